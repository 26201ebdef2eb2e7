import { beforeEach, describe, expect, it } from 'vitest'
import { addActor, block, directChat, join, leave, logOf, send } from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { KnownPairs } from './known-pairs.ts'

describe('known pairs', () => {
  it('contain the most recently used pairs', () => {
    const pairs = new KnownPairs(2)
    for (const chat of ['a', 'b', 'a', 'c']) pairs.learn(chat, [chat, 'other'])
    expect(['a', 'b', 'c'].map((chat) => pairs.of(chat)?.[0])).toEqual(['a', undefined, 'c'])
  })
})

eachDatabase((_name, open) => {
  let database: Database
  let statements: string[]
  beforeEach(async () => {
    const opened = await open()
    statements = []
    const watched = (tx: Tx): Tx => ({ ...tx, rows: (sql, bindings) => (statements.push(sql), tx.rows(sql, bindings)) })
    database = { ...opened, write: (work, survives) => opened.write((tx) => work(watched(tx)), survives) }
  })

  describe('in a direct chat with an earlier message', () => {
    it('a send does not query participants, and queries the chat once', async () => {
      const { commits, ann, chat } = await directChat(database)
      await send(commits, chat, ann)
      statements.length = 0
      await send(commits, chat, ann)
      expect(statements.filter((sql) => sql.includes('chats'))).toHaveLength(1)
      expect(statements.filter((sql) => sql.includes('participants'))).toEqual([])
    })

    it('a participant who has left is rejected, and the other participant can send', async () => {
      const { commits, ann, bot, chat } = await directChat(database)
      await send(commits, chat, ann)
      await leave(database, chat, bot)
      await expect(send(commits, chat, bot)).rejects.toThrow('You are no longer in this chat.')
      expect(await send(commits, chat, ann)).toMatchObject({ sequence: 2 })
      expect(await logOf(database, bot)).toHaveLength(1)
      await join(database, chat, bot)
      expect(await send(commits, chat, bot)).toMatchObject({ sequence: 3 })
      statements.length = 0
      await send(commits, chat, ann)
      expect(statements.filter((sql) => sql.includes('participants'))).toHaveLength(2)
    })

    it.each(['ann', 'bot'] as const)('a later block by %s is applied', async (blocker) => {
      const { commits, ann, bot, chat } = await directChat(database)
      await send(commits, chat, bot)
      await (blocker === 'ann' ? block(database, ann, bot) : block(database, bot, ann))
      await send(commits, chat, bot)
      await send(commits, chat, ann)
      expect([await logOf(database, ann), await logOf(database, bot)].map((log) => log.length)).toEqual([1, 0])
    })

    it('an account that is not a participant is rejected', async () => {
      const { commits, ann, chat } = await directChat(database)
      await send(commits, chat, ann)
      await expect(send(commits, chat, await addActor(database))).rejects.toThrow()
    })
  })
})
