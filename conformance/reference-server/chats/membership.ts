/** Members of a chat, their membership periods, and the messages that a member may see. */
import type { FaultName } from '../faults/faults.ts'
import { internalError, forbidden, notFound } from '../protocol/api-error.ts'
import type { Actor, Chat, Message, MembershipPeriod } from '../state/model.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'

export const membershipPeriods = (chat: Chat, actorId: string): MembershipPeriod[] => chat.members.get(actorId) ?? []

export const currentPeriod = (chat: Chat, actorId: string): MembershipPeriod | undefined =>
  membershipPeriods(chat, actorId).find((period) => period.to === null)

export const currentMembers = (server: ReferenceServer, chat: Chat): Actor[] =>
  [...chat.members.keys()]
    .filter((id) => currentPeriod(chat, id) !== undefined)
    .map((id) => server.actors.get(id))
    .filter((actor): actor is Actor => actor !== undefined)

/** Returns the chat for a member. Throws 404 for actors that never were members, 403 for former members (AMB-055). */
export function chatOf(server: ReferenceServer, actor: Actor, chatId: string, purpose: 'read' | 'write'): Chat {
  const chat = server.chats.get(chatId)
  if (chat === undefined) throw notFound('no such chat')
  if (currentPeriod(chat, actor.id) !== undefined) return chat
  if (chat.uninstalled.has(actor.id)) return uninstalled(server, actor, chat, purpose)
  if (membershipPeriods(chat, actor.id).length > 0) {
    if (purpose === 'write' && server.hasFault('removed-member-writes')) return chat
    if (purpose === 'write' && isAgain(server, 'removed-member-writes-at-second-attempt', actor, chat)) return chat
    if (purpose === 'read' && server.hasFault('former-history-500')) throw internalError('no window')
    if (purpose === 'read' && server.hasChoice('old-window-readable')) return chat
    throw server.hasChoice('former-member-404') ? notFound('no such chat') : forbidden('you are no longer in this chat')
  }
  if (purpose === 'write' && server.hasFault('stranger-may-send')) return chat
  if (purpose === 'read' && server.hasFault('history-for-strangers')) return chat
  if (hasSibling(server, actor, chat) && server.hasFault(purpose === 'read' ? 'sibling-reads' : 'sibling-writes'))
    return chat
  if (isAgain(server, purpose === 'read' ? 'stranger-reads-later' : 'stranger-writes-later', actor, chat)) return chat
  throw server.hasChoice('foreign-chat-403') ? forbidden('you are not in this chat') : notFound('no such chat')
}

/** Returns whether a fault accepts a request because the same actor was rejected in the same chat before. */
const isAgain = (server: ReferenceServer, fault: FaultName, actor: Actor, chat: Chat): boolean =>
  server.hasFault(fault) && countCall(server, `${fault} ${actor.id} ${chat.id}`) > 1

/** Returns whether an agent of the same owner is a member of the chat. */
const hasSibling = (server: ReferenceServer, { kind, ownerId }: Actor, chat: Chat): boolean =>
  kind === 'agent' && currentMembers(server, chat).some((member) => member.ownerId === ownerId)

/**
 * Returns the error for an agent that the person of the chat removed: 403, whatever former group members get
 * (INST-001).
 */
function uninstalled(server: ReferenceServer, actor: Actor, chat: Chat, purpose: 'read' | 'write'): Chat {
  if (purpose === 'write' && isAgain(server, 'uninstalled-writes-at-second-attempt', actor, chat)) return chat
  if (purpose === 'read' && server.hasFault('uninstalled-history-500')) throw internalError('no window')
  if (purpose === 'read' && server.hasChoice('removed-agent-finds-nothing')) throw notFound('no such chat')
  if (purpose === 'read' && server.hasChoice('old-window-readable')) return chat
  throw server.hasFault('uninstalled-404') ? notFound('no such chat') : forbidden('you were removed')
}

