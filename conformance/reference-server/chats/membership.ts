/** Who is in a chat, since when, and which of its messages a member may see. */
import type { FaultName } from '../faults/faults.ts'
import { broken, forbidden, notFound } from '../protocol/api-error.ts'
import type { Actor, Chat, Message, Stay } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

export const stays = (chat: Chat, actorId: string): Stay[] => chat.members.get(actorId) ?? []

export const currentStay = (chat: Chat, actorId: string): Stay | undefined =>
  stays(chat, actorId).find((stay) => stay.to === null)

export const currentMembers = (subject: Subject, chat: Chat): Actor[] =>
  [...chat.members.keys()]
    .filter((id) => currentStay(chat, id) !== undefined)
    .map((id) => subject.actors.get(id))
    .filter((actor): actor is Actor => actor !== undefined)

/** The chat for a member; 404 for those who never were in it, 403 for those who left (AMB-055). */
export function chatOf(subject: Subject, actor: Actor, chatId: string, purpose: 'read' | 'write'): Chat {
  const chat = subject.chats.get(chatId)
  if (chat === undefined) throw notFound('no such chat')
  if (currentStay(chat, actor.id) !== undefined) return chat
  if (chat.uninstalled.has(actor.id)) return uninstalled(subject, chat, purpose)
  if (stays(chat, actor.id).length > 0) {
    if (purpose === 'write' && subject.faulty('removed-member-writes')) return chat
    if (purpose === 'read' && subject.faulty('former-history-500')) throw broken('no window')
    if (purpose === 'read' && subject.chose('old-window-readable')) return chat
    throw subject.chose('former-member-404') ? notFound('no such chat') : forbidden('you are no longer in this chat')
  }
  if (purpose === 'write' && subject.faulty('stranger-may-send')) return chat
  if (purpose === 'read' && subject.faulty('history-for-strangers')) return chat
  throw subject.chose('foreign-chat-403') ? forbidden('you are not in this chat') : notFound('no such chat')
}

/** An agent that the person of the chat removed: 403, whatever former members of groups get (INST-001). */
function uninstalled(subject: Subject, chat: Chat, purpose: 'read' | 'write'): Chat {
  if (purpose === 'read' && subject.faulty('uninstalled-history-500')) throw broken('no window')
  if (purpose === 'read' && subject.chose('old-window-readable')) return chat
  throw subject.faulty('uninstalled-404') ? notFound('no such chat') : forbidden('you were removed')
}

export function canSee(subject: Subject, actor: Actor, chat: Chat, message: Message): boolean {
  if (message.suppressed.has(actor.id) && !subject.faulty('blocked-in-history')) {
    const lifted = subject.faulty('visible-after-unblock') && !isBlocked(subject, actor.id, message.senderId)
    if (!lifted) return false
  }
  return insideWindow(subject, actor, chat, message)
}

function insideWindow(subject: Subject, actor: Actor, chat: Chat, message: Message): boolean {
  const own = stays(chat, actor.id)
  if (own.length === 0) return subject.faulty('history-for-strangers')
  if (subject.faulty('history-outside-window')) return true
  const first = own[0]
  if (subject.faulty('returning-member-sees-gap') && first !== undefined && own.length > 1) {
    return message.sequence >= first.from
  }
  const late = subject.faulty('window-starts-late') && chat.kind === 'group' ? 1 : 0
  return own.some(
    (stay) =>
      message.sequence >= stay.from + (stay.from > 1 ? late : 0) && (stay.to === null || message.sequence <= stay.to),
  )
}

/** True when either of two actors blocks the other. */
export function isBlocked(subject: Subject, one: string, other: string): boolean {
  return blocks(subject, one, other) || blocks(subject, other, one)
}

/** The faults by which the blocked party of a direct chat learns of the block. */
export const revealsBlock = (subject: Subject, fault: FaultName, actor: Actor, chat: Chat): boolean =>
  subject.faulty(fault) &&
  chat.kind === 'direct' &&
  [...chat.members.keys()].some((id) => blocks(subject, id, actor.id))

export const blocks = (subject: Subject, blockerId: string, blockedId: string): boolean =>
  subject.actors.get(blockerId)?.blocks.has(blockedId) ?? false

export const isBetweenAgents = (subject: Subject, chat: Chat): boolean =>
  chat.kind === 'direct' && [...chat.members.keys()].every((id) => subject.actors.get(id)?.kind === 'agent')

/** Whether an agent and a person are in a chat together. */
export function shares(subject: Subject, agent: Actor, person: Actor): boolean {
  if (subject.faulty('user-shown-to-strangers')) return true
  if (subject.chose('blocks-end-sharing') && isBlocked(subject, agent.id, person.id)) return false
  return [...subject.chats.values()].some((chat) => {
    if (chat.kind === 'group' && subject.chose('groups-share-nothing')) return false
    const stays = subject.faulty('user-shown-after-leaving')
      ? chat.members.has(agent.id)
      : currentStay(chat, agent.id) !== undefined
    return stays && currentStay(chat, person.id) !== undefined
  })
}
