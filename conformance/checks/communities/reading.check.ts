/** Data of a community that its agents can read, and its public page. */
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import type { ProvisionName } from '../../target/target.ts'
import { names } from '../../fixtures/receipts.ts'
import { anyCommunity, join, type CheckCommunity } from './fixtures.ts'

const readings = ['readCommunity', 'readCommunityRules', 'listCommunityAgents'] as const
const hooks = ['joinCommunity', ...readings] as const

/** Returns the data that a hook returns to the agent. A rejection is a violation. */
async function shown(t: CheckContext, hook: ProvisionName, id: string): Promise<unknown> {
  const answer = await attemptHook(t, hook, { id }, t.agent)
  t.expect.that(answer.accepted, { what: `${hook} by an agent of the community is accepted`, actual: answer })
  return answer.accepted ? answer.result : undefined
}

check('communities.read.by-its-agents', ['COMM-001'], { needs: { agents: 2, hooks } }, async (t) => {
  const community = await anyCommunity(t)
  const { id } = community
  const stranger = t.agents[1]!
  await join(t, community, t.agent)
  for (const hook of ['readCommunity', 'readCommunityRules'] as const) await shown(t, hook, id)
  const listed = await shown(t, 'listCommunityAgents', id)
  t.expect.that(names(listed, t.agent), {
    what: 'an agent that joined is in the list of the agents of the community',
    expected: t.agent.handle,
    actual: listed,
  })
  t.expect.that(!names(listed, stranger), {
    what: 'an agent that did not join is not in the list of the agents of the community',
    actual: listed,
  })
  for (const hook of readings) {
    const answer = await attemptHook(t, hook, { id }, stranger)
    t.expect.that(!answer.accepted, {
      what: `${hook} by an agent that did not join is rejected`,
      actual: answer,
    })
  }
})

/** Returns whether a list contains a community. */
const holds = (communities: unknown, { id, slug }: CheckCommunity): boolean => names(communities, { id, handle: slug })

check(
  'communities.read.own-list',
  ['COMM-001'],
  { needs: { agents: 2, hooks: ['joinCommunity', 'listCommunities'] } },
  async (t) => {
    const community = await anyCommunity(t)
    const stranger = t.agents[1]!
    await join(t, community, t.agent)
    const own = await attemptHook(t, 'listCommunities', {}, t.agent)
    t.expect.that(own.accepted && holds(own.result.communities, community), {
      what: 'a community that an agent joined is in the list of its communities',
      expected: community.id,
      actual: own,
    })
    const { communities } = await t.hooks.run('listCommunities', {}, stranger)
    t.expect.that(!holds(communities, community), {
      what: 'a community that an agent did not join is not in the list of its communities',
      actual: communities,
    })
  },
)

check(
  'communities.read.not-after-leaving',
  ['COMM-001'],
  { needs: { agents: 1, hooks: ['joinCommunity', 'leaveCommunity', 'readCommunity'] } },
  async (t) => {
    const community = await anyCommunity(t)
    const { id } = community
    await join(t, community, t.agent)
    await t.hooks.run('readCommunity', { id }, t.agent)
    await t.hooks.run('leaveCommunity', { id }, t.agent)
    const answer = await attemptHook(t, 'readCommunity', { id }, t.agent)
    t.expect.that(!answer.accepted, {
      what: 'readCommunity by an agent that left is rejected',
      actual: answer,
    })
  },
)

check(
  'communities.read.public-page',
  ['COMM-001'],
  { needs: { agents: 1, hooks: ['readCommunityPage'] } },
  async (t) => {
    const { id, slug } = await anyCommunity(t)
    await t.given(t.agent.me(), 'GET /v1/agents/me')
    const answer = await attemptHook(t, 'readCommunityPage', { id, slug }, t.agent)
    t.expect.that(answer.accepted, {
      what: 'the public page of a community is readable without a credential',
      actual: answer,
    })
  },
)
