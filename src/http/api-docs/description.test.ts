import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { onEmbeddedDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { createDescriptions } from './descriptions.ts'
import { replyWithText, storeText } from './stored-text.ts'

interface Raw {
  status: number
  headers: Record<string, unknown>
  bytes: Buffer
}

onEmbeddedDatabase((open) => {
  describe('the served API documents', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(open.place())
    })
    afterAll(() => server.close())

    /** Uses node:http, because fetch decodes the body. */
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Raw>((resolve, reject) => {
        request(server.url + path, { method, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
          )
        })
          .on('error', reject)
          .end()
      })

    it('name the version and this server', async () => {
      const { body } = await server.call('GET', '/openapi.json')
      expect([body.openapi, body.info.version, body.servers]).toEqual([
        '3.1.0',
        '1.0.0',
        [{ url: server.url, description: 'This server' }],
      ])
      expect(Object.keys(body.paths)).toContain('/v1/messages')
      const variant = await server.call('GET', '/openapi/variant.json')
      expect([variant.body.info.title, variant.body.info.version]).toEqual([
        'Agent Messaging Service, variant form',
        '1.0.0',
      ])
      expect(Object.keys(variant.body.paths)).toContain('/v1/webhook-subscriptions')
      const extensions = await server.call('GET', '/openapi/extensions.json')
      expect(extensions.body.openapi).toBe('3.1.0')
      expect(Object.keys(extensions.body.paths)).toContain('/_ops/persons')
    })

    it('also describe tasks, A2A and events, with examples and without internal members', async () => {
      const { body: tasks } = await server.call('GET', '/openapi/a2a.json')
      expect(Object.keys(tasks.paths)).toEqual(expect.arrayContaining(['/v1/tasks', '/a2a/{handle}']))
      const { body: events } = await server.call('GET', '/asyncapi.json')
      expect([events.asyncapi, Object.keys(events.channels)]).toEqual(['3.0.0', ['webhook', 'socket']])
      for (const path of ['/openapi.json', '/openapi/variant.json', '/openapi/extensions.json', '/openapi/a2a.json']) {
        const { body } = await server.call('GET', path)
        const text = JSON.stringify(body)
        expect(text.match(/"x-[a-z-]+":/g)?.filter((name) => !name.includes('json-rpc')) ?? [], path).toEqual([])
        expect(text.match(/"example":/g)?.length, path).toBeGreaterThan(15)
      }
    })

    it('omit a form that is switched off', async () => {
      const plain = await startTestServer(open.place(), undefined, { PARLEY_FORMS: 'current' })
      for (const path of ['/openapi/variant.json', '/reference/variant'])
        expect((await fetch(plain.url + path)).status).toBe(404)
      expect(await (await fetch(`${plain.url}/reference`)).text()).not.toContain('variant')
      await plain.close()
    })

    it('omit operator routes when there is no operator key', async () => {
      const stored = await createDescriptions({
        publicUrl: 'https://chat.example',
        operatorKey: undefined,
        features: [],
        testHooks: true,
      }).extensions()
      const { paths } = JSON.parse(stored.plain.toString()) as { paths: object }
      expect(Object.keys(paths).length).toBeGreaterThan(5)
      expect(Object.keys(paths).filter((path) => path.startsWith('/_ops'))).toEqual([])
    })

    it('are compressed for clients that accept it, and answered 304 for a matching ETag', async () => {
      const plain = await ask('/openapi.json')
      const zipped = await ask('/openapi.json', { 'accept-encoding': 'gzip' })
      const brotli = await ask('/openapi.json', { 'accept-encoding': 'gzip, deflate, br' })
      expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes)
      expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
      expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding'])
      expect(brotli.bytes.length * 4).toBeLessThan(plain.bytes.length)
      const again = await ask('/openapi.json', {
        'accept-encoding': 'br',
        'if-none-match': `"other", W/${brotli.headers.etag}`,
      })
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, brotli.headers.etag])
      const head = await ask('/openapi.json', {}, 'HEAD')
      expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
        200,
        0,
        String(plain.bytes.length),
      ])
    })

    it('are shown by a viewer from this server', async () => {
      const shown = await ask('/reference')
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
      const scripts = [...shown.bytes.toString().matchAll(/src="([^"]+)"/g)].map(([, src]) => src)
      expect(scripts).toEqual(['/reference/redoc.js', '/reference/reference.js', '/reference/try.js'])
      const script = await ask('/reference/redoc.js', { 'accept-encoding': 'br' })
      expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
      const viewer = brotliDecompressSync(script.bytes).toString()
      expect(viewer).toContain('Redoc')
      expect(viewer).not.toContain('cdn.redoc.ly')
      expect(
        (await ask('/reference/redoc.js', { 'accept-encoding': 'br', 'if-none-match': String(script.headers.etag) }))
          .status,
      ).toBe(304)
      expect((await ask('/reference/variant')).bytes.toString()).toContain('data-document="/openapi/variant.json"')
      expect((await ask('/reference/a2a')).bytes.toString()).toContain('data-document="/openapi/a2a.json"')
      expect((await ask('/reference')).bytes.toString()).toContain('href="/asyncapi.json"')
      expect((await ask('/reference/extensions')).bytes.toString()).toContain(
        'data-document="/openapi/extensions.json"',
      )
    })
  })
})

describe('a stored text', () => {
  it.each([
    ['', undefined],
    ['identity', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.1', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.0', undefined],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
  ])('for %j is encoded as %s', async (header, coding) => {
    const stored = await storeText('text/plain', 'text '.repeat(100))
    expect(replyWithText(stored, { 'accept-encoding': header }).headers['Content-Encoding']).toBe(coding)
  })
})
