import type { DraftOf } from '../../platform/event-log/log-event.ts'
import type { Sender } from '../messages/message.ts'

/** A change of a group's membership, sent to its audience. */
export interface MembershipChange {
  chatId: string
  participant: Sender
  actor: Sender
  /** joining: the participant's first message; leaving: the last one (sequence of the chat, inclusive) */
  effectiveSequence: number
}

/** Events of the participants and of the name of a chat. */
export interface ChatEvents {
  'participant.added': ParticipantChange
  'participant.removed': ParticipantChange
  'chat.group_name_updated': { groupName: string; previousGroupName: string | null; actor: Sender }
  'chat.owner_changed': { owner: Sender }
}

type ParticipantChange = Omit<MembershipChange, 'chatId'>

/** Builds the events about a new participant for everyone in `audience` (EVT-034). */
export function participantAdded(change: MembershipChange, audience: readonly string[]): DraftOf<ChatEvents>[] {
  const data = dataOf(change)
  return audience.map((actorId) => ({ ...about(actorId, change), eventType: 'participant.added' as const, data }))
}

/**
 * Builds the events about a removed participant for the remaining participants and for the removed one, as its last
 * event of the chat (EVT-035).
 */
export function participantRemoved(change: MembershipChange, audience: readonly string[]): DraftOf<ChatEvents>[] {
  const data = dataOf(change)
  return audience.map((actorId) => ({ ...about(actorId, change), eventType: 'participant.removed' as const, data }))
}

/** Builds the events with the new and the old name (EVT-036). */
export function groupNameUpdated(
  change: { chatId: string; groupName: string; previousGroupName: string | null; actor: Sender },
  audience: readonly string[],
): DraftOf<ChatEvents>[] {
  const { groupName, previousGroupName, actor } = change
  const data = { groupName, previousGroupName, actor }
  return audience.map((actorId) => ({ ...about(actorId, change), eventType: 'chat.group_name_updated' as const, data }))
}

/** Builds the events about a new owner of the group. */
export function ownerChanged(
  { chatId, owner }: { chatId: string; owner: Sender },
  audience: readonly string[],
): DraftOf<ChatEvents>[] {
  const data = { owner }
  return audience.map((actorId) => ({ ...about(actorId, { chatId }), eventType: 'chat.owner_changed' as const, data }))
}

const dataOf = ({ participant, actor, effectiveSequence }: MembershipChange): ParticipantChange => ({
  participant,
  actor,
  effectiveSequence,
})

const about = (actorId: string, { chatId }: { chatId: string }) => ({ actorId, chatId, messageId: null })
