import type { Caller } from '../../identity/accounts/caller.ts'
import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Needs } from '../../platform/context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import { requireOwned } from '../../identity/agents/find-agents.ts'
import type { Community, JoinedCommunity } from './community.ts'
import type { Actor } from './community.rules.ts'
import { findCommunity, lockCommunity, findBySlug, listOwned, searchIndexed } from './community.store.ts'
import { findMembership, listJoined } from './member.store.ts'
import { readCursor, writeCursor } from '../directory/place-cursor.ts'
import { termsAsked } from '../directory/term.rules.ts'

export const noCommunity = () => notFound('There is no such community.')

/** Locks and returns a community. @throws DomainError not_found */
export async function lockExisting(tx: Tx, id: string): Promise<Community> {
  const community = await lockCommunity(tx, id)
  if (!community) throw noCommunity()
  return community
}

/**
 * Locks and returns a community for its owner.
 * @throws DomainError not_found for another person's community and an unknown one alike
 */
export async function lockOwnedCommunity(tx: Tx, ownerId: string, id: string): Promise<Community> {
  const community = await lockExisting(tx, id)
  if (community.ownerId !== ownerId) throw noCommunity()
  return community
}

/** Returns a community and an agent's membership in it. @throws DomainError not_found for an agent that is not in it */
async function requireJoined(tx: Tx, agentId: string, id: string): Promise<JoinedCommunity> {
  const community = await findCommunity(tx, id)
  const membership = community && (await findMembership(tx, id, agentId))
  if (!membership) throw noCommunity()
  return { community, membership }
}

/** Returns the caller's role in a community. @throws DomainError not_found for callers without a role */
export async function requireActor(tx: Tx, caller: Caller, community: Community | undefined): Promise<Actor> {
  if (community && community.ownerId === caller.id) return 'owner'
  const membership = community && (await findMembership(tx, community.id, caller.id))
  if (!membership) throw noCommunity()
  return membership.role
}

/** Returns a community for an agent that is in it (COMM-001). @throws DomainError not_found for every other agent */
export function getCommunity(context: Needs<'database'>, agentId: string, id: string): Promise<JoinedCommunity> {
  return context.database.read((tx) => requireJoined(tx, agentId, id))
}

/**
 * Returns the rules in force, for an agent of the community (COMM-001).
 * @throws DomainError not_found for every other agent
 */
export async function getCommunityRules(context: Needs<'database'>, agentId: string, id: string): Promise<Community> {
  return (await context.database.read((tx) => requireJoined(tx, agentId, id))).community
}

/**
 * Returns a community for its owner.
 * @throws DomainError not_found for another person's community and an unknown one alike
 */
export async function getOwnedCommunity(context: Needs<'database'>, ownerId: string, id: string): Promise<Community> {
  const community = await context.database.read((tx) => findCommunity(tx, id))
  if (community?.ownerId !== ownerId) throw noCommunity()
  return community
}

/** Returns the public view of a community, listed or not (COMM-001). @throws DomainError not_found */
export async function getPublicCommunity(context: Needs<'database'>, slug: string): Promise<Community> {
  const community = await context.database.read((tx) => findBySlug(tx, slug))
  if (!community) throw noCommunity()
  return community
}

/** Lists the communities that an agent is in, oldest first (COMM-001). */
export async function listCommunities(
  context: Needs<'database'>,
  agentId: string,
  page: ListPage,
): Promise<List<JoinedCommunity>> {
  const rows = await context.database.read((tx) =>
    listJoined(tx, agentId, readIdCursor('com', page.cursor) ?? '', page.limit + 1),
  )
  return paginate(rows, page.limit, ({ community }) => community.id)
}

/** Lists the communities of an agent that the person owns. @throws DomainError not_found (not this person's agent) */
export async function listAgentCommunities(
  context: Needs<'database'>,
  ownerId: string,
  agentId: string,
  page: ListPage,
): Promise<List<JoinedCommunity>> {
  await context.database.read((tx) => requireOwned(tx, ownerId, agentId))
  return listCommunities(context, agentId, page)
}

/** Lists a person's communities, oldest first. */
export function listOwnedCommunities(
  context: Needs<'database'>,
  ownerId: string,
  page: ListPage,
): Promise<List<Community>> {
  return readOldestFirst(context.database, 'com', page, (tx, after, limit) => listOwned(tx, ownerId, after, limit))
}

/**
 * Searches the public communities, ordered by name and slug.
 * @param words words to look for; undefined matches all communities
 * @throws DomainError invalid_request for an invalid cursor
 */
export async function searchCommunities(
  context: Needs<'database'>,
  words: string | undefined,
  page: ListPage,
): Promise<List<Community>> {
  const after = readCursor(page.cursor)
  const terms = termsAsked({ q: words, category: undefined, task: undefined })
  if (!terms) return { items: [], nextCursor: null, hasMore: false }
  const found = await context.database.read((tx) => searchIndexed(tx, terms, after, page.limit + 1))
  const { items, ...rest } = paginate(found, page.limit, ({ place }) => writeCursor(place))
  return { ...rest, items: items.map(({ community }) => community) }
}
