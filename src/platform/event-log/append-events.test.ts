import { beforeAll, expect, test } from 'vitest'
import { addActor, ids } from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Database } from '../database/database.ts'
import { appendEvents } from './append-events.ts'
import type { EventDraft } from './log-event.ts'
import { undeliveredEvents } from './undelivered-events.ts'

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

  test('a webhook gets the events whose very names it subscribed to, whatever characters they have', async () => {
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
      // Names that no document lists.
      return appendEvents(tx, drafts as unknown as EventDraft[], { now: 1, ids })
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
})
