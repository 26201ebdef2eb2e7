import { expect, test } from 'vitest'
import { waitForBatch } from './wait-for-batch.ts'

/** Turns of the event loop that the test controls. */
function manualTurns() {
  const waiting: (() => void)[] = []
  return { schedule: (turn: () => void) => void waiting.push(turn), take: () => waiting.shift()?.() }
}

function batchWindow(maxBatch: number, quietTurns: number) {
  const { schedule, take } = manualTurns()
  const state = { count: 1, closed: 0, nowMs: 0, take }
  const monotonic = () => state.nowMs
  waitForBatch({ count: () => state.count, maxBatch, quietTurns, schedule, monotonic }, () => {
    state.closed += 1
  })
  return state
}

test('a single item waits for the quiet turns only', () => {
  const state = batchWindow(100, 2)
  state.take()
  expect(state.closed).toBe(0)
  state.take()
  expect(state.closed).toBe(1)
})

test('a turn with a new item is followed by another turn', () => {
  const state = batchWindow(100, 1)
  for (let turn = 0; turn < 5; turn++) {
    state.count += 1
    state.take()
  }
  expect(state.closed).toBe(0)
  state.take()
  expect(state.closed).toBe(1)
})

test('a full batch is closed immediately, and any batch after many turns', () => {
  const full = batchWindow(3, 2)
  full.count = 3
  full.take()
  expect(full.closed).toBe(1)
  const endless = batchWindow(100, 1)
  for (let turn = 0; turn < 20; turn++) {
    endless.count += 1
    endless.take()
  }
  expect(endless.closed).toBe(1)
})

test('a batch closes after 5 ms, because turns of a busy event loop are long', () => {
  const state = batchWindow(100, 6)
  state.nowMs = 4
  state.take()
  expect(state.closed).toBe(0)
  state.nowMs = 5
  state.take()
  expect(state.closed).toBe(1)
})
