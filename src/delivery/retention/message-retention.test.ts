import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createChat } from '../../conversations/chats/create-chat.ts'
import { listMessages } from '../../conversations/messages/list-messages.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { systemClock } from '../../platform/clock.ts'
import { eachDatabase, eachDistributed, silentLog, type Open } from '../../testing/databases.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'
import { upload } from '../../testing/uploads.ts'
import { createWorld, type World } from '../../testing/world.ts'
import { Retention, type RetentionDependencies } from './retention.ts'

const dayMs = 86_400_000
const secret = 'periwinkle'

eachDatabase((dialect, open) => {
  describe('messages with a retention time', () => {
    let server: TestServer
    let ann: { id: string; handle: string; session: string }
    let bot: { id: string; handle: string; token: string }
    /** Time that the clock of the server is ahead, in milliseconds. */
    let ahead = 0
    const clock = { now: () => Date.now() + ahead }

    beforeAll(async () => {
      server = await startTestServer(open.place(), clock, {}, { uploads: { sweepMs: 100 } })
      ann = await server.user()
      bot = await server.agent(ann.session)
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const keep = (days: { direct?: number; group?: number }): RetentionDependencies => ({
      ...server.context,
      config: {
        keepDeliveriesDays: 0,
        keepDeadLettersDays: 0,
        keepEventsDays: 0,
        keepDirectMessagesDays: days.direct ?? 0,
        keepGroupMessagesDays: days.group ?? 0,
      },
    })
    const openChat = async (kind: 'direct' | 'group') => {
      const body = { kind, handles: [bot.handle], ...(kind === 'group' && { group_name: 'Team' }) }
      return (await server.call('POST', '/v1/chats', ann.session, body)).body.chat.id as string
    }
    /** Sends a message of the agent. @returns the id and the answer */
    async function send(chatId: string, parts: unknown[], more: object = {}) {
      const id = server.context.ids.next('msg')
      const body = { message_id: id, chat_id: chatId, parts, ...more }
      return { id, body, answer: await server.call('POST', '/v1/messages', bot.token, body) }
    }
    const text = (words: string) => [{ type: 'text', text: words }]
    const history = async (chatId: string, credential = bot.token) =>
      (await server.call('GET', `/v1/chats/${chatId}/messages?limit=100`, credential)).body.messages
    const idOf = ({ message_id: id }: { message_id: string }) => id
    const find = async (words: string) =>
      (await server.call('GET', `/v1/me/messages?q=${words}`, ann.session)).body.messages
    const tablesWith = async (words: string) =>
      (await server.call('POST', '/_ops/dump-search', testOperatorKey, { text: words })).body.tables
    const eventsOf = async (path: string, credential: string) =>
      (await server.call('GET', `${path}?after=0&limit=100`, credential)).body.events as Record<string, any>[]

    it('are readable nowhere after it, while younger messages and those of other kinds of chats are unchanged', async () => {
      const [direct, group] = [await openChat('direct'), await openChat('group')]
      const uploads = [await upload(server, bot.token, 'only direct'), await upload(server, bot.token, 'both kinds')]
      const [gone, shared] = uploads.map(({ body }) => body.attachment as { id: string; url: string })
      const media = ({ id }: { id: string }) => ({ type: 'media', attachment_id: id })
      const old = await send(direct, [...text(`the old ${secret}`), media(gone!), media(shared!)])
      const inGroup = await send(group, [...text('kept in the group'), media(shared!)])
      expect([old.answer.status, inGroup.answer.status]).toEqual([202, 202])
      const keyed = {
        to: [ann.handle],
        message: { parts: [{ type: 'text', value: 'by a key' }], idempotency_key: 'k-1' },
      }
      expect((await server.call('POST', '/v1/messages', bot.token, keyed)).status).toBe(202)
      const like = { operation: 'add', type: 'emoji', emoji: '👍' }
      const react = () => server.call('POST', `/v1/messages/${old.id}/reactions`, ann.session, like)
      const read = () => server.call('POST', `/v1/me/chats/${direct}/read`, ann.session, { message_id: old.id })
      expect([(await react()).status, (await read()).status]).toEqual([200, 200])
      expect(await find(secret)).toHaveLength(1)
      const [before] = (await eventsOf('/v1/me/events', ann.session)).filter(
        ({ event_type }) => event_type === 'message.received',
      )

      ahead += dayMs
      const reply = await send(direct, text('a young reply'), { reply_to: { message_id: old.id } })
      expect(reply.answer.status).toBe(202)
      ahead += 1.5 * dayMs
      const purged = await new Retention(keep({ direct: 2 })).purge()
      expect(purged).toEqual({ deliveries: 0, events: 0, messages: 2, attachments: 1 })

      expect(await tablesWith(secret)).toEqual([])
      if (dialect === 'sqlite') {
        const pages = await server.context.database.read((tx) =>
          tx.rows('SELECT id FROM search_words_data WHERE instr(block, CAST(? AS blob)) > 0', [secret]),
        )
        expect(pages).toEqual([])
      }
      expect(await tablesWith(old.id)).toEqual(expect.arrayContaining(['purged_messages']))
      const rows = await history(direct)
      expect(rows.map(idOf)).toEqual([reply.id])
      expect(rows[0]).toMatchObject({ sequence: 3, reply_to: { message_id: old.id } })
      expect((await history(group)).map(idOf)).toEqual([inGroup.id])
      expect(await find(secret)).toEqual([])
      expect(await find('young')).toHaveLength(1)
      const found = (await eventsOf('/v1/me/events', ann.session)).find(({ event_id }) => event_id === before!.event_id)
      expect(found).toEqual({ ...before, event_type: 'message.purged', data: { message_id: old.id } })
      const archive = await fetch(`${server.url}/v1/me/export`, { headers: { authorization: `Bearer ${ann.session}` } })
      const exported = await archive.text()
      expect([exported.includes('a young reply'), exported.includes(secret)]).toEqual([true, false])

      expect([(await fetch(gone!.url)).status, (await fetch(shared!.url)).status]).toEqual([404, 200])
      await expect.poll(() => existsSync(join(server.storageFolder, gone!.id)), { timeout: 5_000 }).toBe(false)
      for (const { status } of [await react(), await read()]) expect([404, 422]).toContain(status)
      const repeats = [
        await server.call('POST', '/v1/messages', bot.token, old.body),
        await server.call('POST', '/v1/messages', bot.token, keyed),
      ]
      for (const { status, body } of repeats)
        expect([status, body.error.message]).toEqual([409, expect.stringContaining('deleted because of its age')])
      const late = await send(direct, text('late'), { reply_to: { message_id: old.id } })
      expect([late.answer.status, late.answer.body.error.message]).toEqual([422, expect.stringContaining('reply_to')])
      expect(await history(direct)).toHaveLength(1)
    }, 20_000)
  })
})

eachDatabase((_name, open) => rounds(open))
eachDistributed((_name, open) => rounds(open))

function rounds(open: Open): void {
  describe('rounds of purging', () => {
    let world: World
    let user: Caller
    let agent: Caller
    let now: number
    const lines: object[] = []
    const clock = { ...systemClock, now: () => now }
    const process = (keepGroupMessagesDays = 1) => {
      const config = { keepDeliveriesDays: 0, keepDeadLettersDays: 0, keepEventsDays: 0, keepDirectMessagesDays: 0 }
      const log = { ...silentLog, info: (line: object) => void lines.push(line) }
      return new Retention({ ...world.context, clock, log, config: { ...config, keepGroupMessagesDays } })
    }

    beforeEach(async () => {
      world = createWorld(await open())
      now = Date.now() + 2 * dayMs
      lines.length = 0
      user = await world.user()
      agent = await world.agent({ owner: user })
    })
    afterEach(() => world.stop())

    async function groupWith(messages: number, others: readonly Caller[] = []): Promise<string> {
      const handles = [agent, ...others].map(({ handle }) => handle)
      const group = { kind: 'group', handles, groupName: 'team', requestId: null } as const
      const chatId = (await createChat(world.context, user, group)).chat.id
      await Promise.all(Array.from({ length: messages }, (_, at) => world.send(user, chatId, `word ${at}`)))
      return chatId
    }
    const kept = async (chatId: string) =>
      (await listMessages(world.context, user, { chatId, limit: 100, beforeSequence: null })).messages.length
    const rows = async (table: string) => {
      const [row] = await world.context.database.read((tx) =>
        tx.rows<{ n: number }>(`SELECT count(*) AS n FROM ${table}`),
      )
      return Number(row!.n)
    }

    it('are made by one of several processes, in transactions of at most 100 messages, and not again within an hour', async () => {
      const chatId = await groupWith(250)
      const { database } = world.context
      const { write } = database
      const steps: number[] = []
      // One transaction at a time, so that the rows before and after it are its own.
      let earlier: Promise<unknown> = Promise.resolve()
      database.write = (work, survives) => {
        const counted = earlier.then(async () => {
          const before = await rows('purged_messages')
          const result = await write(work, survives)
          steps.push((await rows('purged_messages')) - before)
          return result
        })
        earlier = counted.catch(() => undefined)
        return counted
      }
      const [one, other] = [process(), process()]
      await Promise.all([one.poll(), other.poll()])
      database.write = write
      expect(lines).toEqual([{ deliveries: 0, events: 0, messages: 250, attachments: 0 }])
      expect(steps.filter((deleted) => deleted > 0)).toEqual([100, 100, 50])
      expect(await kept(chatId)).toBe(0)

      now += 59 * 60_000
      await groupWith(1)
      for (const process of [one, other]) await process.poll()
      expect(lines).toHaveLength(1)
      now += 2 * 60_000
      for (const process of [one, other]) await process.poll()
      expect(lines).toMatchObject([{}, { messages: 1 }])
    })

    it('delete at most 500 receipts of old messages in one transaction, and keep those of younger messages', async () => {
      const others = [await world.agent({ owner: user }), await world.agent({ owner: user })]
      const chatId = await groupWith(150, others)
      const updates = Array.from({ length: 200 }, (_, at) =>
        [user, agent, ...others].flatMap(({ id: actor_id }) =>
          (['delivered', 'read'] as const).map((status) => ({
            chat_id: chatId,
            actor_id,
            status,
            from_sequence: at,
            through_sequence: at + 1,
            at: 0,
          })),
        ),
      ).flat()
      const columns = { from_sequence: 'bigint', through_sequence: 'bigint', at: 'bigint' } as const
      await world.context.database.write(async (tx) => {
        await tx.run('DELETE FROM watermark_updates', [])
        await tx.insert('watermark_updates', { chat_id: 'text', actor_id: 'text', status: 'text', ...columns }, updates)
      })
      const { database } = world.context
      const { write } = database
      const steps: number[] = []
      database.write = async (work, survives) => {
        const before = await rows('watermark_updates')
        const result = await write(work, survives)
        steps.push(before - (await rows('watermark_updates')))
        return result
      }
      await process().poll()
      database.write = write
      expect(Math.max(...steps)).toBeLessThanOrEqual(500)
      expect([await kept(chatId), await rows('watermark_updates')]).toEqual([0, 50 * 8])
    })

    it('of a process that ended are continued by another one, at the chat that it had reached', async () => {
      const chats = [await groupWith(2), await groupWith(2)].sort()
      const left = { name: 'retention', due_at: now + 60_000, lease_id: 'lse_1', reached: chats[0]! }
      await world.context.database.write(async (tx) => void (await tx.knex('retention_rounds').insert(left)))
      await process().poll()
      expect([await kept(chats[0]!), await kept(chats[1]!)]).toEqual([2, 2])
      now += 61_000
      await process().poll()
      expect([await kept(chats[0]!), await kept(chats[1]!)]).toEqual([2, 0])
      now += 61 * 60_000
      await process().poll()
      expect(await kept(chats[0]!)).toBe(0)
    })

    it('keep everything that depends on a younger message, and the log of the agent without a gap', async () => {
      const chatId = await groupWith(3)
      await process().poll()
      const log = async () =>
        (await world.pull(agent)).events.map(({ sequence, eventType, message }) => [
          sequence,
          eventType,
          message?.sequence,
        ])
      const purged = [
        [1, 'participant.added', undefined],
        ...[2, 3, 4].map((sequence) => [sequence, 'message.purged', undefined]),
      ]
      expect(await log()).toEqual(purged)
      await world.send(user, chatId, 'new')
      expect(await log()).toEqual([...purged, [5, 'message.received', 4]])
    })
  })
}
