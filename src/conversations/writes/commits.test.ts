import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Message } from '../messages/message.ts'
import { createCommits, type Commits } from '../../platform/unit-of-work/commits.ts'
import { addActor, addChat, ids, join, leave, logOf, send, sendWrite, typesOf } from '../../testing/chats.ts'
import type { SendWrite } from './write.ts'

const refusal = (kind: string, field?: string) => expect.objectContaining(field ? { kind, field } : { kind })

eachDatabase((dialect, open) => {
  let database: Database
  let commits: Commits
  let ann: string
  let bot: string
  let chat: string

  beforeAll(async () => {
    database = await open()
  })

  beforeEach(async () => {
    commits = createCommits({ database, clock: systemClock, ids })
    ann = await addActor(database, 'user')
    bot = await addActor(database)
    chat = await addChat(database, 'direct', [ann, bot])
  })

  const storedIn = (chatId: string) =>
    database.read((tx) =>
      tx.rows<{ id: string; sequence: number }>(
        'SELECT id, sequence FROM messages WHERE chat_id = ? ORDER BY sequence',
        [chatId],
      ),
    )

  describe('sending', () => {
    test('a message is stored once and told to the others, not to its sender (MSG-030, MSG-052)', async () => {
      const { message, replayed } = await commits.submit(sendWrite(chat, ann, { text: 'short' }))
      expect(replayed).toBe(false)
      expect(message).toMatchObject({ chatId: chat, sequence: 1, text: 'short', sender: { type: 'user', id: ann } })
      expect(await logOf(database, bot)).toEqual([
        expect.objectContaining({
          sequence: 1,
          event_type: 'message.received',
          chat_id: chat,
          message_id: message.id,
          data: null,
        }),
      ])
      expect(await logOf(database, ann)).toEqual([])
    })

    test('any JSON comes back as it went in (AMB-024)', async () => {
      const data = { 'a\u0000': ['\ud800', 1e21, null, { z: 1, a: '"\\' }], ['__proto__']: { deep: [] } }
      const write = sendWrite(chat, ann, {
        parts: [
          { type: 'data', data },
          { type: 'text', text: '\u0000 ☃ 𝄞' },
        ],
      })
      await commits.submit(write)
      const { message, replayed } = await commits.submit(write)
      expect(replayed).toBe(true)
      expect(JSON.stringify(message.parts)).toBe(JSON.stringify(write.parts))
    })

    test('a repeat answers what was stored, whatever its body or chat (MSG-039, MSG-040)', async () => {
      const first = await commits.submit(sendWrite(chat, ann))
      const other = await addChat(database, 'direct', [ann, await addActor(database)])
      for (const chatId of [chat, other]) {
        const repeat = sendWrite(chatId, ann, { messageId: first.message.id, text: 'changed' })
        expect(await commits.submit(repeat)).toEqual({ message: first.message, replayed: true, createdChat: false })
      }
      expect(await typesOf(database, bot)).toEqual(['message.received'])
    })

    test('the id of another sender is a conflict, also within a batch (MSG-044 to MSG-046)', async () => {
      const write = sendWrite(chat, ann)
      const outcomes = await Promise.allSettled(
        [write, { ...write, actorId: bot }, { ...write, text: 'again' }].map((each) => commits.submit(each)),
      )
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      await expect(commits.submit({ ...write, actorId: bot })).rejects.toEqual(refusal('idempotency_conflict'))
      expect(await storedIn(chat)).toEqual([{ id: write.messageId, sequence: 1 }])
    })

    test('strangers find no chat, former members are refused, before the id is looked at (AMB-009, AMB-055)', async () => {
      const group = await addChat(database, 'group', [ann, bot])
      const message = await send(commits, group, bot)
      await leave(database, group, bot)
      const stranger = await addActor(database)
      await expect(commits.submit(sendWrite(group, stranger))).rejects.toEqual(refusal('not_found'))
      await expect(commits.submit(sendWrite('cnv_none', ann))).rejects.toEqual(refusal('not_found'))
      for (const messageId of [message.id, ids.next('msg')]) {
        await expect(commits.submit(sendWrite(group, bot, { messageId }))).rejects.toEqual(refusal('forbidden'))
      }
      await send(commits, group, ann)
      expect(await logOf(database, bot)).toEqual([])
    })

    test('a refused send leaves its id free and takes no number (MSG-058)', async () => {
      const write = sendWrite(chat, ann, { replyTo: { messageId: 'msg_none', partId: null } })
      await expect(commits.submit(write)).rejects.toEqual(refusal('invalid_request', 'reply_to.message_id'))
      expect((await commits.submit({ ...write, replyTo: null })).message.sequence).toBe(1)
    })

    test('a reply may name what its sender can see, also earlier in the batch (AMB-016)', async () => {
      const first = sendWrite(chat, ann)
      const replies = (partId: string | null) =>
        sendWrite(chat, bot, { replyTo: { messageId: first.messageId, partId } })
      const outcomes = await Promise.allSettled(
        [first, replies(null), replies('prt_0'), replies('prt_1')].map((each) => commits.submit(each)),
      )
      expect(commits.statistics()).toMatchObject({ batches: 1, writes: 4 })
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])

      const elsewhere = await addChat(database, 'direct', [ann, await addActor(database)])
      const foreign = sendWrite(elsewhere, ann, { replyTo: { messageId: first.messageId, partId: null } })
      await expect(commits.submit(foreign)).rejects.toEqual(refusal('invalid_request'))
    })

    test('a member that joined later can neither answer nor react to what came before (HIST-018)', async () => {
      const group = await addChat(database, 'group', [ann, bot])
      const before = await send(commits, group, ann)
      const late = await addActor(database)
      await join(database, group, late)
      const reply = sendWrite(group, late, { replyTo: { messageId: before.id, partId: null } })
      await expect(commits.submit(reply)).rejects.toEqual(refusal('invalid_request'))
      await expect(commits.submit(reaction(late, before))).rejects.toEqual(refusal('not_found'))
      await commits.submit(reaction(ann, before))
      expect(await typesOf(database, late)).toEqual([])
      await send(commits, group, ann)
      expect(await typesOf(database, late)).toEqual(['message.received'])
    })
  })

  const reaction = (actorId: string, message: Message, operation: 'add' | 'remove' = 'add', emoji = '👍') =>
    ({ kind: 'reaction', actorId, messageId: message.id, operation, type: 'emoji', emoji, targetPartId: null }) as const

  describe('reacting', () => {
    test('agents are told added and removed, persons changed, the actor nothing (RCT-016 to RCT-018)', async () => {
      const other = await addActor(database)
      const group = await addChat(database, 'group', [ann, bot, other])
      const message = await send(commits, group, other)
      expect(await commits.submit(reaction(bot, message))).toMatchObject({ changed: true })
      expect(await commits.submit(reaction(bot, message))).toMatchObject({ changed: false })
      await commits.submit(reaction(bot, message, 'add', '🎉'))
      await commits.submit(reaction(bot, message, 'remove', '👍'))
      await commits.submit(reaction(bot, message, 'remove', '🎉'))
      expect(await typesOf(database, other)).toEqual([
        'reaction.added',
        'reaction.removed',
        'reaction.added',
        'reaction.removed',
      ])
      expect((await typesOf(database, ann)).slice(1)).toEqual(Array(4).fill('reaction.changed'))
      expect(await typesOf(database, bot)).toEqual(['message.received'])
      expect((await logOf(database, other))[0]!.data).toMatchObject({
        reaction: { message_id: message.id, actor: { id: bot }, type: 'emoji', emoji: '👍' },
      })
    })

    test('slots and actors are apart from one another (RCT-009, RCT-010)', async () => {
      const message = await send(commits, chat, ann)
      const writes = [
        reaction(ann, message),
        reaction(bot, message),
        { ...reaction(bot, message), targetPartId: 'prt_0' },
      ]
      for (const write of writes) expect(await commits.submit(write)).toMatchObject({ changed: true })
      const unknown = { ...reaction(bot, message), targetPartId: 'prt_1' }
      await expect(commits.submit(unknown)).rejects.toEqual(refusal('invalid_request', 'target_part_id'))
      const rows = await database.read((tx) => tx.rows('SELECT slot FROM reactions WHERE message_id = ?', [message.id]))
      expect(rows).toHaveLength(3)
    })

    test('of parallel equal adds one changes something (RCT-014)', async () => {
      const message = await send(commits, chat, ann)
      const results = await Promise.all(Array.from({ length: 20 }, () => commits.submit(reaction(bot, message))))
      expect(results.filter(({ changed }) => changed)).toHaveLength(1)
      expect(await typesOf(database, ann)).toEqual(['reaction.changed'])
    })

    test('unknown and foreign messages are not found, former members are refused (RCT-022, RCT-023)', async () => {
      const message = await send(commits, chat, ann)
      const stranger = await addActor(database)
      await expect(commits.submit(reaction(stranger, message))).rejects.toEqual(refusal('not_found'))
      await expect(commits.submit(reaction(ann, { ...message, id: 'msg_none' }))).rejects.toEqual(refusal('not_found'))
      await leave(database, chat, bot)
      await expect(commits.submit(reaction(bot, message))).rejects.toEqual(refusal('forbidden'))
    })
  })

  describe('a write that the database cannot take fails alone', () => {
    const expectAlone = async (poison: SendWrite) => {
      const writes = [sendWrite(chat, ann), poison, sendWrite(chat, bot)]
      const outcomes = await Promise.allSettled(writes.map((write) => commits.submit(write)))
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect((await storedIn(chat)).map(({ sequence }) => sequence)).toEqual([1, 2])
      expect(commits.statistics().isolatedBatches).toBe(1)
    }

    test('for an actor without an event counter', async () => {
      const lost = await addActor(database)
      await database.write((tx) => tx.run('DELETE FROM event_counters WHERE actor_id = ?', [lost]))
      await expectAlone(sendWrite(await addChat(database, 'direct', [ann, lost]), ann))
    })

    // The edge refuses such text; SQLite would store it.
    test.skipIf(dialect === 'sqlite')('for U+0000 in a column', () =>
      expectAlone(sendWrite(chat, ann, { text: '\u0000' })),
    )
  })

  test('too many events for one transaction go into several, and a failure there stays alone', async () => {
    const [third, lost] = [await addActor(database), await addActor(database)]
    const group = await addChat(database, 'group', [ann, bot, third])
    const broken = await addChat(database, 'direct', [ann, lost])
    await database.write((tx) => tx.run('DELETE FROM event_counters WHERE actor_id = ?', [lost]))
    commits = createCommits({ database, clock: systemClock, ids, maxEvents: 3 })
    const chats = [group, group, group, broken, group, group]
    const outcomes = await Promise.allSettled(chats.map((chatId) => commits.submit(sendWrite(chatId, ann))))
    const sequences = outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.message.sequence)
    expect(sequences).toEqual([1, 2, 3, false, 4, 5])
    expect(outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value.replayed)).toBe(false)
    expect((await logOf(database, bot)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
  })

  test('many parallel senders share transactions, numbers stay gapless, ids stay unique', async () => {
    const chats = [chat, await addChat(database, 'group', [ann, bot, await addActor(database)])]
    await Promise.all(
      Array.from({ length: 32 }, async (_, worker) => {
        for (let round = 0; round < 10; round++) await send(commits, chats[round % 2]!, worker % 2 ? ann : bot)
      }),
    )
    expect(commits.statistics().averageBatch).toBeGreaterThan(4)
    for (const chatId of chats) {
      expect((await storedIn(chatId)).map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 160 }, (_, i) => i + 1),
      )
    }
    for (const actorId of [ann, bot]) {
      const log = await logOf(database, actorId)
      expect(log.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 160 }, (_, i) => i + 1))
      expect(new Set(log.map((event) => event.event_id)).size).toBe(160)
    }
  })
})
