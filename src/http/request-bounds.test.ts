import { once } from 'node:events'
import { connect } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { standardHttpLimits } from '../platform/limits/http-limits.ts'
import { systemClock } from '../platform/clock.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { parseQuery } from './parse-query.ts'

/** Time limit in milliseconds, far above linear work for these requests and far below quadratic work. */
const patienceMs = 250

describe('requests of maximum length', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' }, systemClock, {
      PARLEY_METRICS_LISTEN: '127.0.0.1:0',
      PARLEY_TRUST_PROXY: '1',
    })
    for (const path of ['/healthz', '/openapi.json', '/device', '/docs']) await fetch(server.url + path)
  })
  afterAll(() => server.close())

  /** @returns the first line of the response, its body, and the lowest of three response times in milliseconds */
  async function ask(text: string): Promise<{ line: string; text: string; ms: number }> {
    const once = () =>
      new Promise<{ line: string; text: string; ms: number }>((resolve) => {
        const { port, hostname } = new URL(server.url)
        const startedAt = performance.now()
        let got = ''
        const socket = connect(Number(port), hostname, () => socket.write(text))
        socket.on('error', () => undefined)
        socket.on('data', (chunk) => {
          got += chunk.toString('latin1')
        })
        socket.on('close', () => resolve({ line: got.split('\r\n')[0]!, text: got, ms: performance.now() - startedAt }))
      })
    const runs = [await once(), await once(), await once()]
    return runs.toSorted((a, b) => a.ms - b.ms)[0]!
  }
  const get = (path: string, header = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n`
  const post = (path: string, type: string, body: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const distinct = (count: number, item: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => item(at)).join('')

  it.each([
    ['one name 8,000 times', 'a&'.repeat(7_900)],
    ['a known name with a value each time', 'q=x&'.repeat(3_900)],
    ['3,000 names', distinct(3_000, (at) => `${at.toString(36)}&`)],
  ])('a query of %s is rejected quickly, with the limit', async (_what, query) => {
    const { line, text, ms } = await ask(get(`/v1/directory?${query}`))
    expect(line).toBe('HTTP/1.1 422 Unprocessable Entity')
    expect(text).toContain(
      '"code":"invalid_request","message":"The limit query_parameters is reached: at most 100 parameters."',
    )
    expect(ms).toBeLessThan(patienceMs)
  })

  it('a query within the limits is parsed', () => {
    expect(parseQuery('a=1&b=2&a=3&__proto__=4', standardHttpLimits)).toEqual(
      Object.fromEntries([
        ['a', ['1', '3']],
        ['b', '2'],
        ['__proto__', '4'],
      ]),
    )
    expect(() => parseQuery('a=1&'.repeat(11), standardHttpLimits)).toThrow(
      'query_repeats is reached: at most 10 values',
    )
  })

  it('a query of a page is rejected like one of the API', async () => {
    const { line, text } = await ask(get(`/device?${'user_code=a&'.repeat(200)}`))
    expect(line).toBe('HTTP/1.1 422 Unprocessable Entity')
    expect(text).toContain('at most 100 parameters')
  })

  it('a rejected query is answered in the form of the body, where forms share the route', async () => {
    const { session } = await server.user()
    const { token } = await server.agent(session)
    const path = `/v1/messages?${'a&'.repeat(200)}`
    const rejected = await server.call('POST', path, token, { to: ['somebody'], message: { parts: [] } })
    expect([rejected.status, rejected.body]).toMatchObject([422, { success: false, error: { status: 422 } }])
    expect((await server.call('POST', path, token, { chat_id: 'x' })).body.error.code).toBe('invalid_request')
  })

  it('a form with many fields is rejected with the name of the limit', async () => {
    const form = distinct(80_000, (at) => `${at.toString(36)}=1&`)
    const { text, ms } = await ask(post('/api/auth/device/code', 'application/x-www-form-urlencoded', form))
    expect(text).toContain('at most 100 parameters')
    expect(ms).toBeLessThan(patienceMs)
  })

  it('a long Content-Type is rejected with the name of the limit', async () => {
    const { text, ms } = await ask(post('/api/auth/device/code', `application/json;${' '.repeat(15_800)}x`, '{}'))
    expect(text).toContain('Content-Type must have at most 256 characters.')
    expect(ms).toBeLessThan(patienceMs)
  })

  it.each([
    ['a cookie', get('/device', `Cookie: ${'a;'.repeat(7_900)}\r\n`)],
    ['Accept-Encoding', get('/openapi.json', `Accept-Encoding: ${'br;q=0,'.repeat(2_200)}\r\n`)],
    ['Accept-Encoding with parameters', get('/openapi.json', `Accept-Encoding: br${';q=0'.repeat(3_900)}\r\n`)],
    ['Accept-Encoding with spaces', get('/openapi.json', `Accept-Encoding: a${' '.repeat(15_800)}b\r\n`)],
    ['If-None-Match', get('/openapi.json', `If-None-Match: ${'"",'.repeat(5_200)}\r\n`)],
    ['If-None-Match with spaces', get('/openapi.json', `If-None-Match: ${' ,'.repeat(7_900)}\r\n`)],
    ['Range', get('/media/x/y', `Range: bytes=${'0-0,'.repeat(3_900)}\r\n`)],
    ['X-Forwarded-For', get('/nowhere', `X-Forwarded-For: ${'1.1.1.1,'.repeat(1_970)}\r\n`)],
    ['X-Forwarded-For with brackets', get('/nowhere', `X-Forwarded-For: ${'['.repeat(15_800)}\r\n`)],
    ['Authorization', get('/v1/me', `Authorization: Bearer ${' '.repeat(15_800)}x\r\n`)],
    ['the key of the operator', get('/_ops/status', `Authorization: Bearer ${'a '.repeat(7_900)}\r\n`)],
    [
      'Tracestate',
      get(
        '/healthz',
        `Traceparent: 00-${'a'.repeat(32)}-${'b'.repeat(16)}-01\r\nTracestate: ${'a=b,'.repeat(3_800)}\r\n`,
      ),
    ],
    ['a path', get(`/${'a/'.repeat(7_900)}`)],
    ['a path of known words', get(`/v1/${'me/'.repeat(5_000)}`)],
    ['a path with percents', get(`/media/${'%61'.repeat(5_000)}/x`)],
    ['a path with broken percents', get(`/@${'%ff'.repeat(5_000)}`)],
    ['a path with semicolons', get(`/v1/chats/${';'.repeat(15_800)}`)],
    ['nested JSON', post('/api/auth/device/code', 'application/json', `[${'['.repeat(500)}${']'.repeat(500)}]`)],
    ['JSON nested too deep', post('/api/auth/device/code', 'application/json', '['.repeat(500_000))],
    ['a number', post('/api/auth/device/code', 'application/json', `{"a":${'9'.repeat(500_000)}}`)],
    ['members', post('/api/auth/device/code', 'application/json', `{${'"a":1,'.repeat(80_000)}"b":1}`)],
  ])('%s is processed quickly', async (_what, text) => {
    const { line, ms } = await ask(text)
    expect(line).toMatch(/^HTTP\/1\.1 [234]\d\d /)
    expect(ms).toBeLessThan(patienceMs)
  })

  it('more or longer headers than allowed are rejected with the name of the limit', async () => {
    const many = await ask(
      get(
        '/healthz',
        distinct(99, (at) => `h${at}: x\r\n`),
      ),
    )
    expect([many.line, many.text]).toEqual([
      'HTTP/1.1 431 Request Header Fields Too Large',
      expect.stringContaining('at most 100 headers'),
    ])
    const more = await ask(
      get(
        '/healthz',
        distinct(200, (at) => `h${at}: x\r\n`),
      ),
    )
    expect([more.line, more.text]).toEqual([many.line, expect.stringContaining('at most 100 headers')])
    const long = await ask(get('/healthz', `X: ${'x'.repeat(17_000)}\r\n`))
    expect([long.line, long.text]).toEqual([
      'HTTP/1.1 431 Request Header Fields Too Large',
      expect.stringContaining('at most 16384 bytes'),
    ])
    const uri = await ask(get(`/${'x'.repeat(17_000)}`))
    expect(uri.line).toBe('HTTP/1.1 431 Request Header Fields Too Large')
  })

  it('a client that sends a body over the limit reads the response before its connection closes', async () => {
    const { session } = await server.user()
    const { token } = await server.agent(session)
    const { port, hostname } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    let hasEnded = false
    socket.once('end', () => {
      hasEnded = true
    })
    socket.on('error', () => undefined)
    const piece = ' '.repeat(53_000)
    socket.write(
      `POST /v1/messages HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${10 * piece.length}\r\n\r\n${piece}`,
    )
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('HTTP/1.1 413 Payload Too Large')
    for (let sent = 1; sent < 10; sent++) {
      expect(hasEnded).toBe(false)
      await new Promise<void>((resolve, reject) => socket.write(piece, (error) => (error ? reject(error) : resolve())))
    }
    await expect.poll(() => hasEnded).toBe(true)
  })

  it('two Host headers and invalid requests are answered 400', async () => {
    const two = await ask(get('/healthz', 'host: y\r\n'))
    expect([two.line, two.text]).toEqual(['HTTP/1.1 400 Bad Request', expect.stringContaining('one host header')])
    expect((await ask('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n')).line).toBe('HTTP/1.1 400 Bad Request')
    expect((await ask('hello\r\n\r\n')).line).toBe('HTTP/1.1 400 Bad Request')
    const upgrade =
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nhost: y\r\n'
    const socket = await ask(`GET /v1/socket?ticket=x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n${upgrade}\r\n`)
    expect(socket.line).toBe('HTTP/1.1 400 Bad Request')
  })

  it('rejected requests are counted under the name of the limit', async () => {
    const metrics = await (await fetch(server.metricsUrl!)).text()
    for (const limit of ['query_parameters', 'headers', 'header_bytes']) {
      expect(metrics).toMatch(new RegExp(`parley_limit_refusals_total\\{limit="${limit}"\\} [1-9]`))
    }
  })
})

describe('slow requests', () => {
  it('time out with an error that names the limit', async () => {
    const limits = 'header_ms=300,body_ms=300,keep_alive_ms=300'
    const server = await startTestServer({ url: ':memory:' }, systemClock, {
      PARLEY_HTTP_LIMITS: limits,
      PARLEY_METRICS_LISTEN: '127.0.0.1:0',
    })
    const { port, hostname } = new URL(server.url)
    const sent = (text: string) =>
      new Promise<string>((resolve) => {
        let got = ''
        const socket = connect(Number(port), hostname, () => socket.write(text))
        socket.on('data', (chunk) => {
          got += chunk.toString()
        })
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(got))
      })
    expect(await sent('GET /healthz HTTP/1.1\r\nHost: x\r\n')).toMatch(
      /^HTTP\/1.1 408 [^]*header_ms is reached: at most 300 ms/,
    )
    expect(await sent('')).toMatch(/^HTTP\/1.1 408 /)
    const body =
      'POST /api/auth/device/code HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{'
    expect(await sent(body)).toMatch(/^HTTP\/1.1 408 [^]*body_ms is reached: at most 300 ms/)
    expect(await sent('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
    const metrics = await (await fetch(server.metricsUrl!)).text()
    for (const limit of ['header_ms', 'body_ms']) {
      expect(metrics).toMatch(new RegExp(`parley_limit_refusals_total\\{limit="${limit}"\\} [1-9]`))
    }
    await server.close()
  })
})
