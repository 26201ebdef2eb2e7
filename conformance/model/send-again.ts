/** A client that repeats a send whose outcome it does not know. */
import type { Reply } from '../client/exchange.ts'

const attempts = 5
const pauseMs = 100

/** Sends at most five times, until success or an answer that another attempt would not change. */
export async function sendAgain(
  send: () => Promise<Reply>,
  mayPass: (reply: Reply) => boolean = () => true,
): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await send()
    if (reply.ok || attempt === attempts || !mayPass(reply)) return reply
    await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt))
  }
}
