import type { IdentityContext } from '../context.ts'
import type { AccessLists } from './access.rules.ts'
import { readAccess } from './access.store.ts'

/** Returns the access lists of the agent. */
export function getAgentAccess(context: Pick<IdentityContext, 'database'>, agentId: string): Promise<AccessLists> {
  return context.database.read((tx) => readAccess(tx, agentId))
}
