import type { EventEncoders, EventOf } from '../../../generated/events.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { ChatEvents } from './lifecycle-events.ts'

const encodeParticipantChange = ({
  participant,
  actor,
  effectiveSequence,
}: ChatEvents['participant.added']): EventOf<'participant.added'>['data'] => ({
  participant: encodeActor(participant),
  actor: encodeActor(actor),
  effective_sequence: effectiveSequence,
})

export const chatEventEncoders: EventEncoders<ChatEvents> = {
  'participant.added': encodeParticipantChange,
  'participant.removed': encodeParticipantChange,
  'chat.group_name_updated': ({ groupName, previousGroupName, actor }) => ({
    group_name: groupName,
    previous_group_name: previousGroupName,
    actor: encodeActor(actor),
  }),
  'chat.owner_changed': ({ owner }) => ({ owner: encodeActor(owner) }),
}
