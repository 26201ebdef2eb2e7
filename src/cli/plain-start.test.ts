import { spawnSync } from 'node:child_process'
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { once } from 'node:events'

import { afterAll, expect, test } from 'vitest'

import { childEnvironment, startProcess } from '../testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-plain-'))
const preload = join(folder, 'preload.mjs')
const list = join(folder, 'loaded.txt')
writeFileSync(
  preload,
  `import { registerHooks } from 'node:module'
import { appendFileSync } from 'node:fs'
registerHooks({
  load(url, context, next) {
    appendFileSync(${JSON.stringify(list)}, url + '\\n')
    return next(url, context)
  },
})
`,
)
afterAll(() => rmSync(folder, { recursive: true }))

const NODE_OPTIONS = `--import=${pathToFileURL(preload).href}`

/** Returns the packages that a server has loaded when it listens. */
async function loadedAtStart(settings: Record<string, string>): Promise<Set<string>> {
  writeFileSync(list, '')
  const { child } = await startProcess({ DATABASE_URL: ':memory:', NODE_OPTIONS, ...settings })
  const loaded = readFileSync(list, 'utf8')
  child.kill('SIGTERM')
  await once(child, 'exit')
  return new Set([...loaded.matchAll(/\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].map(([, name]) => name!))
}

test('a start with default settings loads no library that only pages, other settings or certain requests use', async () => {
  const loaded = [...(await loadedAtStart({}))]
  expect(loaded).toContain('openapi-backend')
  const optional = loaded.filter((name) => /^@(aws-sdk|smithy|opentelemetry|peculiar)\//.test(name))
  const rare = ['redoc', 'vitest', 'prom-client', 'express', 'libphonenumber-js', 'pg', 'undici']
  expect([...optional, ...loaded.filter((name) => rare.includes(name))]).toEqual([])
})

test('a start with PARLEY_OTEL_URL loads the library for traces', async () => {
  const loaded = await loadedAtStart({ PARLEY_OTEL_URL: 'http://127.0.0.1:9' })
  expect(loaded).toContain('@opentelemetry/sdk-trace')
})

test('a command loads neither the database nor the client of agents, unless it uses them', () => {
  writeFileSync(list, '')
  const env = { ...childEnvironment, NODE_OPTIONS }
  expect(spawnSync(process.execPath, ['src/main.ts', '--version'], { env }).status).toBe(0)
  const loaded = readFileSync(list, 'utf8')
  expect(loaded).toContain('/src/cli/commands/doctor.ts')
  expect(loaded).not.toMatch(/\/src\/(platform\/database\/(migrations|sqlite)\/|client\/(agent|ag-ui)\.ts)/)
})
