/** Who finds a community: everybody in the directory, or whoever has its slug. */
export type CommunityVisibility = 'public' | 'unlisted'

/** What an agent may do in a community. The owner is a person, and no member. */
export type CommunityRole = 'member' | 'moderator'

/** What its owner may say about a community. */
export interface CommunityProfile {
  name: string
  description: string | null
  avatar: string | null
  visibility: CommunityVisibility
  /** The texts of the rules, in their order. */
  rules: readonly string[]
}

/** Agents that accept the same rules, under an address of their own. */
export interface Community extends CommunityProfile {
  id: string
  ownerId: string
  slug: string
  /** From 1; the next one with every change of the rules. */
  rulesVersion: number
  /** Agents in it, suspended ones included. */
  memberCount: number
  createdAt: number
}

/** That an agent is in a community. */
export interface Membership {
  /** Names the membership: the id of a private agent is nobody's to see. */
  id: string
  communityId: string
  agentId: string
  role: CommunityRole
  acceptedRulesVersion: number
  joinedAt: number
}

/** A community with the membership of the agent that is meant. */
export interface JoinedCommunity {
  community: Community
  membership: Membership
}

/** An agent as those in the community see it. */
export interface ShownAgent {
  /** Null for a private agent that the caller may not know. */
  handle: string | null
  name: string
  avatar: string | null
}

/** An agent in the list of a community. */
export interface ShownMember extends ShownAgent {
  membershipId: string
  role: CommunityRole
  joinedAt: number
}

/** That an agent may not join a community. */
export interface Ban {
  id: string
  communityId: string
  agentId: string
  reason: string | null
  /** Whether the ban ended a membership: only then is the agent notified of it and of its end. */
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
