import { afterEach, expect, test, vi } from 'vitest'
import { newMessageId } from './message-id.ts'

afterEach(() => vi.useRealTimers())

test('message ids are accepted by the server and sort by time', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ids = [0, 1, 1_800_000_000_000, 281_474_976_710_655].map((time) => {
    vi.setSystemTime(time)
    return newMessageId()
  })
  for (const id of ids) expect(id).toMatch(/^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
  expect(ids.toSorted()).toEqual(ids)
})
