import { expect, test } from 'vitest'
import { NotTestable } from '../client/not-testable.ts'
import type { Gap } from '../runner/lease.ts'
import { rankGains } from './gains.ts'

const gap = (closedBy: Gap['closedBy']): Gap => ({ error: new NotTestable('why', 'how'), closedBy })
const group = gap({ kind: 'hook', name: 'createGroup' })
const add = gap({ kind: 'hook', name: 'addMember' })
const persons = (more: number): Gap => gap({ kind: 'persons', more })

test('the largest gain comes first, and a check counts where its last gap is closed', () => {
  const gains = rankGains(
    new Map([
      ['a', [add, group]],
      ['b', [group]],
      ['c', [group]],
      ['d', [persons(1)]],
      ['e', [persons(2), add]],
    ]),
  )
  expect(gains.map(({ closedBy, checks, alsoNeededBy }) => [closedBy, checks, alsoNeededBy])).toEqual([
    [{ kind: 'hook', name: 'createGroup' }, ['b', 'c'], 1],
    [{ kind: 'hook', name: 'addMember' }, ['a'], 1],
    [{ kind: 'persons', more: 2 }, ['d', 'e'], 0],
  ])
})

test('nothing is listed where nothing is missing', () => {
  expect(rankGains(new Map())).toEqual([])
})
