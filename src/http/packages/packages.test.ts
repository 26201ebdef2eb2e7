import { afterAll, beforeAll, expect, test } from 'vitest'
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
