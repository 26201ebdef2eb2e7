import type { MembershipData } from '../../../generated/current/types.gen.ts'
import type { Chat, UserEvent } from '../../../generated/extensions/types.gen.ts'
import { nameOf } from './chats.rules.ts'
import type { GroupLine, Me } from './state.ts'

/** Returns the line of an event of a group; undefined for other events, and for joins, which the participants show. */
export function lineOfEvent({ event_type: type, data }: UserEvent, chat: Chat, me: Me): GroupLine | undefined {
  const name = (one: { id: string; handle: string | null }) =>
    one.id === me.userId ? 'You' : nameOf(chat.participants.find(({ id }) => id === one.id) ?? one)
  if (type === 'participant.removed') {
    const { participant, actor, effective_sequence: after } = data as MembershipData
    const isOwn = participant.id === actor.id
    return { after, text: isOwn ? `${name(participant)} left` : `${name(actor)} removed ${lower(name(participant))}` }
  }
  if (type === 'chat.group_name_updated') {
    const { actor, group_name: title } = data as { actor: MembershipData['actor']; group_name: string }
    return { after: chat.last_sequence, text: `${name(actor)} named the group “${title}”` }
  }
  return undefined
}

const lower = (name: string): string => (name === 'You' ? 'you' : name)

/** Returns the lines of a group in order: changes that events reported, and current members that joined later. */
export function groupLines(chat: Chat, lines: readonly GroupLine[], me: Me): GroupLine[] {
  if (chat.kind !== 'group') return []
  const joined = chat.participants
    .filter(({ joined_sequence: first }) => first > 1)
    .map((member) => ({
      after: member.joined_sequence - 1,
      text: `${member.id === me.userId ? 'You' : nameOf(member)} joined`,
    }))
  return [...joined, ...lines].sort((one, other) => one.after - other.after)
}
