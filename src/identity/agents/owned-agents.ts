import type { Needs } from '../../platform/context.ts'
import type { Actor, Profile } from '../accounts/actor.ts'
import { countAgents, findByRequestId, insertActor, lockActorForCount } from '../accounts/actor.store.ts'
import { newHandle } from '../accounts/handle.rules.ts'
import { issueCredential } from '../accounts/issue-credential.ts'
import { keepRequestHash, requireSameRequest } from '../accounts/request-hash.store.ts'
import type { IdentityContext } from '../context.ts'
import { handleTaken, unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { changeProfile } from '../profiles/change-profile.ts'
import type { DeletionReceipt } from '../accounts/deletion.ts'
import { deleteAccounts, type ErasureContext } from '../accounts/delete-accounts.ts'
import { lockOwned, requireOwned } from './find-agents.ts'
import { deleteAgentTokens } from '../accounts/credential.sql.ts'

export interface NewAgent extends Omit<Profile, 'acceptsCalls'> {
  handle: string
  /** Idempotency key of the creation, per owner. */
  requestId: string | null
}

/** `token` is null for a repeat: it is shown only once, at creation (AUTH-006). */
export interface CreatedAgent {
  agent: Actor
  token: string | null
}

export interface AgentWithToken extends CreatedAgent {
  token: string
}

/**
 * Creates an agent of a person, with its Agent Token (DEV-020).
 * @throws DomainError handle_taken, handle_reserved, idempotency_conflict, limit_exceeded, invalid_request
 */
export function createAgent(
  context: Needs<'clock' | 'ids' | 'limits' | 'database'>,
  ownerId: string,
  input: NewAgent,
): Promise<CreatedAgent> {
  const { handle: requestedHandle, requestId, ...profile } = input
  const handle = newHandle(requestedHandle)
  return context.database.write(async (tx) => {
    if (!(await lockActorForCount(tx, ownerId))) throw unauthorized()
    const earlier = await stored(tx, ownerId, { ...input, handle })
    if (earlier) return earlier
    assertWithinLimit(
      'agents_per_person',
      await countAgents(tx, ownerId),
      context.limits.of('agents_per_person', ownerId),
    )
    const agent: Actor = {
      ...profile,
      id: context.ids.next('agt'),
      kind: 'agent',
      handle,
      status: 'active',
      ownerId,
      acceptsTasks: false,
      acceptsCalls: false,
      phoneNumber: null,
      createdAt: context.clock.now(),
    }
    if (!(await insertActor(tx, agent, requestId))) throw handleTaken(`The handle ${handle} is taken.`)
    if (requestId !== null)
      await keepRequestHash(tx, { table: 'actors', makerId: ownerId, requestId }, { handle, ...profile })
    return { agent, token: await issueCredential(tx, context, 'agent_token', agent.id) }
  })
}

async function stored(
  tx: Tx,
  ownerId: string,
  { handle, requestId, ...profile }: NewAgent,
): Promise<CreatedAgent | undefined> {
  const agent = requestId === null ? undefined : await findByRequestId(tx, ownerId, requestId)
  if (!agent) return undefined
  await requireSameRequest(tx, { table: 'actors', makerId: ownerId, requestId: requestId! }, { handle, ...profile })
  return { agent, token: null }
}

/** Changes the given properties. Other properties are unchanged, and no event is sent. */
export function updateOwnedAgent(
  context: Pick<IdentityContext, 'accountHooks' | 'clock' | 'database'>,
  ownerId: string,
  agentId: string,
  changes: Partial<Profile>,
): Promise<Actor> {
  return context.database.write(async (tx) => {
    return changeProfile(tx, context.accountHooks, await lockOwned(tx, ownerId, agentId), changes, context.clock.now())
  })
}

/**
 * Deletes an agent: its token is rejected, its handle is retired permanently, its webhooks stop. Its chats keep their
 * history for the other members (AUTH-027).
 * @throws DomainError not_found for another user's agent and an unknown one alike
 */
export function deleteOwnedAgent(context: ErasureContext, ownerId: string, agentId: string): Promise<DeletionReceipt> {
  return deleteAccounts(context, async (tx) => {
    await requireOwned(tx, ownerId, agentId)
    return { userIds: [], agentIds: [agentId] }
  })
}

/**
 * Issues a new token for an agent. The previous token is revoked by the commit, in every process, and its long polls
 * end with 401 (AUTH-015). Webhooks and all other data of the agent are unchanged.
 * @throws DomainError not_found for another person's agent and an unknown one alike
 */
export function rotateAgentToken(
  context: Needs<'clock' | 'ids' | 'limits' | 'database'>,
  ownerId: string,
  agentId: string,
): Promise<AgentWithToken> {
  return context.database.write(async (tx) => {
    const agent = await lockOwned(tx, ownerId, agentId)
    await deleteAgentTokens(tx, agentId)
    const token = await issueCredential(tx, context, 'agent_token', agentId)
    tx.wake(agentId)
    return { agent, token }
  })
}
