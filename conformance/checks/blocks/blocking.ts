/** Blocks that are lifted again whatever happens, and where a message can reach somebody. */
import { isReceived, type Agent } from '../../driver/agent.ts'
import type { Actor } from '../../driver/actor.ts'
import type { CheckContext } from '../../frame/context.ts'

export interface Block {
  /** Unblocks; does nothing the second time. */
  lift(): Promise<void>
}

/** Runs the work with blocks that the check lays, and lifts those that are left, so that leased agents stay usable. */
export async function withBlocks(
  t: CheckContext, work: (block: (blocker: Actor, blocked: Actor) => Promise<Block>) => Promise<void>,
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

/** Where an agent can see a message: `log`, `history`, or undefined when nowhere. */
export async function whereSeen(agent: Agent, after: number, chatId: string, messageId: string): Promise<string | undefined> {
  if ((await agent.eventsSince(after)).some((event) => isReceived(event, messageId))) return `the log of ${agent.handle}`
  return (await agent.inHistory(chatId, messageId)).length > 0 ? `the history of ${agent.handle}` : undefined
}

/** The number of message.received event ids of a message in a log. */
export async function timesReceived(agent: Agent, after: number, messageId: string): Promise<number> {
  const events = (await agent.eventsSince(after)).filter((event) => isReceived(event, messageId))
  return new Set(events.map((event) => event.event_id)).size
}

/** Waits until the message is in the log and in the history of an agent; undefined when it is not in time. */
export async function arrival(t: CheckContext, agent: Agent, after: number, chatId: string, messageId: string): Promise<true | undefined> {
  const withinMs = t.timing.settle_ms + 3000
  if (await agent.awaitMessage(after, messageId, withinMs) === undefined) return undefined
  return await agent.awaitInHistory(chatId, messageId, withinMs) === undefined ? undefined : true
}
