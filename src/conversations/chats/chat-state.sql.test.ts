import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Database, Tx } from '../../platform/database/database.ts'
import { directChat } from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { lockChats, storeLastSequences } from './chat-state.sql.ts'

/** Time for another transaction to block on the lock. */
const waitingMs = 150

eachDatabase((_name, open) => {
  let database: Database
  let chat: string
  beforeEach(async () => {
    database = await open()
    chat = (await directChat(database)).chat
  })

  const next = async (tx: Tx) => {
    const [row] = await lockChats(tx, new Set([chat]))
    return [chat, row!.last_sequence + 1] as const
  }

  test('a chat that another transaction changed during the wait for its lock continues from the new state', async () => {
    const first = database.write(async (tx) => {
      const grown = await next(tx)
      await sleep(waitingMs)
      await storeLastSequences(tx, [grown])
    })
    const second = database.write(async (tx) => storeLastSequences(tx, [await next(tx)]))
    await Promise.all([first, second])
    expect(await database.write(next)).toEqual([chat, 3])
  })
})
