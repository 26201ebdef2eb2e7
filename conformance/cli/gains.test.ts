import { expect, test } from 'vitest'
import { NotTestable } from '../client/not-testable.ts'
import type { Gap } from '../runner/lease.ts'
import { rankGains } from './gains.ts'

const gap = (closedBy: Gap['closedBy']): Gap => ({ error: new NotTestable('why', 'how'), closedBy })
const group = gap({ kind: 'hook', name: 'createGroup' })
const add = gap({ kind: 'hook', name: 'addMember' })
const persons = (more: number): Gap => gap({ kind: 'persons', more })

test('gains are sorted by size, hooks of an area are grouped, and a check counts at its last gap', () => {
  const gains = rankGains(
    new Map([
      ['a', [add, group]],
      ['b', [group]],
      ['c', [group]],
      ['d', [persons(1)]],
      ['e', [persons(2), add]],
    ]),
  )
  expect(gains).toMatchObject([
    { closings: [add.closedBy, group.closedBy], area: 'groups', checks: ['a', 'b', 'c'] },
    { closings: [{ kind: 'persons', more: 2 }], checks: ['d', 'e'] },
  ])
})

test('two additions are grouped if the second unlocks more checks than the first, which it requires', () => {
  const [send, rotate] = [gap({ kind: 'hook', name: 'sendAsPerson' }), gap({ kind: 'hook', name: 'rotateToken' })]
  const gains = rankGains(
    new Map([
      ['a', [send]],
      ['b', [send, rotate]],
      ['c', [send, rotate]],
      ['d', [persons(1)]],
    ]),
  )
  expect(gains).toMatchObject([
    { closings: [send.closedBy, rotate.closedBy], checks: ['a', 'b', 'c'] },
    { closings: [{ kind: 'persons', more: 1 }], checks: ['d'] },
  ])
})

test('no gain is listed if no check has a gap', () => {
  expect(rankGains(new Map())).toEqual([])
})
