import type { ErasureTarget } from '../../identity/accounts/deletion.ts'
import { deleteSurfacesIn } from '../a2ui/surface.sql.ts'
import { anonymousSender } from '../../identity/accounts/anonymize.rules.ts'
import type { ErasureDatabase } from '../../identity/accounts/erasure-counts.ts'
import type { Pace } from '../../platform/pace.ts'
import { mergeDeleted } from '../messages/search-index.sql.ts'
import {
  deleteMessages,
  deleteProjectionsIn,
  deleteSomePositions,
  directChatsOf,
  lockSentBy,
  unreferenced,
  type LeftChat,
} from './transcript.sql.ts'

/** Messages deleted in one step. */
const stepMax = 200
/** Chats read in one step. */
const chatsMax = 200

/**
 * Erases direct chats that no account can open any more, except messages that other logs reference, and the surfaces of
 * direct chats of deleted accounts.
 */
export const chatTranscripts: ErasureTarget = {
  name: 'chat_transcripts',
  async erase(database, { userIds, agentIds }, pace) {
    // Visits a chat of two deleted accounts once.
    const erased = new Set<string>()
    for (const actorId of [...userIds, ...agentIds]) {
      let chats: LeftChat[] = []
      do {
        await pace.next()
        chats = await database.read((tx) => directChatsOf(tx, actorId, chats.at(-1)?.id ?? '', chatsMax))
        const ids = chats.map(({ id }) => id)
        if (ids.length > 0)
          await database.write(async (tx) => ({ erased: { messages: await deleteSurfacesIn(tx, ids) } }))
        for (const chat of chats) {
          if (!chat.abandoned || erased.has(chat.id)) continue
          erased.add(chat.id)
          await eraseTranscript(database, chat, userIds.map(anonymousSender), pace)
        }
      } while (chats.length === chatsMax)
    }
  },
}

async function eraseTranscript(
  database: ErasureDatabase,
  chat: LeftChat,
  senders: readonly string[],
  pace: Pace,
): Promise<void> {
  for (let from = 0; from < chat.lastSequence; from += stepMax) {
    await pace.next()
    const ids = await database.read((tx) => unreferenced(tx, chat.id, from, from + stepMax))
    await database.write(async (tx) => {
      // Messages that `snapshotNames` has anonymized before count as erased only.
      const anonymized = await lockSentBy(tx, chat.id, ids, senders)
      const { messages, reactions } = await deleteMessages(tx, chat.id, ids)
      const kept = await deleteProjectionsIn(tx, chat.id, from, from + stepMax)
      return { erased: { messages, reactions: reactions + kept }, anonymized: { messages: -anonymized } }
    })
    for (let hasMore = ids.length > 0; hasMore;) {
      await pace.next()
      await database.write(async (tx) => {
        hasMore = await mergeDeleted(tx)
        return {}
      })
    }
  }
  do await pace.next()
  while (await database.write(async (tx) => ({ erased: { other: await deleteSomePositions(tx, chat.id, stepMax) } })))
}
