import { banCommunityAgent } from '../../../network/communities/ban-community-agent.ts'
import {
  decodeBanWish,
  decodeChanges,
  decodeNewCommunity,
  encodeBan,
  encodeEntry,
  encodeJoined,
  encodeMember,
  encodeMembership,
  encodeOwned,
  encodePublic,
  encodeRules,
} from '../../../network/communities/community.extensions.ts'
import { createCommunity } from '../../../network/communities/create-community.ts'
import { deleteCommunity } from '../../../network/communities/delete-community.ts'
import {
  getCommunityRules,
  getCommunity,
  getOwnedCommunity,
  getPublicCommunity,
  listAgentCommunities,
  listCommunities,
  listOwnedCommunities,
} from '../../../network/communities/find-communities.ts'
import { joinCommunityForAgent } from '../../../network/communities/join-community-for-agent.ts'
import { joinCommunity, type Joining } from '../../../network/communities/join-community.ts'
import { leaveCommunityForAgent } from '../../../network/communities/leave-community-for-agent.ts'
import { leaveCommunity } from '../../../network/communities/leave-community.ts'
import { listCommunityAgents } from '../../../network/communities/list-community-agents.ts'
import { listCommunityBans } from '../../../network/communities/list-community-bans.ts'
import { removeCommunityAgent } from '../../../network/communities/remove-community-agent.ts'
import { searchCommunities } from '../../../network/communities/search-communities.ts'
import { setCommunityRole } from '../../../network/communities/set-community-role.ts'
import { unbanCommunityAgent } from '../../../network/communities/unban-community-agent.ts'
import { updateCommunity } from '../../../network/communities/update-community.ts'
import { conditional } from '../../conditional.ts'
import { encodeList } from '../../encode-list.ts'
import type { AreaHandlers } from './area-handlers.ts'

const encodeJoining = ({ membership, changed }: Joining) => ({ membership: encodeMembership(membership), changed })

export const communityHandlers = {
  listCommunities: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('communities', await listCommunities(context, caller.id, query), encodeJoined),
  }),

  getCommunity: async (context, { caller, path }) => ({
    status: 200,
    body: { community: encodeJoined(await getCommunity(context, caller.id, path.id)) },
  }),

  getCommunityRules: async (context, { caller, path }) => ({
    status: 200,
    body: encodeRules(await getCommunityRules(context, caller.id, path.id)),
  }),

  listCommunityAgents: async (context, { caller, path, query }) => ({
    status: 200,
    body: encodeList('agents', await listCommunityAgents(context, caller, path.id, query), encodeMember),
  }),

  removeCommunityAgent: async (context, { caller, path }) => {
    await removeCommunityAgent(context, caller, path.id, path.member_id)
    return { status: 204 }
  },

  joinCommunity: async (context, { caller, path, body }) => ({
    status: 200,
    body: encodeJoining(await joinCommunity(context, caller.id, path.id, body.rules_version)),
  }),

  leaveCommunity: async (context, { caller, path }) => ({
    status: 200,
    body: await leaveCommunity(context, caller.id, path.id),
  }),

  listCommunityBans: async (context, { caller, path, query }) => ({
    status: 200,
    body: encodeList('bans', await listCommunityBans(context, caller, path.id, query), encodeBan),
  }),

  banCommunityAgent: async (context, { caller, path, body }) => {
    const { ban, created } = await banCommunityAgent(context, caller, path.id, decodeBanWish(body))
    return { status: created ? 201 : 200, body: { ban: encodeBan(ban) } }
  },

  unbanCommunityAgent: async (context, { caller, path }) => {
    await unbanCommunityAgent(context, caller, path.id, path.ban_id)
    return { status: 204 }
  },

  listOwnedCommunities: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('communities', await listOwnedCommunities(context, caller.id, query), encodeOwned),
  }),

  createCommunity: async (context, { caller, body }) => {
    const { community, created } = await createCommunity(context, caller.id, decodeNewCommunity(body))
    return { status: created ? 201 : 200, body: { community: encodeOwned(community) } }
  },

  getOwnedCommunity: async (context, { caller, path }) => ({
    status: 200,
    body: { community: encodeOwned(await getOwnedCommunity(context, caller.id, path.id)) },
  }),

  updateCommunity: async (context, { caller, path, body }) => ({
    status: 200,
    body: { community: encodeOwned(await updateCommunity(context, caller.id, path.id, decodeChanges(body))) },
  }),

  deleteCommunity: async (context, { caller, path }) => {
    await deleteCommunity(context, caller.id, path.id)
    return { status: 204 }
  },

  setCommunityRole: async (context, { caller, path, body }) => {
    const { member, changed } = await setCommunityRole(context, caller.id, path.id, path.member_id, body.role)
    return { status: 200, body: { agent: encodeMember(member), changed } }
  },

  listAgentCommunities: async (context, { caller, path, query }) => ({
    status: 200,
    body: encodeList('communities', await listAgentCommunities(context, caller.id, path.agent_id, query), encodeJoined),
  }),

  joinCommunityForAgent: async (context, { caller, path, body }) => ({
    status: 200,
    body: encodeJoining(await joinCommunityForAgent(context, caller.id, path.agent_id, path.id, body.rules_version)),
  }),

  leaveCommunityForAgent: async (context, { caller, path }) => ({
    status: 200,
    body: await leaveCommunityForAgent(context, caller.id, path.agent_id, path.id),
  }),

  getPublicCommunity: async (context, { path, headers }) =>
    conditional(headers, { community: encodePublic(await getPublicCommunity(context, path.slug)) }),

  searchCommunities: async (context, { query, headers }) => {
    const found = await searchCommunities(context, query.q, query)
    return conditional(headers, encodeList('communities', found, encodeEntry))
  },
} satisfies AreaHandlers<'communities'>
