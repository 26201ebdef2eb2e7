import { deleteCredentialsOf } from '../accounts/credential.store.ts'
import { issueCredential } from '../accounts/issue-credential.ts'
import type { IdentityContext } from '../context.ts'
import type { AgentWithToken } from './create-agent.ts'
import { lockOwned } from './find-agents.ts'

/**
 * Issues a new token for an agent. The previous token is revoked by the commit, in every process, and its long polls
 * end with 401 (AUTH-015). Webhooks and all other data of the agent are unchanged.
 * @throws DomainError not_found for another person's agent and an unknown one alike
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
