import { expect, it } from 'vitest'

import type { Chat } from '../../../generated/extensions/types.gen.ts'
import { emptyConversation, type ChatEntry } from './state.ts'
import { knownPeople, withHandle } from './text.rules.ts'

const me = { userId: 'usr_ann', handle: 'ann' }
const participant = (handle: string, name: string) => ({ id: `id_${handle}`, handle, display_name: name })
const entry = (id: string, ...participants: object[]): [string, ChatEntry] => [
  id,
  { chat: { id, participants } as unknown as Chat, readSequence: 0, conversation: emptyConversation },
]
const ben = participant('ben', 'Benjamin Ohm')
const state = {
  me,
  chats: new Map([
    entry('1', { id: 'usr_ann', handle: 'ann', display_name: 'Ann' }, ben),
    entry('2', ben, participant('writer', 'The Writer')),
  ]),
}

it.each([
  ['b', ['ben']],
  ['oh', ['ben']],
  ['writer, @BE', ['ben']],
  ['ben wr', ['writer']],
  ['ben', []],
  ['ann', []],
  ['writer ', []],
])('the people that %j begins to name are %j', (typed, handles) => {
  expect(knownPeople(state, typed).map(({ handle }) => handle)).toEqual(handles)
})

it('completes the last word of typed handles', () => {
  expect(['b', 'writer, @be', 'writer be'].map((typed) => withHandle(typed, 'ben'))).toEqual([
    'ben ',
    'writer, ben ',
    'writer ben ',
  ])
})
