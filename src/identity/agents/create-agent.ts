import type { Actor, Profile } from '../accounts/actor.ts'
import { countAgents, findByRequestId, insertActor, lockActorForCount } from '../accounts/actor.store.ts'
import { newHandle } from '../accounts/handle.rules.ts'
import { issueCredential } from '../accounts/issue-credential.ts'
import type { IdentityContext } from '../context.ts'
import { handleTaken, unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'

export interface NewAgent extends Profile {
  handle: string
  /** Makes the creation repeatable, within its owner. */
  requestId: string | null
}

/** `token` is null for a repeat: it was shown once, at creation (AUTH-006). */
export interface CreatedAgent {
  agent: Actor
  token: string | null
}

/** An agent with the token that it has from now on. */
export interface AgentWithToken extends CreatedAgent {
  token: string
}

/**
 * Makes an agent of a person, with its Agent Token (DEV-020).
 * @throws DomainError handle_taken, handle_reserved, limit_exceeded, invalid_request
 */
export function createAgent(
  context: Pick<IdentityContext, 'clock' | 'ids' | 'limits' | 'database'>,
  ownerId: string,
  input: NewAgent,
): Promise<CreatedAgent> {
  const { handle: wanted, requestId, ...profile } = input
  const handle = newHandle(wanted)
  return context.database.write(async (tx) => {
    if (!(await lockActorForCount(tx, ownerId))) throw unauthorized()
    const earlier = await stored(tx, ownerId, requestId)
    if (earlier) return earlier
    assertWithinLimit('agents_per_person', await countAgents(tx, ownerId), context.limits.of('agents_per_person', ownerId))
    const agent: Actor = {
      ...profile,
      id: context.ids.next('agt'),
      kind: 'agent',
      handle,
      status: 'active',
      ownerId,
      acceptsTasks: false,
      phoneNumber: null,
      createdAt: context.clock.now(),
    }
    if (!(await insertActor(tx, agent, requestId))) throw handleTaken(`The handle ${handle} is taken.`)
    return { agent, token: await issueCredential(tx, context, 'agent_token', agent.id) }
  })
}

async function stored(tx: Tx, ownerId: string, requestId: string | null): Promise<CreatedAgent | undefined> {
  const agent = requestId === null ? undefined : await findByRequestId(tx, ownerId, requestId)
  return agent && { agent, token: null }
}
