import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { singleChoices } from '../legal-choices/configurations.ts'
import type { FaultName } from '../reference-server/faults/faults.ts'
import { startReferenceServer } from '../reference-server/start.ts'
import { comparePlanted } from './diff-run.ts'
import { writeTarget } from './target-file.ts'

const seed = 1
const limitMs = 60_000

it('finds no difference between two identical servers', { timeout: limitMs }, async () => {
  const { found, sessions, comparisons } = await comparePlanted({}, { sessions: 8, seed })
  expect(found?.difference.message).toBeUndefined()
  expect(sessions).toBe(8)
  expect(comparisons).toBeGreaterThan(40)
})

describe('a server with a fault', () => {
  it.each<FaultName>(['error-code-integer', 'send-without-credential', 'text-normalised', 'page-exceeds-limit'])(
    'differs: %s',
    { timeout: limitMs },
    async (fault) => {
      const { found } = await comparePlanted({ fault }, { sessions: 60, seed, shrinkMs: 1000 })
      expect(found).toMatchObject({ seen: 3, repeats: 3 })
      expect(found?.difference.about.requirements.length).toBeGreaterThan(0)
    },
  )
})

describe('a server with a legal choice', () => {
  const picked = [
    'timestamps-epoch-ms',
    'history-named-items',
    'foreign-chat-403',
    'short-pages',
    'extra-members',
    'draft-parts-by-value',
    'stamps-are-a-status',
  ]
  it.each(singleChoices.filter(({ name }) => picked.includes(name)))(
    'does not differ: $name',
    { timeout: limitMs },
    async (configuration) => {
      const { found } = await comparePlanted({ configuration }, { sessions: 6, seed })
      expect(found?.difference.message).toBeUndefined()
    },
  )
})

describe('parley-conform diff', () => {
  let folder: string
  let files: { plain: string; faulty: string; gone: string }
  const closing: (() => Promise<void>)[] = []

  const serve = async (name: string, faults: readonly FaultName[]): Promise<string> => {
    const server = await startReferenceServer({ faults })
    closing.push(server.close)
    const file = join(folder, `${name}.yaml`)
    await writeTarget(file, {
      name,
      baseUrl: server.url,
      operatorKey: 'operator-key-of-tests',
      caFolder: null,
      webhookBackoffMs: 10,
      webhookTimeoutMs: 1000,
    })
    return file
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'diff-test-'))
    const gone = join(folder, 'gone.yaml')
    await writeFile(
      gone,
      'name: gone\nbase_url: http://127.0.0.1:9\nagents: [{ handle: one, id: agt_1, token: svc_live_one }]\n',
    )
    files = { plain: await serve('plain', []), faulty: await serve('faulty', ['error-flat']), gone }
  })
  afterAll(async () => {
    for (const close of closing) await close()
    await rm(folder, { recursive: true })
  })

  const run = (...args: string[]): Promise<{ code: number | null; output: string }> =>
    new Promise((resolve, reject) => {
      const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
      const child = spawn(process.execPath, [cli, 'diff', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.on('error', reject)
      child.on('close', (code) => resolve({ code, output }))
    })

  it('ends with 0 if there is no difference', { timeout: limitMs }, async () => {
    const { code, output } = await run(files.plain, files.plain, '--sessions', '3', '--seed', '2')
    expect(output).toContain('No difference between plain and plain: 3 sessions')
    expect(code).toBe(0)
  })

  it(
    'ends with 1 and prints the difference, its requirements and the command to reproduce it',
    { timeout: limitMs },
    async () => {
      const out = join(folder, 'out')
      const { code, output } = await run(files.plain, files.faulty, '--seed', '2', '--out', out)
      expect(code).toBe(1)
      expect(output).toMatch(
        /The servers differ: [^]*ERR-001[^]*A \(plain\)[^]*B \(faulty\)[^]*Again: parley-conform diff/,
      )
      const written = JSON.parse(await readFile(join(out, 'diff.json'), 'utf8')) as { difference: Record<string, any> }
      expect(written.difference).toMatchObject({ stable: true, sides: [{ target: 'plain' }, { target: 'faulty' }] })
      expect(written.difference['steps'].length).toBeGreaterThan(0)
      expect(output + JSON.stringify(written)).not.toMatch(/svc_live_[a-zA-Z0-9]{8}/)
    },
  )

  it('ends with 2 if a server is unreachable or the command is wrong', { timeout: limitMs }, async () => {
    const unreachable = await run(files.plain, files.gone)
    expect(unreachable.output).toContain('the servers cannot be compared')
    expect(unreachable.code).toBe(2)
    const lacking = await run(files.plain)
    expect(lacking.output).toContain('diff needs two target files')
    expect(lacking.code).toBe(2)
  })
})
