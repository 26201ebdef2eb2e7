import type { Limit } from '../../platform/rate-limits/rate-limits.ts'

/** The actor behind the credential of a request. */
export interface Caller {
  kind: 'agent' | 'user'
  id: string
  handle: string
  /** The credential that was shown: a session or an Agent Token, by id, never its text. */
  credentialId: string
  /** The limit that the operator gave to this actor. */
  limit?: Limit
}
