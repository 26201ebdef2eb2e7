import { newHandle } from '../server.ts'
import type { Fixture } from './fixture.ts'

/** Requests of communities that cannot be derived from the names and schemas of their members. */
export const communityRows = {
  joinCommunity: { request: async (fixture) => ({ path: { id: (await community(fixture)).id } }) },
  leaveCommunity: { request: async (fixture) => ({ path: { id: (await community(fixture)).id } }) },
  joinCommunityForAgent: { request: async (fixture) => ({ path: { id: (await community(fixture)).id } }) },
  leaveCommunityForAgent: { request: async (fixture) => ({ path: { id: (await community(fixture)).id } }) },
  getPublicCommunity: { request: async (fixture) => ({ path: { slug: (await community(fixture)).slug } }) },
  removeCommunityAgent: { request: async (fixture) => ({ path: await memberPath(fixture) }) },
  setCommunityRole: { request: async (fixture) => ({ path: await memberPath(fixture) }) },
  banCommunityAgent: {
    request: async (fixture) => ({ body: { member_id: (await community(fixture)).memberId } }),
  },
  unbanCommunityAgent: {
    request: async (fixture) => {
      const { id } = await community(fixture)
      return { path: { id, ban_id: await communityBan(fixture, id) } }
    },
  },
} satisfies Record<string, { request: (fixture: Fixture) => Promise<object> }>

/**
 * Creates a community of the owner. The owner's agent is a moderator, the blocked agent a member, the former agent a
 * former member. `memberId` is a membership of an agent of the keeper.
 */
export function community(fixture: Fixture): Promise<{ id: string; slug: string; memberId: string }> {
  return fixture.once('community', async () => {
    const [{ session }, agent] = [await fixture.owner(), await fixture.agent()]
    const { blocked, former } = fixture.actors
    const { id, slug } = (await fixture.ask('POST', '/v1/me/communities', session, { slug: newHandle(), name: 'Some' }))
      .community
    const join = async (token: string) =>
      (await fixture.ask('POST', `/v1/communities/${id}/join`, token, { rules_version: 1 })).membership.member_id
    const moderator = await join(agent.token)
    await fixture.ask('PUT', `/v1/me/communities/${id}/agents/${moderator}/role`, session, { role: 'moderator' })
    await join(blocked.agent.token)
    await join(former.agent.token)
    await fixture.ask('POST', `/v1/communities/${id}/leave`, former.agent.token)
    const other = await fixture.actors.server.agent(fixture.actors.keeper.session)
    return { id, slug, memberId: await join(other.token) }
  })
}

async function memberPath(fixture: Fixture): Promise<Record<string, string>> {
  const { id, memberId } = await community(fixture)
  return { id, member_id: memberId }
}

/** @returns the id of a ban in a community of the fixture */
function communityBan(fixture: Fixture, id: string): Promise<string> {
  return fixture.once('ban', async () => {
    const { session } = await fixture.owner()
    const handle = fixture.actors.outsider.agent.handle
    return (await fixture.ask('POST', `/v1/communities/${id}/bans`, session, { handle })).ban.id
  })
}
