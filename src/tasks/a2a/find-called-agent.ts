import type { TasksContext } from '../context.ts'
import { createBatchLoader } from '../../platform/batching/batch-loader.ts'
import { notFound } from '../../platform/errors.ts'
import type { Database } from '../../platform/database/database.ts'
import { findCalledAgents, type CalledAgent } from './called-agent.store.ts'

type Lookup = (key: string) => Promise<CalledAgent | undefined>

/** Those who call at one time share a query, whichever operation they call. */
const lookups = new WeakMap<Database, Lookup>()

/**
 * The agent behind a handle, if the caller may know of it (AMB-074); callers without a credential know what is public
 * or unlisted.
 * @throws not_found for unknown, hidden and human handles alike
 */
export async function findCalledAgent(
  { database }: Pick<TasksContext, 'database'>,
  callerId: string | undefined,
  handle: string,
): Promise<CalledAgent> {
  const agent = await lookupOf(database)(keyOf({ callerId: callerId ?? '', handle: handle.toLowerCase() }))
  if (!agent) throw notFound('There is no such agent.')
  return agent
}

function lookupOf(database: Database): Lookup {
  const known = lookups.get(database)
  if (known) return known
  const lookup = createBatchLoader(async (keys) => {
    const calls = keys.map((key) => {
      const at = key.indexOf(' ')
      return { callerId: key.slice(0, at), handle: key.slice(at + 1) }
    })
    const found = await database.read((tx) => findCalledAgents(tx, calls))
    return new Map(found.map((agent) => [keyOf(agent), agent]))
  })
  lookups.set(database, lookup)
  return lookup
}

const keyOf = ({ callerId, handle }: { callerId: string; handle: string }): string => `${callerId} ${handle}`
