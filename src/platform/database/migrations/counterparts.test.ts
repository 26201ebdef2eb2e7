import { beforeAll, expect, it } from 'vitest'

import { readParticipantPeriods } from '../../../conversations/chats/chat-state.sql.ts'
import { addActor, addChat, directChat, join, leave, send } from '../../../testing/chats.ts'
import { eachDatabase } from '../../../testing/databases.ts'
import type { Database } from '../database.ts'

eachDatabase((_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  const counterpartsOf = async (...chatIds: string[]): Promise<(string | null)[]> => {
    const rows = await database.read((tx) =>
      tx.rows<{ id: string; counterpart_id: string | null }>('SELECT id, counterpart_id FROM chats'),
    )
    return chatIds.map((chatId) => rows.find(({ id }) => id === chatId)!.counterpart_id)
  }

  const periodsIn = (chatId: string) => database.read((tx) => readParticipantPeriods(tx, new Set([chatId]), new Set()))

  it('sets the counterpart of a direct chat with its next message, if its two participants never changed', async () => {
    const { commits, ann, bot, chat } = await directChat(database)
    const other = await addActor(database)
    const [left, rejoined, late, alone, group] = [
      await addChat(database, 'direct', [ann, other]),
      await addChat(database, 'direct', [ann, bot]),
      await addChat(database, 'direct', [ann]),
      await addChat(database, 'direct', [ann]),
      await addChat(database, 'group', [ann, bot]),
    ]
    await leave(database, left, ann)
    await send(commits, rejoined, ann)
    await leave(database, rejoined, bot)
    await join(database, rejoined, bot)
    await send(commits, late, ann)
    await join(database, late, bot)
    const stranger = await addChat(database, 'direct', [ann, bot])
    const opener = await addActor(database)
    await database.write((tx) => tx.run('UPDATE chats SET created_by = ? WHERE id = ?', [opener, stranger]))
    await database.write((tx) => tx.run('UPDATE chats SET counterpart_id = NULL'))
    for (const chatId of [chat, rejoined, late, alone, group, stranger]) await send(commits, chatId, ann)
    await send(commits, left, other)
    const found = await counterpartsOf(chat, left, rejoined, late, alone, group, stranger)
    expect(found).toEqual([bot, null, null, null, null, null, null])
  })

  it('removes a counterpart permanently when a participant leaves, regardless of the writer', async () => {
    const { commits, ann, bot, chat } = await directChat(database)
    expect(await counterpartsOf(chat)).toEqual([bot])
    expect(await periodsIn(chat)).toEqual([])
    await leave(database, chat, bot)
    expect(await counterpartsOf(chat)).toEqual([null])
    expect((await periodsIn(chat)).map((row) => row.actor_id)).toEqual([ann])
    await expect(send(commits, chat, bot)).rejects.toThrow('You are no longer in this chat.')
    await join(database, chat, bot)
    expect(await counterpartsOf(chat)).toEqual([null])
    expect(await send(commits, chat, bot)).toMatchObject({ sequence: 1 })
  })
})
