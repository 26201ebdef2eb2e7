import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAgent } from '../../client/index.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ url: ':memory:' })
})
afterAll(async () => {
  await server.close()
})

test('the packages are listed, for browsers and for programs', async () => {
  const list = await fetch(`${server.url}/packages/`, { headers: { accept: 'application/json' } })
  const { packages } = (await list.json()) as { packages: { name: string; file: string; url: string }[] }
  expect(packages.map(({ name }) => name)).toEqual(['@parley-im/client', '@parley-im/conform'])
  expect(packages[0]).toMatchObject({
    file: expect.stringMatching(/^parley-im-client-\d+\.\d+\.\d+.*\.tgz$/),
    url: `${server.url}/packages/client.tgz`,
  })
  const page = await fetch(`${server.url}/packages/`, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain(`npm install ${server.url}/packages/client.tgz`)
  expect((await fetch(`${server.url}/packages/other.tgz`)).status).toBe(404)
})

test('the client is installed from the server in an empty folder, and the agent of the README runs with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-installed-client-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    const install = ['install', '--no-audit', '--no-fund', `${server.url}/packages/client.tgz`]
    await promisify(execFile)('npm', install, { cwd: folder })
    const [program] = [...readFileSync('README.md', 'utf8').matchAll(/^```js\n([^]*?)^```$/gm)].map(
      (match) => match[1]!,
    )
    writeFileSync(join(folder, 'agent.mjs'), program!)
    const { session } = await server.user()
    const [bot, other] = [await server.agent(session), await server.agent(session)]
    const chat = await createAgent({ url: server.url, token: other.token }).openChat(bot.handle)
    await chat.send('Hello')
    const env = { PATH: process.env.PATH, URL: server.url, AGENT_TOKEN: bot.token }
    const agent = spawn(process.execPath, ['agent.mjs'], { cwd: folder, env, stdio: 'inherit' })
    const answered = async () => expect(JSON.stringify(await chat.messages())).toContain('You said: Hello')
    await vi.waitFor(answered, { timeout: 20_000, interval: 200 }).finally(() => agent.kill())
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 120_000)
