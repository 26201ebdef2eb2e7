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

const heard = () => (['all', 1, 2] as const).filter((topic) => presence.hasSubscriber(topic))
/** Longer than the time in which other processes answer the first announcement. */
const settle = () => vi.advanceTimersByTime(6_000)

test('without other processes, no shard has a listener after the time for answers', () => {
  expect(heard()).toEqual(['all', 1, 2])
  presence.joined()
  expect(announced).toEqual([true])
  vi.advanceTimersByTime(4_000)
  expect(heard()).toEqual(['all', 1, 2])
  vi.advanceTimersByTime(2_000)
  expect(heard()).toEqual([])
})

test('other processes listen to the shards of their last announcement, and to shards subscribed since', () => {
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

test('a process without an announcement is treated as a listener of all shards', () => {
  presence.joined()
  settle()
  presence.received('of an earlier version')
  expect(heard()).toEqual(['all', 1, 2])
  presence.announced('of an earlier version', [2], false)
  presence.received('of an earlier version')
  expect(heard()).toEqual(['all', 2])
})

test('a process without a message for three announcement intervals is removed', () => {
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

test('while the connection is lost or new, other processes are assumed to listen', () => {
  presence.joined()
  vi.advanceTimersByTime(60_000)
  presence.left()
  vi.advanceTimersByTime(60_000)
  expect(heard()).toEqual(['all', 1, 2])
  presence.joined()
  expect(heard()).toEqual(['all', 1, 2])
})

test('a process announces its shards every ten seconds, and immediately on request', () => {
  presence.joined()
  vi.advanceTimersByTime(30_000)
  expect(announced).toEqual([true, false, false, false])
  presence.announced('one', null, true)
  expect(announced).toHaveLength(5)
})
