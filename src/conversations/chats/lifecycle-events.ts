import type { EventDraft } from '../../platform/event-log/log-event.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Sender } from '../messages/message.ts'

/** One change of a group's membership, of which its audience is notified. */
export interface MembershipChange {
  chatId: string
  participant: Sender
  actor: Sender
  /** joining: the first message that the participant gets; leaving: the last one (both per chat, inclusive) */
  effectiveSequence: number
}

/** The newcomer's period, sent to everybody in `audience` (EVT-034). */
export function participantAdded(change: MembershipChange, audience: readonly string[]): EventDraft[] {
  const data = membershipData(change)
  return audience.map((actorId) => ({ ...about(actorId, change), eventType: 'participant.added', data }))
}

/** Sent to those who remain and, as its last event of the chat, to the one who leaves (EVT-035). */
export function participantRemoved(change: MembershipChange, audience: readonly string[]): EventDraft[] {
  const data = membershipData(change)
  return audience.map((actorId) => ({ ...about(actorId, change), eventType: 'participant.removed', data }))
}

/** The new name beside the old one (EVT-036). */
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

function membershipData(change: MembershipChange): EventDraft<'participant.added'>['data'] {
  return {
    participant: encodeActor(change.participant),
    actor: encodeActor(change.actor),
    effective_sequence: change.effectiveSequence,
  }
}

const about = (actorId: string, { chatId }: { chatId: string }) => ({ actorId, chatId, messageId: null })
