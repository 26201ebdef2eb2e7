import { expect, test } from 'vitest'
import { createIds } from './ids.ts'

test('ids are lower-case ULIDs that begin with the time', () => {
  const ids = createIds({ now: () => 1_700_000_000_000 })
  const made = Array.from({ length: 5000 }, () => ids.next('msg'))
  for (const id of made) expect(id).toMatch(/^msg_01hf7yat00[0-9a-hjkmnp-tv-z]{16}$/)
  expect(new Set(made).size).toBe(made.length)
})

test('ids of different milliseconds sort by their time', () => {
  const times = [1000, 1500, 2000]
  const ids = createIds({ now: () => times.shift()! })
  const made = [ids.next('evt'), ids.next('evt'), ids.next('evt')]
  expect([...made].sort()).toEqual(made)
})

test('an id reveals nothing about other ids of the same millisecond', () => {
  const ids = createIds({ now: () => 1_700_000_000_000 })
  const numbers = Array.from({ length: 4000 }, () => randomBitsOf(ids.next('tsk')))
  const differing = numbers.slice(1).map((number, at) => bitsOf(number ^ numbers[at]!))
  // Independent ids of 80 random bits differ in 40 bits on average, and no two of 4,000 are adjacent.
  expect(differing.reduce((sum, bits) => sum + bits) / differing.length).toBeCloseTo(40, 0)
  const sorted = numbers.toSorted((one, other) => (one < other ? -1 : 1))
  const gaps = sorted.slice(1).map((number, at) => number - sorted[at]!)
  expect(gaps.every((gap) => gap > 2n ** 40n)).toBe(true)
  // At least 60 of the bits are set in about half of the ids.
  const changing = Array.from(
    { length: 80 },
    (_, bit) => numbers.filter((number) => (number >> BigInt(bit)) & 1n).length,
  )
  expect(changing.filter((ones) => ones > 1_700 && ones < 2_300).length).toBeGreaterThanOrEqual(60)
})

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Returns the last 80 bits of a ULID. */
const randomBitsOf = (id: string): bigint =>
  [...id.slice(-16)].reduce((value, letter) => value * 32n + BigInt(alphabet.indexOf(letter)), 0n)

const bitsOf = (value: bigint): number => value.toString(2).replaceAll('0', '').length

test('two generators create different ids at the same instant', () => {
  const clock = { now: () => 1_700_000_000_000 }
  expect(createIds(clock).next('agt')).not.toBe(createIds(clock).next('agt'))
})

test('a secret has the requested length', () => {
  expect(createIds({ now: () => 0 }).secret(32)).toHaveLength(32)
})
