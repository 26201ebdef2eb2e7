import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createCommits, type Commits } from '../../platform/unit-of-work/commits.ts'
import { addActor, addChat, directChat, eventLog, ids, logOf, newSend, send, storedIn } from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { sendWrite, type SendWrite } from './send.write.ts'

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
    ;({ commits, ann, bot, chat } = await directChat(database))
  })

  describe('a write that the database rejects fails alone', () => {
    const expectAlone = async (poison: SendWrite) => {
      const writes = [newSend(chat, ann), poison, newSend(chat, bot)]
      const outcomes = await Promise.allSettled(writes.map((write) => commits.submit(sendWrite, write)))
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect((await storedIn(database, chat)).map(({ sequence }) => sequence)).toEqual([1, 2])
      expect(commits.statistics().isolatedBatches).toBe(1)
    }

    test('for an actor without an event counter', async () => {
      const lost = await addActor(database)
      await database.write((tx) => tx.run('DELETE FROM event_counters WHERE actor_id = ?', [lost]))
      await expectAlone(newSend(await addChat(database, 'direct', [ann, lost]), ann))
    })

    // The HTTP layer rejects such text; SQLite would store it.
    test.skipIf(dialect === 'sqlite')('for U+0000 in a column', () =>
      expectAlone(newSend(chat, ann, { text: '\u0000' })),
    )
  })

  test('too many events for one transaction are split, and a failure affects one transaction only', async () => {
    const [third, lost] = [await addActor(database), await addActor(database)]
    const group = await addChat(database, 'group', [ann, bot, third])
    const broken = await addChat(database, 'direct', [ann, lost])
    await database.write((tx) => tx.run('DELETE FROM event_counters WHERE actor_id = ?', [lost]))
    commits = createCommits({ database, clock: systemClock, ids, eventLog, maxEvents: 3 })
    const chats = [group, group, group, broken, group, group]
    const outcomes = await Promise.allSettled(chats.map((chatId) => commits.submit(sendWrite, newSend(chatId, ann))))
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
      expect((await storedIn(database, chatId)).map(({ sequence }) => sequence)).toEqual(
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
