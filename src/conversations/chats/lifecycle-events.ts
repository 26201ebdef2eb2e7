import type { EventDraft } from '../../platform/event-log/log-event.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Sender } from '../messages/message.ts'

/** A change of a group's membership, sent to its audience. */
export interface MembershipChange {
  chatId: string
  participant: Sender
  actor: Sender
  /** joining: the participant's first message; leaving: the last one (sequence of the chat, inclusive) */
  effectiveSequence: number
}

/** Builds the events about a new participant for everyone in `audience` (EVT-034). */
export function participantAdded(change: MembershipChange, audience: readonly string[]): EventDraft[] {
  const data = membershipData(change)
  return audience.map((actorId) => ({ ...about(actorId, change), eventType: 'participant.added', data }))
}

/**
 * Builds the events about a removed participant for the remaining participants and for the removed one, as its last
 * event of the chat (EVT-035).
 */
export function participantRemoved(change: MembershipChange, audience: readonly string[]): EventDraft[] {
  const data = membershipData(change)
  return audience.map((actorId) => ({ ...about(actorId, change), eventType: 'participant.removed', data }))
}

/** Builds the events with the new and the old name (EVT-036). */
export function groupNameUpdated(
  change: { chatId: string; groupName: string; previousGroupName: string | null; actor: Sender },
  audience: readonly string[],
): EventDraft[] {
  const data = {
    group_name: change.groupName,
    previous_group_name: change.previousGroupName,
    actor: encodeActor(change.actor),
  }
  return audience.map((actorId) => ({ ...about(actorId, change), eventType: 'chat.group_name_updated', data }))
}

/** Builds the events about a new owner of the group. */
export function ownerChanged(
  { chatId, owner }: { chatId: string; owner: Sender },
  audience: readonly string[],
): EventDraft[] {
  const data = { owner: encodeActor(owner) }
  return audience.map((actorId) => ({ ...about(actorId, { chatId }), eventType: 'chat.owner_changed', data }))
}

function membershipData(change: MembershipChange): EventDraft<'participant.added'>['data'] {
  return {
    participant: encodeActor(change.participant),
    actor: encodeActor(change.actor),
    effective_sequence: change.effectiveSequence,
  }
}

const about = (actorId: string, { chatId }: { chatId: string }) => ({ actorId, chatId, messageId: null })
