import { expect, test } from 'vitest'
import { growthOf } from './growth.ts'

const doubling = (base: number) => Array.from({ length: 9 }, (_, index) => base * 2 ** index)
const constant = (base: number) => Array.from({ length: 9 }, () => base)
/** Returns six events with the given waits, each longer by the delay of the machine. */
const events = (waits: number[], added = 0) => Array.from({ length: 6 }, () => waits.map((wait) => wait + added))
const verdict = (...asked: Parameters<typeof growthOf>) => growthOf(...asked).verdict

test('doubling waits are reported as grown for every base delay', () => {
  for (const base of [5, 100, 1000]) expect(verdict(events(doubling(base), 40), base, 60)).toBe('grown')
})

test('the last waits show growth that a busy machine hides in the first waits', () => {
  expect(verdict(events(doubling(10), 400), 10, 0)).toBe('grown')
})

test('constant waits are a finding if the declared wait is at least 100 ms', () => {
  expect(verdict(events(constant(100), 20), 100, 0)).toBe('constant')
  expect(verdict(events(constant(1500), 20), 1500, 0)).toBe('constant')
  expect(verdict(events(constant(20), 20), 20, 0)).toBe('inaudible')
})

test('constant waits above two seconds are a finding for every declared wait', () => {
  expect(verdict(events(constant(2200)), 20, 0)).toBe('constant')
  expect(verdict(events(constant(2200)), undefined, 0)).toBe('constant')
  expect(verdict(events(constant(1900)), undefined, 0)).toBe('inaudible')
})
