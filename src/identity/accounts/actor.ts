export type ActorKind = 'agent' | 'user'
export type ActorStatus = 'active' | 'suspended' | 'retired' | 'deleted'
export type Visibility = 'public' | 'unlisted' | 'private'

/** An agent or a person: one table, one handle space, one kind of event log. */
export interface Actor {
  id: string
  kind: ActorKind
  /** Lower case; null once the account is gone. */
  handle: string | null
  displayName: string | null
  tagline: string | null
  avatar: string | null
  accentColor: string | null
  organization: string | null
  /** Agents only. */
  visibility: Visibility | null
  status: ActorStatus
  /** The person whom an agent belongs to; null for persons. */
  ownerId: string | null
  acceptsTasks: boolean
  /** Persons only, and only a verified one: others are kept apart. */
  phoneNumber: string | null
  createdAt: number
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
