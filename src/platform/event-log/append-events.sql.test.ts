import { beforeAll, expect, test } from 'vitest'
import { addActor, ids } from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Database } from '../database/database.ts'
import { createEventLog } from './append-events.sql.ts'
import type { EventDraft } from './log-event.ts'
import { undeliveredEvents } from './undelivered-events.ts'

/** Stores data unchanged, also of types that no document lists. */
const eventLog = createEventLog(ids, ({ data }) => data && JSON.stringify(data))

eachDatabase((_name, open) => {
  let database: Database
  let actorId: string
  beforeAll(async () => {
    database = await open()
    actorId = await addActor(database)
  })

  const addWebhook = async (subscribedEvents: readonly string[] | null, status = 'active') => {
    const id = ids.next('whk')
    await database.write((tx) =>
      tx.run(
        `INSERT INTO webhooks (id, actor_id, url, signing_secret, status, form, subscribed_events, created_at)
         VALUES (?, ?, 'https://a.test', '', ?, 'variant', ?, 0)`,
        [id, actorId, status, subscribedEvents && JSON.stringify(subscribedEvents)],
      ),
    )
    return id
  }

  test('a webhook receives exactly the events that it subscribes to, with any characters in their names', async () => {
    const names = ['message.read', 'say "hi"', 'back\\', 'back\\"slash', 'a,b']
    const webhooks = {
      all: await addWebhook(null),
      paused: await addWebhook(null, 'paused'),
      none: await addWebhook([]),
      quoted: await addWebhook(['say "hi"', 'back\\"slash', 'other']),
      longer: await addWebhook(['message.read.twice', 'unmessage.read', 'back\\"', 'a', 'b', '"a,b"']),
      exact: await addWebhook(['a,b', 'message.read']),
    }
    await database.write((tx) => {
      const drafts = names.map((eventType) => ({ actorId, eventType, chatId: null, messageId: null, data: {} }))
      return eventLog.append(tx, drafts, 1)
    })
    const rows = await database.read((tx) =>
      tx.rows<{ webhook_id: string; event_type: string }>(
        `SELECT w.id AS webhook_id, e.event_type FROM ${undeliveredEvents(tx)} WHERE w.status = 'active' ORDER BY e.sequence`,
      ),
    )
    const takenBy = (id: string) => rows.filter((row) => row.webhook_id === id).map((row) => row.event_type)
    expect(takenBy(webhooks.all)).toEqual(names)
    expect(takenBy(webhooks.paused)).toEqual([])
    expect(takenBy(webhooks.none)).toEqual([])
    expect(takenBy(webhooks.quoted)).toEqual(['say "hi"', 'back\\"slash'])
    expect(takenBy(webhooks.longer)).toEqual([])
    expect(takenBy(webhooks.exact)).toEqual(['message.read', 'a,b'])
  })

  const drafts = (...actorIds: string[]): EventDraft[] =>
    actorIds.map((id) => ({ actorId: id, eventType: 'message.received', chatId: null, messageId: null, data: null }))

  const append = (events: readonly EventDraft[]) => database.write((tx) => eventLog.append(tx, events, 1))

  test('events of several logs in one call get the next numbers of each, in order', async () => {
    // The last query orders by actor; ids of one millisecond have no order.
    const [one, other] = [await addActor(database), await addActor(database)].toSorted() as [string, string]
    const numbersOf = async (...actorIds: string[]) =>
      (await append(drafts(...actorIds))).map(({ actorId: id, sequence }) => [id, sequence])
    expect(await numbersOf(other, one, other, other)).toEqual([
      [other, 1],
      [one, 1],
      [other, 2],
      [other, 3],
    ])
    expect(await numbersOf(one, other)).toEqual([
      [one, 2],
      [other, 4],
    ])
    const stored = await database.read((tx) =>
      tx.rows('SELECT actor_id, sequence FROM events WHERE actor_id IN (?, ?) ORDER BY actor_id, sequence', [
        one,
        other,
      ]),
    )
    const expected = [...[1, 2].map((n) => [one, n]), ...[1, 2, 3, 4].map((n) => [other, n])]
    expect(stored).toEqual(expected.map(([actor_id, sequence]) => ({ actor_id, sequence })))
  })

  test('an actor without a counter gets no event and no counter, and the call stores no other events', async () => {
    const stranger = ids.next('agt')
    const known = await addActor(database)
    await expect(append(drafts(known, stranger))).rejects.toThrow()
    const left = await database.read((tx) =>
      tx.rows(
        `SELECT actor_id, last_sequence FROM event_counters WHERE actor_id IN (?, ?)
         UNION ALL SELECT actor_id, sequence FROM events WHERE actor_id IN (?, ?)`,
        [known, stranger, known, stranger],
      ),
    )
    expect(left).toEqual([{ actor_id: known, last_sequence: 0 }])
  })
})
