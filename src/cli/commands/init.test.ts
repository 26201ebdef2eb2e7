import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAgent } from '../../client/index.ts'
import { runCommand } from '../../testing/commands.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'parley-init-'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ url: ':memory:' })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('a created agent is installed from the server without a registry, passes its test, and answers', async () => {
  const { session } = await server.user()
  const [bot, other] = [await server.agent(session), await server.agent(session)]
  const cwd = path.join(folder, 'My Agent')
  const env = { PARLEY_TOKEN: bot.token, PARLEY_URL: server.url }
  expect(await runCommand(['init', 'agent', cwd], env)).toMatchObject({ code: 0, err: '' })
  expect(await runCommand(['init', 'agent', cwd], env)).toMatchObject({ code: 1 })
  expect(statSync(path.join(cwd, '.env')).mode & 0o077).toBe(0)

  const flags = [
    '--no-audit',
    '--no-fund',
    '--registry=http://127.0.0.1:9',
    '--fetch-retries=0',
    '--fetch-timeout=280000',
  ]
  await run('npm', ['install', ...flags], { cwd })
  // The runner of this test would be taken for the parent.
  const { NODE_TEST_CONTEXT: _context, ...clean } = process.env
  await run('npm', ['test'], { cwd, env: clean })

  const agent = spawn(process.execPath, ['--env-file=.env', 'main.js'], { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(agent.stdout, 'data')
  const chat = await createAgent({ url: server.url, token: other.token }).openChat(bot.handle)
  await chat.send('hello')
  await vi.waitFor(async () => expect(JSON.stringify(await chat.messages())).toContain('You said: hello'), 10_000)
  agent.kill('SIGTERM')
  expect((await once(agent, 'exit'))[0]).toBe(0)
}, 300_000)

test('a created receiver of webhooks has a secret to set', async () => {
  const cwd = path.join(folder, 'hook')
  const url = 'http://127.0.0.1:8787'
  expect(await runCommand(['init', 'agent', cwd, '--webhook', '--url', url], {})).toMatchObject({ code: 0 })
  expect(readFileSync(path.join(cwd, '.env'), 'utf8')).toContain('WEBHOOK_SECRET=')
  expect(readFileSync(path.join(cwd, 'main.js'), 'utf8')).toContain('toNodeHandler')
})
