import type { Limit } from '../../platform/rate-limits/rate-limits.ts'

/** The actor that a request's credential belongs to. */
export interface Caller {
  kind: 'agent' | 'user'
  id: string
  handle: string
  /** Id of the credential, a session or an Agent Token; never its secret. */
  credentialId: string
  /** Rate limit that the operator set for this actor. */
  limit?: Limit
}
