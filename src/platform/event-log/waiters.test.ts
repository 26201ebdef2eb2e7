import { describe, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { createWaiters, type Waiter } from './waiters.ts'

const present = new AbortController().signal

describe('waiters', () => {
  it('keeps a wake-up before the wait', async () => {
    const waiters = createWaiters()
    const waiter = waiters.register('agt_1', 0, 5_000, present)
    waiters.wake(['agt_1'])
    expect(await waiter.next()).toBe('woken')
  })

  it('wakes every waiter of the log and no other', async () => {
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

  it('wakes only waiters with a position before the counter', async () => {
    const waiters = createWaiters()
    const behind = waiters.register('agt_1', 4, 5_000, present).next()
    const level = waiters.register('agt_1', 5, 20, present).next()
    waiters.wakeBehind('agt_1', 5)
    expect(await Promise.all([behind, level])).toEqual(['woken', 'timeout'])
  })

  it('ends all current and later waits when the process stops', async () => {
    const waiters = createWaiters()
    const held = waiters.register('agt_1', 0, 5_000, present).next()
    waiters.drain()
    expect(await held).toBe('drained')
    expect(await waiters.register('agt_1', 0, 5_000, present).next()).toBe('drained')
  })

  it('wakes a few waiters per turn of the event loop, and a single waiter of another log among the first', async () => {
    const steps: (() => void)[] = []
    const waiters = createWaiters(systemClock, { atOnce: 4, schedule: (turn) => void steps.push(turn) })
    const woken: string[] = []
    const wait = (actorId: string) => {
      const waiter = waiters.register(actorId, 0, 5_000, present)
      void waiter.next().then(() => {
        waiter.release()
        woken.push(actorId)
      })
    }
    const settled = () => new Promise((resolve) => setImmediate(resolve))
    for (let at = 0; at < 10; at++) wait('agt_many')
    wait('agt_one')
    waiters.wake(['agt_many'])
    waiters.wake(['agt_one'])
    const seen: string[][] = []
    for (;;) {
      await settled()
      seen.push(woken.splice(0))
      const turn = steps.shift()
      if (!turn) break
      turn()
    }
    expect(seen.map(({ length }) => length)).toEqual([4, 4, 3, 0])
    expect(seen[1]).toContain('agt_one')
    expect(waiters.size).toBe(0)
  })

  it('limits parallel reads to the number of wake-ups per turn', async () => {
    const waiters = createWaiters(systemClock, { atOnce: 2 })
    const reading = new Set<Waiter>()
    const all = Array.from({ length: 5 }, () => waiters.register('agt_1', 0, 5_000, present))
    for (const waiter of all) void waiter.next().then(() => reading.add(waiter))
    waiters.wake(['agt_1'])
    const steps = async () => {
      for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
    }
    await steps()
    expect(reading.size).toBe(2)
    for (const waiter of reading) waiter.release()
    await steps()
    expect(reading.size).toBe(4)
    for (const waiter of all) waiter.release()
    expect(waiters.size).toBe(0)
  })

  it('ends expired waits a few per turn of the event loop', async () => {
    const steps: (() => void)[] = []
    const waiters = createWaiters(systemClock, { atOnce: 3, schedule: (turn) => void steps.push(turn) })
    const ended: string[] = []
    for (let at = 0; at < 10; at++) {
      const waiter = waiters.register(`agt_${at}`, 0, 5, present)
      void waiter.next().then((reason) => {
        waiter.release()
        ended.push(reason)
      })
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(ended).toEqual(['timeout', 'timeout', 'timeout'])
    while (steps.length > 0) {
      steps.shift()!()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(ended).toEqual(Array.from({ length: 10 }, () => 'timeout'))
  })

  it('drops released waiters', () => {
    const waiters = createWaiters()
    const held = Array.from({ length: 10_000 }, (_, i) => waiters.register(`agt_${i % 5_000}`, 0, 5_000, present))
    expect([waiters.size, waiters.nextActors(10_000).length]).toEqual([10_000, 5_000])
    for (const waiter of held) waiter.release()
    for (const waiter of held) waiter.release()
    expect([waiters.size, waiters.nextActors(10_000).length]).toEqual([0, 0])
  })
})
