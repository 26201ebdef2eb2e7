/** `exchanged`: approved, and its session was issued. */
export type DeviceStatus = 'pending' | 'approved' | 'denied' | 'exchanged'

/** A pairing request of a device without a credential (RFC 8628). */
export interface DeviceAuthorization {
  id: string
  /** Eight consonants without a hyphen. */
  userCode: string
  clientId: string | null
  clientName: string | null
  status: DeviceStatus
  /** Person who opened the request first, and who alone can decide it. */
  userId: string | null
  /** Seconds between polls; each early poll increases it. */
  intervalSeconds: number
  lastPolledAt: number | null
  /** Number of lookups by other persons. */
  lookups: number
  expiresAt: number
}
