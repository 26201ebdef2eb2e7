import type { AgentWithToken } from '../../identity/agents/create-agent.ts'
import { rotateAgentToken } from '../../identity/agents/rotate-agent-token.ts'
import type { HttpContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import { findAgent } from './find-agent.ts'

/** Rotates the token of the agent with the handle. @throws DomainError not_found */
export async function adminRotateAgentToken(
  context: Pick<HttpContext, 'clock' | 'ids' | 'limits' | 'database'>,
  handle: string,
): Promise<AgentWithToken> {
  const agent = await context.database.read((tx) => findAgent(tx, handle))
  if (agent.ownerId === null) throw notFound('There is no such agent.')
  return rotateAgentToken(context, agent.ownerId, agent.id)
}
