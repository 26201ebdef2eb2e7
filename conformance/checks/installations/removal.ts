/** Removal of an agent by a person in a direct chat, and the agent's writes to that chat. */
import type { Agent } from '../../client/agent.ts'
import { messagesOf, textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireMessage } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { attemptHook, type HookAnswer } from '../../fixtures/hook-answer.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { becomes } from '../../fixtures/profiles.ts'

/** Installs the agent, if the target distinguishes an installation from a chat. */
export async function install(t: CheckContext): Promise<void> {
  if (t.hooks.has('install')) await t.hooks.run('install', { handle: t.agent.handle, agent_id: t.agent.id }, t.person)
}

/** Removes the agent and waits until its sends are rejected. Returns the last answer, which the check judges. */
export async function uninstall(t: CheckContext, agent: Agent, chatId: string): Promise<Reply> {
  await t.hooks.run('uninstall', { handle: agent.handle, agent_id: agent.id }, t.person)
  return becomes(
    t,
    () => agent.send({ message_id: t.unique.messageId(), chat_id: chatId, parts: textParts('after the removal') }),
    ({ ok }) => !ok,
  )
}

/** Sends a message as the person, for reactions and watermarks. Null if the target file lacks the hook. */
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

/**
 * Returns the chat history of the person, with these messages if they appear in time (AMB-107). Undefined if the target
 * file lacks the hook, or if the target hides a chat without the agent (AMB-101 permits any model of an installation).
 */
export async function historyOfPerson(
  t: CheckContext,
  messageIds: readonly string[] = [],
): Promise<WireMessage[] | undefined> {
  if (!t.hooks.has('historyAsPerson')) return undefined
  const messagesIn = (answer: HookAnswer): WireMessage[] | undefined =>
    answer.accepted ? messagesOf({ messages: answer.result['messages'] }) : undefined
  const ask = (): Promise<HookAnswer> => attemptHook(t, 'historyAsPerson', { chat_id: t.chat.id }, t.person)
  const answer = await becomes(t, ask, (reply) => {
    const ids = messagesIn(reply)?.map(({ message_id: id }) => id)
    return ids === undefined || messageIds.every((id) => ids.includes(id))
  })
  return messagesIn(answer)
}

type Write = (messageId: string) => Promise<Reply>

/** Returns the three send routes with their names. */
export const sends = (t: CheckContext, agent: Agent): [string, Write][] =>
  sendRoutes.map((route) => [
    route.name,
    (messageId) => route.send(agent, t.chat.id, { message_id: messageId, parts: textParts('x') }),
  ])

/** Returns the offered writes about a message of the other participant: a reaction and the watermarks. */
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
