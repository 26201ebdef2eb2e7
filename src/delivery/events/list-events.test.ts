import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { createChat } from '../../conversations/chats/create-chat.ts'
import { createWorld } from '../../testing/world.ts'
import type { World } from '../../testing/world.ts'
import { eachSignals } from '../../testing/databases.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { encodeEventPage } from './event.current.ts'
import { readLogRows } from './event.sql.ts'
import { markDelivered } from './list-events.ts'
import { createWaiters } from '../../platform/event-log/waiters.ts'
import { renderEvents } from './render-events.ts'
import { watchCounters } from '../../platform/event-log/watch-counters.ts'

eachSignals((name, open) => {
  let world: World
  let ann: Caller
  let bot: Caller
  let chatId: string
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    world = createWorld(database)
    ann = await world.user()
    bot = await world.agent({ owner: ann })
    const direct = { kind: 'direct' as const, handles: [bot.handle], groupName: null, requestId: null }
    chatId = (await createChat(world.context, ann, direct)).chat.id
  })
  afterEach(() => world.stop())

  const sendMany = async (count: number) => {
    for (let i = 0; i < count; i++) await world.send(ann, chatId, `m${i}`)
  }

  it('is empty at first', async () => {
    expect(await world.pull(bot)).toMatchObject({ events: [], nextCursor: 0, latest: 0, hasMore: false })
  })

  it('returns pages without gaps, and has_more is exact', async () => {
    await sendMany(6)
    const sequences: number[] = []
    let after = 0
    for (const [limit, hasMore] of [
      [2, true],
      [1, true],
      [3, false],
    ] as const) {
      const page = await world.pull(bot, { after, limit })
      expect(page).toMatchObject({ hasMore, latest: 6, nextCursor: after + limit })
      sequences.push(...page.events.map((event) => event.sequence))
      after = page.nextCursor
    }
    expect(sequences).toEqual([1, 2, 3, 4, 5, 6])
    expect(await world.pull(bot, { after: 6 })).toMatchObject({ events: [], nextCursor: 6, hasMore: false })
    expect(await world.pull(bot, { after: 99 })).toMatchObject({ events: [], nextCursor: 6, latest: 6 })
  })

  it('returns the complete message as accepted, the same for every read', async () => {
    const sent = await world.send(ann, chatId)
    const first = await world.pull(bot)
    expect(first.events[0]).toMatchObject({ eventType: 'message.received', chatId, actorId: bot.id, message: sent })
    expect((await world.pull(bot)).events).toEqual(first.events)
    const keys = [
      { actorId: bot.id, sequence: 1 },
      { actorId: bot.id, sequence: 9 },
    ]
    expect(await world.context.database.read((tx) => renderEvents(tx, keys, []))).toEqual(first.events)
  })

  it('marks a page delivered once', async () => {
    await sendMany(3)
    await world.pull(bot, { limit: 2 })
    const receipts = async () =>
      (await world.pull(ann)).events.map(({ eventType, data }) => [eventType, data?.through_sequence])
    expect(await receipts()).toEqual([['message.delivered', 2]])
    await world.pull(bot, { limit: 2 })
    expect(await receipts()).toEqual([['message.delivered', 2]])
    await world.pull(bot, { after: 2 })
    expect(await receipts()).toEqual([
      ['message.delivered', 2],
      ['message.delivered', 3],
    ])
  })

  it('marks no message delivered for a disconnected client or in groups', async () => {
    await sendMany(1)
    await world.pull(bot, { signal: AbortSignal.abort() })
    expect((await world.pull(ann)).latest).toBe(0)
    const crew = { kind: 'group' as const, handles: [bot.handle], groupName: 'Crew', requestId: null }
    const { chat } = await createChat(world.context, ann, crew)
    await world.send(ann, chat.id)
    await world.pull(bot, { after: 1 })
    expect((await world.pull(ann)).latest).toBe(0)
  })

  it('waits no longer than requested, and returns immediately when there are events', async () => {
    const began = performance.now()
    expect((await world.pull(bot, { timeoutMs: 50 })).events).toEqual([])
    expect(performance.now() - began).toBeGreaterThanOrEqual(45)
    await sendMany(1)
    expect((await world.pull(bot, { timeoutMs: 30_000 })).events).toHaveLength(1)
    expect(world.context.waiters.size).toBe(0)
  })

  it.each([1, 2, 400])('skips no event when a wait %i beyond the log ends', async (beyond) => {
    await sendMany(2)
    const read = vi.spyOn(world.context.livePages, 'read')
    const held = world.pull(bot, { after: 2 + beyond, timeoutMs: 5_000 })
    await vi.waitFor(() => expect(read.mock.settledResults[0]?.type).toBe('fulfilled'))
    await sendMany(3)
    const page = await held
    expect(page).toMatchObject({ events: [], nextCursor: 2, hasMore: true })
    const rest = await world.pull(bot, { after: page.nextCursor })
    expect(rest.events.map(({ sequence }) => sequence)).toEqual([3, 4, 5])
  })

  it('loses no wake-up, whenever the event is committed', async () => {
    let after = 0
    for (let round = 0; round < 40; round++) {
      const held = world.pull(bot, { after, timeoutMs: 5_000 })
      await new Promise((resolve) => setTimeout(resolve, (round % 8) * 0.5))
      await world.send(ann, chatId)
      const began = performance.now()
      const page = await held
      expect(performance.now() - began).toBeLessThan(800)
      expect(page.events.length).toBe(1)
      after = page.nextCursor
    }
  })

  it('answers held pulls immediately when the process stops or the client disconnects', async () => {
    const client = new AbortController()
    const left = world.pull(bot, { timeoutMs: 30_000, signal: client.signal })
    const held = world.pull(bot, { timeoutMs: 30_000 })
    await new Promise((resolve) => setTimeout(resolve, 20))
    client.abort()
    expect((await left).events).toEqual([])
    world.context.waiters.drain()
    expect(await held).toMatchObject({ events: [], nextCursor: 0 })
    expect(world.context.waiters.size).toBe(0)
  })

  it('ends a page before the byte limit, and marks its messages delivered', async () => {
    const large = 'x'.repeat(200_000)
    for (let at = 0; at < 12; at++) await world.send(ann, chatId, at < 9 ? `m${at}` : large)
    const marked = async () => (await world.pull(ann)).events.at(-1)?.data?.through_sequence
    const first = await world.pull(bot, { limit: 100 })
    expect(first).toMatchObject({ nextCursor: 12, latest: 12, hasMore: false })
    for (let at = 0; at < 12; at++) await world.send(ann, chatId, large)
    const sequences: number[] = []
    for (let after = 12, more = true; more;) {
      const page = await world.pull(bot, { after, limit: 100 })
      expect(page.events.length).toBe(after < 22 ? 5 : 2)
      after = page.nextCursor
      expect(await marked()).toBe(after)
      sequences.push(...page.events.map(({ sequence }) => sequence))
      more = page.hasMore
    }
    expect(sequences).toEqual(Array.from({ length: 12 }, (_, at) => 13 + at))
    // Small events before large ones: the large events are measured and not loaded.
    const { rows } = await world.context.database.read((tx) => readLogRows(tx, bot.id, 0, 100))
    expect(rows.length).toBe(14)
  })

  it('returns an event larger than a page alone', async () => {
    for (const text of ['a', 'x'.repeat(1_200_000), 'b']) await world.send(ann, chatId, text)
    const sizes: [number, boolean][] = []
    for (let after = 0, more = true; more;) {
      const page = await world.pull(bot, { after })
      sizes.push([page.events.length, page.hasMore])
      ;({ nextCursor: after, hasMore: more } = page)
    }
    expect(sizes).toEqual([
      [1, true],
      [1, true],
      [1, false],
    ])
  })

  it('reads, renders and marks a page once for all of its readers', async () => {
    const { context } = world
    await sendMany(1)
    const reads = Array.from({ length: 64 }, () => context.livePages.read(bot, { after: 0, limit: 100 }))
    const pages = [...new Set(await Promise.all(reads))]
    const epoch = context.database.epoch()
    expect(pages.length).toBeLessThanOrEqual(8)
    expect(pages.every((page) => encodeEventPage({ page, epoch }) === encodeEventPage({ page, epoch }))).toBe(true)
    const marks = pages.map((page) => [1, 2, 3].map(() => markDelivered(context, bot.id, page)))
    expect(new Set(marks.flat()).size).toBe(pages.length)
    await Promise.all(marks.flat())
    expect((await world.pull(ann)).events.map(({ eventType }) => eventType)).toEqual(['message.delivered'])
  })

  it('returns nothing for an ended credential, and a page for other readers of the same batch', async () => {
    const { livePages } = world.context
    await sendMany(1)
    const from = { after: 0, limit: 100 }
    const [page, refused] = await Promise.allSettled([
      livePages.read(bot, from),
      livePages.read({ ...bot, credentialId: 'crd_other' }, from),
    ])
    expect([page, refused]).toMatchObject([{ value: { nextCursor: 1 } }, { reason: { kind: 'unauthorized' } }])
  })

  it('shows a client that follows the cursor every event once under parallel sends', async () => {
    const total = 60
    const sends = Promise.all(Array.from({ length: total }, () => world.send(ann, chatId)))
    const seen: number[] = []
    for (let after = 0; seen.length < total;) {
      const page = await world.pull(bot, { after, limit: 7, timeoutMs: 2_000 })
      if (page.events.length === 0) break
      seen.push(...page.events.map((event) => event.sequence))
      after = page.nextCursor
    }
    await sends
    expect(seen).toEqual(Array.from({ length: total }, (_, i) => i + 1))
  })

  it.runIf(name === 'postgres')('receives commits of another process, also when their signal is lost', async () => {
    const neighbour = createWorld(await open.another())
    const held = world.pull(bot, { timeoutMs: 5_000 })
    await neighbour.send(ann, chatId)
    const page = await held
    expect(page.events).toHaveLength(1)

    const deaf = createWaiters()
    const { database } = world.context
    const signals = { ...database.signals, onActors: () => () => undefined }
    const stop = watchCounters({ ...database, signals }, deaf, { warn() {} })
    const waiter = deaf.register(bot.id, page.latest, 5_000, new AbortController().signal)
    await neighbour.send(ann, chatId)
    expect(await waiter.next()).toBe('woken')
    stop()
    neighbour.stop()
  })
})
