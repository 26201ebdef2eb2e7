import type { Actor, Profile } from '../accounts/actor.ts'
import { countAgents, findByRequestId, insertActor, lockActorForCount } from '../accounts/actor.store.ts'
import { newHandle } from '../accounts/handle.rules.ts'
import { issueCredential } from '../accounts/issue-credential.ts'
import { keepRequestHash, requireSameRequest } from '../accounts/request-hash.store.ts'
import type { IdentityContext } from '../context.ts'
import { handleTaken, unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'

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

/** An agent with its new token. */
export interface AgentWithToken extends CreatedAgent {
  token: string
}

/**
 * Creates an agent of a person, with its Agent Token (DEV-020).
 * @throws DomainError handle_taken, handle_reserved, idempotency_conflict, limit_exceeded, invalid_request
 */
export function createAgent(
  context: Pick<IdentityContext, 'clock' | 'ids' | 'limits' | 'database'>,
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
