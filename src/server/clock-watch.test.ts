import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { ClockWatch, dueColumns } from './clock-watch.ts'
import { pullBackDueTimes } from '../platform/due-times.ts'

const minuteMs = 60_000
const start = Date.UTC(2026, 0, 1)

eachDatabase((_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })

  const addDelivery = (sequence: number, nextAt: number, updatedAt: number) =>
    database.write((tx) =>
      tx.run(
        `INSERT INTO deliveries (webhook_id, event_sequence, actor_id, event_id, event_type, state, queue, attempts, attempt_limit,
           next_at, updated_at) VALUES ('whk_a', ?, 'agt_a', ?, 'message.received', 'pending', 'retry', 1, 10, ?, ?)`,
        [sequence, `evt_${sequence}`, nextAt, updatedAt],
      ),
    )
  const dueTimes = () =>
    database.read(async (tx) =>
      (await tx.rows<{ next_at: number }>('SELECT next_at FROM deliveries ORDER BY event_sequence')).map(
        ({ next_at }) => next_at - start,
      ),
    )

  test('every listed column of due times exists', async () => {
    expect(await database.write((tx) => pullBackDueTimes(tx, dueColumns, start))).toBe(0)
  })

  test('retries that a fast clock postponed are due after its correction, and other retries keep their time', async () => {
    let now = start + 30 * minuteMs
    let monotonic = 0
    const clock = { ...systemClock, now: () => now, monotonic: () => monotonic }
    const warnings: unknown[] = []
    const log = { warn: (details: unknown) => void warnings.push(details) }
    const watch = new ClockWatch({ clock, database, log } as never)
    await watch.poll()
    await addDelivery(1, start + 30 * minuteMs + 500, start + 30 * minuteMs)
    await addDelivery(2, start + 26 * 60 * minuteMs, start - minuteMs)
    await addDelivery(3, start + 50 * minuteMs, start - minuteMs)
    monotonic += 1_000
    now += 1_000
    await watch.poll()
    expect(await dueTimes()).toEqual([30 * minuteMs + 500, 26 * 60 * minuteMs, 50 * minuteMs])
    monotonic += 1_000
    now = start
    await watch.poll()
    expect(await dueTimes()).toEqual([0, 0, 50 * minuteMs])
    expect(warnings).toEqual([{ rows: 2 }])
    // A write that began before the step is stored after it.
    await addDelivery(4, start + 30 * minuteMs + 500, start + 30 * minuteMs)
    monotonic += 1_000
    now += 1_000
    await watch.poll()
    expect(await dueTimes()).toEqual([0, 0, 50 * minuteMs, 1_000])
  })
})
