import { setTimeout } from 'node:timers/promises'
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
    const burst = Array.from({ length: connections }, (_, at) =>
      postWith(pool, sendOf(agents[(sent + at) % agents.length]!)),
    )
    await Promise.all(burst)
    sent += connections
  }
  await pool.close()
  return sent
}

/** Sends messages at a fixed rate. @returns the latencies as `latenciesAtRate` */
export async function sendsAtRate(
  url: string,
  agents: readonly BenchAgent[],
  { connections, ...load }: LoadOptions & { rate: number },
): Promise<number[]> {
  const pool = new Pool(url, { connections })
  const latencies = await latenciesAtRate(load, (at) => postWith(pool, sendOf(agents[at % agents.length]!)))
  await pool.close()
  return latencies
}

/** Posts a request. @throws Error on a rejection, and on a body that is not accepted */
export async function postWith(
  pool: Pool,
  post: LoadedRequest,
  accepts: (body: string) => boolean = () => true,
): Promise<void> {
  const { statusCode, body } = await pool.request({ method: 'POST', ...post })
  const answer = await body.text()
  if (statusCode >= 300 || !accepts(answer))
    throw new Error(`POST ${post.path} was answered with ${statusCode}: ${answer.slice(0, 200)}`)
}

/**
 * Starts operations at a fixed rate, whether or not earlier ones have ended.
 * @returns the latencies in milliseconds, from the time at which each was due. Any rejection fails the measurement.
 */
export async function latenciesAtRate(
  load: { seconds: number; rate: number },
  operate: (at: number) => Promise<void>,
): Promise<number[]> {
  const latencies: number[] = []
  await operateAtRate(load, async (at, due) => {
    await operate(at)
    latencies.push(performance.now() - due)
  })
  return latencies
}

/** Starts operations at a fixed rate, and waits for all. @param operate receives the time at which it was due */
export async function operateAtRate(
  { seconds, rate }: { seconds: number; rate: number },
  operate: (at: number, due: number) => Promise<void>,
): Promise<void> {
  const begin = performance.now()
  const started: Promise<void>[] = []
  while (started.length < rate * seconds) {
    const due = begin + (started.length * 1_000) / rate
    const waitMs = due - performance.now()
    if (waitMs > 0) await setTimeout(waitMs)
    else started.push(operate(started.length, due))
  }
  await Promise.all(started)
}

/** Runs operations one after the other on each connection. @returns the operations per second */
export async function closedLoopRate(
  { connections, seconds }: LoadOptions,
  operate: (at: number) => Promise<void>,
): Promise<number> {
  const begin = performance.now()
  let count = 0
  const loop = async (at: number): Promise<void> => {
    while (performance.now() - begin < seconds * 1000) {
      await operate(at)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => loop(at)))
  return count / ((performance.now() - begin) / 1000)
}

const newMessageId = (): string => `msg_${ulid().toLowerCase()}`
/** Text of each message. */
export const text = 'The quick brown fox jumps over the lazy dog.'
const parts = [{ type: 'text', text }]
export const headersOf = (credential: string) => ({
  authorization: `Bearer ${credential}`,
  'content-type': 'application/json',
})

/** Returns a send of the agent in its chat. */
export function sendOf({ token, chatId }: BenchAgent): LoadedRequest {
  const body = JSON.stringify({ message_id: newMessageId(), chat_id: chatId, parts })
  return { path: '/v1/messages', headers: headersOf(token), body }
}

/** Returns a send of the person to the agent, and the id of its message. */
export function personSend({ session, chatId }: BenchAgent): LoadedRequest & { messageId: string } {
  const messageId = newMessageId()
  const body = JSON.stringify({ message_id: messageId, parts })
  return { messageId, path: `/v1/me/chats/${chatId}/messages`, headers: headersOf(session), body }
}

/** Posts under full load. @returns the requests per second. Any answer that is not accepted fails the measurement. */
export async function requestRate(
  url: string,
  load: LoadOptions,
  requestOf: (count: number) => LoadedRequest,
  accepts?: (body: string) => boolean,
): Promise<number> {
  const pool = new Pool(url, { connections: load.connections })
  let sent = 0
  const rate = await closedLoopRate(load, () => postWith(pool, requestOf(sent++), accepts))
  await pool.close()
  return rate
}
