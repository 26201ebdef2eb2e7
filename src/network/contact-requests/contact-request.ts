/** Lifetime of a contact request: 30 days. */
export const CONTACT_REQUEST_LIFETIME_MS = 30 * 24 * 3_600_000

/** Status as its agent sees it: a declined request is pending until it expires. */
export type ContactRequestStatus = 'pending' | 'accepted' | 'withdrawn' | 'expired'

/** A contact request from an agent to a person. */
export interface ContactRequest {
  id: string
  status: ContactRequestStatus
  /** The person as named by the agent; both members after the acceptance. */
  handle?: string | null
  userId?: string
  note: string | null
  createdAt: number
  expiresAt: number
}
