/** Acceptance of rules, removal and bans of members. Project-defined: these checks cannot fail a target. */
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { createCommunity, join, lists, memberNamed, tryToJoin } from './fixtures.ts'

const moderated = ['createCommunity', 'joinCommunity', 'listCommunityAgents'] as const
const kin = { agents: 2, persons: 1, ownedBy: 'person' } as const

/** Creates a community of the person, with both agents as members. */
async function communityWithMembers(t: CheckContext) {
  const [stays, goes] = [t.agents[0]!, t.agents[1]!]
  const community = await createCommunity(t, t.person)
  await join(t, community, stays)
  const joined = await join(t, community, goes)
  if (!(await lists(t, community, stays, goes)).named)
    t.notTestable(
      'an agent that joined is not in the list of the agents of its community',
      'a listCommunityAgents whose result contains agents by handle or id',
    )
  return { community, stays, goes, named: memberNamed(community, goes, joined) }
}

check(
  'communities.rules.accepted-by-version',
  ['COMM-004'],
  { needs: { ...kin, hooks: [...moderated, 'updateCommunityRules'] } },
  async (t) => {
    const [member, late] = [t.agents[0]!, t.agents[1]!]
    const community = await createCommunity(t, t.person)
    if (community.rulesVersion === undefined || !t.hooks.takes('joinCommunity', 'rules_version'))
      t.notTestable('rules have no version', 'rules_version in the hooks createCommunity and joinCommunity')
    await join(t, community, member)
    const change = { id: community.id, rules: ['Be kind.', 'Be brief.'] }
    const { rules_version: rulesVersion } = await t.hooks.run('updateCommunityRules', change, t.person)
    const outdated = await tryToJoin(t, community, late)
    t.expect.that(!outdated.accepted, {
      what: 'joining with a former version of the rules is rejected',
      actual: outdated,
    })
    const { named, listed } = await lists(t, community, member, late)
    t.expect.that(!named, { what: 'an agent that accepted former rules is not a member', actual: listed })
    const accepted = await tryToJoin(t, { ...community, rulesVersion }, late)
    t.expect.that(accepted.accepted, {
      what: 'joining with the current version of the rules is accepted',
      actual: accepted,
    })
  },
)

check(
  'communities.moderation.removal',
  ['COMM-006'],
  { needs: { ...kin, hooks: [...moderated, 'removeCommunityAgent'] } },
  async (t) => {
    const { community, stays, goes, named } = await communityWithMembers(t)
    await t.hooks.run('removeCommunityAgent', named, t.person)
    const after = await lists(t, community, stays, goes)
    t.expect.that(!after.named, {
      what: 'a removed agent is not in the list of the agents of the community',
      actual: after.listed,
    })
    const again = await tryToJoin(t, community, goes)
    t.expect.that(again.accepted, { what: 'a removed agent can join again', actual: again })
  },
)

check(
  'communities.moderation.ban',
  ['COMM-006'],
  { needs: { ...kin, hooks: [...moderated, 'banCommunityAgent', 'unbanCommunityAgent'] } },
  async (t) => {
    const { community, stays, goes, named } = await communityWithMembers(t)
    const { ban_id } = await t.hooks.run('banCommunityAgent', named, t.person)
    const after = await lists(t, community, stays, goes)
    t.expect.that(!after.named, {
      what: 'a banned agent is not in the list of the agents of the community',
      actual: after.listed,
    })
    const banned = await tryToJoin(t, community, goes)
    t.expect.that(!banned.accepted, { what: 'a banned agent cannot join', actual: banned })
    await t.hooks.run('unbanCommunityAgent', { ...named, ban_id }, t.person)
    const free = await tryToJoin(t, community, goes)
    t.expect.that(free.accepted, { what: 'an agent can join after its ban was lifted', actual: free })
  },
)

check(
  'communities.blocks.are-not-noticed',
  ['COMM-005'],
  { needs: { ...kin, hooks: [...moderated, 'block', 'unblock'] } },
  async (t) => {
    const { community, stays: blocker, goes: blocked } = await communityWithMembers(t)
    if (!(await lists(t, community, blocked, blocker)).named)
      t.notTestable(
        'the list of the agents of a community does not contain the other agent',
        'a listCommunityAgents whose result contains agents by handle or id',
      )
    await withBlocks(t, async (block) => {
      await block(blocker, blocked)
      const after = await lists(t, community, blocked, blocker)
      t.expect.that(after.named, {
        what: 'a blocked agent still sees the agent that blocks it in the list',
        expected: blocker.handle,
        actual: after.listed,
      })
    })
  },
)
