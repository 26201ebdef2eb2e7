import { expect, it } from 'vitest'

import { systemClock } from '../clock.ts'
import type { Database, SignalState, Tx } from '../database/database.ts'
import { createWaiters } from './waiters.ts'
import { watchCounters } from './watch-counters.ts'

/** Creates waiting actors, whose counters are swept once per call of `sweep`. */
function watch(waiting: number) {
  const waiters = createWaiters()
  const woken: string[] = []
  for (let at = 0; at < waiting; at++) {
    const actorId = `agt_${at}`
    const waiter = waiters.register(actorId, 0, 60_000, new AbortController().signal)
    void waiter.next().then(() => {
      woken.push(actorId)
      waiter.release()
      waiters.register(actorId, 1, 60_000, new AbortController().signal)
    })
  }
  const state: SignalState = { connected: true, sent: 0, heard: 0 }
  let sweep = () => undefined as void
  let inTurn = 0
  const seen = { queries: 0, most: 0, mostInTurn: 0 }
  const rows = async (_sql: string, [ids]: [unknown]) => {
    const actorIds = ids as string[]
    if (inTurn === 0) setImmediate(() => (inTurn = 0))
    inTurn += 1
    seen.queries += 1
    seen.most = Math.max(seen.most, actorIds.length)
    seen.mostInTurn = Math.max(seen.mostInTurn, inTurn)
    return actorIds.map((actor_id) => ({ actor_id, last_sequence: 1 }))
  }
  const database = {
    read: (work: (tx: Tx) => Promise<unknown>) => work({ dialect: 'postgres', rows } as unknown as Tx),
    signals: { shared: true, state: () => state, onActors: () => () => undefined, follow() {}, unfollow() {} },
  } as unknown as Database
  const clock = {
    ...systemClock,
    setInterval(work: () => void) {
      sweep = work
      return setTimeout(() => undefined)
    },
  }
  const stop = watchCounters(database, waiters, { warn() {} }, clock)
  return { sweep: () => sweep(), woken, seen, state, stop }
}

it('reads the counters of some waiting actors per sweep, and of all over several sweeps', async () => {
  const { sweep, woken, seen, stop } = watch(4_700)
  sweep()
  await expect.poll(() => woken.length).toBe(2_000)
  sweep()
  await expect.poll(() => woken.length).toBe(4_000)
  sweep()
  await expect.poll(() => woken.length).toBe(4_700)
  expect(new Set(woken).size).toBe(4_700)
  expect(seen).toMatchObject({ most: 500, mostInTurn: 1 })
  stop()
})

it('reads the counters of all waiting actors without a connection, and yields to the event loop in between', async () => {
  const { sweep, woken, seen, state, stop } = watch(4_700)
  state.connected = false
  sweep()
  await expect.poll(() => woken.length).toBe(4_700)
  expect(seen).toEqual({ queries: 10, most: 500, mostInTurn: 1 })
  stop()
})
