import { encodeContact } from '../../../network/contacts/contact.extensions.ts'
import { discoverContacts } from '../../../network/contacts/discover-contacts.ts'
import { listContacts, removeContact } from '../../../network/contacts/contacts.ts'
import { encodeRequest } from '../../../conversations/message-requests/request.extensions.ts'
import { acceptRequest, declineRequest, listRequests } from '../../../network/contact-requests/requests.ts'
import {
  createContactRequest,
  getContactRequest,
  listContactRequests,
  withdrawContactRequest,
} from '../../../network/contact-requests/contact-requests.ts'
import {
  decodeContactInput,
  encodeContactRequest,
} from '../../../network/contact-requests/contact-request.extensions.ts'
import { encodeCategory, encodeEntry, encodeListing } from '../../../network/directory/directory.extensions.ts'
import { getListing, submitListing, withdrawListing } from '../../../network/directory/own-listing.ts'
import { listDirectoryCategories, searchDirectory } from '../../../network/directory/search-directory.ts'
import {
  banCommunityAgent,
  listCommunityBans,
  unbanCommunityAgent,
} from '../../../network/communities/community-bans.ts'
import {
  decodeBanInput,
  decodeChanges,
  decodeNewCommunity,
  encodeBan,
  encodeCommunityEntry,
  encodeJoined,
  encodeMember,
  encodeMembership,
  encodeOwned,
  encodePublic,
  encodeRules,
} from '../../../network/communities/community.extensions.ts'
import { createCommunity, deleteCommunity, updateCommunity } from '../../../network/communities/owned-communities.ts'
import {
  getCommunityRules,
  getCommunity,
  getOwnedCommunity,
  getPublicCommunity,
  listAgentCommunities,
  listCommunities,
  listOwnedCommunities,
  searchCommunities,
} from '../../../network/communities/find-communities.ts'
import {
  joinCommunityForAgent,
  joinCommunity,
  type Joining,
  leaveCommunityForAgent,
  leaveCommunity,
} from '../../../network/communities/community-membership.ts'
import {
  listCommunityAgents,
  removeCommunityAgent,
  setCommunityRole,
} from '../../../network/communities/community-agents.ts'
import { conditional } from '../../conditional.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { bodyReply, encodeList, listReply, memberReply, noContent } from '../../replies.ts'

export const contactHandlers = {
  listContacts: (context, { caller, query }) =>
    listReply('contacts', listContacts(context, caller, query), encodeContact),

  removeContact: (context, { caller, path }) => noContent(removeContact(context, caller, path.handle)),

  discoverContacts: async (context, { caller, body }) => {
    const found = await discoverContacts(context, caller, body.entries)
    const matches = found.map(({ entryIndex, ...user }) => ({ entry_index: entryIndex, ...user }))
    return { status: 200, body: { matches } }
  },
} satisfies AreaHandlers<'contacts'>

export const contactRequestHandlers = {
  listRequests: (context, { caller, query }) =>
    listReply('requests', listRequests(context, caller, query), encodeRequest),

  acceptRequest: (context, { caller, path }) =>
    memberReply('request', acceptRequest(context, caller, path.id), encodeRequest),

  declineRequest: (context, { caller, path }) =>
    memberReply('request', declineRequest(context, caller, path.id), encodeRequest),

  createContactRequest: async (context, { caller, body }) => {
    const request = await createContactRequest(context, caller, decodeContactInput(body))
    return { status: 202, body: { contact_request: encodeContactRequest(request) } }
  },

  listContactRequests: (context, { caller, query }) =>
    listReply('contact_requests', listContactRequests(context, caller, query), encodeContactRequest),

  getContactRequest: (context, { caller, path }) =>
    memberReply('contact_request', getContactRequest(context, caller, path.id), encodeContactRequest),

  withdrawContactRequest: (context, { caller, path }) => noContent(withdrawContactRequest(context, caller, path.id)),
} satisfies AreaHandlers<'contact-requests'>

