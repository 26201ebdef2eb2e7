/** Blocks that are lifted again whatever happens, and where a message can reach somebody. */
import { isReceived, messagesOf, type Agent } from '../../client/agent.ts'
import type { Actor } from '../../client/actor.ts'
import type { CheckContext } from '../../check-api/context.ts'

export interface Block {
  /** Unblocks; does nothing the second time. */
  lift(): Promise<void>
}

/** Runs the work with blocks that the check lays, and lifts those that are left, so that leased agents stay usable. */
export async function withBlocks(
  t: CheckContext,
  work: (block: (blocker: Actor, blocked: Actor) => Promise<Block>) => Promise<void>,
): Promise<void> {
  const laid: Block[] = []
  const block = async (blocker: Actor, blocked: Actor): Promise<Block> => {
    let standing = true
    const lift = async (): Promise<void> => {
      if (!standing) return
      standing = false
      await t.hooks.run('unblock', { handle: blocked.handle }, blocker)
    }
    await t.hooks.run('block', { handle: blocked.handle }, blocker)
    laid.push({ lift })
    return { lift }
  }
  try {
    await work(block)
  } finally {
    for (const { lift } of laid) await lift()
  }
}

/** Where an agent can see one of the messages: which, and in its log or history; undefined when nowhere. */
export async function whereSeen(
  agent: Agent,
  after: number,
  chatId: string,
  messageIds: readonly string[],
): Promise<string | undefined> {
  const event = (await agent.eventsSince(after)).find((one) => messageIds.some((id) => isReceived(one, id)))
  if (event !== undefined) return `${event.data.message?.message_id} is in the log of ${agent.handle}`
  const { body, ok } = await agent.history(chatId)
  const shown = ok ? messagesOf(body).find(({ message_id }) => messageIds.includes(message_id)) : undefined
  return shown === undefined ? undefined : `${shown.message_id} is in the history of ${agent.handle}`
}

/** The number of message.received event ids of a message in a log. */
export async function timesReceived(agent: Agent, after: number, messageId: string): Promise<number> {
  const events = (await agent.eventsSince(after)).filter((event) => isReceived(event, messageId))
  return new Set(events.map((event) => event.event_id)).size
}

/** Waits until the message is in the log and in the history of an agent; undefined when it is not in time. */
export async function arrival(
  t: CheckContext,
  agent: Agent,
  after: number,
  chatId: string,
  messageId: string,
): Promise<true | undefined> {
  const withinMs = t.timing.settle_ms + 3000
  if ((await agent.awaitMessage(after, messageId, withinMs)) === undefined) return undefined
  return (await agent.awaitInHistory(chatId, messageId, withinMs)) === undefined ? undefined : true
}
