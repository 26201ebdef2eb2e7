import { beforeEach, describe, expect, test } from 'vitest'
import { createChat } from '../../conversations/chats/create-chat.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { eachDatabase, silentLog } from '../../testing/databases.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { queueUndelivered } from '../webhooks/cursor.sql.ts'
import { Retention, type Purged, type RetentionDependencies } from './retention.ts'

const dayMs = 86_400_000

eachDatabase((_name, open) => {
  let world: World
  let user: Caller
  let agent: Caller
  let chatId: string

  beforeEach(async () => {
    world = createWorld(await open())
    user = await world.user()
    agent = await world.agent({ owner: user })
    const direct = { kind: 'direct', handles: [agent.handle], groupName: null, requestId: null } as const
    chatId = (await createChat(world.context, user, direct)).chat.id
    await world.context.database.write((tx) =>
      tx.run(
        `INSERT INTO webhooks (id, actor_id, url, signing_secret, form, created_at, status)
         VALUES ('whk_1', ?, 'https://192.0.2.1/', 'x', 'current', 0, 'active')`,
        [agent.id],
      ),
    )
    for (let n = 0; n < 6; n++) await world.send(user, chatId, `${n}`)
  })

  const days = (settings: Partial<RetentionDependencies['config']>): RetentionDependencies['config'] => ({
    keepDeliveriesDays: 0,
    keepDeadLettersDays: 0,
    keepEventsDays: 0,
    keepDirectMessagesDays: 0,
    keepGroupMessagesDays: 0,
    ...settings,
  })
  /** Purges with a clock that is a number of days ahead. */
  function purge(settings: Partial<RetentionDependencies['config']>, passed: number): Promise<Purged> {
    const clock = Object.assign(Object.create(world.context.clock) as typeof world.context.clock, {
      now: () => Date.now() + passed * dayMs,
    })
    return new Retention({ ...world.context, clock, log: silentLog, config: days(settings) }).purge()
  }
  const settle = (state: string, through: number) =>
    world.context.database.write(async (tx) => {
      await queueUndelivered(tx, 'whk_1', Date.now())
      await tx.run('UPDATE deliveries SET state = ?, attempts = 1 WHERE event_sequence <= ? AND state = ?', [
        state,
        through,
        'pending',
      ])
      await tx.run(
        `INSERT INTO delivery_attempts (webhook_id, event_sequence, attempt, started_at)
         SELECT webhook_id, event_sequence, 1, 0 FROM deliveries WHERE attempts = 1 ON CONFLICT DO NOTHING`,
      )
    })
  const count = async (table: string) => {
    const [row] = await world.context.database.read((tx) =>
      tx.rows<{ n: number }>(`SELECT count(*) AS n FROM ${table}`),
    )
    return Number(row!.n)
  }

  describe('deliveries', () => {
    test('are deleted with their attempts after their retention period', async () => {
      await settle('delivered', 4)
      expect(await purge({ keepDeliveriesDays: 3 }, 2)).toMatchObject({ deliveries: 0, events: 0 })
      expect(await purge({ keepDeliveriesDays: 3 }, 4)).toMatchObject({ deliveries: 4, events: 0 })
      expect([await count('deliveries'), await count('delivery_attempts')]).toEqual([2, 0])
    })

    test('that are dead letters have their own retention period, and are kept without one', async () => {
      await settle('dead', 2)
      await settle('delivered', 3)
      expect(await purge({ keepDeliveriesDays: 3 }, 90)).toMatchObject({ deliveries: 1, events: 0 })
      expect(await purge({ keepDeadLettersDays: 60 }, 90)).toMatchObject({ deliveries: 2, events: 0 })
      expect(await count('deliveries')).toBe(3)
    })
  })

  describe('events', () => {
    const total = () => count(`events WHERE actor_id = '${agent.id}'`)

    test('are deleted up to the first event with a pending delivery, and messages are kept', async () => {
      await settle('delivered', 3)
      await settle('dead', 4)
      await purge({ keepEventsDays: 30 }, 31)
      expect(await total()).toBe(3)
      await settle('delivered', 6)
      await purge({ keepEventsDays: 30, keepDeadLettersDays: 30 }, 31)
      expect(await total()).toBe(0)
      expect(await count('messages')).toBe(6)
    })

    test('are kept while they are after the cursor of an active webhook', async () => {
      const { database } = world.context
      await purge({ keepEventsDays: 30 }, 31)
      expect(await total()).toBe(6)
      await database.write((tx) => tx.run('UPDATE webhooks SET delivered_through = 2'))
      await purge({ keepEventsDays: 30 }, 31)
      expect(await total()).toBe(4)
      await database.write((tx) => tx.run("UPDATE webhooks SET status = 'paused'"))
      await purge({ keepEventsDays: 30 }, 31)
      expect(await total()).toBe(0)
    })

    test('that were purged are reported to a pull from an earlier position, with the position to continue from', async () => {
      await settle('delivered', 6)
      await purge({ keepEventsDays: 30 }, 31)
      await world.send(user, chatId, 'new')
      const rejection = await world.pull(agent).catch((error: unknown) => error)
      expect(rejection).toMatchObject({ kind: 'invalid_request', field: 'after' })
      expect((rejection as Error).message).toMatch(/go on with after=6$/)
      expect((await world.pull(agent, { after: 6 })).events).toMatchObject([{ sequence: 7 }])
    })

    test('are kept forever by default', async () => {
      await settle('delivered', 6)
      expect(await purge({}, 36_500)).toMatchObject({ deliveries: 0, events: 0 })
      expect((await world.pull(agent)).events).toHaveLength(6)
    })
  })
})
