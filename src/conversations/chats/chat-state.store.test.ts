import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Database, Tx } from '../../platform/database/database.ts'
import { directChat } from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { lockChats, storeLastSequences, storePendingRecipients } from './chat-state.store.ts'

/** Time for another transaction to block on the lock. */
const waitingMs = 150

eachDatabase((name, open) => {
  let database: Database
  let chat: string
  beforeEach(async () => {
    database = await open()
    chat = (await directChat(database)).chat
  })

  const lock = async (tx: Tx) => {
    const { address, last_sequence: lastSequence } = (await lockChats(tx, new Set([chat])))[0]!
    return { id: chat, lastSequence: lastSequence + 1, row: address === null ? undefined : { address, lastSequence } }
  }

  test('a chat that another transaction changed during the wait for its lock continues from the new state', async () => {
    const first = database.write(async (tx) => {
      const grown = await lock(tx)
      await sleep(waitingMs)
      await storeLastSequences(tx, [grown])
    })
    const second = database.write(async (tx) => storeLastSequences(tx, [await lock(tx)]))
    await Promise.all([first, second])
    expect((await database.write(lock)).lastSequence).toBe(3)
  })

  test.runIf(name === 'postgres')(
    'a chat that the transaction itself changed after locking it fails the transaction',
    async () => {
      const growing = database.write(async (tx) => {
        const grown = await lock(tx)
        await storePendingRecipients(tx, new Map([[chat, 'usr_1']]))
        await storeLastSequences(tx, [grown])
      })
      await expect(growing).rejects.toThrow('The row of a locked chat has moved.')
      expect((await database.write(lock)).row).toMatchObject({ lastSequence: 0 })
    },
  )
})
