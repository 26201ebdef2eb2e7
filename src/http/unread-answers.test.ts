import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'

import { question } from '../testing/calls.ts'
import { onEmbeddedDatabase } from '../testing/databases.ts'
import { systemClock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { upload } from '../testing/uploads.ts'
import { createUnreadAnswers, type Unread } from './unread-answers.ts'

const ids = createIds(systemClock)

describe('unread responses', () => {
  const limits = { unread_ms: 100, unread_bytes: 1_000 }
  /** Creates a connection whose reading the test controls. */
  const waiting = (key: string, bytes: number) => {
    const connection = { bytesWritten: bytes, writableLength: bytes, destroyed: false, destroy: () => connection }
    connection.destroy = () => Object.assign(connection, { destroyed: true })
    const unread = { connection, reader: { key, most: 600 }, held: () => bytes } as unknown as Unread
    return { connection, unread }
  }
  const ended: unknown[] = []
  const answers = () =>
    createUnreadAnswers({ limits, clock: systemClock, onEnded: (limit, bytes) => ended.push([limit, bytes]) })

  it('are aborted without progress, but not while the client reads or the event loop is late', async () => {
    const unread = answers()
    const [still, slow, late] = [waiting('a', 10), waiting('b', 10), waiting('c', 10)]
    late.connection.writableLength = 0
    for (const one of [still, slow, late]) unread.watch(one.unread)
    const reading = setInterval(() => (slow.connection.bytesWritten += 1), 20)
    await expect.poll(() => still.connection.destroyed).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 200))
    clearInterval(reading)
    expect([slow.connection.destroyed, late.connection.destroyed, unread.bytes]).toEqual([false, false, 20])
    expect(ended).toEqual([['unread_ms', 10]])
  })

  it('are limited in bytes per reader and in total: the oldest responses are aborted first', () => {
    ended.length = 0
    const unread = answers()
    const [first, second, third, other] = [waiting('a', 300), waiting('a', 300), waiting('a', 300), waiting('b', 500)]
    unread.watch(first.unread)
    unread.watch(second.unread)
    expect(unread.isFull(first.unread.reader)).toBe(true)
    const read = unread.watch(third.unread)
    expect([first, second, third].map(({ connection }) => connection.destroyed)).toEqual([true, false, false])
    unread.watch(other.unread)
    expect([second, third, other].map(({ connection }) => connection.destroyed)).toEqual([true, false, false])
    expect(ended).toEqual([
      ['unread_bytes_per_reader', 300],
      ['unread_bytes', 300],
    ])
    read()
    expect([unread.bytes, unread.isFull(first.unread.reader)]).toEqual([500, false])
  })
})

onEmbeddedDatabase((open) => {
  describe('a client that does not read', { timeout: 60_000 }, () => {
    let server: TestServer
    let session: string
    let agent: Awaited<ReturnType<TestServer['agent']>>
    const large = { type: 'data', data: { x: 'x'.repeat(16_000) } }
    beforeAll(async () => {
      server = await startTestServer(open.place(), systemClock, {
        PARLEY_HTTP_LIMITS: 'unread_ms=400',
        PARLEY_LOG_LEVEL: 'info',
        // Checking responses of several megabytes takes seconds.
        PARLEY_CHECK_REPLIES: 'false',
      })
      session = (await server.user()).session
      agent = await server.agent(session)
      const { body } = await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [agent.handle] })
      const parts = Array.from({ length: 30 }, () => large)
      await Promise.all(
        Array.from({ length: 14 }, () =>
          server.call('POST', `/v1/me/chats/${body.chat.id}/messages`, session, { message_id: ids.next('msg'), parts }),
        ),
      )
    }, 60_000)
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    /** A paused socket does not notice that it was closed, so the test reads the server's log. */
    const untilEnded = async () => {
      const ended = () => server.lines.filter((line) => line.includes('its client did not read')).length
      const before = ended()
      await expect.poll(ended, { timeout: 50_000 }).toBe(before + 1)
      expect(server.context.unreadAnswers.bytes).toBe(0)
    }

    /** Sends text, and reads only the beginning of the response. @returns the reason why the connection ended */
    const ask = async (text: string): Promise<string> => {
      const { port, hostname } = new URL(server.url)
      const socket: Socket = connect(Number(port), hostname)
      socket.write(text)
      const [first] = (await once(socket, 'data')) as [Buffer]
      socket.pause()
      socket.on('error', () => undefined)
      const line = first.toString('latin1').split('\r\n')[0]!
      await untilEnded()
      socket.resume()
      await once(socket, 'close')
      return line
    }
    const get = (path: string, credential?: string) =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\n${credential ? `Authorization: Bearer ${credential}\r\n` : ''}\r\n`

    it('of pages of events is disconnected', async () => {
      expect(await ask(get('/v1/events?after=0&limit=100', agent.token).repeat(24))).toBe('HTTP/1.1 200 OK')
    })

    it('of pages after a wait is disconnected', async () => {
      expect(await ask(get('/v1/events?after=0&limit=100&timeout=5', agent.token).repeat(24))).toBe('HTTP/1.1 200 OK')
    })

    it('of attachments is disconnected', async () => {
      const { body } = await upload(server, agent.token, Buffer.alloc(20_000_000), { 'content-type': 'video/mp4' })
      const { pathname } = new URL(body.attachment.url)
      expect(await ask(get(pathname))).toBe('HTTP/1.1 200 OK')
    })

    it('of documents and pages is disconnected', async () => {
      expect(await ask(get('/openapi.json').repeat(60))).toBe('HTTP/1.1 200 OK')
      expect(await ask(get('/reference/redoc.js').repeat(20))).toBe('HTTP/1.1 200 OK')
    })

    it('of a stream is disconnected', async () => {
      const worker = await server.agent(session)
      await server.call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'SendStreamingMessage', params: question('Work') })
      const headers = `Content-Type: application/json\r\nA2A-Version: 1.0\r\nContent-Length: ${body.length}`
      const lost = ask(
        `POST /a2a/${worker.handle} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${agent.token}\r\n${headers}\r\n\r\n${body}`,
      )
      const tasks = async () => (await server.call('GET', '/v1/tasks?role=worker', worker.token)).body.tasks
      await expect.poll(async () => (await tasks()).length).toBe(1)
      const [{ id }] = await tasks()
      for (let at = 0; at < 12; at += 1) {
        const artifact = { artifactId: `a${at}`, parts: [{ text: 'x'.repeat(500_000) }] }
        await server.call('POST', `/v1/tasks/${id}/artifacts`, worker.token, { artifact })
      }
      expect(await lost).toBe('HTTP/1.1 200 OK')
    })

    it('of a WebSocket is disconnected', async () => {
      const { body } = await server.call('POST', '/v1/socket-tickets', agent.token, {})
      const socket = new WebSocket(body.url)
      socket.on('error', () => undefined)
      await once(socket, 'message')
      socket.pause()
      await untilEnded()
      socket.resume()
      await once(socket, 'close')
    })
  })
})
