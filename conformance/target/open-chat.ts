import type { Actor } from '../client/actor.ts'
import { Agent } from '../client/agent.ts'
import { unique } from '../client/unique.ts'
import { sendTo, valueParts } from '../client/variant.ts'
import { NotTestable } from '../client/not-testable.ts'
import type { Hooks } from './hooks.ts'
import { findMember } from '../client/json-pointer.ts'
import type { Target } from './target.ts'

/**
 * Returns the direct chat of two actors, and opens it if there is none: by a hook or, between agents, by a variant
 * send or an A2A message, whose answer contains the chat id as contextId.
 * @throws NotTestable when none of these is available
 */
export async function openChat(target: Target, hooks: Hooks, from: Actor, to: Actor): Promise<string> {
  if (from.kind === 'agent' && to.kind === 'person') return openChat(target, hooks, to, from)
  const hook = from.kind === 'person' && hooks.has('openChatAsPerson') ? 'openChatAsPerson' : 'openDirectChat'
  if (hooks.has(hook)) {
    const { chat_id: chatId } = await hooks.run(hook, { handle: to.handle, id: to.id }, from)
    if (typeof chatId === 'string') return chatId
    throw new NotTestable(
      `the hook ${hook} returned no chat_id`,
      `result.chat_id of provision.${hook} in the target file`,
    )
  }
  if (from instanceof Agent && to.kind === 'agent') {
    if (target.forms.includes('variant')) return openBySend(from, to)
    if (target.a2a_base !== undefined) return openByMessage(target.a2a_base, from, to)
  }
  throw noWayToOpen()
}

export const noWayToOpen = (): NotTestable =>
  new NotTestable(
    'no chat between these actors can be opened',
    'provision.openDirectChat, a2a_base, or the form variant, in the target file',
  )

/** Returns whether the target file describes how to open the direct chat of two agents, or of an agent and a person. */
export const canOpenChat = (target: Target, hooks: Hooks, between: 'agents' | 'person'): boolean =>
  hooks.has('openDirectChat') ||
  (between === 'person'
    ? hooks.has('openChatAsPerson')
    : target.forms.includes('variant') || target.a2a_base !== undefined)

async function openBySend(from: Agent, to: Actor): Promise<string> {
  const { status, body } = await sendTo(from, [to.handle], { parts: valueParts('opening a chat') })
  if (typeof body.chat_id === 'string') return body.chat_id
  throw new NotTestable(
    `a variant send opened no chat (answered ${status})`,
    'provision.openDirectChat in the target file',
  )
}

async function openByMessage(base: string, from: Actor, to: Actor): Promise<string> {
  const reply = await from.call({
    method: 'POST',
    path: `${base}/${encodeURIComponent(to.handle)}`,
    headers: { 'a2a-version': '1.0' },
    json: {
      jsonrpc: '2.0',
      id: 1,
      method: 'SendMessage',
      params: {
        message: { messageId: unique.messageId(), role: 'ROLE_USER', parts: [{ text: 'opening a chat' }] },
        configuration: { returnImmediately: true },
      },
    },
  })
  const chatId = findMember(reply.body, 'contextId')
  if (typeof chatId === 'string') return chatId
  throw new NotTestable(
    `an A2A message opened no chat (answered ${reply.status})`,
    'provision.openDirectChat in the target file',
  )
}
