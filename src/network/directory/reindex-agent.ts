import type { Tx } from '../../platform/database/database.ts'
import { categories } from './categories.ts'
import { addToCount, deleteIndexed, findEntry, findIndexed, insertIndexed, type IndexedEntry } from './directory.sql.ts'
import type { DirectoryEntry } from './listing.ts'
import { categoryTerm, sortName, termsOf } from './term.rules.ts'

/**
 * Updates the directory to the current state of an agent. Every change of an agent's profile, visibility, status or
 * listing calls this in the same transaction, after locking the agent's row (`lockActor`), so that concurrent changes
 * see each other.
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

/** Updates counts in a fixed order, so that concurrent changes cannot deadlock. */
async function recount(tx: Tx, before: readonly string[], after: readonly string[]): Promise<void> {
  for (const category of categories) {
    const term = categoryTerm(category)
    const difference = Number(after.includes(term)) - Number(before.includes(term))
    if (difference !== 0) await addToCount(tx, category, difference)
  }
}
