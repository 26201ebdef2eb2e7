/** Tests of the client's connections, with servers of less common HTTP/1.1 behaviour. */
import { createServer as createTcpServer, type Socket } from 'node:net'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { Connections, readBody, type Outgoing } from './connections.ts'

const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
})

async function listen(listener: RequestListener, host = '127.0.0.1'): Promise<{ url: string; server: Server }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  ending.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, server }
}

/** Starts a server that answers each request on a connection with raw bytes; null closes the connection. */
async function listenRaw(answer: (request: string, socket: Socket) => string | null): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      const text = answer(String(data), socket)
      if (text === null) socket.destroy()
      else socket.write(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ending.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function open() {
  const connections = new Connections()
  ending.push(() => connections.close())
  return async (url: string, about: Partial<Outgoing> = {}, limitMs = 10_000) => {
    const outgoing = { method: 'GET', url, headers: {}, body: null, ...about }
    const { body, ...answer } = await connections.send(outgoing, AbortSignal.timeout(limitMs))
    return { ...answer, text: String(await readBody(body)) }
  }
}

test('requests contain their body, and responses are complete', async () => {
  const { url } = await listen((incoming, response) => {
    response.writeHead(201, { 'x-length': incoming.headers['content-length'] ?? 'chunked' })
    incoming.pipe(response)
  })
  const ask = open()
  const sent = async (body: Buffer | Readable | null): Promise<[string | undefined, string]> => {
    const { headers, text } = await ask(url, { method: 'POST', body })
    return [headers['x-length'], text.slice(0, 10)]
  }
  expect(await sent(Buffer.from('é'))).toEqual(['2', 'é'])
  expect(await sent(Readable.from([Buffer.from('a'), Buffer.from('b')]))).toEqual(['chunked', 'ab'])
  expect(await sent(null)).toEqual(['0', ''])
  expect(await sent(Buffer.alloc(300_000, 'x'))).toEqual(['300000', 'xxxxxxxxxx'])
})

test('a 413 response to a large body is read, and a request without a response is aborted', async () => {
  const { url } = await listen((incoming, response) => {
    if (incoming.headers['content-length'] === '5000000')
      response.writeHead(413, { connection: 'close' }).end('too large')
  })
  const ask = open()
  expect(await ask(url, { method: 'POST', body: Buffer.alloc(5_000_000) })).toMatchObject({
    status: 413,
    text: 'too large',
  })
  await expect(ask(url, {}, 50)).rejects.toThrow(/abort/i)
})

test('an IPv6 address in brackets is supported', async () => {
  const { url } = await listen((incoming, response) => response.end(incoming.headers.host), '::1')
  expect((await open()(url)).text).toBe(url.slice('http://'.length))
})

describe('an idle connection that the server closed', () => {
  /** Starts a server that closes a connection at its second request, before the first byte of the answer. */
  async function closing(): Promise<{ url: string; seen: string[] }> {
    const served = new WeakSet<Socket>()
    const seen: string[] = []
    const url = await listenRaw((request, socket) => {
      if (served.has(socket)) return null
      served.add(socket)
      seen.push(request.split(' ')[0]!)
      return 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'
    })
    return { url, seen }
  }

  test('does not fail a safe request, which is repeated', async () => {
    const { url, seen } = await closing()
    const ask = open()
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await ask(url)).text).toBe('ok')
      await sleep(5)
    }
    expect(seen).toEqual(['GET', 'GET', 'GET'])
  })

  test('is not used for unsafe requests, which open a new connection', async () => {
    const { url, seen } = await closing()
    const ask = open()
    await ask(url)
    for (let turn = 0; turn < 3; turn += 1) {
      await sleep(5)
      expect((await ask(url, { method: 'POST', body: Buffer.from('{}') })).text).toBe('ok')
    }
    expect(seen).toEqual(['GET', 'POST', 'POST', 'POST'])
  })
})

describe('unsafe requests', () => {
  const post = { method: 'POST', body: Buffer.from('{}') }
  let connections = 0
  let closeAfterMs: number | undefined
  const start = async (): Promise<string> => {
    const { url, server } = await listen((_, response) => response.end('ok'))
    connections = 0
    closeAfterMs = undefined
    server.keepAliveTimeout = 10_000
    server.on('connection', () => (connections += 1))
    server.on('request', ({ socket }, response) =>
      response.on('finish', () => {
        if (closeAfterMs !== undefined) setTimeout(() => socket.destroy(), closeAfterMs)
      }),
    )
    return url
  }

  test('share connections after the server kept one open, until the server closes one', async () => {
    const url = await start()
    const ask = open()
    await ask(url)
    await ask(url, post)
    expect(connections).toBe(2)
    await sleep(1500)
    for (let turn = 0; turn < 5; turn += 1) await ask(url, post)
    expect(connections).toBe(3)
    closeAfterMs = 1
    await ask(url, post)
    await sleep(50)
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await ask(url, post)).text).toBe('ok')
      await sleep(turn % 4)
    }
    expect(connections).toBe(23)
  })

  test('fail when a reused connection closes, and use new connections afterwards', async () => {
    const served = new WeakSet<Socket>()
    let isClosing = false
    const url = await listenRaw((_, socket) => {
      if (isClosing && served.has(socket)) return null
      served.add(socket)
      return 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'
    })
    const ask = open()
    await ask(url)
    await sleep(1500)
    await ask(url, post)
    isClosing = true
    await expect(ask(url, post)).rejects.toThrow()
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(url, post)).text).toBe('ok')
  })
})

