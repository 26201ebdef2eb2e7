import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { NoAnswerError, postBy, type ReceiverAnswer } from './post.ts'

let agent: Agent
let server: Server
let answer: RequestListener
let requests: number
let port: number

beforeEach(async () => {
  requests = 0
  agent = new Agent({ pipelining: 1 })
  server = createServer((request, response) => {
    requests += 1
    request.resume()
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  await agent.destroy()
  server.closeAllConnections()
  server.close()
})

const post = (timeoutMs = 2_000): Promise<ReceiverAnswer> => {
  return postBy(agent, systemClock)(`http://127.0.0.1:${port}/hook?a=1`, {
    headers: {},
    body: Buffer.from('{}'),
    timeoutMs,
  })
}

test('returns status, Retry-After and body', async () => {
  answer = ({ url }, response) => response.writeHead(503, { 'retry-after': '7' }).end(`at ${url}`)
  expect(await post()).toEqual({ statusCode: 503, retryAfter: '7', excerpt: Buffer.from('at /hook?a=1') })
})

test('an interim response is ignored', async () => {
  answer = (_request, response) => {
    response.writeProcessing()
    response.writeHead(202).end()
  }
  expect(await post()).toMatchObject({ statusCode: 202 })
})

test('only the first 4,096 bytes of a long body are read, and the next request gets its own response', async () => {
  answer = (_request, response) => response.end('x'.repeat(requests === 1 ? 5_000_000 : 3))
  expect((await post()).excerpt).toHaveLength(4096)
  expect((await post()).excerpt).toHaveLength(3)
})

test('the status is returned when the body breaks off or times out', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('begun')
    if (requests === 1) setTimeout(() => response.destroy(), 20)
  }
  const begun = { statusCode: 200, excerpt: Buffer.from('begun') }
  expect(await post(200)).toMatchObject(begun)
  expect(await post(200)).toMatchObject(begun)
})

test('a request without a status before the timeout fails, and the connection is not reused', async () => {
  answer = (_request, response) => void (requests === 2 && response.end('second'))
  await expect(post(100)).rejects.toThrow(NoAnswerError)
  expect(await post()).toMatchObject({ excerpt: Buffer.from('second') })
})

test('the timeout ends a request that never got a connection', async () => {
  const stuck = new Agent({ connect: () => {} })
  const asked = postBy(stuck, systemClock)('http://127.0.0.1:1/', { headers: {}, body: Buffer.from(''), timeoutMs: 50 })
  await expect(asked).rejects.toThrow('no answer within 50 ms')
  await stuck.destroy()
})

test('an unreachable receiver is a failure', async () => {
  server.close()
  await expect(post()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