export function canSee(server: ReferenceServer, actor: Actor, chat: Chat, message: Message): boolean {
  if (message.suppressed.has(actor.id) && !server.hasFault('blocked-in-history')) {
    const lifted = server.hasFault('visible-after-unblock') && !isBlocked(server, actor.id, message.senderId)
    if (!lifted) return false
  }
  return insidePeriod(server, actor, chat, message)
}

function insidePeriod(server: ReferenceServer, actor: Actor, chat: Chat, message: Message): boolean {
  const own = membershipPeriods(chat, actor.id)
  if (own.length === 0)
    return (['history-for-strangers', 'stranger-reads-later', 'sibling-reads'] as const).some((one) =>
      server.hasFault(one),
    )
  if (server.hasFault('history-outside-window')) return true
  const first = own[0]
  if (server.hasFault('returning-member-sees-gap') && first !== undefined && own.length > 1) {
    return message.sequence >= first.from
  }
  const late = server.hasFault('window-starts-late') && chat.kind === 'group' ? 1 : 0
  return own.some(
    (period) =>
      message.sequence >= period.from + (period.from > 1 ? late : 0) &&
      (period.to === null || message.sequence <= period.to),
  )
}

/** Returns whether either of two actors blocks the other. */
export function isBlocked(server: ReferenceServer, one: string, other: string): boolean {
  return blocks(server, one, other) || blocks(server, other, one)
}

/** Returns whether a fault reveals a block to the blocked participant of a direct chat. */
export const revealsBlock = (server: ReferenceServer, fault: FaultName, actor: Actor, chat: Chat): boolean =>
  server.hasFault(fault) &&
  chat.kind === 'direct' &&
  [...chat.members.keys()].some((id) => blocks(server, id, actor.id))

export const blocks = (server: ReferenceServer, blockerId: string, blockedId: string): boolean =>
  server.actors.get(blockerId)?.blocks.has(blockedId) ?? false

export const isBetweenAgents = (server: ReferenceServer, chat: Chat): boolean =>
  chat.kind === 'direct' && [...chat.members.keys()].every((id) => server.actors.get(id)?.kind === 'agent')

/** Returns whether agent and person share an active conversation: a direct chat in which the person acted (AMB-067). */
export function sharesConversation(server: ReferenceServer, agent: Actor, person: Actor): boolean {
  if (server.hasFault('user-shown-to-strangers')) return true
  const keepsSharing = server.hasChoice('blocks-keep-sharing')
  if (isBlocked(server, agent.id, person.id) && !keepsSharing) return false
  return [...server.chats.values()].some((chat) =>
    chat.kind === 'group' ? groupShares(server, chat, agent, person) : directShares(server, chat, agent, person),
  )
}

function groupShares(server: ReferenceServer, chat: Chat, agent: Actor, person: Actor): boolean {
  if (server.hasFault('user-shown-after-leaving-a-group'))
    return chat.members.has(agent.id) && chat.members.has(person.id)
  if (!server.hasChoice('groups-share') && !server.hasFault('user-shown-by-a-group')) return false
  return currentPeriod(chat, agent.id) !== undefined && currentPeriod(chat, person.id) !== undefined
}

function directShares(server: ReferenceServer, chat: Chat, agent: Actor, person: Actor): boolean {
  const keepsSharing = server.hasChoice('removed-agents-keep-sharing')
  const inside = keepsSharing ? chat.members.has(agent.id) : currentPeriod(chat, agent.id) !== undefined
  return inside && currentPeriod(chat, person.id) !== undefined && hasActed(server, chat, person)
}

/** Returns whether the person started the chat, also by installing the agent, or sent a message in it. */
function hasActed(server: ReferenceServer, chat: Chat, person: Actor): boolean {
  if (server.hasFault('user-shown-before-the-person-acts')) return true
  const wrote = chat.messages.some(({ senderId }) => senderId === person.id)
  if (wrote || server.hasChoice('sharing-begins-with-a-message')) return wrote
  const began = chat.members.get(person.id)?.[0]?.role === 'owner'
  return began || chat.messages.some(({ reactions }) => reactions.some(({ actorId }) => actorId === person.id))
}
