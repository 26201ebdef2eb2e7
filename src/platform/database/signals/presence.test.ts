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

test('a process that hears nobody is alone, after the others had time to answer', () => {
  expect(presence.isAlone()).toBe(false)
  presence.joined()
  expect(announced).toEqual([true])
  vi.advanceTimersByTime(4_000)
  expect(presence.isAlone()).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(presence.isAlone()).toBe(true)
})

test('whoever was heard is there for a while, and whoever asks is answered', () => {
  presence.joined()
  vi.advanceTimersByTime(20_000)
  expect(presence.isAlone()).toBe(true)
  announced.length = 0
  presence.heard(true)
  expect([announced, presence.isAlone()]).toEqual([[false], false])
  for (let count = 0; count < 10; count++) {
    vi.advanceTimersByTime(10_000)
    presence.heard(false)
  }
  expect(presence.isAlone()).toBe(false)
  // The last of three announcements that did not come.
  vi.advanceTimersByTime(31_000)
  expect(presence.isAlone()).toBe(true)
})

test('while the connection is new others are taken to be there, whoever was heard before', () => {
  presence.joined()
  vi.advanceTimersByTime(60_000)
  presence.joined()
  expect(presence.isAlone()).toBe(false)
})

test('a process says every ten seconds that it is there', () => {
  presence.joined()
  vi.advanceTimersByTime(30_000)
  expect(announced).toEqual([true, false, false, false])
})