test('a new connection closed without a response fails without a retry, and so does a truncated response', async () => {
  let asked = 0
  const silent = await listenRaw(() => {
    asked += 1
    return null
  })
  await expect(open()(silent)).rejects.toThrow()
  expect(asked).toBe(1)
  const cut = await listenRaw((_, socket) => {
    asked += 1
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nok')
    return ''
  })
  const ask = open()
  await expect(ask(cut)).rejects.toThrow()
  expect(asked).toBe(2)
})

test('a response truncated on a reused connection fails without a retry', async () => {
  const served = new WeakSet<Socket>()
  let asked = 0
  const url = await listenRaw((_, socket) => {
    asked += 1
    if (!served.has(socket)) {
      served.add(socket)
      return 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'
    }
    socket.end('HTTP/1.1 2')
    return ''
  })
  const ask = open()
  await ask(url)
  await sleep(5)
  await expect(ask(url)).rejects.toThrow()
  expect(asked).toBe(2)
})

describe('content codings', () => {
  const text = JSON.stringify({ message: 'é'.repeat(500) })

  test.each([
    ['gzip', gzipSync(text)],
    ['X-GZip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    ['identity', Buffer.from(text)],
  ])('%s is decoded, also from several chunks', async (coding, bytes) => {
    const { url } = await listen((_, response) => {
      response.writeHead(200, { 'content-encoding': coding })
      response.write(bytes.subarray(0, 7))
      setTimeout(() => response.end(bytes.subarray(7)), 10)
    })
    expect((await open()(url)).text).toBe(text)
  })

  test('responses without a body and partial responses are not decoded', async () => {
    const { url } = await listen((incoming, response) => {
      const status = Number(incoming.url!.slice(1))
      response.writeHead(status, { 'content-encoding': 'gzip', ...(status === 200 && { 'content-length': '0' }) })
      response.end(status === 206 ? 'part' : '')
    })
    const ask = open()
    expect([(await ask(`${url}/204`)).text, (await ask(`${url}/200`)).text]).toEqual(['', ''])
    expect((await ask(`${url}/206`)).text).toBe('part')
  })

  test('an undecodable body or an unknown coding is an error that names the coding', async () => {
    const { url } = await listen((incoming, response) => {
      response.writeHead(200, { 'content-encoding': incoming.url!.slice(1) }).end('{}')
    })
    const ask = open()
    await expect(ask(`${url}/gzip`)).rejects.toThrow(/content coding gzip and cannot be decoded/)
    await expect(ask(`${url}/br`)).rejects.toThrow(/content coding br and cannot be decoded/)
    await expect(ask(`${url}/compress`)).rejects.toThrow(
      /content coding compress, but the request accepts only identity/,
    )
  })
})

test.each([
  ['HTTP/1.0 without a length', 'HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n{"a":1}', true],
  ['Connection: close', 'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: application/json\r\n\r\n{"a":1}', true],
  ['upper case', 'HTTP/1.1 200 OK\r\nCONTENT-TYPE: application/json\r\nCONTENT-LENGTH: 7\r\n\r\n{"a":1}', false],
  [
    '1xx responses before the final one',
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n{"a":1}',
    false,
  ],
  [
    'chunks with extensions and trailers',
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n3;x=y\r\n{"a\r\n4\r\n":1}\r\n0\r\nx-sum: 1\r\n\r\n',
    false,
  ],
])('a response with %s is read', async (_, bytes, ends) => {
  const url = await listenRaw((_request, socket) => {
    if (!ends) return bytes
    socket.end(bytes)
    return ''
  })
  const ask = open()
  for (let turn = 0; turn < 2; turn += 1)
    expect(await ask(url)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json' },
      text: '{"a":1}',
    })
})

test('a repeated header contains all its values', async () => {
  const url = await listenRaw(
    () => 'HTTP/1.1 200 OK\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\nVary: x\r\nVary: y\r\nContent-Length: 0\r\n\r\n',
  )
  expect((await open()(url)).headers).toMatchObject({ 'set-cookie': 'a=1, b=2', vary: 'x, y' })
})
