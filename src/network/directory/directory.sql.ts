import type { Tx } from '../../platform/database/database.ts'
import { amongIds } from '../../platform/database/queries.ts'
import type { Category } from './categories.ts'
import type { DirectoryEntry } from './listing.ts'

/** A position in the order of the directory. */
export interface DirectoryPlace {
  sortName: string
  handle: string
}

interface EntryRow extends Omit<DirectoryEntry, 'categories' | 'tasks' | 'acceptsTasks'> {
  categories: string
  tasks: string
  acceptsTasks: number
}

const entryColumns = `a.handle, a.display_name AS name, a.tagline, a.avatar, a.accent_color AS "accentColor",
  a.organization, a.accepts_tasks AS "acceptsTasks", l.categories, l.tasks`

/** SQL condition on visibility, checked for each page: the terms only provide candidates and their order. */
const isListed = "a.status = 'active' AND a.visibility = 'public' AND l.status = 'published'"

function entryOf(row: EntryRow): DirectoryEntry {
  return {
    ...row,
    categories: JSON.parse(row.categories) as Category[],
    tasks: JSON.parse(row.tasks) as string[],
    acceptsTasks: row.acceptsTasks === 1,
  }
}

/** Returns the public entry of an agent; undefined unless it is listed. */
export async function findEntry(tx: Tx, agentId: string): Promise<DirectoryEntry | undefined> {
  const row = await tx
    .knex('listings as l')
    .join('actors as a', 'a.id', 'l.agent_id')
    .where({ 'l.agent_id': agentId })
    .whereRaw(isListed)
    .first<EntryRow | undefined>(tx.knex.raw(entryColumns))
  return row && entryOf(row)
}

/**
 * Finds positions that have every term, ordered by name and handle, each with its entry, or with none if it is not
 * visible. The first term is scanned in the order of the page, the others are looked up: nothing is sorted or counted.
 */
export async function searchEntries(
  tx: Tx,
  terms: readonly string[],
  after: DirectoryPlace,
  limit: number,
): Promise<{ place: DirectoryPlace; entry: DirectoryEntry | undefined }[]> {
  const [walked, ...others] = terms
  // PostgreSQL turns a plain EXISTS into a join, underestimates its rows, reads all rows of both terms and sorts them. A
  // scalar subquery is evaluated row by row, only until the page is full.
  const has = others.map(
    () => `AND (SELECT 1 FROM directory_terms o
    WHERE o.term = ? AND o.sort_name = d.sort_name AND o.handle = d.handle) IS NOT NULL`,
  )
  // The inner LIMIT prevents any other join order.
  const rows = await tx.rows<EntryRow & { sortName: string; place: string; listed: string | null }>(
    `SELECT p.sort_name AS "sortName", p.handle AS place, l.agent_id AS listed, ${entryColumns}
     FROM (SELECT d.sort_name, d.handle FROM directory_terms d
           WHERE d.term = ? AND (d.sort_name, d.handle) > (?, ?) ${has.join(' ')}
           ORDER BY d.sort_name, d.handle LIMIT ?) AS p
     LEFT JOIN actors a ON a.handle = p.handle
     LEFT JOIN listings l ON l.agent_id = a.id AND ${isListed}
     ORDER BY p.sort_name, p.handle`,
    [walked, after.sortName, after.handle, ...others, limit],
  )
  return rows.map(({ sortName, place, listed, ...row }) => ({
    place: { sortName, handle: place },
    entry: listed === null ? undefined : entryOf(row),
  }))
}

/** Current search terms of an agent in the directory. */
export interface IndexedEntry extends DirectoryPlace {
  terms: readonly string[]
}

export async function findIndexed(tx: Tx, agentId: string): Promise<IndexedEntry | undefined> {
  const row = await tx
    .knex('directory_entries')
    .where({ agent_id: agentId })
    .first({ sortName: 'sort_name', handle: 'handle', terms: 'terms' } as const)
  return row && { ...row, terms: JSON.parse(row.terms) as string[] }
}

export async function deleteIndexed(tx: Tx, agentId: string, { sortName, handle, terms }: IndexedEntry): Promise<void> {
  await tx
    .knex('directory_terms')
    .where({ sort_name: sortName, handle })
    .where(amongIds(tx, 'term', terms))
    .delete()
  await tx.knex('directory_entries').where({ agent_id: agentId }).delete()
}

export async function insertIndexed(tx: Tx, agentId: string, { sortName, handle, terms }: IndexedEntry): Promise<void> {
  await tx.insert(
    'directory_terms',
    { term: 'text', sort_name: 'text', handle: 'text' },
    terms.map((term) => ({ term, sort_name: sortName, handle })),
  )
  const entry = { agent_id: agentId, sort_name: sortName, handle, terms: JSON.stringify(terms) }
  await tx.knex('directory_entries').insert(entry)
}

/** Adds to the number of entries of a category; `difference` may be negative. */
export async function addToCount(tx: Tx, category: Category, difference: number): Promise<void> {
  const agents = tx.knex.raw('directory_counts.agents + excluded.agents')
  await tx.knex('directory_counts').insert({ category, agents: difference }).onConflict('category').merge({ agents })
}

/** Returns the number of entries of each category. Categories that never had an entry are left out. */
export async function countByCategory(tx: Tx): Promise<Map<Category, number>> {
  const rows = await tx.knex('directory_counts').select('category', 'agents')
  return new Map(rows.map(({ category, agents }) => [category as Category, agents]))
}
