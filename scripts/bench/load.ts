import autocannon from 'autocannon'
import { monotonicFactory } from 'ulid'
import type { BenchAgent } from './world.ts'

const ulid = monotonicFactory()

export interface LoadOptions {
  connections: number
  seconds: number
}

/** Sends messages as fast as they are answered; answers the rate per second. Any refusal fails the measurement. */
export async function sendRate(
  url: string,
  agents: readonly BenchAgent[],
  { connections, seconds }: LoadOptions,
): Promise<number> {
  let sent = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/v1/messages',
        setupRequest(request) {
          const agent = agents[sent++ % agents.length]!
          return {
            ...request,
            headers: { authorization: `Bearer ${agent.token}`, 'content-type': 'application/json' },
            body: JSON.stringify({
              message_id: `msg_${ulid().toLowerCase()}`,
              chat_id: agent.chatId,
              parts: [{ type: 'text', text: 'The quick brown fox jumps over the lazy dog.' }],
            }),
          }
        },
      },
    ],
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} sends to ${url} failed`)
  return result['2xx'] / result.duration
}
