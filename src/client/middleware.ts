import type { AgentEvent } from '../../generated/events.ts'
import type { Chat } from './chat.ts'

/** An event on its way to the handlers. */
export interface EventContext {
  event: AgentEvent
  /** The chat of the event; undefined for an event without a chat. */
  chat: Chat | undefined
  signal: AbortSignal
}

/** Runs around the handlers of each event. Without a call of `next`, the handlers are skipped. */
export type Middleware = (context: EventContext, next: () => Promise<void>) => Promise<void> | void

/** Runs middlewares in the order of their registration, then the handlers. */
export function runMiddleware(
  all: readonly Middleware[],
  context: EventContext,
  handlers: () => Promise<void>,
): Promise<void> {
  const run = async (at: number): Promise<void> => {
    const middleware = all[at]
    await (middleware ? middleware(context, () => run(at + 1)) : handlers())
  }
  return run(0)
}
