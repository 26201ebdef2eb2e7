import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPresence, type Presence } from './presence.ts'

const announced: boolean[] = []
let presence: Presence

beforeEach(() => {
  vi.useFakeTimers()
  announced.length = 0
  presence = createPresence((asks) => announced.push(asks))
})
afterEach(() => {
  presence.stop()
  vi.useRealTimers()
})

const heard = () => (['all', 1, 2] as const).filter((topic) => presence.isHeard(topic))
/** Longer than others have to answer the first question. */
const settle = () => vi.advanceTimersByTime(6_000)

test('nothing is heard where nobody else is, after the others had time to answer', () => {
  expect(heard()).toEqual(['all', 1, 2])
  presence.joined()
  expect(announced).toEqual([true])
  vi.advanceTimersByTime(4_000)
  expect(heard()).toEqual(['all', 1, 2])
  vi.advanceTimersByTime(2_000)
  expect(heard()).toEqual([])
})

test('what others hear is what they announced last, and what they began to hear since', () => {
  presence.joined()
  settle()
  presence.announced('one', [1], false)
  presence.announced('other', [], false)
  expect(heard()).toEqual(['all', 1])
  presence.begins('other', [2])
  expect(heard()).toEqual(['all', 1, 2])
  presence.announced('one', [], false)
  expect(heard()).toEqual(['all', 2])
})

test('one that says something without an announcement is taken to hear everything', () => {
  presence.joined()
  settle()
  presence.heard('of an earlier version')
  expect(heard()).toEqual(['all', 1, 2])
  presence.announced('of an earlier version', [2], false)
  presence.heard('of an earlier version')
  expect(heard()).toEqual(['all', 2])
})

test('one that is not heard for three announcements is gone', () => {
  presence.joined()
  settle()
  presence.announced('one', [1], false)
  for (let count = 0; count < 10; count++) {
    vi.advanceTimersByTime(10_000)
    presence.announced('one', [1], false)
  }
  vi.advanceTimersByTime(20_000)
  expect(heard()).toEqual(['all', 1])
  vi.advanceTimersByTime(25_000)
  expect(heard()).toEqual([])
})

test('while the connection is lost or new, others are taken to be there', () => {
  presence.joined()
  vi.advanceTimersByTime(60_000)
  presence.left()
  vi.advanceTimersByTime(60_000)
  expect(heard()).toEqual(['all', 1, 2])
  presence.joined()
  expect(heard()).toEqual(['all', 1, 2])
})

test('a process says every ten seconds what it hears, and at once when it is asked', () => {
  presence.joined()
  vi.advanceTimersByTime(30_000)
  expect(announced).toEqual([true, false, false, false])
  presence.announced('one', null, true)
  expect(announced).toHaveLength(5)
})
