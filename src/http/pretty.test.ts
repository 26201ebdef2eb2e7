import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { systemClock } from '../platform/clock.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

describe('a response body', () => {
  let server: TestServer
  let authorization: string
  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' }, systemClock)
    authorization = `Bearer ${(await server.agent((await server.user()).session)).token}`
  })
  afterAll(() => server.close())

  const read = async (path: string, credential = authorization) => {
    const response = await fetch(server.url + path, { headers: { authorization: credential } })
    const text = await response.text()
    expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(text))
    return { text, etag: response.headers.get('etag') }
  }

  it('ends with a newline, and has one line unless the query asks for pretty', async () => {
    const { text, etag } = await read('/v1/agents/me')
    expect(text).toMatch(/^\{.*\}\n$/)
    const indented = `${JSON.stringify(JSON.parse(text), undefined, 2)}\n`
    for (const query of ['pretty', 'pretty=1', 'pretty=true', 'other=1&pretty'])
      expect((await read(`/v1/agents/me?${query}`)).text).toBe(indented)
    for (const query of ['pretty=0', 'prettyprint', 'a=pretty'])
      expect((await read(`/v1/agents/me?${query}`)).text).toBe(text)
    expect((await read('/v1/agents/me?pretty')).etag).not.toBe(etag ?? 'a tag')
  })

  it('is pretty in errors', async () => {
    expect((await read('/v1/agents/me?pretty', 'Bearer none')).text).toMatch(/^\{\n {2}"error": \{\n/)
    expect((await read('/nowhere?pretty')).text).toMatch(/^\{\n/)
  })
})
