import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrations } from '../../src/platform/database/migrations/migrate.ts'
import { root } from '../gates/run.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-version-'))
  for (const file of [
    'package.json',
    'package-lock.json',
    'CHANGELOG.md',
    '.changeset/config.json',
    'spec/guides/operating.md',
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(folder, file))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: folder })
})
afterEach(() => rmSync(folder, { recursive: true }))

const release = () =>
  spawnSync(process.execPath, [path.join(root, 'scripts/release/version.ts')], { cwd: folder, encoding: 'utf8' })
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

test('changesets become the version and the changelog of a release', () => {
  const change = (name: string, kind: string, text: string) =>
    writeFileSync(path.join(folder, '.changeset', `${name}.md`), `---\nparley: ${kind}\n---\n\n${text}\n`)
  change('one-fish', 'patch', 'Polls end when the server drains.')
  change('two-fish', 'minor', 'Messages can be pinned.')
  const [major, minor] = (JSON.parse(read('package.json')) as { version: string }).version.split('.').map(Number)
  const version = `${major}.${minor! + 1}.0`
  const handWritten = /## \[Unreleased\]\n\n(### \w+\n\n- .*)/.exec(read('CHANGELOG.md'))?.[1]
  const { status, stderr } = release()
  expect([status, stderr]).toEqual([0, ''])
  for (const file of ['package.json', 'package-lock.json']) expect(JSON.parse(read(file)).version).toBe(version)
  const changelog = read('CHANGELOG.md')
  expect(changelog).toMatch(/^# Changelog\n\nAll notable changes/)
  const heading = `## [Unreleased]\n\n## [${version}] - ${new Date().toISOString().slice(0, 10)}\n\n`
  expect(changelog).toContain(`${heading}- Messages can be pinned.\n`)
  expect(changelog).toContain('- Polls end when the server drains.\n')
  const notes = read('spec/guides/operating.md')
  if (readFileSync(path.join(root, 'spec/guides/operating.md'), 'utf8').includes('| next |'))
    expect(notes).toContain(`| ${version} | `)
  expect(notes).not.toContain('| next |')
  if (handWritten !== undefined) expect(changelog.split(heading)[1]).toContain(handWritten)
})

test('a release without a changeset is an error', () => {
  const { status, stderr } = release()
  expect([status, stderr]).toEqual([1, expect.stringContaining('there is no changeset')])
})

test('the upgrade notes name every migration', () => {
  const notes = readFileSync(path.join(root, 'spec/guides/operating.md'), 'utf8').split('### Notes by version')[1]!
  expect(Object.keys(migrations).length).toBeGreaterThan(3)
  for (const name of Object.keys(migrations)) expect(notes).toContain(`\`${name}\``)
})
