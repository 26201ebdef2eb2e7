import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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

test.each([
  ['JavaScript', []],
  ['TypeScript', ['--typescript']],
])(
  'an agent in %s is installed from the server without a registry, passes its test, and answers',
  async (language, options) => {
    const { session } = await server.user()
    const [bot, other] = [await server.agent(session), await server.agent(session)]
    const cwd = path.join(folder, `My ${language} Agent`)
    const env = { PARLEY_TOKEN: bot.token, PARLEY_URL: server.url }
    expect(await runCommand(['init', 'agent', cwd, ...options], env)).toMatchObject({ code: 0 })
    expect(await runCommand(['init', 'agent', cwd, ...options], env)).toMatchObject({ code: 1 })
    expect(statSync(path.join(cwd, '.env')).mode & 0o077).toBe(0)

    const flags = [
      '--no-audit',
      '--no-fund',
      '--registry=http://127.0.0.1:9',
      '--fetch-retries=0',
      '--fetch-timeout=280000',
    ]
    await run('npm', ['install', ...flags], { cwd })
    // Hides the environment of this test runner, which the started runner would use as its parent.
    const { NODE_TEST_CONTEXT: _context, ...clean } = process.env
    const { stdout } = await run('npm', ['test'], { cwd, env: clean })
    expect(stdout).toMatch(/pass 1\b/)
    if (language === 'TypeScript') await typecheck(cwd)

    const { scripts } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8'))
    const agent = spawn(process.execPath, scripts.start.split(' ').slice(1), {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(agent.stdout, 'data')
    const chat = await createAgent({ url: server.url, token: other.token }).openChat(bot.handle)
    await chat.send('hello')
    await vi.waitFor(async () => expect(JSON.stringify(await chat.messages())).toContain('You said: hello'), 10_000)
    agent.kill('SIGTERM')
    expect((await once(agent, 'exit'))[0]).toBe(0)
  },
  300_000,
)

/** Checks the types with the compiler and the types of Node.js of this repository. */
const typecheck = (cwd: string) =>
  run(process.execPath, [
    path.resolve('node_modules/@typescript/native/bin/tsc'),
    '--project',
    cwd,
    '--typeRoots',
    path.resolve('node_modules/@types'),
  ])

test.each([
  ['js', []],
  ['ts', ['--typescript']],
])('a created receiver of webhooks (%s) has a secret to set', async (extension, options) => {
  const cwd = path.join(folder, `hook-${extension}`)
  const url = 'http://127.0.0.1:8787'
  const made = await runCommand(['init', 'agent', cwd, '--webhook', '--url', url, ...options], {})
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining(`POST ${url}/v1/webhooks`) })
  expect(readFileSync(path.join(cwd, '.env'), 'utf8')).toContain('WEBHOOK_SECRET=')
  expect(readFileSync(path.join(cwd, `main.${extension}`), 'utf8')).toContain('toNodeHandler')
})

test.skipIf(process.platform === 'win32')('an agent in TypeScript names a Node.js that is too old', async () => {
  const cwd = path.join(folder, 'old')
  const bin = path.join(folder, 'old-node')
  mkdirSync(bin)
  writeFileSync(path.join(bin, 'node'), '#!/bin/sh\necho v20.20.2\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${path.resolve('node_modules/.bin')}:${bin}:${process.env['PATH']}`)
  const made = await runCommand(['init', 'agent', cwd, '--typescript', '--url', 'http://127.0.0.1:8787'], {})
  vi.unstubAllEnvs()
  expect(made).toMatchObject({ code: 0, err: 'Needs Node.js 22.18 or later; this is 20.20.2.\n' })

  const { scripts } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8'))
  expect([scripts.prestart, scripts.pretest]).toEqual(['node check-node.js', 'node check-node.js'])
  const check = (...flags: string[]) => run(process.execPath, [...flags, 'check-node.js'], { cwd })
  await expect(check('--no-strip-types')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Needs Node/),
  })
  expect(await check()).toMatchObject({ stderr: '' })
})
