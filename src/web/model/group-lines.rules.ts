import type { GroupChange } from '../../../generated/extensions/types.gen.ts'
import { nameOf } from './chats.rules.ts'
import type { Me } from './state.ts'

/** A line about a change of a group, between two messages. */
export interface GroupLine {
  /** ISO 8601 time of the change. */
  at: string
  text: string
}

/** Returns the lines of a group in order. */
export const groupLines = (changes: readonly GroupChange[], me: Me): GroupLine[] =>
  changes.map((change) => ({ at: change.at, text: textOf(change, me) }))

function textOf({ type, participant, actor, group_name: title }: GroupChange, me: Me): string {
  const name = (named: GroupChange['actor']) => (named?.id === me.userId ? 'You' : named ? nameOf(named) : 'Somebody')
  switch (type) {
    case 'joined':
      return `${name(participant)} joined`
    case 'left':
      return `${name(participant)} left`
    case 'removed':
      return `${name(actor)} removed ${participant?.id === me.userId ? 'you' : name(participant)}`
    case 'renamed':
      return `${name(actor)} named the group “${title}”`
    case 'owner_changed':
      return participant?.id === me.userId ? 'You own the group now' : `${name(participant)} owns the group now`
  }
}
