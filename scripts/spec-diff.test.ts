import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

describe('spec-diff on the documents of the service', () => {
  const root = path.dirname(import.meta.dirname)
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'spec-diff-'))
    cpSync(path.join(root, 'spec'), path.join(folder, 'spec'), { recursive: true })
    const file = path.join(folder, 'spec/current/messages.yaml')
    const text = readFileSync(file, 'utf8')
    const changed = text.replace(/maxItems: 32/g, 'maxItems: 16')
    expect(changed).not.toBe(text)
    writeFileSync(file, changed)
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (...options: string[]) =>
    spawnSync(process.execPath, ['scripts/spec-diff.ts', ...options], { cwd: root, encoding: 'utf8' })

  test('prints a tightened limit with its dependents, as text and Markdown', { timeout: 180_000 }, () => {
    const text = run('.', folder, '--touched')
    expect([text.status, text.stderr]).toEqual([1, ''])
    expect(text.stdout).toMatch(/breaks what worked:\n.*maxItems 32 -> 16 \[callers, implementers\]/)
    expect(text.stdout).toMatch(/current sendMessage: handler src\/.*; requirements .*; checks .*; mutants /)
    expect(run('.', folder, '--format', 'markdown').stdout).toMatch(/^\*\*breaks what worked\*\*\n\n- `current /)
  })

  test(
    'compares documents in the folders of the versions, whatever the folders are called',
    { timeout: 60_000 },
    () => {
      const folders = ['before', 'after'].map((name) => path.join(folder, name))
      for (const version of folders) {
        mkdirSync(version)
        writeFileSync(
          path.join(version, 'openapi.yaml'),
          "openapi: 3.1.0\ninfo: { title: One, version: '1' }\npaths: {}\n",
        )
      }
      expect(run(...folders)).toMatchObject({ status: 0, stdout: expect.stringContaining('nothing changes') })
    },
  )

  test('succeeds with accepted changes and ends with 2 on a usage error', { timeout: 180_000 }, () => {
    const causes = JSON.parse(run('.', folder, '--format', 'json').stdout).open as { cause: string; what: string }[]
    const file = path.join(folder, 'accepted.yaml')
    writeFileSync(file, JSON.stringify(causes.map(({ cause, what }) => ({ cause, what, reason: 'a trial' }))))
    expect(run('.', folder, '--accepted', file).status).toBe(0)
    for (const wrong of [['.'], ['.', '/nowhere'], ['.', '.', '--fail-on', 'all'], ['.', '.', '--unknown']])
      expect(run(...wrong).status, wrong.join(' ')).toBe(2)
    expect(execFileSync(process.execPath, ['scripts/spec-diff.ts', '--help'], { cwd: root, encoding: 'utf8' })).toMatch(
      /^usage/,
    )
  })
})
