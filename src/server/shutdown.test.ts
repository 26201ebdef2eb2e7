import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'

import { expect, it } from 'vitest'

import { startProcess } from '../testing/process.ts'
import { startTestServer } from '../testing/server.ts'

/** Maximum number of reset connections: those that arrive after the last check of the kernel queue, or while it is full. */
const windowMax = 2

const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

/** Returns the outcome of a request: the status, or the error code. */
async function outcomeOf(socket: Socket): Promise<string> {
  let got = ''
  let error = 'closed without an answer'
  socket.on('data', (chunk) => {
    got += chunk
  })
  socket.on('error', (reason: NodeJS.ErrnoException) => {
    error = reason.code ?? reason.message
  })
  await once(socket, 'close').catch(() => undefined)
  return got.startsWith('HTTP/1.1 ') ? got.slice(9, 12) : error
}

it('SIGTERM resets no accepted connection, and no request on a keep-alive connection', async () => {
  const server = await startProcess({
    DATABASE_URL: ':memory:',
    PARLEY_RATE_LIMITS: 'off',
    PARLEY_STORAGE_URL: '/nowhere',
  })
  const port = Number(new URL(server.url).port)
  const open = () => connect(port, '127.0.0.1')
  let stopping = false

  const fresh: string[] = []
  async function connectAnew(): Promise<void> {
    for (let last = ''; last !== 'ECONNREFUSED';) {
      const wasStopping = stopping
      const socket = open()
      socket.write(request)
      last = await outcomeOf(socket)
      if (last !== 'ECONNREFUSED') fresh.push(`${last}${wasStopping ? ' later' : ''}`)
    }
  }
  const kept: (string | undefined)[] = []
  async function keepOne(path: string): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let closing = false; !closing;) {
      const [status, connection] = await new Promise<[string, string | undefined]>((resolve) => {
        const answered = (answer: IncomingMessage) =>
          answer.resume().on('end', () => resolve([String(answer.statusCode), answer.headers.connection]))
        get(`${server.url}${path}`, { agent }, answered).on('error', (error: NodeJS.ErrnoException) =>
          resolve([error.code!, 'close']),
        )
      })
      kept.push(status)
      closing = connection === 'close'
    }
    agent.destroy()
  }
  const clients = [
    ...Array.from({ length: 12 }, connectAnew),
    ...['/healthz', '/healthz', '/docs', '/device'].map(keepOne),
  ]
  await expect.poll(() => fresh.length, { timeout: 20_000 }).toBeGreaterThan(100)
  const silent = Array.from({ length: 20 }, open)
  await Promise.all(silent.map((socket) => once(socket, 'connect')))
  const late = silent.map(outcomeOf)
  stopping = true
  server.child.kill('SIGTERM')
  const exited = once(server.child, 'exit')
  await new Promise((resolve) => setTimeout(resolve, 300))
  for (const socket of silent) socket.write(request)
  expect(await Promise.all(late)).toEqual(silent.map(() => '200'))
  await Promise.all(clients)
  expect(
    fresh.filter((outcome) => outcome !== '200' && outcome !== '200 later' && outcome !== 'ECONNRESET later'),
  ).toEqual([])
  expect(fresh.filter((outcome) => outcome === 'ECONNRESET later').length).toBeLessThanOrEqual(windowMax)
  expect(kept.filter((status) => status !== '200' && status !== '401')).toEqual([])
  expect(await exited).toEqual([0, null])
}, 60_000)

it('closes with an open connection that has sent nothing', async () => {
  const server = await startTestServer({ url: ':memory:' })
  const unused = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(unused, 'connect')
  await server.call('GET', '/healthz')
  const begun = performance.now()
  await server.close()
  // Connections still open after seven seconds are closed.
  expect(performance.now() - begun).toBeLessThan(6_000)
})
