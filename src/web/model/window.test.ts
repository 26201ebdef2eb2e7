import { describe, expect, it } from 'vitest'

import { drawnMax, newerWindow, newestWindow, olderWindow, shiftedWindow, windowAround } from './window.rules.ts'

describe('the rendered part of a long conversation', () => {
  it('is bounded in both directions, and reaches both ends', () => {
    const count = 10_000
    let window = newestWindow(count)
    for (let moves = 0; window.start > 0; moves++) {
      window = olderWindow(window)
      expect(window.end - window.start).toBeLessThanOrEqual(drawnMax)
      expect(moves).toBeLessThan(300)
    }
    for (let moves = 0; window.end < count; moves++) {
      window = newerWindow(window, count)
      expect(window.end - window.start).toBeLessThanOrEqual(drawnMax)
      expect(moves).toBeLessThan(300)
    }
  })

  it('keeps the same messages when older ones are loaded, and follows the end', () => {
    expect(shiftedWindow({ start: 0, end: 50 }, 30, 100, 130)).toEqual({ start: 30, end: 80 })
    expect(shiftedWindow({ start: 20, end: 100 }, 0, 100, 101)).toEqual({ start: 20, end: 101 })
  })

  it('is placed around a message', () => {
    expect(windowAround(0, 10)).toEqual({ start: 0, end: 10 })
    expect(windowAround(500, 1_000)).toEqual({ start: 490, end: 530 })
    expect(windowAround(999, 1_000)).toEqual({ start: 960, end: 1_000 })
  })
})
