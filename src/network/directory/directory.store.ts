import type { Tx } from '../../platform/database/database.ts'
import type { Category } from './categories.ts'
import type { DirectoryEntry } from './listing.ts'

/** A place in the order of the directory. */
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

/** Who may be seen is decided here, for each page: the terms only say where to look, and in which order. */
const isListed = "a.status = 'active' AND a.visibility = 'public' AND l.status = 'published'"

function entryOf(row: EntryRow): DirectoryEntry {
  return {
    ...row,
    categories: JSON.parse(row.categories) as Category[],
    tasks: JSON.parse(row.tasks) as string[],
    acceptsTasks: row.acceptsTasks === 1,
  }
}

/** The entry of an agent as everybody may see it; undefined when nobody may. */
export async function findEntry(tx: Tx, agentId: string): Promise<DirectoryEntry | undefined> {
  const [row] = await tx.rows<EntryRow>(
    `SELECT ${entryColumns} FROM listings l JOIN actors a ON a.id = l.agent_id WHERE l.agent_id = ? AND ${isListed}`,
    [agentId],
  )
  return row && entryOf(row)
}

/**
 * Places that have every term, by name and handle, each with its entry, or with none where it may not be seen. The
 * first term is walked through in the order of the page, the others are looked up: nothing is sorted, nothing counted.
 */
export async function searchEntries(
  tx: Tx,
  terms: readonly string[],
  after: DirectoryPlace,
  limit: number,
): Promise<{ place: DirectoryPlace; entry: DirectoryEntry | undefined }[]> {
  const [walked, ...others] = terms
  // A plain EXISTS becomes a join, which PostgreSQL takes to find next to nothing: it then reads all of both terms and
  // sorts. A scalar that is there or not is looked up row by row, and only until the page is full.
  const has = others.map(
    () => `AND (SELECT 1 FROM directory_terms o
    WHERE o.term = ? AND o.sort_name = d.sort_name AND o.handle = d.handle) IS NOT NULL`,
  )
  // The limit stands inside, so that no other order of the tables comes into question.
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

/** What the directory finds an agent by at this moment. */
export interface IndexedEntry extends DirectoryPlace {
  terms: readonly string[]
}

export async function findIndexed(tx: Tx, agentId: string): Promise<IndexedEntry | undefined> {
  const [row] = await tx.rows<DirectoryPlace & { terms: string }>(
    'SELECT sort_name AS "sortName", handle, terms FROM directory_entries WHERE agent_id = ?',
    [agentId],
  )
  return row && { ...row, terms: JSON.parse(row.terms) as string[] }
}

export async function deleteIndexed(tx: Tx, agentId: string, { sortName, handle, terms }: IndexedEntry): Promise<void> {
  const held = tx.table(
    { term: 'text' },
    terms.map((term) => ({ term })),
  )
  await tx.run(
    `DELETE FROM directory_terms WHERE sort_name = ? AND handle = ? AND term IN (SELECT t.term FROM ${held.sql} AS t)`,
    [sortName, handle, ...held.bindings],
  )
  await tx.run('DELETE FROM directory_entries WHERE agent_id = ?', [agentId])
}

export async function insertIndexed(tx: Tx, agentId: string, { sortName, handle, terms }: IndexedEntry): Promise<void> {
  const rows = tx.table(
    { term: 'text' },
    terms.map((term) => ({ term })),
  )
  await tx.run(`INSERT INTO directory_terms (term, sort_name, handle) SELECT t.term, ?, ? FROM ${rows.sql} AS t`, [
    sortName,
    handle,
    ...rows.bindings,
  ])
  await tx.run('INSERT INTO directory_entries (agent_id, sort_name, handle, terms) VALUES (?, ?, ?, ?)', [
    agentId,
    sortName,
    handle,
    JSON.stringify(terms),
  ])
}

/** Adds to the number of entries of a category, or takes away from it. */
export async function addToCount(tx: Tx, category: Category, difference: number): Promise<void> {
  await tx.run(
    `INSERT INTO directory_counts (category, agents) VALUES (?, ?)
     ON CONFLICT (category) DO UPDATE SET agents = directory_counts.agents + excluded.agents`,
    [category, difference],
  )
}

/** How many entries each category has; those that never had any are left out. */
export async function countByCategory(tx: Tx): Promise<Map<Category, number>> {
  const rows = await tx.rows<{ category: Category; agents: number }>('SELECT category, agents FROM directory_counts')
  return new Map(rows.map(({ category, agents }) => [category, agents]))
}
