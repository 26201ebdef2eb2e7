import { beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createCommits } from '../../platform/unit-of-work/commits.ts'
import { addActor, addChat, eventLog, ids, send } from '../../testing/chats.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { storeReactions } from '../reactions/reaction.sql.ts'
import { readReactions } from './history.sql.ts'

eachDatabase((_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  test('a reaction is hidden from exactly the actors for whom it is suppressed, for any characters in their ids', async () => {
    const [ann, bot] = [await addActor(database, 'user'), await addActor(database)]
    const commits = createCommits({ database, clock: systemClock, ids, eventLog })
    const chatId = await addChat(database, 'direct', [ann, bot])
    const { id: messageId } = await send(commits, chatId, ann)
    const reaction = { chatId, messageId, partId: null, actorId: bot, value: { type: 'like', emoji: null } } as const
    const readersOf = async (suppressedFor: readonly string[]) => {
      await database.write((tx) => storeReactions(tx, [{ ...reaction, suppressedFor }], 1))
      const readers = ['usr_1', 'usr_12', 'say "hi"', 'back\\']
      const shown = await Promise.all(
        readers.map((reader) => database.read((tx) => readReactions(tx, chatId, [messageId], reader))),
      )
      return readers.filter((_reader, index) => shown[index]!.length > 0)
    }
    expect(await readersOf([])).toEqual(['usr_1', 'usr_12', 'say "hi"', 'back\\'])
    expect(await readersOf(['usr_1', 'say "hi"'])).toEqual(['usr_12', 'back\\'])
    expect(await readersOf(['back\\"slash', 'usr_12'])).toEqual(['usr_1', 'say "hi"', 'back\\'])
  })
})
