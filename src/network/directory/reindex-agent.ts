import type { Tx } from '../../platform/database/database.ts'
import { categories } from './categories.ts'
import {
  addToCount,
  deleteIndexed,
  findEntry,
  findIndexed,
  insertIndexed,
  type IndexedEntry,
} from './directory.store.ts'
import type { DirectoryEntry } from './listing.ts'
import { categoryTerm, sortName, termsOf } from './term.rules.ts'

/**
 * Makes the directory find an agent by what it is now, or not at all. Whoever changes the profile, the visibility, the
 * status or the listing of an agent calls this in the same transaction, after locking the agent's row (`lockActor`):
 * two changes at once then see each other.
 */
export async function reindexAgent(tx: Tx, agentId: string): Promise<void> {
  const entry = await findEntry(tx, agentId)
  const before = await findIndexed(tx, agentId)
  const after = entry && indexed(entry)
  if (JSON.stringify(before) === JSON.stringify(after)) return
  if (before) await deleteIndexed(tx, agentId, before)
  if (after) await insertIndexed(tx, agentId, after)
  await recount(tx, before?.terms ?? [], after?.terms ?? [])
}

function indexed(entry: DirectoryEntry): IndexedEntry {
  return { sortName: sortName(entry.name), handle: entry.handle, terms: termsOf(entry) }
}

/** In one order for everybody: two agents that change at once then never wait for each other. */
async function recount(tx: Tx, before: readonly string[], after: readonly string[]): Promise<void> {
  for (const category of categories) {
    const term = categoryTerm(category)
    const difference = Number(after.includes(term)) - Number(before.includes(term))
    if (difference !== 0) await addToCount(tx, category, difference)
  }
}
