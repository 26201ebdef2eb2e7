import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { conflict, forbidden, invalidRequest, limitExceeded } from '../../platform/errors.ts'
import { limitReached } from '../../platform/limits/account-limits.ts'
import type { ActorType, ChatKind, ChatRecord } from './chat.ts'

/** The same key for every order of some participants, so that a unique index allows one chat of just these (CHAT-004). */
export function participantsKey(actorIds: readonly string[]): string {
  return actorIds.toSorted().join(':')
}

/** The key of a direct chat. */
export function pairKey(one: string, other: string): string {
  return participantsKey([one, other])
}

/** Persons and agents that a chat may have which is made by naming them (VMSG-012, LIM-017). */
const agentChatMax = { user: 1, agent: 6 } as const

/** Whether a chat of these may be made by naming them. */
export function fitsAgentChat(participants: readonly { type: ActorType }[]): boolean {
  const count = (wanted: ActorType) => participants.filter(({ type }) => type === wanted).length
  return count('user') <= agentChatMax.user && count('agent') <= agentChatMax.agent
}

/** Groups are made and changed by persons; an Agent Token is rejected (GRP-007). */
export function requireUser(caller: { kind: 'agent' | 'user' }): void {
  if (caller.kind !== 'user') throw forbidden('Only a person can manage a group.')
}

/** @throws DomainError conflict for a direct chat */
export function requireGroup(chat: Pick<ChatRecord, 'kind'>): void {
  if (chat.kind !== 'group') throw conflict('A direct chat has no name and a fixed pair of members.')
}

/**
 * @param participants of the group, its owner included
 * @param most the limit participants_per_group of whoever made it
 * @throws DomainError limit_exceeded
 */
export function requireGroupSize(participants: number, most: number): void {
  if (participants > most) throw limitReached('participants_per_group', most)
}

/** The same for a further participant of a certain chat. */
export function requireGroupSizeIn(
  chat: Pick<ChatRecord, 'agentChat'>,
  participants: readonly { type: ActorType }[],
  most: number,
): void {
  requireGroupSize(participants.length, most)
  if (chat.agentChat && !fitsAgentChat(participants)) {
    throw limitExceeded(`This chat has room for ${agentChatMax.user} person and ${agentChatMax.agent} agents.`)
  }
}

/** Whom a new chat invites: handles without repeats and without the caller's own in a group. */
export function invitedHandles(kind: ChatKind, handles: readonly string[], own: string): string[] {
  const others = new Set(handles.map(foldHandle))
  if (kind === 'group') others.delete(own)
  else if (others.size !== 1) throw invalidRequest('A direct chat is opened with exactly one handle.', 'handles')
  else if (others.has(own)) throw invalidRequest('A direct chat needs somebody else.', 'handles')
  return [...others]
}
