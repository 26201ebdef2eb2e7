/** Compares a public profile on both servers. */
import type { Agent } from '../../client/agent.ts'
import { memberNamed, textsIn } from '../../fixtures/profiles.ts'
import type { PairedSession } from '../paired-session.ts'
import { outcomeOf } from '../outcome.ts'
import type { Side } from '../side.ts'

/** Requests a profile without a credential, because profiles are public. */
export async function askProfileOf(
  paired: PairedSession,
  side: Side,
  route: 'agents' | 'contacts',
  agent: Agent,
): Promise<unknown> {
  const path = `/v1/${route}/${encodeURIComponent(agent.handle)}/profile`
  const reply = await side.session.client.request({ method: 'GET', path, actor: 'anonymous' })
  const outcome = outcomeOf(reply, { reading: 'stated', success: 200 }, paired.log)
  if (!reply.ok) return outcome
  paired.log.note('named-members')
  const kindName = paired.shared.names('kind') ? side.target.names.kind : undefined
  const kind = kindName === undefined ? 'unnamed' : memberNamed(reply.body, kindName)?.value
  const owner = side.actors.persons.get('p0')
  return {
    ...outcome,
    named: textsIn(reply.body).includes(`Agent ${agent.handle.slice(-4)}`),
    ...(route === 'agents' ? { kind } : { handle: textsIn(reply.body).includes(agent.handle) }),
    owner: owner !== undefined && [owner.id, owner.handle].some((text) => textsIn(reply.body).includes(text)),
  }
}
