import type { Caller } from '../../identity/accounts/caller.ts'
import { unusableCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { ConversationsContext } from '../context.ts'
import { readVisibleAt } from './list-messages.ts'
import type { Message } from './message.ts'
import { excerptOf, type Excerpt } from './found-message.rules.ts'
import { findPlaces, type FoundPlace } from './search.sql.ts'
import { termsAsked } from './search-words.rules.ts'

export interface FoundMessage {
  message: Message
  excerpt: Excerpt
}

/** Maximum number of queries for a page, of which each skips messages that the person can no longer see. */
const queriesMax = 5

/**
 * Finds messages in the current chats of a person, newest first, that the history of the chat shows to the person.
 * @returns `isComplete` false while messages are not in the index
 * @throws DomainError invalid_request (cursor)
 */
export async function searchMessages(
  { database, searchIndex }: Pick<ConversationsContext, 'database' | 'searchIndex'>,
  caller: Caller,
  { words, cursor, limit }: ListPage & { words: string },
): Promise<List<FoundMessage> & { isComplete: boolean }> {
  const terms = termsAsked(words)
  let before = readPlace(cursor)
  if (terms.length === 0) return { items: [], nextCursor: null, hasMore: false, isComplete: true }
  const isComplete = await searchIndex.update(caller.id)
  const found: { place: FoundPlace; message: Message }[] = []
  await database.read(async (tx) => {
    for (let queries = 0; found.length <= limit && queries < queriesMax; queries++) {
      const asked = limit + 1 - found.length
      const places = await findPlaces(tx, caller.id, terms, before, asked)
      for (const place of places) {
        const message = await readVisibleAt(tx, caller, place)
        if (message) found.push({ place, message })
      }
      if (places.length < asked) return
      before = places.at(-1)!.id
    }
  })
  const list = paginate(found, limit, ({ place }) => `${place.id}`)
  const items = list.items.map(({ message }) => ({ message, excerpt: excerptOf(message, words) }))
  return { ...list, items, isComplete }
}

function readPlace(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER
  if (!/^\d{1,16}$/.test(cursor) || !Number.isSafeInteger(Number(cursor))) throw unusableCursor()
  return Number(cursor)
}
