/** Waits for a target that limits requests (429) or is unavailable for a moment (503), so that neither causes findings. */
import type { Reply } from './exchange.ts'
import { valueAt } from './json-pointer.ts'
import { recording } from './recorder.ts'

/** With this number of other answers for each 429, a limit does not count by address. */
const answersOfOthers = 10
/** Longest time in ms until a wait is calculated again. */
const lookMs = 200
/** Maximum single wait, in ms: the usual window of a rate limit. */
const longestWaitMs = 60_000
const attemptsMax = 6
const firstBackoffMs = 400
/** A 503 that lasts longer is an answer: it may mean that the target lacks an area (AMB-001). */
const outageMaxMs = 5000
const attemptsInOutage = 3

export type Limited = Pick<Reply, 'status' | 'headers' | 'body'>

/**
 * Returns the wait that a 429 requests, in milliseconds: Retry-After in seconds or as a date (RFC 9110, 10.2.3), or
 * error.retry_after of the variant form (AMB-088). Undefined without either.
 * @param offsetMs how far the clock of the target is ahead of the local clock
 */
export function requestedWaitMs({ headers, body }: Pick<Reply, 'headers' | 'body'>, offsetMs = 0): number | undefined {
  const header = headers['retry-after']
  if (header !== undefined) {
    if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header) * 1000
    const date = Date.parse(header)
    // The Date header is from the same clock, also in whole seconds.
    const now = Date.parse(headers['date'] ?? '')
    if (!Number.isNaN(date)) return Math.max(0, date - (Number.isNaN(now) ? Date.now() + offsetMs : now))
  }
  const member = valueAt(body, '/error/retry_after')
  return typeof member === 'number' && member >= 0 ? member * 1000 : undefined
}

/**
 * Times after which requests with a credential may be sent again. A limit usually counts by credential. When two
 * credentials are limited at once and few other requests are answered, it may count by address, so all requests wait.
 */
export class RateLimitWait {
  /** End of the wait of each credential that was limited since `#since.at`, in ms since the epoch. */
  readonly #until = new Map<string, number>()
  /** Time of the first limited answer while no request was waiting, and the number of answers to later requests. */
  #since = { at: Infinity, limited: 0, other: 0 }

  /** Waits until a request with this credential may be sent. */
  async pass(credential: string): Promise<void> {
    for (let waitMs = this.#waitMs(credential); waitMs > 0; waitMs = this.#waitMs(credential))
      await pause(Math.min(waitMs, lookMs))
  }

  /** Records an answer that is not limited. @param sentAt time of the request, in ms since the epoch */
  noteOther(sentAt: number): void {
    if (sentAt > this.#since.at) this.#since.other += 1
  }

  /**
   * Records that a request was limited.
   * @returns whether to repeat the request
   */
  note(credential: string, requestedMs: number | undefined, attempt: number): boolean {
    const waitMs = requestedMs ?? firstBackoffMs * 2 ** (attempt - 1)
    if (attempt > attemptsMax || waitMs > longestWaitMs) return false
    const now = Date.now()
    if (this.#lastEnd() <= now) {
      this.#until.clear()
      this.#since = { at: now, limited: 0, other: 0 }
    }
    this.#since.limited += 1
    this.#until.set(credential, Math.max(this.#until.get(credential) ?? 0, now + waitMs))
    return true
  }

  #waitMs(credential: string): number {
    const { limited, other } = this.#since
    const byAddress = this.#until.size > 1 && other < answersOfOthers * limited
    return (byAddress ? this.#lastEnd() : (this.#until.get(credential) ?? 0)) - Date.now()
  }

  #lastEnd(): number {
    return Math.max(0, ...this.#until.values())
  }
}

/** Waits after a 503, which clients repeat. @returns whether to repeat the request */
export async function outageIsOver(requestedMs: number | undefined, attempt: number): Promise<boolean> {
  const waitMs = requestedMs ?? firstBackoffMs * 2 ** (attempt - 1)
  if (attempt > attemptsInOutage || waitMs > outageMaxMs) return false
  await pause(waitMs)
  return true
}

/** Extends the time limits of the check by the wait. */
async function pause(ms: number): Promise<void> {
  const recorder = recording.getStore()
  await new Promise((resolve) => setTimeout(resolve, ms))
  if (recorder !== undefined) recorder.rateLimitedMs += ms
}
