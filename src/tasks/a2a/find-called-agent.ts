import type { Needs } from '../../platform/context.ts'
import { createBatchLoader } from '../../platform/batching/batch-loader.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { noLongerExists } from '../../identity/accounts/deletion.ts'
import { notFound } from '../../platform/errors.ts'
import type { Database } from '../../platform/database/database.ts'
import { findCalledAgents, wasCalled, type CalledAgent } from './called-agent.sql.ts'

type Lookup = (key: string) => Promise<CalledAgent | undefined>

/** Batch loaders: concurrent lookups share a query, for all operations. */
const lookups = new WeakMap<Database, Lookup>()

/**
 * Returns the agent to which the caller sends a message or a task.
 * @throws not_found, forbidden for a deleted agent that the caller was in a chat with or sent a task to (AMB-262)
 */
export async function findAddressedAgent(
  context: Needs<'database'>,
  callerId: string,
  handle: string,
): Promise<CalledAgent> {
  try {
    return await findCalledAgent(context, callerId, handle)
  } catch (error) {
    const folded = foldHandle(handle)
    throw (await context.database.read((tx) => wasCalled(tx, { callerId, handle: folded })))
      ? noLongerExists(folded)
      : error
  }
}

/**
 * Finds the agent of a handle that the caller can see (AMB-074). Callers without a credential see public and unlisted
 * agents.
 * @throws not_found for unknown, hidden and human handles alike
 */
export async function findCalledAgent(
  { database }: Needs<'database'>,
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