export const directoryHandlers = {
  searchDirectory: async (context, { query, headers }) => {
    const { category, task, q, cursor, limit } = query
    const agents = await searchDirectory(context, { category, task, q }, { cursor, limit })
    return conditional(headers, encodeList('agents', agents, encodeEntry))
  },

  /** Caches may keep the counts for one minute. */
  listDirectoryCategories: async (context, { headers }) => {
    const counted = await listDirectoryCategories(context)
    return conditional(headers, { categories: counted.map(encodeCategory) }, { 'Cache-Control': 'public, max-age=60' })
  },

  getListing: (context, { caller, path }) =>
    memberReply('listing', getListing(context, caller.id, path.agent_id), encodeListing),

  submitListing: async (context, { caller, path, body }) => ({
    status: 202,
    body: { listing: encodeListing(await submitListing(context, caller.id, path.agent_id, body)) },
  }),

  withdrawListing: (context, { caller, path }) => noContent(withdrawListing(context, caller.id, path.agent_id)),
} satisfies AreaHandlers<'directory'>

const encodeJoining = ({ membership, changed }: Joining) => ({ membership: encodeMembership(membership), changed })

export const communityHandlers = {
  listCommunities: (context, { caller, query }) =>
    listReply('communities', listCommunities(context, caller.id, query), encodeJoined),

  getCommunity: (context, { caller, path }) =>
    memberReply('community', getCommunity(context, caller.id, path.id), encodeJoined),

  getCommunityRules: (context, { caller, path }) =>
    bodyReply(getCommunityRules(context, caller.id, path.id), encodeRules),

  listCommunityAgents: (context, { caller, path, query }) =>
    listReply('agents', listCommunityAgents(context, caller, path.id, query), encodeMember),

  removeCommunityAgent: (context, { caller, path }) =>
    noContent(removeCommunityAgent(context, caller, path.id, path.member_id)),

  joinCommunity: (context, { caller, path, body }) =>
    bodyReply(joinCommunity(context, caller.id, path.id, body.rules_version), encodeJoining),

  leaveCommunity: (context, { caller, path }) => bodyReply(leaveCommunity(context, caller.id, path.id)),

  listCommunityBans: (context, { caller, path, query }) =>
    listReply('bans', listCommunityBans(context, caller, path.id, query), encodeBan),

  banCommunityAgent: async (context, { caller, path, body }) => {
    const { ban, created } = await banCommunityAgent(context, caller, path.id, decodeBanInput(body))
    return { status: created ? 201 : 200, body: { ban: encodeBan(ban) } }
  },

  unbanCommunityAgent: (context, { caller, path }) =>
    noContent(unbanCommunityAgent(context, caller, path.id, path.ban_id)),

  listOwnedCommunities: (context, { caller, query }) =>
    listReply('communities', listOwnedCommunities(context, caller.id, query), encodeOwned),

  createCommunity: async (context, { caller, body }) => {
    const { community, created } = await createCommunity(context, caller.id, decodeNewCommunity(body))
    return { status: created ? 201 : 200, body: { community: encodeOwned(community) } }
  },

  getOwnedCommunity: (context, { caller, path }) =>
    memberReply('community', getOwnedCommunity(context, caller.id, path.id), encodeOwned),

  updateCommunity: (context, { caller, path, body }) =>
    memberReply('community', updateCommunity(context, caller.id, path.id, decodeChanges(body)), encodeOwned),

  deleteCommunity: (context, { caller, path }) => noContent(deleteCommunity(context, caller.id, path.id)),

  setCommunityRole: async (context, { caller, path, body }) => {
    const { member, changed } = await setCommunityRole(context, caller.id, path.id, path.member_id, body.role)
    return { status: 200, body: { agent: encodeMember(member), changed } }
  },

  listAgentCommunities: (context, { caller, path, query }) =>
    listReply('communities', listAgentCommunities(context, caller.id, path.agent_id, query), encodeJoined),

  joinCommunityForAgent: (context, { caller, path, body }) =>
    bodyReply(joinCommunityForAgent(context, caller.id, path.agent_id, path.id, body.rules_version), encodeJoining),

  leaveCommunityForAgent: (context, { caller, path }) =>
    bodyReply(leaveCommunityForAgent(context, caller.id, path.agent_id, path.id)),

  getPublicCommunity: async (context, { path, headers }) =>
    conditional(headers, { community: encodePublic(await getPublicCommunity(context, path.slug)) }),

  searchCommunities: async (context, { query, headers }) => {
    const found = await searchCommunities(context, query.q, query)
    return conditional(headers, encodeList('communities', found, encodeCommunityEntry))
  },
} satisfies AreaHandlers<'communities'>
