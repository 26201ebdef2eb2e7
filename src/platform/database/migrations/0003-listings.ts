import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** Listings and what the directory is searched by; the number of a person that is not verified yet. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  const clustered = dialect === 'postgres' ? '' : ' WITHOUT ROWID'
  for (const statement of statements(id, clustered)) await knex.raw(statement)
}

function statements(id: string, clustered: string): string[] {
  return [
    // A column of its own: whoever reads phone_number can never show a number that nobody verified.
    'ALTER TABLE actors ADD COLUMN claimed_phone_number text',
    // categories and tasks are JSON lists.
    `CREATE TABLE listings (
      agent_id ${id} PRIMARY KEY,
      status text NOT NULL CHECK (status IN ('in_review', 'approved', 'published', 'rejected')),
      categories text NOT NULL,
      tasks text NOT NULL,
      reason text,
      submitted_at bigint NOT NULL,
      decided_at bigint
    )`,
    'CREATE INDEX listings_by_status ON listings (status, agent_id)',
    // One row for each term of each agent that is in the directory, in the order of its pages: every filter is an
    // exact term, so that a page is the beginning of an index range whatever is asked.
    `CREATE TABLE directory_terms (
      term ${id} NOT NULL,
      sort_name ${id} NOT NULL,
      handle ${id} NOT NULL,
      PRIMARY KEY (term, sort_name, handle)
    )${clustered}`,
    // What each agent has in directory_terms, so that it can be taken out again; terms is a JSON list.
    `CREATE TABLE directory_entries (
      agent_id ${id} PRIMARY KEY,
      sort_name ${id} NOT NULL,
      handle ${id} NOT NULL,
      terms text NOT NULL
    )${clustered}`,
    // Entries of each category: counting the rows of directory_terms takes a fifth of a second at 100,000 agents.
    `CREATE TABLE directory_counts (
      category ${id} PRIMARY KEY,
      agents bigint NOT NULL
    )${clustered}`,
  ]
}
