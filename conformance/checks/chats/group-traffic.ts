/** What an agent has of a group message, and messages that every member surely has. */
import { isReceived, messagesOf, type Agent } from '../../client/agent.ts'
import type { CheckContext } from '../../check-api/context.ts'

/** How long an effect may take before a check gives up on it (AMB-107). */
export const effectTimeoutMs = (t: CheckContext): number => t.timing.settle_ms + 3000

/** Sends a text and waits until each reader has it in log and history; undefined when one has not. */
export async function fenceIn(
  t: CheckContext,
  chatId: string,
  sender: Agent,
  readers: readonly (readonly [Agent, number])[],
): Promise<string | undefined> {
  const { messageId } = await sender.say(chatId)
  for (const [reader, base] of readers) {
    if ((await reader.awaitMessage(base, messageId, effectTimeoutMs(t))) === undefined) return undefined
    if ((await reader.awaitInHistory(chatId, messageId, effectTimeoutMs(t))) === undefined) return undefined
  }
  return messageId
}

/** Ids of the messages that an agent's log announces after a cursor, each as often as it does. */
export async function announced(agent: Agent, after: number): Promise<string[]> {
  const events = (await agent.eventsSince(after)).filter((event) => event.event_type === 'message.received')
  const byEvent = new Map(events.map((event) => [event.event_id, event.data.message?.message_id ?? '']))
  return [...byEvent.values()]
}

/** Ids in an agent's history, newest first; nothing when it is rejected. */
export async function readable(agent: Agent, chatId: string): Promise<string[]> {
  const reply = await agent.history(chatId, { limit: 50 })
  return reply.ok ? messagesOf(reply.body).map((message) => message.message_id) : []
}

/** Where one of the messages can be seen by an agent, or undefined. */
export async function found(
  agent: Agent,
  after: number,
  chatId: string,
  messageIds: readonly string[],
): Promise<string | undefined> {
  const event = (await agent.eventsSince(after)).find((one) => messageIds.some((id) => isReceived(one, id)))
  if (event !== undefined) return `${event.data.message?.message_id} in the log`
  const shown = (await readable(agent, chatId)).find((id) => messageIds.includes(id))
  return shown === undefined ? undefined : `${shown} in the history`
}

/** A group of some agents, made by the leased person. */
export async function newGroup(t: CheckContext, agents: readonly Agent[]): Promise<string> {
  const made = await t.hooks.run(
    'createGroup',
    { handles: agents.map((agent) => agent.handle), name: t.unique.marker('group') },
    t.person,
  )
  return String(made['chat_id'])
}

export const addTo = (t: CheckContext, chatId: string, agent: Agent): Promise<unknown> =>
  t.hooks.run('addMember', { chat_id: chatId, handle: agent.handle }, t.person)

export const removeFrom = (t: CheckContext, chatId: string, agent: Agent): Promise<unknown> =>
  t.hooks.run('removeMember', { chat_id: chatId, handle: agent.handle }, t.person)
