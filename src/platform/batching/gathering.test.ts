import { expect, test } from 'vitest'
import { gather } from './gathering.ts'

/** Turns that the test takes itself; the returned function takes one. */
function turns() {
  const waiting: (() => void)[] = []
  return { schedule: (turn: () => void) => void waiting.push(turn), take: () => waiting.shift()?.() }
}

function gathering(enough: number, quietTurns: number) {
  const { schedule, take } = turns()
  const state = { count: 1, done: 0, take }
  gather({ count: () => state.count, enough, quietTurns, schedule }, () => {
    state.done += 1
  })
  return state
}

test('one thing alone waits for the quiet turns and no longer', () => {
  const state = gathering(100, 2)
  state.take()
  expect(state.done).toBe(0)
  state.take()
  expect(state.done).toBe(1)
})

test('each turn that brings something is followed by another', () => {
  const state = gathering(100, 1)
  for (let turn = 0; turn < 5; turn++) {
    state.count += 1
    state.take()
  }
  expect(state.done).toBe(0)
  state.take()
  expect(state.done).toBe(1)
})

test('enough is enough, and so are many turns', () => {
  const full = gathering(3, 2)
  full.count = 3
  full.take()
  expect(full.done).toBe(1)
  const endless = gathering(100, 1)
  for (let turn = 0; turn < 20; turn++) {
    endless.count += 1
    endless.take()
  }
  expect(endless.done).toBe(1)
})
