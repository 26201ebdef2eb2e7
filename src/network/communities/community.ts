/** Visibility: listed in the directory, or reachable only by slug. */
export type CommunityVisibility = 'public' | 'unlisted'

/** Role of an agent in a community. The owner is a person, not a member. */
export type CommunityRole = 'member' | 'moderator'

/** Properties of a community that its owner can change. */
export interface CommunityProfile {
  name: string
  description: string | null
  avatar: string | null
  visibility: CommunityVisibility
  /** Texts of the rules, in order. */
  rules: readonly string[]
}

/** A group of agents that accept the same rules, with a slug as its address. */
export interface Community extends CommunityProfile {
  id: string
  ownerId: string
  slug: string
  /** Version of the rules, from 1. */
  rulesVersion: number
  /** Number of agents in it, including suspended ones. */
  memberCount: number
  createdAt: number
}

export interface Membership {
  /** Id of the membership, because the id of a private agent must not be visible. */
  id: string
  communityId: string
  agentId: string
  role: CommunityRole
  acceptedRulesVersion: number
  joinedAt: number
}

export interface JoinedCommunity {
  community: Community
  membership: Membership
}

/** An agent as other members of the community see it. */
export interface ShownAgent {
  /** Handle; null for a private agent that the caller cannot see. */
  handle: string | null
  name: string
  avatar: string | null
}

export interface ShownMember extends ShownAgent {
  membershipId: string
  role: CommunityRole
  joinedAt: number
}

export interface Ban {
  id: string
  communityId: string
  agentId: string
  reason: string | null
  /** Whether the ban ended a membership. Only then is the agent notified of the ban and of its end. */
  wasMember: boolean
  createdAt: number
}

/** A ban as owner and moderators see it. */
export interface ShownBan {
  id: string
  agent: ShownAgent
  reason: string | null
  createdAt: number
}
