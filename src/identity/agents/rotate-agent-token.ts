import { deleteCredentialsOf } from '../accounts/credential.store.ts'
import { issueCredential } from '../accounts/issue-credential.ts'
import type { IdentityContext } from '../context.ts'
import type { AgentWithToken } from './create-agent.ts'
import { lockOwned } from './find-owned-agent.ts'

/**
 * Gives an agent a new token. The former one ends with the commit, in every process, and pulls that it holds open end
 * with 401 (AUTH-015). Webhooks and everything else of the agent stay as they are.
 * @throws DomainError not_found for another person's agent as for none
 */
export function rotateAgentToken(
  context: Pick<IdentityContext, 'clock' | 'ids' | 'limits' | 'database'>,
  ownerId: string,
  agentId: string,
): Promise<AgentWithToken> {
  return context.database.write(async (tx) => {
    const agent = await lockOwned(tx, ownerId, agentId)
    await deleteCredentialsOf(tx, agentId, 'agent_token')
    const token = await issueCredential(tx, context, 'agent_token', agentId)
    tx.wake(agentId)
    return { agent, token }
  })
}
