/** Messages in groups, and members that leave. */
import type { Actor } from '../../client/actor.ts'
import type { Agent } from '../../client/agent.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { awaitArrival } from '../../fixtures/arrival.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'

/** Sends a text and waits until each reader has it in log and history. Undefined if one of them does not receive it. */
export async function fenceIn(
  t: CheckContext,
  chatId: string,
  sender: Agent,
  readers: readonly (readonly [Agent, number])[],
): Promise<string | undefined> {
  const { messageId } = await sender.sendText(chatId)
  for (const [reader, base] of readers) {
    if ((await awaitArrival(t, reader, base, chatId, messageId)) === undefined) return undefined
  }
  return messageId
}

/** Returns the message ids that an agent's log announces after a cursor, one for each event. */
export async function announced(agent: Agent, after: number): Promise<string[]> {
  const events = (await agent.eventsSince(after)).filter((event) => event.event_type === 'message.received')
  const byEvent = new Map(events.map((event) => [event.event_id, event.data.message?.message_id ?? '']))
  return [...byEvent.values()]
}

/** Lets the first member leave that the target permits to leave by itself: agents may need a person (AMB-103). */
export async function oneLeaves(t: CheckContext, chatId: string, members: readonly Actor[]): Promise<void> {
  for (const member of members) {
    const about = { chat_id: chatId, handle: member.handle, id: member.id }
    if (t.hooks.has('leaveGroup', member.kind) && (await attemptHook(t, 'leaveGroup', about, member)).accepted) return
  }
  t.notTestable('the target lets no such member leave a group by itself', 'provision.leaveGroup in the target file')
}
