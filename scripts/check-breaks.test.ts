import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkBreaks } from './check-breaks.ts'
import { generateAll } from './generate/generate-all.ts'
import { writeTinySpec } from './test-documents/tiny-document.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parley-breaks-'))
  await writeTinySpec(path.join(root, 'spec'))
  await generateAll(path.join(root, 'spec'), path.join(root, 'generated'))
})
afterEach(() => rm(root, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], { cwd: root, encoding: 'utf8' })
function commitAll(): void {
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', 'A commit')
}
async function edit(from: string, to: string, name = 'messages'): Promise<void> {
  const file = path.join(root, `spec/current/${name}.yaml`)
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replaceAll(from, to))
}

test('a break since the main branch is reported until it is accepted, committed or not', async () => {
  git('init', '--quiet', '--initial-branch', 'main')
  commitAll()
  expect(await checkBreaks(root)).toEqual({ findings: '' })
  git('switch', '--quiet', '--create', 'change')
  await edit('maxItems: 2', 'maxItems: 1')
  const { base, findings } = await checkBreaks(root)
  expect(base).toBe(git('rev-parse', 'main').trim())
  expect(findings).toContain('current Send/parts: maxItems 2 -> 1 [callers, implementers]')
  expect(findings).toContain('  current sendMessage: requirements MSG-001')
  commitAll()
  expect((await checkBreaks(root)).findings).toBe(findings)

  const causes = ['current Send/parts'].map((cause) => ({ cause, what: 'maxItems 2 -> 1', reason: 'a trial' }))
  await writeFile(path.join(root, 'spec/accepted-changes.yaml'), stringify(causes))
  expect((await checkBreaks(root)).findings).toBe('')
  // An accepted change that is part of main is no longer a change.
  await rm(path.join(root, 'spec/accepted-changes.yaml'))
  git('branch', '--force', 'main', 'change')
  expect(await checkBreaks(root)).toEqual({ findings: '' })
}, 60_000)

test('changes are compared with the later of main and origin/main', async () => {
  git('init', '--quiet', '--initial-branch', 'main')
  commitAll()
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  await edit('maxItems: 2', 'maxItems: 1')
  commitAll()
  expect(await checkBreaks(root)).toEqual({ findings: '' })
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  git('switch', '--quiet', '--create', 'change')
  git('branch', '--force', 'main', 'HEAD^')
  expect(await checkBreaks(root)).toEqual({ findings: '' })
}, 60_000)

test('a wider limit is no break, and nothing is compared outside a repository', async () => {
  await edit('maximum: 100', 'maximum: 200', 'openapi')
  expect(await checkBreaks(root)).toEqual({ findings: '' })
  git('init', '--quiet', '--initial-branch', 'main')
  commitAll()
  await edit('maximum: 200', 'maximum: 300', 'openapi')
  expect(await checkBreaks(root)).toEqual({ base: git('rev-parse', 'HEAD').trim(), findings: '' })
}, 60_000)
