import type {
  BanCommunityAgentRequest,
  CommunityAgent as WireMember,
  CommunityBan as WireBan,
  CommunityEntry as WireEntry,
  CommunityRules as WireRules,
  CreateCommunityRequest,
  JoinedCommunity as WireJoined,
  Membership as WireMembership,
  MembershipData as WireMembershipData,
  OwnedCommunity as WireOwned,
  PublicCommunity as WirePublic,
  UpdateCommunityRequest,
} from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { BanInput } from './community-bans.ts'
import type { Community, CommunityProfile, JoinedCommunity, Membership, ShownBan, ShownMember } from './community.ts'
import type { NewCommunity } from './owned-communities.ts'

export function decodeNewCommunity(body: CreateCommunityRequest): NewCommunity {
  return {
    slug: body.slug,
    name: body.name,
    description: body.description ?? null,
    avatar: body.avatar ?? null,
    visibility: body.visibility ?? 'public',
    rules: body.rules ?? [],
    requestId: body.request_id ?? null,
  }
}

export function decodeChanges({
  name,
  description,
  avatar,
  visibility,
  rules,
}: UpdateCommunityRequest): Partial<CommunityProfile> {
  return { name, description, avatar, visibility, rules }
}

export function decodeBanInput({ member_id: memberId, handle, reason }: BanCommunityAgentRequest): BanInput {
  return { agent: memberId === undefined ? { handle: handle! } : { memberId }, reason: reason ?? null }
}

/** Encodes the public view of a community, without owner and members. */
export function encodeCommunityEntry(community: Community): WireEntry {
  return {
    id: community.id,
    slug: community.slug,
    name: community.name,
    description: community.description,
    avatar: community.avatar,
    member_count: community.memberCount,
    rules_version: community.rulesVersion,
    created_at: encodeTime(community.createdAt),
  }
}

const encodeRuleTexts = (rules: readonly string[]): WireRules['rules'] =>
  rules.map((text, index) => ({ position: index + 1, text }))

export function encodeRules({ rules, rulesVersion }: Community): WireRules {
  return { rules: encodeRuleTexts(rules), version: rulesVersion }
}

export function encodePublic(community: Community): WirePublic {
  return { ...encodeCommunityEntry(community), rules: encodeRuleTexts(community.rules) }
}

export function encodeOwned(community: Community): WireOwned {
  return { ...encodePublic(community), visibility: community.visibility }
}

function encodeMembershipData(membership: Membership): WireMembershipData {
  return {
    member_id: membership.id,
    role: membership.role,
    accepted_rules_version: membership.acceptedRulesVersion,
    joined_at: encodeTime(membership.joinedAt),
  }
}

export function encodeJoined({ community, membership }: JoinedCommunity): WireJoined {
  return { ...encodeCommunityEntry(community), visibility: community.visibility, ...encodeMembershipData(membership) }
}

export function encodeMembership(membership: Membership): WireMembership {
  return { community_id: membership.communityId, ...encodeMembershipData(membership) }
}

export function encodeMember({ membershipId, handle, name, avatar, role, joinedAt }: ShownMember): WireMember {
  return { member_id: membershipId, handle, name: name ?? '', avatar, role, joined_at: encodeTime(joinedAt) }
}

export function encodeBan({ id, agent, reason, createdAt }: ShownBan): WireBan {
  const { handle, name, avatar } = agent
  return { id, agent: { handle, name: name ?? '', avatar }, reason, created_at: encodeTime(createdAt) }
}
