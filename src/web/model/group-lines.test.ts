import { expect, test } from 'vitest'
import type { Chat, UserEvent } from '../../../generated/extensions/types.gen.ts'
import { groupLines, lineOfEvent } from './group-lines.rules.ts'

const me = { userId: 'usr_ann', handle: 'ann' }
const member = (id: string, name: string, first = 1) => ({ id, handle: id, display_name: name, joined_sequence: first })
const chat = {
  kind: 'group',
  last_sequence: 9,
  participants: [member('usr_ann', 'Ann'), member('usr_ben', 'Ben', 4)],
} as unknown as Chat
const party = (id: string) => ({ type: 'user', id, handle: id.slice(4) })
const lineOf = (event_type: string, data: object) => lineOfEvent({ event_type, data } as UserEvent, chat, me)

test('a removal names who acted, and leaving names the participant only', () => {
  const gone = (participant: string, actor: string) =>
    lineOf('participant.removed', { participant: party(participant), actor: party(actor), effective_sequence: 7 })
  expect(gone('usr_ben', 'usr_ben')).toEqual({ after: 7, text: 'Ben left' })
  expect(gone('usr_eve', 'usr_ann')).toEqual({ after: 7, text: 'You removed eve' })
  expect(gone('usr_ann', 'usr_ben')?.text).toBe('Ben removed you')
})

test('a new name is after the newest message, and other events have no line', () => {
  const data = { actor: party('usr_ben'), group_name: 'Plans', previous_group_name: 'Ideas' }
  expect(lineOf('chat.group_name_updated', data)).toEqual({ after: 9, text: 'Ben named the group “Plans”' })
  expect(lineOf('chat.owner_changed', { owner: party('usr_ben') })).toBe(undefined)
})

test('members who joined later have a line at their first message, in the order of the chat', () => {
  const lines = groupLines(chat, [{ after: 2, text: 'Eve left' }], me)
  expect(lines).toEqual([
    { after: 2, text: 'Eve left' },
    { after: 3, text: 'Ben joined' },
  ])
  expect(groupLines({ ...chat, kind: 'direct' }, [], me)).toEqual([])
})
