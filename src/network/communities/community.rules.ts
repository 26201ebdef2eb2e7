import { conflict, forbidden } from '../../platform/errors.ts'
import { sortName, termsOfTexts } from '../directory/term.rules.ts'
import type { Community, CommunityProfile, CommunityRole, Membership } from './community.ts'

/** Role of an actor in a community: its owner, or an agent in it. */
export type Actor = 'owner' | CommunityRole

/**
 * Checks that an agent may join, or accept the rules again (AMB-170).
 * @param rulesVersion the version that the agent accepts
 * @throws DomainError forbidden (banned), conflict (another version of the rules is in force)
 */
export function assertMayJoin(
  community: Pick<Community, 'rulesVersion'>,
  isBanned: boolean,
  rulesVersion: number,
): void {
  if (isBanned) throw forbidden('The agent is banned from this community.')
  if (rulesVersion !== community.rulesVersion)
    throw conflict(`The rules in force have the version ${community.rulesVersion}.`, 'rulesVersion')
}

/**
 * Checks that an actor may remove or ban a member (AMB-172).
 * @param target the membership, undefined for an agent that is not in the community
 * @throws DomainError forbidden
 */
export function assertMayModerate(actor: Actor, target?: Pick<Membership, 'role'>): void {
  if (actor === 'member') throw forbidden('Only the owner and moderators of a community may do this.')
  if (actor === 'moderator' && target?.role === 'moderator')
    throw forbidden('Only the owner of a community may do this to a moderator.')
}

/** Applies changes to a community. Changed rules get the next version. */
export function changed(community: Community, changes: Partial<CommunityProfile>): Community {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const result: Community = { ...community, ...given }
  const sameRules = JSON.stringify(result.rules) === JSON.stringify(community.rules)
  return sameRules ? result : { ...result, rulesVersion: community.rulesVersion + 1 }
}

/** Returns the search terms of a community; none unless it is public. */
export function indexOf(community: Community): { sortName: string; terms: string[] } {
  const { name, slug, description, visibility } = community
  const terms = visibility === 'public' ? termsOfTexts([name, slug], [description ?? '']) : []
  return { sortName: sortName(name), terms }
}
