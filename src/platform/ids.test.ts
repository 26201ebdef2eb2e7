import { expect, test } from 'vitest'
import { createIds } from './ids.ts'

test('ids are lower-case ULIDs and sort in the order of their making', () => {
  const ids = createIds({ now: () => 1_700_000_000_000 })
  const made = Array.from({ length: 5000 }, () => ids.next('msg'))
  for (const id of made) expect(id).toMatch(/^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
  expect(new Set(made).size).toBe(made.length)
  expect([...made].sort()).toEqual(made)
})

test('a clock that steps back does not break the order', () => {
  const times = [2000, 1000, 1500]
  const ids = createIds({ now: () => times.shift()! })
  const made = [ids.next('evt'), ids.next('evt'), ids.next('evt')]
  expect([...made].sort()).toEqual(made)
})

test('two makers share no id at the same instant', () => {
  const clock = { now: () => 1_700_000_000_000 }
  expect(createIds(clock).next('agt')).not.toBe(createIds(clock).next('agt'))
})

test('a secret has the asked length', () => {
  expect(createIds({ now: () => 0 }).secret(32)).toHaveLength(32)
})
