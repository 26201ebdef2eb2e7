/** The device authorization of a case (RFC 8628). */
import { randomBytes } from 'node:crypto'
import type { Answer } from './disruptions.ts'

/** Outcome of a poll: an error code of RFC 8628, or the session. */
export type PollOutcome = 'authorization_pending' | 'slow_down' | 'access_denied' | 'expired_token' | 'approved'

export class Pairing {
  readonly deviceCode = `device_${randomBytes(20).toString('hex')}`
  readonly userCode = 'BCDF-GHJK'
  readonly accessToken = `session_${randomBytes(20).toString('hex')}`
  /** Minimum time between two polls, in seconds. */
  interval = 1
  /** Outcomes of the next polls; the last one is repeated. */
  outcomes: PollOutcome[] = ['approved']
  readonly #url: () => string

  constructor(url: () => string) {
    this.#url = url
  }

  start(): Answer {
    const uri = `${this.#url()}/device`
    return {
      status: 200,
      body: {
        device_code: this.deviceCode,
        user_code: this.userCode,
        verification_uri: uri,
        verification_uri_complete: `${uri}?user_code=${this.userCode}`,
        expires_in: 600,
        interval: this.interval,
      },
    }
  }

  poll(): Answer {
    const outcome = this.outcomes.length > 1 ? this.outcomes.shift()! : this.outcomes[0]!
    if (outcome !== 'approved') return { status: 400, body: { error: outcome, error_description: `It is ${outcome}.` } }
    return { status: 200, body: { access_token: this.accessToken, token_type: 'Bearer', expires_in: 3600 } }
  }
}
