import { expect, test } from 'vitest'
import type { GroupChange } from '../../../generated/extensions/types.gen.ts'
import { groupLines } from './group-lines.rules.ts'

const me = { userId: 'usr_ann', handle: 'ann' }
const party = (id: string, display_name: string | null) => ({ type: 'user', id, handle: id.slice(4), display_name })
const [ann, ben] = [party('usr_ann', 'Ann'), party('usr_ben', 'Ben')]

test.each([
  [{ type: 'joined', participant: ben }, 'Ben joined'],
  [{ type: 'joined', participant: ann, actor: ben }, 'You joined'],
  [{ type: 'left', participant: party('usr_eve', null) }, 'eve left'],
  [{ type: 'removed', participant: ben, actor: ann }, 'You removed Ben'],
  [{ type: 'removed', participant: ann, actor: ben }, 'Ben removed you'],
  [{ type: 'renamed', actor: ben, group_name: 'Plans' }, 'Ben named the group “Plans”'],
  [{ type: 'renamed', actor: null, group_name: 'Plans' }, 'Somebody named the group “Plans”'],
  [{ type: 'owner_changed', participant: ben }, 'Ben owns the group now'],
  [{ type: 'owner_changed', participant: ann }, 'You own the group now'],
])('the change %j has a line', (change, text) => {
  const at = '2026-11-28T04:00:00.000Z'
  const empty = { participant: null, actor: null, group_name: null }
  expect(groupLines([{ at, ...empty, ...change } as GroupChange], me)).toEqual([{ at, text }])
})
