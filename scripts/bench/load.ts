import autocannon from 'autocannon'
import { monotonicFactory } from 'ulid'
import { Pool } from 'undici'
import type { BenchAgent } from './world.ts'

const ulid = monotonicFactory()

export interface LoadOptions {
  connections: number
  seconds: number
}

/** One request of a load, besides its method. */
export interface LoadedRequest {
  path: string
  headers: Record<string, string>
  body: string
}

/** Sends messages as fast as they are answered; answers the rate per second. Any refusal fails the measurement. */
export function sendRate(url: string, agents: readonly BenchAgent[], options: LoadOptions): Promise<number> {
  return requestRate(url, options, (count) => sendOf(agents[count % agents.length]!))
}

/**
 * Sends messages in bursts, one from each connection; answers how many were answered. Unlike at a rate, a process finds as
 * many requests at once however seldom it, or who sends, gets a processor.
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

function sendOf(agent: BenchAgent): LoadedRequest {
  return {
    path: '/v1/messages',
    headers: { authorization: `Bearer ${agent.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      message_id: `msg_${ulid().toLowerCase()}`,
      chat_id: agent.chatId,
      parts: [{ type: 'text', text: 'The quick brown fox jumps over the lazy dog.' }],
    }),
  }
}

/** Posts as fast as it is answered; answers the rate per second. Any answer but success fails the measurement. */
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
