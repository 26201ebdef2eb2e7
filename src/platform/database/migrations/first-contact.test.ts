import { expect, it } from 'vitest'

import { addActor, addChat, directChat, ids, send } from '../../../testing/chats.ts'
import { eachDatabase } from '../../../testing/databases.ts'
import type { Database } from '../database.ts'
import { openedAlone } from './0016-first-contact.ts'

eachDatabase((_name, open) => {
  it('lets a chat that an agent opened alone wait for its person, and no other', async () => {
    // The step runs before tables are distributed.
    const database = await open({ distributed: false })
    const { commits, ann, bot, chat: begunByAnn } = await directChat(database)
    const opened = async () => {
      const agent = await addActor(database)
      return { agent, chat: await addChat(database, 'direct', [agent, ann]) }
    }
    const [alone, answered, reacted, installed, contact] = [
      await opened(),
      await opened(),
      await opened(),
      await opened(),
      await opened(),
    ]
    await send(commits, alone.chat, alone.agent)
    await send(commits, answered.chat, ann)
    const { id } = await send(commits, reacted.chat, reacted.agent)
    const betweenAgents = await addChat(database, 'direct', [bot, alone.agent])
    const group = await addChat(database, 'group', [bot, ann])
    await database.write(async (tx) => {
      await tx.run("INSERT INTO reactions (message_id, actor_id, type, created_at) VALUES (?, ?, 'love', 0)", [id, ann])
      await tx.run('INSERT INTO installations (id, user_id, agent_id, chat_id, created_at) VALUES (?, ?, ?, ?, 0)', [
        ids.next('ins'),
        ann,
        installed.agent,
        installed.chat,
      ])
      await tx.run('INSERT INTO contacts (agent_id, user_id, created_at) VALUES (?, ?, 0)', [contact.agent, ann])
      for (const statement of openedAlone) await tx.run(statement)
    })
    expect(await pendingChats(database)).toEqual([[alone.chat, ann]])
    const others = [begunByAnn, answered.chat, reacted.chat, installed.chat, contact.chat, betweenAgents, group]
    expect(others).not.toContain(alone.chat)
    const requests = await database.read((tx) =>
      tx.rows('SELECT chat_id, user_id, asker_id, kind, status FROM requests'),
    )
    expect(requests).toEqual([
      { chat_id: alone.chat, user_id: ann, asker_id: alone.agent, kind: 'message', status: 'pending' },
    ])
  })
})

async function pendingChats(database: Database): Promise<[string, string][]> {
  const rows = await database.read((tx) =>
    tx.rows<{ id: string; pending_recipient_id: string }>(
      'SELECT id, pending_recipient_id FROM chats WHERE pending_recipient_id IS NOT NULL',
    ),
  )
  return rows.map(({ id, pending_recipient_id: userId }) => [id, userId])
}
