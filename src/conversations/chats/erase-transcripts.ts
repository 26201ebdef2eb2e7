import type { ErasureTarget } from '../../identity/accounts/deletion.ts'
import { nextTurn } from '../../platform/next-turn.ts'
import { abandonedChats, deleteMessages, deleteProjections, unreferenced } from './transcript.store.ts'

/** Messages looked at in one step. */
const stepMax = 500

/** Direct chats that nobody can open any more: all of them but what the logs of others still refer to. */
export const chatTranscripts: ErasureTarget = {
  name: 'chat_transcripts',
  async erase(database, { userIds, agentIds }, signal) {
    for (const chat of await database.read((tx) => abandonedChats(tx, [...userIds, ...agentIds]))) {
      for (let from = 0; from < chat.lastSequence; from += stepMax) {
        await nextTurn(signal)
        const ids = await database.read((tx) => unreferenced(tx, chat.id, from, from + stepMax))
        if (ids.length > 0) await database.write((tx) => deleteMessages(tx, chat.id, ids))
      }
      await database.write((tx) => deleteProjections(tx, chat.id))
    }
  },
}
