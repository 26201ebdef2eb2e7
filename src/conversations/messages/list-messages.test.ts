import { reactionWrite } from '../reactions/reaction.write.ts'
import { receiptWrite } from '../receipts/receipt.write.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addParticipant } from '../chats/add-participant.ts'
import { createChat } from '../chats/create-chat.ts'
import { removeParticipant } from '../chats/change-group.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { block, leave, unblock } from '../../testing/chats.ts'
import { createWorld } from '../../testing/world.ts'
import type { World } from '../../testing/world.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { stampsOf } from './history.rules.ts'
import { listMessages } from './list-messages.ts'
import type { Message } from './message.ts'
import { readSuppressedRuns } from './suppression.sql.ts'

describe('stamps', () => {
  const message = { sequence: 5, sender: { type: 'agent', id: 'a', handle: 'a' } } as Message
  const step = (actorId: string, fromSequence: number, throughSequence: number, at: number) => ({
    actorId,
    status: 'delivered' as const,
    fromSequence,
    throughSequence,
    at,
  })
  const present = (actorId: string, joinedSequence = 1, leftSequence: number | null = null) => ({
    actorId,
    periods: [{ periodNo: 1, joinedSequence, leftSequence }],
  })
  const both = [present('a'), present('b')]

  it('are derived from the first watermark update of the other participant that covers the message', () => {
    const steps = [step('b', 0, 4, 10), step('b', 4, 6, 20), step('b', 6, 9, 30)]
    expect(stampsOf(message, false, steps, both)).toEqual({ deliveredAt: 20, readAt: null })
  })

  it('are not derived from the sender, across a gap or for a suppressed message', () => {
    expect(stampsOf(message, false, [step('a', 0, 9, 10)], both).deliveredAt).toBe(null)
    expect(stampsOf(message, false, [step('b', 5, 9, 10)], both).deliveredAt).toBe(null)
    expect(stampsOf(message, true, [step('b', 0, 9, 10)], both).deliveredAt).toBe(null)
  })

  it('are not derived from a participant who was not in the chat when the message was sent', () => {
    const step5 = [step('b', 0, 9, 10)]
    expect(stampsOf(message, false, step5, [present('a'), present('b', 1, 4)]).deliveredAt).toBe(null)
    expect(stampsOf(message, false, step5, [present('a'), present('b', 6)]).deliveredAt).toBe(null)
    expect(stampsOf(message, false, step5, [present('a'), present('b', 5, 5)]).deliveredAt).toBe(10)
  })
})

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

  const newChat = async (kind: 'direct' | 'group') =>
    (await createChat(world.context, ann, { kind, handles: [bot.handle], groupName: null, requestId: null })).chat.id
  const history = (caller: Caller, chatId: string, limit = 50, beforeSequence: number | null = null) =>
    listMessages(world.context, caller, { chatId, limit, beforeSequence })
  const sequences = async (caller: Caller, chatId: string, limit = 50, before: number | null = null) => {
    const page = await history(caller, chatId, limit, before)
    return [...page.messages.map(({ message }) => message.sequence), ...(page.hasMore ? ['more'] : [])]
  }

  it('returns pages from the newest message backwards, with an exact has_more', async () => {
    const chatId = await newChat('direct')
    for (let i = 0; i < 5; i++) await world.send(i % 2 ? bot : ann, chatId)
    expect(await sequences(bot, chatId, 3)).toEqual([5, 4, 3, 'more'])
    expect(await sequences(bot, chatId, 2, 3)).toEqual([2, 1])
    expect(await sequences(bot, chatId, 2, 1)).toEqual([])
  })

  it('shows a participant the messages of its periods only', async () => {
    const chatId = await newChat('group')
    const late = await world.agent({ owner: ann })
    await expect(history(late, chatId)).rejects.toMatchObject({ kind: 'not_found' })
    await world.send(ann, chatId)
    for (let period = 0; period < 2; period++) {
      await addParticipant(world.context, ann, chatId, late.handle)
      await world.send(ann, chatId)
      await world.send(bot, chatId)
      await removeParticipant(world.context, ann, chatId, late.handle)
      await world.send(ann, chatId)
      await expect(history(late, chatId)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await addParticipant(world.context, ann, chatId, late.handle)
    expect(await sequences(late, chatId)).toEqual([6, 5, 3, 2])
    expect(await sequences(late, chatId, 3)).toEqual([6, 5, 3, 'more'])
    expect(await sequences(late, chatId, 2)).toEqual([6, 5, 'more'])
    expect(await sequences(late, chatId, 2, 4)).toEqual([3, 2])
    expect(await sequences(bot, chatId)).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  it('shows no message that was sent after a removal during the read', async () => {
    const chatId = await newChat('group')
    await world.send(ann, chatId)
    const { database } = world.context
    let isRemoved = false
    const removeThenSend = async () => {
      if (isRemoved) return
      isRemoved = true
      await leave(database, chatId, bot.id)
      await world.send(ann, chatId)
    }
    const read: Database['read'] = (work) =>
      database.read((tx) => {
        // The first statement on messages follows the one on memberships. It is not read by rowsWhile, which cannot wait.
        const rows: Tx['rows'] = async (sql, bindings) => {
          if (sql.includes('FROM messages m')) await removeThenSend()
          return tx.rows(sql, bindings)
        }
        const replaced = { rows, rowsWhile: undefined }
        return work(new Proxy(tx, { get: (target, name) => Reflect.get(name in replaced ? replaced : target, name) }))
      })
    const page = await listMessages({ database: { ...database, read } }, bot, {
      chatId,
      limit: 50,
      beforeSequence: null,
    })
    expect(page.messages.map(({ message }) => message.sequence)).toEqual([1])
    expect((await sequences(ann, chatId)).length).toBe(2)
  })

  it('stamps direct messages when the other participant receives and reads them', async () => {
    const chatId = await newChat('direct')
    const first = await world.send(ann, chatId)
    await world.send(ann, chatId)
    await world.pull(bot, { limit: 1 })
    const receipt = { status: 'read', actorId: bot.id, chatId, messageId: first.id } as const
    await world.context.commits.submit(receiptWrite, receipt)
    const time = expect.any(Number)
    expect((await history(ann, chatId)).messages.map(({ stamps }) => stamps)).toEqual([
      { deliveredAt: null, readAt: null },
      { deliveredAt: time, readAt: time },
    ])
    const groupId = await newChat('group')
    await world.send(ann, groupId)
    expect((await history(ann, groupId)).messages[0]!.stamps).toBe(null)
  })

  it('shows reactions with their message', async () => {
    const chatId = await newChat('direct')
    const message = await world.send(ann, chatId)
    const reaction = { operation: 'add', type: 'emoji', messageId: message.id } as const
    await world.context.commits.submit(reactionWrite, { ...reaction, actorId: bot.id, emoji: '👍', targetPartId: null })
    await world.context.commits.submit(reactionWrite, { ...reaction, actorId: ann.id, emoji: '🎉', targetPartId: null })
    const [entry] = (await history(ann, chatId)).messages
    expect(entry!.reactions.map(({ emoji, actor }) => [emoji, actor.id]).sort()).toEqual(
      [
        ['👍', bot.id],
        ['🎉', ann.id],
      ].sort(),
    )
    expect(entry!.message).toEqual(message)
  })

  it('ends a page before the byte limit, and reports that there is more', async () => {
    const direct = { kind: 'direct' as const, handles: [bot.handle], groupName: null, requestId: null }
    const { chat } = await createChat(world.context, ann, direct)
    for (let at = 0; at < 24; at++) await world.send(ann, chat.id, 'x'.repeat(at < 12 ? 200_000 : 100_000))
    const pages: number[][] = []
    for (let before: number | null = null, more = true; more;) {
      const page = await listMessages(world.context, bot, { chatId: chat.id, limit: 100, beforeSequence: before })
      pages.push(page.messages.map(({ message }) => message.sequence))
      before = pages.at(-1)!.at(-1)!
      more = page.hasMore
    }
    expect(pages.map(({ length }) => length)).toEqual([10, 6, 5, 3])
    expect(pages.flat()).toEqual(Array.from({ length: 24 }, (_, at) => 24 - at))
  })

  /**
   * One letter for each message: B from the agent, b from the agent during a block, A from the person, a from the
   * person during a block.
   */
  const hold = async (pattern: string): Promise<string> => {
    const chatId = await newChat('direct')
    let blocked = false
    for (const letter of pattern) {
      const across = letter === letter.toLowerCase()
      if (across !== blocked) await (across ? block : unblock)(world.context.database, ann.id, bot.id)
      blocked = across
      await world.send(letter.toUpperCase() === 'A' ? ann : bot, chatId)
    }
    return chatId
  }
  const runsOf = (caller: Caller, chatId: string) =>
    world.context.database.read(async (tx) =>
      (await readSuppressedRuns(tx, { chatId, actorId: caller.id, before: Number.MAX_SAFE_INTEGER }, 1000)).map(
        ({ firstSequence, lastSequence }) => [firstSequence, lastSequence],
      ),
    )

  it('stores runs of consecutive suppressed messages', async () => {
    const chatId = await hold('bBbbbaAbBBaab')
    expect(await runsOf(ann, chatId)).toEqual([
      [13, 13],
      [8, 8],
      [3, 5],
      [1, 1],
    ])
    expect(await runsOf(bot, chatId)).toEqual([
      [11, 12],
      [6, 6],
    ])
  })

  it.each([1, 3, 10, 100])('skips suppressed messages in pages of %i, for any number of runs', async (limit) => {
    const pattern = 'bbBaA'.repeat(12) + 'bB'.repeat(10) + 'b'.repeat(15) + 'AbbBaa'
    const chatId = await hold(pattern)
    const shownTo = (own: 'A' | 'B') =>
      [...pattern]
        .flatMap((letter, at) => (letter.toUpperCase() === own || letter !== letter.toLowerCase() ? [at + 1] : []))
        .toReversed()
    for (const [caller, own] of [[ann, 'A'] as const, [bot, 'B'] as const]) {
      const expected = shownTo(own)
      for (let from = 0; from < expected.length; from += limit) {
        const page = expected.slice(from, from + limit)
        const more = from + limit < expected.length ? ['more'] : []
        expect(await sequences(caller, chatId, limit, from === 0 ? null : expected[from - 1])).toEqual([
          ...page,
          ...more,
        ])
      }
    }
  })

  it('skips a run of suppressed messages without reading it', async () => {
    const chatId = await hold('BbbbbB')
    await world.context.database.write((tx) => tx.run('DELETE FROM suppressions WHERE actor_id = ?', [ann.id]))
    expect(await sequences(ann, chatId)).toEqual([6, 1])
  })
})
