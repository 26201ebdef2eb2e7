import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { conflict, forbidden, invalidRequest, limitExceeded } from '../../platform/errors.ts'
import { limitReached } from '../../platform/limits/account-limits.ts'
import type { ActorType, ChatKind, ChatRecord, Participant } from './chat.ts'

/**
 * Builds one key for all orders of the same participants, so that a unique index allows one chat per set (CHAT-004).
 */
export function participantsKey(actorIds: readonly string[]): string {
  return actorIds.toSorted().join(':')
}

/** Builds the key of a direct chat. */
export function pairKey(one: string, other: string): string {
  return participantsKey([one, other])
}

/**
 * Maximum numbers of persons and agents in a chat that a send creates by naming the participants (VMSG-012, LIM-017).
 */
const agentChatMax = { user: 1, agent: 6 } as const

/** Returns whether a chat of these participants can be created by naming them. */
export function fitsAgentChat(participants: readonly { type: ActorType }[]): boolean {
  const count = (actorType: ActorType) => participants.filter(({ type }) => type === actorType).length
  return count('user') <= agentChatMax.user && count('agent') <= agentChatMax.agent
}

/** Rejects Agent Tokens: only persons create and change groups (GRP-007). */
export function requireUser(caller: { kind: 'agent' | 'user' }): void {
  if (caller.kind !== 'user') throw forbidden('Only a person can manage a group.')
}

/**
 * Returns the participant who manages a group: its owner if that is a person, otherwise the person who has been in it
 * longest. Agents open groups, but cannot manage them (AMB-103, AMB-223).
 * @param participants in the order in which they joined
 */
export function managerOf<P extends Pick<Participant, 'type' | 'role'>>(participants: readonly P[]): P | undefined {
  const persons = participants.filter(({ type }) => type === 'user')
  return persons.find(({ role }) => role === 'owner') ?? persons[0]
}

/** @throws DomainError forbidden unless the caller manages the group */
export function requireManager(participants: readonly Participant[], callerId: string): void {
  if (managerOf(participants)?.id !== callerId) throw forbidden('Only the owner of the group can do this.')
}

/** @throws DomainError conflict for a direct chat */
export function requireGroup(chat: Pick<ChatRecord, 'kind'>): void {
  if (chat.kind !== 'group') throw conflict('A direct chat has no name and a fixed pair of members.')
}

/**
 * @param participants number of participants of the group, including its owner
 * @param most limit participants_per_group of the group's creator
 * @throws DomainError limit_exceeded
 */
export function requireGroupSize(participants: number, most: number): void {
  if (participants > most) throw limitReached('participants_per_group', most)
}

/** Checks the size of a chat that was created by naming its participants, with a further participant. */
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

/** Returns the handles that a new chat invites, without duplicates. A group ignores the caller's own handle. */
export function invitedHandles(kind: ChatKind, handles: readonly string[], own: string): string[] {
  const others = new Set(handles.map(foldHandle))
  if (kind === 'group') others.delete(own)
  else if (others.size !== 1) throw invalidRequest('A direct chat is opened with exactly one handle.', 'handles')
  else if (others.has(own)) throw invalidRequest('A direct chat needs another participant.', 'handles')
  return [...others]
}
