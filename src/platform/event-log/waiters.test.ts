import { describe, expect, it } from 'vitest'
import { createWaiters } from './waiters.ts'

const present = new AbortController().signal

describe('waiters', () => {
  it('keeps a wake-up that came before the wait', async () => {
    const waiters = createWaiters()
    const waiter = waiters.register('agt_1', 0, 5_000, present)
    waiters.wake(['agt_1'])
    expect(await waiter.next()).toBe('woken')
  })

  it('wakes every waiter of the log and nobody else', async () => {
    const waiters = createWaiters()
    const first = waiters.register('agt_1', 0, 5_000, present)
    const second = waiters.register('agt_1', 0, 5_000, present)
    const other = waiters.register('agt_2', 0, 20, present)
    const ends = Promise.all([first.next(), second.next(), other.next()])
    waiters.wake(['agt_1', 'agt_3'])
    expect(await ends).toEqual(['woken', 'woken', 'timeout'])
  })

  it('waits again after a wake-up, and counts the deadline from registration', async () => {
    const waiters = createWaiters()
    const began = performance.now()
    const waiter = waiters.register('agt_1', 0, 60, present)
    waiters.wake(['agt_1'])
    expect(await waiter.next()).toBe('woken')
    expect(await waiter.next()).toBe('timeout')
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  it('ends when the client disconnects, before or during the wait', async () => {
    const waiters = createWaiters()
    const client = new AbortController()
    const during = waiters.register('agt_1', 0, 5_000, client.signal).next()
    client.abort()
    expect(await during).toBe('aborted')
    expect(await waiters.register('agt_1', 0, 5_000, client.signal).next()).toBe('aborted')
  })

  it('wakes only those who are behind a counter', async () => {
    const waiters = createWaiters()
    const behind = waiters.register('agt_1', 4, 5_000, present).next()
    const level = waiters.register('agt_1', 5, 20, present).next()
    waiters.wakeBehind('agt_1', 5)
    expect(await Promise.all([behind, level])).toEqual(['woken', 'timeout'])
  })

  it('ends every wait at once when the process stops, and those that come later', async () => {
    const waiters = createWaiters()
    const held = waiters.register('agt_1', 0, 5_000, present).next()
    waiters.drain()
    expect(await held).toBe('drained')
    expect(await waiters.register('agt_1', 0, 5_000, present).next()).toBe('drained')
  })

  it('drops released waiters', () => {
    const waiters = createWaiters()
    const held = Array.from({ length: 10_000 }, (_, i) => waiters.register(`agt_${i % 5_000}`, 0, 5_000, present))
    expect([waiters.size, waiters.actors().length]).toEqual([10_000, 5_000])
    for (const waiter of held) waiter.release()
    for (const waiter of held) waiter.release()
    expect([waiters.size, waiters.actors().length]).toEqual([0, 0])
  })
})
