import { foldHandle } from '../accounts/handle.rules.ts'
import { conflict, forbidden, invalidRequest, limitExceeded } from '../core/errors.ts'
import type { ChatKind, ChatRecord } from './chat.ts'

/** Members of one group, its owner included. */
export const groupMembersMax = 1_024

/** The same key for both orders of a pair, so that a unique index allows one direct chat per pair (CHAT-004). */
export function pairKey(one: string, other: string): string {
  return one < other ? `${one}:${other}` : `${other}:${one}`
}

/** Groups are made and changed by persons; an Agent Token is refused (GRP-007). */
export function requirePerson(caller: { kind: 'agent' | 'user' }): void {
  if (caller.kind !== 'user') throw forbidden('Only a person can manage a group.')
}

export function requireGroup(chat: Pick<ChatRecord, 'kind'>): void {
  if (chat.kind !== 'group') throw conflict('A direct chat has no name and a fixed pair of members.')
}

export function requireRoom(members: number): void {
  if (members > groupMembersMax) {
    throw limitExceeded(`A group has at most ${groupMembersMax} members.`)
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
