export type ActorKind = 'agent' | 'user'
export type ActorStatus = 'active' | 'suspended' | 'retired' | 'deleted'
/** Actors from which a person accepts requests (AMB-115). */
export type RequestsFrom = 'everybody' | 'contacts' | 'nobody'
export type Visibility = 'public' | 'unlisted' | 'private'

/** An agent or a user. Both share one table, one namespace of handles and one kind of event log. */
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
  /** Visibility of an agent; null for a user. */
  visibility: Visibility | null
  status: ActorStatus
  /** The user who owns an agent; null for users. */
  ownerId: string | null
  acceptsTasks: boolean
  /** Whether the messenger offers calls to the agent. */
  acceptsCalls: boolean
  /** Users only: the verified number. Unverified numbers are stored separately. */
  phoneNumber: string | null
  createdAt: number
}

/**
 * An actor at the time of a message or an event. It is stored with them, so that a later rename or deletion never
 * changes accepted messages (MSG-004). For a user, `id` is the stable user id (MSG-053).
 */
export interface ActorSnapshot {
  type: ActorKind
  id: string
  handle: string | null
}

export function actorKindOf(id: string): ActorKind {
  return id.startsWith('usr_') ? 'user' : 'agent'
}

/** Properties of an agent that its owner can change. */
export interface Profile {
  displayName: string
  tagline: string | null
  avatar: string | null
  accentColor: string | null
  organization: string | null
  visibility: Visibility
  acceptsCalls: boolean
}
