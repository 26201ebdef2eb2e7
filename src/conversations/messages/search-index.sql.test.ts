import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '../../testing/databases.ts'
import { deleteFromIndex, mergeDeleted } from './search-index.sql.ts'

const batches = 50
const batchSize = 200

onEmbeddedDatabase((open) => {
  test('messages are deleted from a large index in small transactions', async () => {
    const database = await open()
    const entries = Array.from({ length: batches * batchSize }, (_, at) => ({
      id: at + 1,
      message_id: `msg_${at + 1}`,
      chat_id: 'cht_1',
      sequence: at + 1,
    }))
    const words = (id: number) => `brown fox w${(id * 7919) % 503} w${(id * 104_729) % 5_021} secret${id}`
    for (let at = 0; at < entries.length; at += batchSize) {
      const batch = entries.slice(at, at + batchSize)
      await database.write(async (tx) => {
        const columns = { id: 'bigint', message_id: 'text', chat_id: 'text', sequence: 'bigint' } as const
        await tx.insert('search_entries', columns, batch)
        await tx.insert(
          'search_words',
          { rowid: 'bigint', words: 'text', readers: 'text' },
          batch.map(({ id }) => ({ rowid: id, words: words(id), readers: '@usr1' })),
        )
      })
    }
    const changes = () =>
      database.write(async (tx) => (await tx.rows<{ n: number }>('SELECT total_changes() AS n'))[0]!.n)
    let before = await changes()
    /** Returns the number of rows that the last transaction changed, without the counting one. */
    const changed = async () => {
      const now = await changes()
      const count = now - before
      before = now
      return count
    }

    const [deletions, merges]: number[][] = [[], []]
    for (let at = 0; at < entries.length * 0.9; at += batchSize) {
      const ids = entries.slice(at, at + batchSize).map(({ message_id: id }) => id)
      await database.write((tx) => deleteFromIndex(tx, ids))
      deletions!.push(await changed())
      while (await database.write(mergeDeleted)) merges!.push(await changed())
      await changed()
    }
    // A deletion that merges parts of the index changes hundreds of rows more than others.
    expect(Math.max(...deletions!) - Math.min(...deletions!)).toBeLessThan(10)
    expect(merges!.length).toBeGreaterThan(20)
    expect(Math.max(...merges!)).toBeLessThan(200)
  })
})
