import { expect, it } from 'vitest'
import { directChat, send } from '../../../testing/chats.ts'
import { eachDatabase } from '../../../testing/databases.ts'
import { migrate } from './migrate.ts'

eachDatabase((name, open) => {
  it('adds the chat to reactions and suppressions that were stored before', async () => {
    const database = await open()
    const { commits, ann, bot, chat } = await directChat(database)
    const { id } = await send(commits, chat, ann)
    const rows = await database.write(async (tx) => {
      for (const undo of [
        'DROP VIEW message_ids',
        'DROP TABLE suppressions',
        'DROP TABLE reactions',
        'CREATE TABLE suppressions (message_id text NOT NULL, actor_id text NOT NULL, PRIMARY KEY (message_id, actor_id))',
        `CREATE TABLE reactions (message_id text NOT NULL, target_part_id text NOT NULL DEFAULT '', actor_id text NOT NULL,
           type text NOT NULL, emoji text, suppressed_for text, created_at bigint NOT NULL,
           PRIMARY KEY (message_id, target_part_id, actor_id))`,
        "DELETE FROM schema_migrations WHERE name = '0008_message_places'",
      ])
        await tx.run(undo)
      await tx.run('INSERT INTO suppressions (message_id, actor_id) VALUES (?, ?)', [id, bot])
      await tx.run(
        `INSERT INTO reactions (message_id, target_part_id, actor_id, type, emoji, created_at)
         VALUES (?, 'part_1', ?, 'emoji', '👍', 7)`,
        [id, bot],
      )
      await migrate(tx)
      return [
        await tx.rows('SELECT * FROM suppressions'),
        await tx.rows('SELECT * FROM reactions'),
        await tx.rows('SELECT * FROM message_ids'),
      ]
    })
    const key = { chat_id: chat, message_id: id, actor_id: bot }
    const reaction = { target_part_id: 'part_1', type: 'emoji', emoji: '👍', suppressed_for: null, created_at: 7 }
    expect(rows).toEqual([[key], [{ ...key, ...reaction }], [{ id, chat_id: chat }]])
  })

  it.runIf(name === 'postgres')('accepts rows of the earlier version, which have no chat', async () => {
    const database = await open()
    const { commits, ann, bot, chat } = await directChat(database)
    const { id } = await send(commits, chat, ann)
    const chats = await database.write(async (tx) => {
      await tx.run('INSERT INTO suppressions (message_id, actor_id) VALUES (?, ?)', [id, bot])
      for (const emoji of ['👍', '🎉'])
        await tx.run(
          `INSERT INTO reactions (message_id, target_part_id, actor_id, type, emoji, created_at)
           VALUES (?, '', ?, 'emoji', ?, 7)
           ON CONFLICT (message_id, target_part_id, actor_id) DO UPDATE SET emoji = excluded.emoji`,
          [id, bot, emoji],
        )
      return [await tx.rows('SELECT chat_id FROM suppressions'), await tx.rows('SELECT chat_id, emoji FROM reactions')]
    })
    expect(chats).toEqual([[{ chat_id: chat }], [{ chat_id: chat, emoji: '🎉' }]])
  })
})
