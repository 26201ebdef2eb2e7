import { reactionWrite } from '../reactions/reaction.write.ts'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { createChat } from '../chats/create-chat.ts'
import { setTyping } from '../typing/set-typing.ts'
import { createWorld } from '../../testing/world.ts'
import type { World } from '../../testing/world.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { EphemeralSignal } from '../../platform/event-log/ephemeral.ts'
import { listMessages } from '../messages/list-messages.ts'
import { blockHandle, listBlockedHandles, unblockHandle } from './blocked-handles.ts'
import { readBlocksBetween, readBlocksInChats } from './block.sql.ts'
import { statementPlans } from '../../testing/statement-plans.ts'

eachDatabase((_name, open) => {
  let world: World
  let ann: Caller
  let bot: Caller
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    world = createWorld(database)
    ann = await world.user()
    bot = await world.agent({ owner: ann })
  })
  afterEach(() => world.stop())

  const newChat = async (kind: 'direct' | 'group', ...others: Caller[]) =>
    (
      await createChat(world.context, ann, {
        kind,
        handles: others.map(({ handle }) => handle),
        groupName: null,
        requestId: null,
      })
    ).chat.id
  const block = (blocker: Caller, blocked: Caller) => blockHandle(world.context, blocker, blocked.handle)
  const unblock = (blocker: Caller, blocked: Caller) => unblockHandle(world.context, blocker, blocked.handle)
  /** Returns the texts that an actor received, by its log and by its history: they must never differ. */
  const received = async (caller: Caller, chatId: string) => {
    const textOf = (part: unknown) => (part as { text: string }).text
    const { events } = await world.pull(caller)
    const log = events
      .filter(({ eventType }) => eventType === 'message.received')
      .map(({ message }) => textOf(message!.parts[0]))
    const { messages } = await listMessages(world.context, caller, { chatId, limit: 100, beforeSequence: null })
    const history = messages
      .filter(({ message }) => message.sender.id !== caller.id)
      .map(({ message }) => textOf(message.parts[0]))
      .toReversed()
    expect(log).toEqual(history)
    return log
  }

  it('returns changed: true once for a block and once for an unblock, and creates no event', async () => {
    await newChat('direct', bot)
    expect([await block(bot, ann), await block(bot, ann)]).toMatchObject([{ changed: true }, { changed: false }])
    expect([await unblock(bot, ann), await unblock(bot, ann)]).toMatchObject([{ changed: true }, { changed: false }])
    expect((await world.pull(ann)).latest + (await world.pull(bot)).latest).toBe(0)
  })

  it('rejects the handle of the caller, and rejects unknown and private handles in the same way', async () => {
    await expect(block(ann, ann)).rejects.toMatchObject({ kind: 'invalid_request', field: 'handle' })
    const stranger = await world.user()
    await expect(block(stranger, bot)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(blockHandle(world.context, ann, 'nobody')).rejects.toMatchObject({ kind: 'not_found' })
    expect(await unblockHandle(world.context, ann, 'Nobody')).toEqual({ handle: 'nobody', changed: false })
  })

  it('lists the blocks of the caller in pages, with suspended handles', async () => {
    const others = [await world.user(), await world.user(), await world.user()]
    for (const other of others) await block(ann, other)
    await world.context.database.write((tx) =>
      tx.run("UPDATE actors SET status = 'suspended' WHERE id = ?", [others[0]!.id]),
    )
    const first = await listBlockedHandles(world.context, ann, { cursor: undefined, limit: 2 })
    const second = await listBlockedHandles(world.context, ann, { cursor: first.nextCursor!, limit: 2 })
    expect([first.hasMore, second.hasMore, second.nextCursor]).toEqual([true, false, null])
    expect([...first.items, ...second.items].map(({ handle }) => handle)).toEqual(
      others.map(({ handle }) => handle).sort(),
    )
    expect(await unblock(ann, others[0]!)).toMatchObject({ changed: true })
  })

  it('suppresses messages of a direct chat in both directions permanently, until both sides unblock', async () => {
    const chatId = await newChat('direct', bot)
    await world.send(ann, chatId, 'before')
    await block(bot, ann)
    await block(ann, bot)
    await world.send(ann, chatId, 'lost 1')
    await world.send(bot, chatId, 'lost 2')
    await unblock(ann, bot)
    await world.send(ann, chatId, 'lost 3')
    await unblock(bot, ann)
    await world.send(ann, chatId, 'after')
    await world.send(bot, chatId, 'answer')
    expect(await received(bot, chatId)).toEqual(['before', 'after'])
    expect(await received(ann, chatId)).toEqual(['answer'])
    const { messages } = await listMessages(world.context, ann, { chatId, limit: 100, beforeSequence: null })
    const stamped = messages
      .filter(({ message }) => message.sender.id === ann.id)
      .map(({ stamps }) => stamps!.deliveredAt !== null)
    expect(stamped).toEqual([true, false, false, true])
  })

  it('suppresses only messages to the blocker in a group', async () => {
    const third = await world.agent({ owner: ann })
    const chatId = await newChat('group', bot, third)
    await block(bot, ann)
    await world.send(ann, chatId, 'from ann')
    await world.send(bot, chatId, 'from bot')
    await world.send(third, chatId, 'from third')
    expect(await received(bot, chatId)).toEqual(['from third'])
    expect(await received(third, chatId)).toEqual(['from ann', 'from bot'])
    expect(await received(ann, chatId)).toEqual(['from bot', 'from third'])
  })

  it('queries one block, regardless of the number of other blocks', async () => {
    const chatId = await newChat('direct', bot)
    const others = Array.from({ length: 5_000 }, (_, i) => `usr_other${i}`)
    const pairs = others.flatMap((other) => [
      { blocker_id: ann.id, blocked_id: other, created_at: 0 },
      { blocker_id: other, blocked_id: ann.id, created_at: 0 },
    ])
    const columns = { blocker_id: 'text', blocked_id: 'text', created_at: 'bigint' } as const
    const { database } = world.context
    await database.write((tx) => tx.insert('blocks', columns, pairs))
    await database.write((tx) => tx.run('ANALYZE'))
    const caller = [{ chatId, callerId: ann.id }]
    const plan = await database.read((tx) =>
      statementPlans(tx, async (explaining) => {
        await readBlocksInChats(explaining, caller)
        await readBlocksBetween(explaining, [{ callerId: ann.id, otherId: bot.id }])
      }),
    )
    const byBoth = /^.*(SEARCH b|Index Cond:).*blocke[rd]_id ?=.* AND .*blocke[rd]_id ?=.*$/gm
    expect(plan.match(byBoth)?.length, plan).toBe(4)
    expect(await database.read((tx) => readBlocksInChats(tx, caller))).toEqual([])
    await block(bot, ann)
    expect(await database.read((tx) => readBlocksInChats(tx, caller))).toEqual([
      { blocker_id: bot.id, blocked_id: ann.id },
    ])
  })

  it('decides each message once while blocks are added and removed', async () => {
    const chatId = await newChat('direct', bot)
    const toggling = (async () => {
      for (let i = 0; i < 10; i++) await (i % 2 ? unblock(bot, ann) : block(bot, ann))
    })()
    const sends = Array.from({ length: 30 }, (_, i) => world.send(ann, chatId, `m${i}`))
    await Promise.all([toggling, ...sends])
    await received(bot, chatId)
  })

  it('hides reactions and typing across a block, and keeps earlier reactions', async () => {
    const chatId = await newChat('direct', bot)
    const message = await world.send(ann, chatId)
    const later = await world.send(ann, chatId)
    const add = { operation: 'add', type: 'emoji', emoji: '👍', targetPartId: null } as const
    await world.context.commits.submit(reactionWrite, { ...add, actorId: bot.id, messageId: message.id })
    await block(ann, bot)
    await world.context.commits.submit(reactionWrite, { ...add, actorId: bot.id, messageId: later.id })
    const reactions = async (caller: Caller) =>
      (await listMessages(world.context, caller, { chatId, limit: 2, beforeSequence: null })).messages.map(
        (entry) => entry.reactions.length,
      )
    expect(await reactions(ann)).toEqual([0, 1])
    expect(await reactions(bot)).toEqual([1, 1])

    const signals: EphemeralSignal[] = []
    world.context.ephemeral.subscribe((signal) => signals.push(signal))
    await setTyping(world.context, bot, chatId, true)
    await unblock(ann, bot)
    expect(await reactions(ann)).toEqual([0, 1])
    await setTyping(world.context, bot, chatId, false)
    expect(signals).toMatchObject([
      { kind: 'typing', recipients: [ann.id], chatId, participant: { id: bot.id }, started: false },
    ])
    await expect(setTyping(world.context, await world.user(), chatId, true)).rejects.toMatchObject({
      kind: 'not_found',
    })
  })
})
