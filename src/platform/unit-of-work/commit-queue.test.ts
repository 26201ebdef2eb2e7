import { describe, expect, test } from 'vitest'
import { createCommitQueue } from './commit-queue.ts'
import type { WriteResult } from './commit-queue.ts'
import { eachDatabase } from '../../testing/databases.ts'

const doubled = (writes: readonly number[]): WriteResult<number>[] => writes.map((write) => ({ ok: write * 2 }))

describe('with a given runBatch', () => {
  test('writes submitted together share a batch, writes submitted meanwhile form the next', async () => {
    const batches: number[][] = []
    let finish = () => {}
    const queue = createCommitQueue<number, number>({
      async runBatch(writes) {
        batches.push([...writes])
        if (batches.length === 1) await new Promise<void>((resolve) => (finish = resolve))
        return doubled(writes)
      },
    })
    const first = [queue.submit(1), queue.submit(2)]
    await expect.poll(() => batches.length).toBe(1)
    const second = [queue.submit(3), queue.submit(4), queue.submit(5)]
    finish()
    expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10])
    expect(batches).toEqual([
      [1, 2],
      [3, 4, 5],
    ])
    expect(queue.statistics()).toEqual({
      batches: 2,
      writes: 5,
      largestBatch: 3,
      lastBatch: 3,
      averageBatch: 2.5,
      isolatedBatches: 0,
      queued: 0,
      shed: 0,
    })
  })

  test('a batch closes after one turn of the event loop, unless the batch before had several writes', async () => {
    let iterations = 0
    const queue = createCommitQueue<number, number>({
      schedule: (turn) => void setImmediate(() => (iterations++, turn())),
      runBatch: async (writes) => doubled(writes),
    })
    await queue.submit(1)
    await queue.submit(2)
    expect(iterations).toBe(2)
    await Promise.all([queue.submit(3), queue.submit(4)])
    expect(iterations).toBe(3)
    await queue.submit(5)
    expect(iterations).toBe(9)
    await queue.submit(6)
    expect(iterations).toBe(10)
  })

  test('a batch has at most maxBatch writes', async () => {
    const sizes: number[] = []
    const queue = createCommitQueue<number, number>({
      maxBatch: 4,
      runBatch: async (writes) => (sizes.push(writes.length), doubled(writes)),
    })
    await Promise.all(Array.from({ length: 10 }, (_, write) => queue.submit(write)))
    expect(sizes).toEqual([4, 4, 2])
  })

  test('a rejection affects its write only, and no write runs again', async () => {
    const queue = createCommitQueue<number, number>({
      runBatch: async (writes) => writes.map((write) => (write === 2 ? { error: new Error('two') } : { ok: write })),
    })
    const answers = await Promise.allSettled([1, 2, 3].map(queue.submit))
    expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(queue.statistics()).toMatchObject({ batches: 1, isolatedBatches: 0 })
  })

  test('without the database all callers are rejected immediately', async () => {
    let runs = 0
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const queue = createCommitQueue<number, number>({ runBatch: async () => (runs++, Promise.reject(away)) })
    const answers = await Promise.allSettled([1, 2, 3].map(queue.submit))
    expect(answers.every((answer) => answer.status === 'rejected')).toBe(true)
    expect(runs).toBe(1)
  })

  test('a full queue rejects writes, and continues afterwards', async () => {
    const queue = createCommitQueue<number, number>({ runBatch: async (writes) => doubled(writes) })
    const accepted = Array.from({ length: 20_000 }, (_, index) => queue.submit(index))
    await expect(queue.submit(3)).rejects.toMatchObject({ kind: 'temporarily_unavailable', retryAfterSeconds: 1 })
    expect((await Promise.all(accepted)).at(-1)).toBe(2 * 19_999)
    expect(await queue.submit(4)).toBe(8)
  })

  test('writes that a batch did not run are first in the next one', async () => {
    const batches: number[][] = []
    const queue = createCommitQueue<number, number>({
      runBatch: async (writes) => (batches.push([...writes]), doubled(writes.slice(0, 2))),
    })
    expect(await Promise.all([1, 2, 3].map(queue.submit))).toEqual([2, 4, 6])
    expect(batches).toEqual([[1, 2, 3], [3]])
  })

  test('a batch without results fails all writes and does not run again', async () => {
    let runs = 0
    const queue = createCommitQueue<number, number>({ runBatch: async () => (runs++, []) })
    const answers = await Promise.allSettled([1, 2].map(queue.submit))
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected'])
    expect(runs).toBe(1)
  })

  test('a write with an excessive expected wait is rejected immediately, and accepted when the queue is short', async () => {
    let now = 0
    const queue = createCommitQueue<number, number>({
      maxBatch: 10,
      maxWaitMs: 500,
      monotonic: () => now,
      // A write takes 10 ms.
      runBatch: async (writes) => ((now += writes.length * 10), doubled(writes)),
    })
    await Promise.all(Array.from({ length: 200 }, (_, write) => queue.submit(write)))
    const many = await Promise.allSettled(Array.from({ length: 200 }, (_, write) => queue.submit(write)))
    const refused = many.filter((answer) => answer.status === 'rejected')
    // Accepted writes wait at most 500 ms, plus the running batch.
    expect(200 - refused.length).toBeGreaterThan(40)
    expect(200 - refused.length).toBeLessThan(70)
    expect(refused[0]!.reason).toMatchObject({ kind: 'temporarily_unavailable', retryAfterSeconds: 1 })
    expect(queue.statistics().shed).toBe(refused.length)
    expect(await queue.submit(1)).toBe(2)
    // Arriving writes that are not yet submitted count as waiting.
    expect(() => queue.assertRoom(10)).not.toThrow()
    expect(() => queue.assertRoom(100)).toThrow('Too many writes are waiting.')
  })

  test('a slow first write does not reject writes of the following burst', async () => {
    let now = 0
    let batches = 0
    const burst: Promise<number>[] = []
    const submitMany = () => burst.push(...Array.from({ length: 50 }, (_, write) => queue.submit(write)))
    const queue = createCommitQueue<number, number>({
      maxBatch: 10,
      maxWaitMs: 500,
      monotonic: () => now,
      // A transaction takes 40 ms for any number of writes.
      runBatch: async (writes) => {
        now += 40
        if (++batches <= 2) submitMany()
        return doubled(writes)
      },
    })
    await queue.submit(0)
    await queue.drain()
    const answers = await Promise.allSettled(burst)
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 'fulfilled'))
  })

  test('a slow batch does not reject later writes permanently', async () => {
    let now = 0
    let msPerWrite = 5_000
    const queue = createCommitQueue<number, number>({
      maxWaitMs: 500,
      monotonic: () => now,
      runBatch: async (writes) => ((now += writes.length * msPerWrite), doubled(writes)),
      maxBatch: 2,
    })
    await Promise.all([1, 2, 3, 4].map(queue.submit))
    msPerWrite = 1
    for (let write = 0; write < 40; write++) await queue.submit(write)
    const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, write) => queue.submit(write)))
    expect(answers.every((answer) => answer.status === 'fulfilled')).toBe(true)
  })

  test('drain waits for all queued writes, and returns immediately for an empty queue', async () => {
    const queue = createCommitQueue<number, number>({ maxBatch: 1, runBatch: async (writes) => doubled(writes) })
    await queue.drain()
    let answered = 0
    for (const write of [1, 2, 3]) void queue.submit(write).then(() => answered++)
    await queue.drain()
    expect(answered).toBe(3)
    expect(queue.statistics().queued).toBe(0)
  })
})

