export type ActorKind = 'agent' | 'user'
export type ActorStatus = 'active' | 'suspended' | 'retired' | 'deleted'
/** Whose requests a person takes (AMB-115). */
export type RequestsFrom = 'everybody' | 'contacts' | 'nobody'
export type Visibility = 'public' | 'unlisted' | 'private'

/** An agent or a user: one table, one handle space, one kind of event log. */
export interface Actor {
  id: string
  kind: ActorKind
  /** Lower case; null after the account was deleted. */
  handle: string | null
  displayName: string | null
  tagline: string | null
  avatar: string | null
  accentColor: string | null
  organization: string | null
  /** Agents only. */
  visibility: Visibility | null
  status: ActorStatus
  /** The user who owns an agent; null for users. */
  ownerId: string | null
  acceptsTasks: boolean
  /** Users only, and only a verified one: others are kept apart. */
  phoneNumber: string | null
  createdAt: number
}

/**
 * Who an actor was at the time of a message or an event. Stored with it, so that a later rename or deletion never
 * changes what was accepted (MSG-004). For a user `id` is the stable user id (MSG-053).
 */
export interface ActorSnapshot {
  type: ActorKind
  id: string
  handle: string | null
}

/** The kind of an actor, which its id tells. */
export function actorKindOf(id: string): ActorKind {
  return id.startsWith('usr_') ? 'user' : 'agent'
}

/** What its owner may say about an agent. */
export interface Profile {
  displayName: string
  tagline: string | null
  avatar: string | null
  accentColor: string | null
  organization: string | null
  visibility: Visibility
}
