/** How long a request is open: 30 days. */
export const CONTACT_REQUEST_LIFETIME_MS = 30 * 24 * 3_600_000

/** As its agent may know it: one that was declined is pending until it expires. */
export type ContactRequestStatus = 'pending' | 'accepted' | 'expired'

/** An agent's wish to be a contact of a person. */
export interface ContactRequest {
  id: string
  status: ContactRequestStatus
  /** As the agent named the person; both once the person accepted. */
  handle?: string | null
  userId?: string
  note: string | null
  createdAt: number
  expiresAt: number
}
