export type DeviceStatus = 'pending' | 'approved' | 'denied'

/** A pairing request of a terminal that has no credential yet (RFC 8628). */
export interface DeviceAuthorization {
  id: string
  /** Eight consonants without a dash. */
  userCode: string
  clientId: string | null
  clientName: string | null
  /** `exchanged`: approved, and its session was handed out. */
  status: DeviceStatus | 'exchanged'
  /** The person who opened it first and alone may decide it. */
  userId: string | null
  /** Seconds between polls; each poll that came too early adds to it. */
  intervalSeconds: number
  lastPolledAt: number | null
  /** How often somebody looked it up to whom it was not bound. */
  lookups: number
  expiresAt: number
}
