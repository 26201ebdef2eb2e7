/** A target may hide the A2A address of a private agent. Every new agent is private (AMB-074). */
import type { Agent } from '../client/agent.ts'
import { NoReplyError } from '../client/exchange.ts'
import type { Person } from '../client/person.ts'
import { until } from '../client/until.ts'
import type { Session } from './session.ts'

/** Returns whether the card of an agent is hidden because the agent is private. Its contact is hidden as well then. */
export async function hidesAddress({ target, client }: Session, reader: Agent, agent: Agent): Promise<boolean> {
  const handle = encodeURIComponent(agent.handle)
  const request = { method: 'GET', path: `${target.a2a_base}/${handle}/agent-card.json` }
  const card = await reader.call(request).catch((error: unknown) => {
    if (error instanceof NoReplyError) return undefined
    throw error
  })
  // An address that does not answer is not hidden: the A2A checks report it.
  if (card?.status !== 404) return false
  return (await client.request({ method: 'GET', path: `/v1/contacts/${handle}/profile` })).status === 404
}

/** Makes an agent unlisted, and waits until its contact is visible. @throws when the hook setVisibility fails */
export async function showAgent({ target, client, hooks }: Session, agent: Agent, owner: Person): Promise<void> {
  const { id, handle } = agent
  await hooks.run('setVisibility', { agent_id: id, handle, visibility: 'unlisted' }, owner)
  const contact = { method: 'GET', path: `/v1/contacts/${encodeURIComponent(handle)}/profile` }
  await until(async () => (await client.request(contact)).ok || undefined, target.timing.settle_ms)
}