eachDatabase((_name, open) => {
  test('only the write that fails a transaction fails, and the others are stored once', async () => {
    const database = await open()
    const queue = createCommitQueue<string, string>({
      runBatch: (ids) =>
        database.write(async (tx) => {
          const rows = tx.table(
            { id: 'text' },
            ids.map((id) => ({ id: id === 'guilty' ? null : id })),
          )
          await tx.run(`INSERT INTO event_counters (actor_id) SELECT t.id FROM ${rows.sql} AS t`, rows.bindings)
          return ids.map((id) => ({ ok: id }))
        }),
    })
    const answers = await Promise.allSettled(['a', 'guilty', 'b', 'c'].map(queue.submit))
    expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    const stored = await database.read((tx) => tx.rows('SELECT actor_id FROM event_counters ORDER BY actor_id'))
    expect(stored).toEqual([{ actor_id: 'a' }, { actor_id: 'b' }, { actor_id: 'c' }])
    expect(queue.statistics()).toMatchObject({ batches: 1, isolatedBatches: 1 })
  })

  test('callers that submit again after each result keep the batches large', async () => {
    const database = await open()
    await database.write((tx) => tx.run(`INSERT INTO event_counters (actor_id) VALUES ('busy')`))
    const queue = createCommitQueue<number, number>({
      runBatch: (writes) =>
        database.write(async (tx) => {
          await tx.run('UPDATE event_counters SET last_sequence = last_sequence + ?', [writes.length])
          return writes.map((ok) => ({ ok }))
        }),
    })
    const writer = async () => {
      for (let write = 0; write < 20; write++) {
        await queue.submit(write)
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    await Promise.all(Array.from({ length: 32 }, writer))
    const [counter] = await database.read((tx) => tx.rows('SELECT last_sequence FROM event_counters'))
    expect(counter).toEqual({ last_sequence: 640 })
    expect(queue.statistics().averageBatch).toBeGreaterThan(4)
  })
})
