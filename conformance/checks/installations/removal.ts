/** An agent in a direct chat with a person who removes it, and every way of writing there. */
import type { Agent } from '../../client/agent.ts'
import { messagesOf, textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireMessage } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { becomes } from '../../fixtures/profiles.ts'

/** Makes sure that the agent is installed, where the target distinguishes that from having a chat. */
export async function install(t: CheckContext): Promise<void> {
  if (t.hooks.has('install')) await t.hooks.run('install', { handle: t.agent.handle, agent_id: t.agent.id }, t.person)
}

/** Removes the agent and waits until its sends are rejected; the last answer is judged by the check. */
export async function uninstall(t: CheckContext, agent: Agent, chatId: string): Promise<Reply> {
  await t.hooks.run('uninstall', { handle: agent.handle, agent_id: agent.id }, t.person)
  return becomes(
    t,
    () => agent.send({ message_id: t.unique.messageId(), chat_id: chatId, parts: textParts('after the removal') }),
    ({ ok }) => !ok,
  )
}

/** A message of the person, to react to and to mark; null where the target file has no way to send one. */
export async function asked(t: CheckContext): Promise<string | null> {
  if (!t.hooks.has('sendAsPerson')) return null
  const messageId = t.unique.messageId()
  const { message } = await t.hooks.run(
    'sendAsPerson',
    { chat_id: t.chat.id, message_id: messageId, parts: textParts('a question') },
    t.person,
  )
  const stored = (message as WireMessage | undefined)?.message_id ?? messageId
  await t.agent.awaitInHistory(t.chat.id, stored)
  return stored
}

/** What the person reads of the chat; undefined where the target file has no way to look. */
export async function historyOfPerson(t: CheckContext): Promise<WireMessage[] | undefined> {
  if (!t.hooks.has('historyAsPerson')) return undefined
  const { messages } = await t.hooks.run('historyAsPerson', { chat_id: t.chat.id }, t.person)
  return messagesOf({ messages })
}

type Write = (messageId: string) => Promise<Reply>

/** The three sends by the names of their routes. */
export const sends = (t: CheckContext, agent: Agent): [string, Write][] =>
  sendRoutes.map((route) => [
    route.name,
    (messageId) => route.send(agent, t.chat.id, { message_id: messageId, parts: textParts('x') }),
  ])

/** The writes that belong to a message of the other participant, where the target offers them. */
export function acknowledgements(t: CheckContext, agent: Agent, messageId: string): [string, () => Promise<Reply>][] {
  const emoji = { operation: 'add', type: 'emoji', emoji: '👍' } as const
  return [
    ['POST /v1/messages/{id}/reactions', () => agent.react(messageId, emoji)],
    ...(t.offered('read_state')
      ? ([
          ['POST /v1/chats/{id}/delivered', () => agent.delivered(t.chat.id, messageId)],
          ['POST /v1/chats/{id}/read', () => agent.read(t.chat.id, messageId)],
        ] as [string, () => Promise<Reply>][])
      : []),
  ]
}
