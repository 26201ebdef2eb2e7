import { describe, expect, test } from 'vitest'
import { eachSignals } from '../../../testing/databases.ts'
import type { Database } from '../database.ts'
import { readNotice, writeNotice } from './notice.ts'

const wake = (database: Database, ids: readonly string[]) =>
  database.write(async (tx) => ids.forEach((id) => tx.wake(id)))

/** Records the signals of a process, with their number. */
function listen(database: Database) {
  const actors: string[] = []
  const texts: string[] = []
  let deliveries = 0
  database.signals.onActors((ids) => actors.push(...ids))
  database.signals.onDeliveries(() => deliveries++)
  database.signals.onNotification((text) => texts.push(text))
  return { actors, texts, deliveries: () => deliveries }
}

/** Follows actors and waits until their subscriptions have started. */
async function follow(database: Database, ...ids: string[]): Promise<void> {
  const heard = new Set<string>()
  const stop = database.signals.onActors((actorIds) => actorIds.forEach((id) => heard.add(id)))
  for (const id of ids) database.signals.follow(id)
  await expect.poll(() => ids.filter((id) => !heard.has(id)), { timeout: 5_000 }).toEqual([])
  stop()
}

describe('a notice', () => {
  test.each([
    { kind: 'actors', ids: ['agt_1', 'usr_2'] },
    { kind: 'deliveries', owners: ['agt_1', 'agt_2'] },
    { kind: 'deliveries', owners: 'all' },
    { kind: 'everything' },
    { kind: 'text', text: '{"a":\n1}' },
    { kind: 'hello', asks: true, shards: [] },
    { kind: 'hello', asks: false, shards: [0, 1_023] },
    { kind: 'hello', asks: false, shards: null },
    { kind: 'begin', shards: [7, 12] },
  ] as const)('%o is unchanged after parsing', (notice) =>
    expect(writeNotice('ab12', notice).map(readNotice)).toEqual([{ from: 'ab12', notice }]),
  )

  test('with many ids is split into several, each within the size limit of PostgreSQL', () => {
    const ids = Array.from({ length: 1_000 }, (_, number) => `agt_${number}_${'x'.repeat(26)}`)
    const payloads = writeNotice('ab12', { kind: 'actors', ids })
    expect(Math.max(...payloads.map((payload) => payload.length))).toBeLessThan(8_000)
    const read = payloads.map((payload) => readNotice(payload)!.notice)
    expect(read.flatMap((notice) => (notice.kind === 'actors' ? notice.ids : []))).toEqual(ids)
  })

  test('in an unknown format is ignored', () => expect(readNotice('something else')).toBeUndefined())
})

eachSignals((dialect, open) => {
  describe.runIf(dialect === 'postgres')('between two processes', () => {
    test('a commit reaches the process that follows the actor, and the sender once', async () => {
      const one = await open()
      const other = await open.another()
      await follow(other, 'agt_a')
      const [here, there] = [listen(one), listen(other)]
      await wake(one, ['agt_a', 'agt_b'])
      await one.write(async (tx) => tx.wakeDeliveries(['agt_a']))
      await expect.poll(there.deliveries).toBe(1)
      expect(there.actors).toEqual(['agt_a'])
      expect([here.actors, here.deliveries()]).toEqual([['agt_a', 'agt_b'], 1])
      expect([one.signals.state(), other.signals.state()]).toEqual([
        { connected: true, sent: 3, heard: 0 },
        { connected: true, sent: 0, heard: 2 },
      ])
    })

    test('an actor is subscribed when it is followed, and earlier events are reported', async () => {
      const one = await open()
      const other = await open.another()
      const there = listen(other)
      for (let round = 0; round < 20; round++) {
        const id = `agt_${round}`
        const woken = wake(one, [id])
        other.signals.follow(id)
        await woken
        await expect.poll(() => there.actors).toContain(id)
      }
    })

    test('notices for all reach all processes, and notices for actors reach their followers', async () => {
      const one = await open()
      const [other, third] = [await open.another(), await open.another()]
      await follow(other, 'agt_a')
      const [there, beyond] = [listen(other), listen(third)]
      one.signals.notifyFollowers(['agt_a', 'agt_b'], (ids) => ids.join())
      one.signals.notify('to all')
      await expect.poll(() => there.texts).toEqual(['agt_a', 'to all'])
      await expect.poll(() => beyond.texts).toEqual(['to all'])
    })

    test('a commit for many actors reports each of them', async () => {
      const one = await open()
      const other = await open.another()
      const ids = Array.from({ length: 3_000 }, (_, number) => `agt_${String(number).padStart(26, '0')}`)
      await follow(other, ...ids)
      const there = listen(other)
      await wake(one, ids)
      await expect.poll(() => there.actors.length, { timeout: 5_000 }).toBe(ids.length)
      expect(new Set(there.actors)).toEqual(new Set(ids))
    })

    test('nothing is sent without listeners, and a new listener is known', { timeout: 30_000 }, async () => {
      const one = await open()
      /** Returns whether a commit is sent to other processes. */
      const isSent = async (ids: readonly string[], before = one.signals.state().sent) => {
        await wake(one, ids)
        await new Promise((resolve) => setTimeout(resolve, 100))
        return one.signals.state().sent > before
      }
      /** Commits and notifies in every way, and returns whether any of it is sent to other processes. */
      const isAnySent = async () => {
        const before = one.signals.state().sent
        await one.write(async (tx) => tx.wakeDeliveries(['agt_a']))
        one.signals.notify('nobody hears it')
        return isSent(['agt_a', 'agt_b'], before)
      }
      // A commit is sent as long as the process does not know that nobody listens.
      await expect.poll(isAnySent, { timeout: 20_000 }).toBe(false)
      const other = await open.another()
      const there = listen(other)
      await follow(other, 'agt_a')
      await expect.poll(() => isSent(['agt_a'])).toBe(true)
      expect(there.actors).toContain('agt_a')
      // With a broker, it is sent nevertheless: the broker knows the subscribers.
      expect(await isSent(['agt_b'])).toBe(open.place().signalsUrl !== undefined)
    })

    test('writes just before closing are still notified', async () => {
      const one = await open()
      const other = await open.another()
      await follow(other, 'agt_last')
      const there = listen(other)
      await wake(one, ['agt_last'])
      await one.close()
      await expect.poll(() => there.actors).toEqual(['agt_last'])
    })
  })
})
