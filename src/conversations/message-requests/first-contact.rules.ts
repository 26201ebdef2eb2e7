import type { RequestsFrom } from '../../identity/accounts/actor.ts'

/** How a person stands to somebody who asks for a first contact. */
export interface FirstContact {
  requestsFrom: RequestsFrom
  /** Either blocks the other. */
  blocked: boolean
  /** The person has accepted the asker before. */
  contact: boolean
}

/** Whether somebody reaches a person without a request: a contact does, unless the person wants nobody (AMB-115). */
export function reachesDirectly({ requestsFrom, blocked, contact }: FirstContact): boolean {
  return contact && !blocked && requestsFrom !== 'nobody'
}

/**
 * What becomes of a request. Whoever needs one is no contact, or not wanted: unless the person takes requests from
 * everybody, it is stored as declined. The asker cannot tell that from one that nobody has looked at.
 */
export function requestStatus({ requestsFrom }: Pick<FirstContact, 'requestsFrom'>): 'pending' | 'declined' {
  return requestsFrom === 'everybody' ? 'pending' : 'declined'
}
