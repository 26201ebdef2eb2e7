import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createShards, type Shards } from './shards.ts'
import type { ShardChange } from './transport.ts'

describe('shards', () => {
  const changes: ShardChange[] = []
  const heard: string[][] = []
  const announced: number[][] = []
  let connected: boolean
  let answer: () => Promise<void>
  let shards: Shards
  beforeEach(() => {
    vi.useFakeTimers()
    changes.length = 0
    heard.length = 0
    announced.length = 0
    connected = true
    answer = async () => undefined
    shards = createShards({
      transport: {
        shards: 64,
        connected: () => connected,
        listen(change) {
          changes.push(change)
          return answer()
        },
      },
      onSubscribed: (ids) => heard.push([...ids].sort()),
      onBegin: async (numbers) => void announced.push([...numbers]),
      idleMs: 1_000,
    })
  })
  afterEach(() => {
    shards.stop()
    vi.useRealTimers()
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const number = () => shards.of('agt_a')

  test('spreads similar ids evenly', () => {
    const counts = Array.from({ length: 64 }, () => 0)
    for (let at = 0; at < 6_400; at++) counts[shards.of(`agt_01arz3ndektsv4rrffq69${String(at).padStart(5, '0')}`)]!++
    expect(Math.min(...counts)).toBeGreaterThan(60)
    expect(Math.max(...counts)).toBeLessThan(150)
  })

  test('begins with its first followed actor, and reports the actor when the subscription is active', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    answer = () => promise
    shards.follow('agt_a')
    await settle()
    expect([announced, changes, heard]).toEqual([[[number()]], [{ begin: [number()], end: [] }], []])
    resolve()
    await settle()
    expect(heard).toEqual([['agt_a']])
    shards.unfollow('agt_a')
    shards.follow('agt_a')
    await settle()
    expect([changes.length, heard.length]).toEqual([1, 1])
  })

  test('ends when no actor of it was followed for a while, and not between two pulls', async () => {
    shards.follow('agt_a')
    for (let pull = 0; pull < 10; pull++) {
      await vi.advanceTimersByTimeAsync(900)
      shards.unfollow('agt_a')
      await vi.advanceTimersByTimeAsync(300)
      shards.follow('agt_a')
    }
    expect(changes).toHaveLength(1)
    shards.unfollow('agt_a')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(changes.slice(1)).toEqual([{ begin: [], end: [number()] }])
    shards.follow('agt_a')
    await settle()
    expect(changes.slice(2)).toEqual([{ begin: [number()], end: [] }])
    expect(heard).toEqual([['agt_a'], ['agt_a']])
  })

  test('resubscribes on the next connection and reports all actors, also after a failure during a subscription', async () => {
    const { promise, reject } = Promise.withResolvers<void>()
    answer = () => promise
    shards.follow('agt_a')
    shards.follow('agt_b')
    await settle()
    connected = false
    reject(new Error('lost'))
    await settle()
    shards.follow('agt_c')
    await settle()
    expect(heard).toEqual([])
    connected = true
    answer = async () => undefined
    shards.renew()
    await settle()
    expect(heard.flat().sort()).toEqual(['agt_a', 'agt_b', 'agt_c'])
    shards.reportAll()
    expect(heard.at(-1)).toEqual(['agt_a', 'agt_b', 'agt_c'])
  })

  test('subscribes on a connection that opens before the failure of the last one is known', async () => {
    const { promise, reject } = Promise.withResolvers<void>()
    answer = () => promise
    shards.follow('agt_a')
    await settle()
    shards.renew()
    answer = async () => undefined
    reject(new Error('lost'))
    await settle()
    expect(heard).toEqual([['agt_a']])
  })
})
