import type { RequestsFrom } from '../../identity/accounts/actor.ts'

/** A person's relation to an actor that requests a first contact. */
export interface FirstContact {
  requestsFrom: RequestsFrom
  /** Whether there is a block in either direction. */
  blocked: boolean
  /** The person has accepted the actor before. */
  contact: boolean
}

/**
 * Returns whether an actor reaches a person without a request: a contact does, unless the person accepts no one
 * (AMB-115).
 */
export function reachesDirectly({ requestsFrom, blocked, contact }: FirstContact): boolean {
  return contact && !blocked && requestsFrom !== 'nobody'
}

/**
 * Returns the status of a new request. It is stored as declined unless the person accepts requests from everybody. The
 * sender cannot distinguish it from an unread request.
 */
export function requestStatus({ requestsFrom }: Pick<FirstContact, 'requestsFrom'>): 'pending' | 'declined' {
  return requestsFrom === 'everybody' ? 'pending' : 'declined'
}
