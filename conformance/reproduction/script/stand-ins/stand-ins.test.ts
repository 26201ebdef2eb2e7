/** What takes the place of packages does for the client and the live channel what they do. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { WebSocketServer } from 'ws'
import { afterEach, expect, test } from 'vitest'
import fc from './fast-check.ts'
import { runProperty, type PropertyState } from './property.ts'
import { Agent, request } from './undici.ts'
import { WebSocket } from './ws.ts'
import { Recorder } from '../../../client/recorder.ts'

const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
})

async function listen(listener: RequestListener): Promise<{ url: string; server: ReturnType<typeof createServer> }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ending.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

test('requests carry their body, and answers are whole', async () => {
  const { url } = await listen((incoming, response) => {
    response.writeHead(201, { 'x-length': incoming.headers['content-length'] ?? 'chunked' })
    incoming.pipe(response)
  })
  const dispatcher = new Agent()
  ending.push(() => void dispatcher.destroy())
  const signal = AbortSignal.timeout(10_000)
  const sent = async (body: Buffer | Readable | null): Promise<[string, string]> => {
    const reply = await request(url, { method: 'POST', headers: {}, body, dispatcher, signal })
    expect(reply.statusCode).toBe(201)
    return [String(reply.headers['x-length']), (await reply.body.arrayBuffer()).toString().slice(0, 10)]
  }
  expect(await sent(Buffer.from('é'))).toEqual(['2', 'é'])
  expect(await sent(Readable.from([Buffer.from('a'), Buffer.from('b')]))).toEqual(['chunked', 'ab'])
  expect(await sent(null)).toEqual(['0', ''])
  expect(await sent(Buffer.alloc(300_000, 'x'))).toEqual(['300000', 'xxxxxxxxxx'])
})

test('a body that is rejected by its length is answered, and a wait has an end', async () => {
  const { url } = await listen((incoming, response) => {
    if (incoming.headers['content-length'] === '5000000')
      response.writeHead(413, { connection: 'close' }).end('too large')
  })
  const dispatcher = new Agent()
  ending.push(() => void dispatcher.destroy())
  const options = { method: 'POST', headers: {}, dispatcher }
  const reply = await request(url, { ...options, body: Buffer.alloc(5_000_000), signal: AbortSignal.timeout(10_000) })
  expect([reply.statusCode, (await reply.body.arrayBuffer()).toString()]).toEqual([413, 'too large'])
  await expect(request(url, { ...options, signal: AbortSignal.timeout(50) })).rejects.toThrow(/abort/i)
})

test('a connection that the server has closed meanwhile is no failure', async () => {
  let connections = 0
  const { url, server } = await listen((incoming, response) => {
    if (incoming.url === '/second' && connections === 1) incoming.socket.resetAndDestroy()
    else response.end('answer')
  })
  server.on('connection', () => (connections += 1))
  const dispatcher = new Agent()
  ending.push(() => void dispatcher.destroy())
  for (const path of ['/first', '/second']) {
    const reply = await request(url + path, {
      method: 'GET',
      headers: {},
      dispatcher,
      signal: AbortSignal.timeout(5000),
    })
    expect((await reply.body.arrayBuffer()).toString()).toBe('answer')
    // The connection goes back to its agent.
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(connections).toBe(2)
})

test('a live channel reads texts of every length, in several frames and between pings', async () => {
  const { url, server } = await listen((_, response) => response.writeHead(404).end())
  const texts = ['a', 'é'.repeat(200), 'x'.repeat(70_000)]
  let ponged = ''
  new WebSocketServer({ server, path: '/live' }).on('connection', (socket) => {
    socket.on('pong', (data) => (ponged = String(data)))
    for (const text of texts) socket.send(text)
    socket.ping('still there')
    socket.send('in ', { fin: false })
    socket.send('parts', { fin: true })
  })
  const channel = new WebSocket(`${url.replace('http', 'ws')}/live`, { handshakeTimeout: 5000 })
  const came: string[] = []
  channel.on('message', (data) => came.push(String(data)))
  await expect.poll(() => came).toEqual([...texts, 'in parts'])
  await expect.poll(() => ponged).toBe('still there')
  channel.terminate()
  const refused = new WebSocket(`${url.replace('http', 'ws')}/other`, { handshakeTimeout: 5000 })
  const error = await new Promise<Error>((resolve) => refused.once('error', resolve))
  expect(error.message).toMatch(/40[04]/)
})

test('a live channel sends texts of every length, waits when it is paused, and says with which code it was closed', async () => {
  const { url, server } = await listen((_, response) => void response.writeHead(404).end())
  const heard: string[] = []
  new WebSocketServer({ server, path: '/live' }).on('connection', (socket) => {
    socket.on('message', (data) => {
      const text = String(data)
      heard.push(text)
      if (text === 'leave') socket.close(4001)
      else socket.send(`heard ${text.length}`)
    })
  })
  const open = async () => {
    const channel = new WebSocket(`${url.replace('http', 'ws')}/live`, { handshakeTimeout: 5000 })
    const came: string[] = []
    channel.on('message', (data) => came.push(String(data)))
    const closed = new Promise<number>((resolve) => channel.once('close', resolve))
    await new Promise((resolve) => channel.once('open', resolve))
    expect(channel.readyState).toBe(WebSocket.OPEN)
    return { channel, came, closed }
  }
  const texts = ['a', 'é'.repeat(200), 'x'.repeat(70_000)]
  const { channel, came, closed } = await open()
  channel.pause()
  for (const text of texts) channel.send(text)
  await expect.poll(() => heard).toEqual(texts)
  expect(came).toEqual([])
  channel.resume()
  await expect.poll(() => came).toEqual(['heard 1', 'heard 200', 'heard 70000'])
  channel.close()
  expect(await closed).toBe(1000)
  expect(channel.readyState).not.toBe(WebSocket.OPEN)
  channel.send('too late')

  const other = await open()
  other.channel.send('leave')
  expect(await other.closed).toBe(4001)
  const lost = await open()
  lost.channel.terminate()
  expect(await lost.closed).toBe(1006)
})

test('descriptions of values say nothing, and a property runs with the recorded values', async () => {
  const described = (fc as any).tuple(
    (fc as any).integer({ min: 1 }).map(() => 1),
    (fc as any).constantFrom(...['a']),
  )
  const seen: unknown[] = []
  const base = { mode: 'quick', seed: 1, recorder: new Recorder(), runs: 0, values: {} } as const
  const state: PropertyState = { ...base, properties: 0, recorded: { 1: [[1, 'a'], undefined] } }
  const body = async (value: unknown): Promise<void> => void seen.push(value)
  await runProperty(state, described, body)
  expect(seen).toEqual([])
  await runProperty(state, described, body)
  expect(seen).toEqual([[1, 'a'], undefined])
})
