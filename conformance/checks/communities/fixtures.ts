/** Communities that a check creates, and hooks for joining them and identifying their members. */
import type { Agent } from '../../client/agent.ts'
import type { Person } from '../../client/person.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { attemptHook, type HookAnswer } from '../../fixtures/hook-answer.ts'
import { newPerson } from '../../fixtures/persons.ts'
import { names } from '../../fixtures/receipts.ts'
import type { HookResult } from '../../target/hooks.ts'

export interface CheckCommunity {
  id: string
  slug: string
  /** Version of the current rules, if the target returns it. */
  rulesVersion?: unknown
}

/** Creates a community for this check alone, owned by the person. */
export async function createCommunity(t: CheckContext, owner: Person): Promise<CheckCommunity> {
  const slug = t.unique.handle('community').replaceAll('_', '-')
  const asked = { slug, name: t.unique.marker('community'), rules: ['Be kind.'] }
  const made = await t.hooks.run('createCommunity', asked, owner)
  return { id: String(made.id), slug: String(made.slug), rulesVersion: made.rules_version }
}

/** Returns a community that agents may join: the community of the target file or, without one, a new community. */
export async function anyCommunity(t: CheckContext): Promise<CheckCommunity> {
  if (t.target.community !== undefined) return t.target.community
  if (t.hooks.has('createCommunity')) return createCommunity(t, await newPerson(t))
  return t.notTestable('no community is available', 'community or provision.createCommunity in the target file')
}

const joining = ({ id, rulesVersion }: CheckCommunity) => ({ id, rules_version: rulesVersion })

/** Joins a community as an agent, as a prerequisite. */
export const join = (t: CheckContext, community: CheckCommunity, agent: Agent): Promise<HookResult> =>
  t.hooks.run('joinCommunity', joining(community), agent)

/** Attempts to join a community as an agent. */
export const tryToJoin = (t: CheckContext, community: CheckCommunity, agent: Agent): Promise<HookAnswer> =>
  attemptHook(t, 'joinCommunity', joining(community), agent)

/** Parameters that identify a member in moderation hooks. */
export const memberNamed = ({ id }: CheckCommunity, agent: Agent, { member_id }: HookResult) => ({
  id,
  handle: agent.handle,
  agent_id: agent.id,
  member_id,
})

/** Returns whether `reader` receives a list of community agents that contains the agent. */
export async function lists(
  t: CheckContext,
  { id }: CheckCommunity,
  reader: Agent,
  agent: Agent,
): Promise<{ named: boolean; listed: unknown }> {
  const { agents } = await t.hooks.run('listCommunityAgents', { id }, reader)
  return { named: names(agents, agent), listed: agents }
}
