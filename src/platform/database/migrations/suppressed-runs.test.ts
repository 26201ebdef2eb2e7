import { expect, it } from 'vitest'

import { block, directChat, send, unblock } from '../../../testing/chats.ts'
import { eachDatabase } from '../../../testing/databases.ts'
import { fill } from './0026-suppressed-runs.ts'

eachDatabase((_name, open) => {
  it('finds the runs of what was suppressed before there were any', async () => {
    // The step runs before tables are distributed.
    const database = await open({ distributed: false })
    const { commits, ann, bot, chat } = await directChat(database)
    for (const blocks of [true, true, false, false, true, true, true, false, true]) {
      if (blocks) await block(database, ann, bot)
      await send(commits, chat, bot)
      if (blocks) await unblock(database, ann, bot)
    }
    const runs = () => database.read((tx) => tx.rows('SELECT * FROM suppressed_runs ORDER BY last_sequence'))
    const stored = await runs()
    expect(stored).toEqual(
      [
        [1, 2],
        [5, 7],
        [9, 9],
      ].map(([first_sequence, last_sequence]) => ({ chat_id: chat, actor_id: ann, first_sequence, last_sequence })),
    )
    await database.write(async (tx) => {
      await tx.run('DELETE FROM suppressed_runs')
      await tx.run(fill())
    })
    expect(await runs()).toEqual(stored)
  })
})
