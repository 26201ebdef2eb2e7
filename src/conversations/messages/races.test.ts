import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import type { Database } from '../../platform/database/database.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { createCommits, type Commits } from '../../platform/unit-of-work/commits.ts'
import { reactionWrite, type ReactionWrite } from '../reactions/reaction.write.ts'
import { deliveredWrite } from '../receipts/delivered.write.ts'
import { addActor, addChat, eventLog, ids, logOf, newSend } from '../../testing/chats.ts'
import { sendWrite } from './send.write.ts'

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Two server processes on one schema. On SQLite, a single process owns the file, so both share its Database. */
eachDatabase((dialect, open) => {
  let databases: [Database, Database]
  let processes: Commits[]

  beforeAll(async () => {
    const first = await open()
    databases = [first, dialect === 'postgres' ? await open.another() : first]
    processes = databases.map((database) =>
      createCommits({ database, clock: systemClock, ids: createIds(systemClock), eventLog }),
    )
  })

  const [ROUNDS, ACTORS] = [25, 6]

  async function chatsOf(actors: readonly string[]): Promise<string[]> {
    const pairs = actors.map((actor, index) => [actor, actors[(index + 1) % actors.length]!])
    const chats = [await addChat(databases[0], 'group', actors)]
    for (const pair of pairs) chats.push(await addChat(databases[0], 'direct', pair))
    return chats
  }

  async function storedIn(chatId: string): Promise<{ sequence: number; sender_id: string }[]> {
    return databases[0].read((tx) =>
      tx.rows('SELECT sequence, sender_id FROM messages WHERE chat_id = ? ORDER BY sequence', [chatId]),
    )
  }

  test('writes of all kinds in crossing orders do not fail and leave no gaps', async () => {
    const actors: string[] = []
    for (let index = 0; index < ACTORS; index++) actors.push(await addActor(databases[0], index % 2 ? 'user' : 'agent'))
    const chats = await chatsOf(actors)
    const sent: { chatId: string; messageId: string }[] = []
    const work = async (process: Commits, worker: number) => {
      for (let round = 0; round < ROUNDS; round++) {
        const index = (worker + round) % ACTORS
        const actorId = actors[index]!
        const chatId = chats[round % 3 === 0 ? 0 : 1 + index]!
        const { message } = await process.submit(sendWrite, newSend(chatId, actorId))
        sent.push({ chatId, messageId: message.id })
        const target = sent[(round * 7 + worker) % sent.length]!
        const reaction: ReactionWrite = {
          actorId,
          messageId: target.messageId,
          operation: round % 2 ? 'add' : 'remove',
          type: 'emoji',
          emoji: '👍',
          targetPartId: null,
        }
        const positions = chats.slice(1).map((chat) => ({ chatId: chat, throughSequence: 1 + round }))
        await Promise.all([
          process.submit(reactionWrite, reaction).catch((error) => expect(error.kind).toBe('not_found')),
          process.submit(deliveredWrite, { actorId, positions }),
        ])
      }
    }
    await Promise.all(oneTo(16).map((worker) => work(processes[worker % 2]!, worker)))

    const counts = await Promise.all(
      chats.map(async (chatId) => {
        const stored = await storedIn(chatId)
        expect(stored.map(({ sequence }) => sequence)).toEqual(oneTo(stored.length))
        return stored.length
      }),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(16 * ROUNDS)
    for (const actorId of actors) {
      const log = await logOf(databases[0], actorId)
      expect(log.map(({ sequence }) => sequence)).toEqual(oneTo(log.length))
      const received = log.filter((event) => event.event_type === 'message.received')
      expect(new Set(received.map((event) => event.message_id)).size).toBe(received.length)
    }
    for (const process of processes) expect(process.statistics().isolatedBatches).toBe(0)
  })

  describe('parallel sends with one message id', () => {
    test('by one sender: stored once, replayed to all others (MSG-042)', async () => {
      const [ann, bot] = [await addActor(databases[0]), await addActor(databases[0])]
      const chats = [
        await addChat(databases[0], 'direct', [ann, bot]),
        await addChat(databases[0], 'group', [ann, bot]),
      ]
      const messageIds = oneTo(60).map(() => ids.next('msg'))
      // The second process sends the ids in the opposite order, and to another chat.
      const results = await Promise.all(
        processes.flatMap((process, index) =>
          (index ? messageIds.toReversed() : messageIds).map((messageId) =>
            process.submit(sendWrite, newSend(chats[index]!, ann, { messageId })),
          ),
        ),
      )
      expect(results.filter(({ replayed }) => !replayed)).toHaveLength(60)
      for (const messageId of messageIds) {
        const answers = results.filter(({ message }) => message.id === messageId).map(({ message }) => message)
        expect(answers).toEqual([answers[0], answers[0]])
      }
      const stored = await Promise.all(chats.map(storedIn))
      for (const rows of stored) expect(rows.map(({ sequence }) => sequence)).toEqual(oneTo(rows.length))
      expect(await logOf(databases[0], bot)).toHaveLength(60)
    })

    test('by two senders: one is stored, the other gets the conflict (MSG-046)', async () => {
      const senders = [await addActor(databases[0]), await addActor(databases[0])]
      const chat = await addChat(databases[0], 'direct', senders)
      const messageIds = oneTo(60).map(() => ids.next('msg'))
      const outcomes = await Promise.all(
        processes.flatMap((process, index) =>
          messageIds.map((messageId) =>
            process.submit(sendWrite, newSend(chat, senders[index]!, { messageId })).then(
              () => 'stored',
              (error) => error.kind,
            ),
          ),
        ),
      )
      const [first, second] = [outcomes.slice(0, 60), outcomes.slice(60)]
      for (const index of messageIds.keys()) {
        expect([first[index], second[index]].sort()).toEqual(['idempotency_conflict', 'stored'])
      }
      expect((await storedIn(chat)).map(({ sequence }) => sequence)).toEqual(oneTo(60))
    })
  })
})
