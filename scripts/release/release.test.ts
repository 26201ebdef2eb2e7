import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../gates/run.ts'
import type { Provenance } from './provenance.ts'
import type { Sbom } from './sbom.ts'

describe('the rehearsal of a release', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'parley-rehearsal-'))
  const release = path.join(copy, 'out/release')
  let commit: string
  beforeAll(() => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    for (const file of files.trim().split('\n'))
      if (existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile())
        cpSync(path.join(root, file), path.join(copy, file))
    const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim()
    git('init', '--quiet')
    git('add', '--all')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'Sources')
    commit = git('rev-parse', 'HEAD')
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    // Without a registry: the rehearsal needs no network.
    const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9' }
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release/release.ts', '--dry-run'], {
      cwd: copy,
      env,
      encoding: 'utf8',
    })
    expect([status, status === 0 ? '' : stderr]).toEqual([0, ''])
  }, 300_000)
  afterAll(() => rmSync(copy, { recursive: true }))

  test('creates the changelog, archives of the packages and of the image, an SBOM of each and of the image, and valid checksums', () => {
    expect(readdirSync(release).toSorted()).toEqual([
      'CHANGELOG.md',
      'SHA256SUMS',
      'client.cdx.json',
      'client.tgz',
      'conform.cdx.json',
      'conform.tgz',
      'image-context.tgz',
      'parley-image.cdx.json',
      'provenance.json',
      'server.cdx.json',
      'server.tgz',
    ])
    const checked = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: release, encoding: 'utf8' })
    expect(checked.match(/: OK$/gm)).toHaveLength(10)
    const archived = (name: string, file: string) =>
      execFileSync('tar', ['-xzOf', `${name}.tgz`, file], { cwd: release, encoding: 'utf8', maxBuffer: 10_000_000 })
    const { version } = JSON.parse(archived('image-context', 'package.json')) as { version: string }
    expect(readFileSync(path.join(release, 'CHANGELOG.md'), 'utf8')).toContain(`\n## [${version}] - `)
    for (const name of ['server', 'conform', 'client'])
      expect(JSON.parse(archived(name, 'package/package.json'))).toMatchObject({ version })
    const context = execFileSync('tar', ['-tzf', 'image-context.tgz'], { cwd: release, encoding: 'utf8' }).split('\n')
    for (const file of ['Dockerfile', '.npmrc', 'package-lock.json', 'src/main.ts']) expect(context).toContain(file)
    expect(context.filter((file) => /^(\.git|node_modules|out)\//.test(file))).toEqual([])
    const image = JSON.parse(readFileSync(path.join(release, 'parley-image.cdx.json'), 'utf8')) as Sbom
    expect(image.metadata.component).toMatchObject({ type: 'container', name: 'parley-image' })
    const names = image.components.map(({ name }) => name)
    // The image contains the optional packages, and its own Node.js instead of the package.
    expect(names).toEqual(expect.arrayContaining(['express', 'stripe']))
    expect(names.filter((name) => name.startsWith('node-'))).toEqual([])
  })

  test('states the provenance of the archives, by their digests', () => {
    const statement = JSON.parse(readFileSync(path.join(release, 'provenance.json'), 'utf8')) as Provenance
    expect(statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://slsa.dev/provenance/v1',
    })
    const sums = new Map(
      readFileSync(path.join(release, 'SHA256SUMS'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('  ').toReversed() as [string, string]),
    )
    const subjects = statement.subject.map(({ name, digest }) => [name, digest['sha256']])
    expect(subjects).toEqual(
      ['client.tgz', 'conform.tgz', 'image-context.tgz', 'server.tgz'].map((name) => [name, sums.get(name)]),
    )
    const { buildDefinition, runDetails } = statement.predicate
    const lock = createHash('sha256')
      .update(readFileSync(path.join(copy, 'package-lock.json')))
      .digest('hex')
    expect(buildDefinition.resolvedDependencies).toEqual([
      { uri: 'git+file:.', digest: { gitCommit: commit } },
      { name: 'package-lock.json', digest: { sha256: lock } },
    ])
    expect(buildDefinition.externalParameters.version).toMatch(/^\d+\.\d+\.\d+$/)
    const { startedOn, finishedOn } = runDetails.metadata
    expect(Date.parse(startedOn)).toBeLessThan(Date.parse(finishedOn))
  })

  test('leaves the version of the repository unchanged', () => {
    for (const file of ['package.json', 'package-lock.json', 'CHANGELOG.md'])
      expect(readFileSync(path.join(copy, file), 'utf8')).toBe(readFileSync(path.join(root, file), 'utf8'))
  })
})
