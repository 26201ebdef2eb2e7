import type { IdentityContext } from '../context.ts'
import type { AccessLists } from './access.rules.ts'
import { readAccess } from './access.store.ts'

/** The lists of handles that may, and that may not, open a chat with the agent. */
export function getAgentAccess(context: Pick<IdentityContext, 'database'>, agentId: string): Promise<AccessLists> {
  return context.database.read((tx) => readAccess(tx, agentId))
}
