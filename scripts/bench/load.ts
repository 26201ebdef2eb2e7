import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { monotonicFactory } from 'ulid'
import { Pool } from 'undici'
import type { BenchAgent } from './world.ts'

const ulid = monotonicFactory()

export interface LoadOptions {
  connections: number
  seconds: number
}

/** Path, headers and body of a request. */
export interface LoadedRequest {
  path: string
  headers: Record<string, string>
  body: string
}

/** Sends messages under full load. @returns the sends per second. Any rejection fails the measurement. */
export function sendRate(url: string, agents: readonly BenchAgent[], options: LoadOptions): Promise<number> {
  return requestRate(url, options, (count) => sendOf(agents[count % agents.length]!))
}

/**
 * Sends messages in bursts, one from each connection.
 * @returns the number of answers. In contrast to a steady rate, the server finds the same number of concurrent requests
 * even when it or the load generator seldom gets a processor.
 */
export async function sendInBursts(
  url: string,
  agents: readonly BenchAgent[],
  { connections, seconds }: LoadOptions,
): Promise<number> {
  const pool = new Pool(url, { connections })
  const end = performance.now() + seconds * 1000
  let sent = 0
  while (performance.now() < end) {
    const burst = Array.from({ length: connections }, async (_, at) => {
      const { statusCode, body } = await pool.request({
        method: 'POST',
        ...sendOf(agents[(sent + at) % agents.length]!),
      })
      await body.dump()
      if (statusCode >= 300) throw new Error(`a send to ${url} was answered with ${statusCode}`)
    })
    await Promise.all(burst)
    sent += connections
  }
  await pool.close()
  return sent
}

/**
 * Sends messages at a fixed rate, whether or not earlier ones are answered.
 * @returns the latencies in milliseconds, from the time at which each was due. Any rejection fails the measurement.
 */
export async function sendsAtRate(
  url: string,
  agents: readonly BenchAgent[],
  { connections, seconds, rate }: LoadOptions & { rate: number },
): Promise<number[]> {
  const pool = new Pool(url, { connections })
  const begin = performance.now()
  const latencies: number[] = []
  const sends: Promise<void>[] = []
  const sendDueAt = async (due: number, agent: BenchAgent): Promise<void> => {
    const { statusCode, body } = await pool.request({ method: 'POST', ...sendOf(agent) })
    await body.dump()
    if (statusCode >= 300) throw new Error(`a send to ${url} was answered with ${statusCode}`)
    latencies.push(performance.now() - due)
  }
  while (sends.length < rate * seconds) {
    const due = begin + (sends.length * 1_000) / rate
    const waitMs = due - performance.now()
    if (waitMs > 0) await setTimeout(waitMs)
    else sends.push(sendDueAt(due, agents[sends.length % agents.length]!))
  }
  await Promise.all(sends)
  await pool.close()
  return latencies
}

const newMessageId = (): string => `msg_${ulid().toLowerCase()}`
const parts = [{ type: 'text', text: 'The quick brown fox jumps over the lazy dog.' }]
const headersOf = (credential: string) => ({
  authorization: `Bearer ${credential}`,
  'content-type': 'application/json',
})

function sendOf({ token, chatId }: BenchAgent): LoadedRequest {
  const body = JSON.stringify({ message_id: newMessageId(), chat_id: chatId, parts })
  return { path: '/v1/messages', headers: headersOf(token), body }
}

/** Returns a send of the person to the agent, and the id of its message. */
export function personSend({ session, chatId }: BenchAgent): LoadedRequest & { messageId: string } {
  const messageId = newMessageId()
  const body = JSON.stringify({ message_id: messageId, parts })
  return { messageId, path: `/v1/me/chats/${chatId}/messages`, headers: headersOf(session), body }
}

/** Posts under full load. @returns the requests per second. Any answer but success fails the measurement. */
export async function requestRate(
  url: string,
  { connections, seconds }: LoadOptions,
  requestOf: (count: number) => LoadedRequest,
): Promise<number> {
  let sent = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          const { headers, ...rest } = requestOf(sent++)
          return { ...request, ...rest, headers: { ...request.headers, ...headers } }
        },
      },
    ],
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`)
  return result['2xx'] / result.duration
}
