import type { UserEvent } from '../../generated/extensions/types.gen.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'
import { retryDelayMs } from './model/retry.rules.ts'
import { pause } from './pause.ts'

/** Seconds that the server holds a pull when there is nothing new. */
const holdSeconds = 25
/** Milliseconds after which a pull without an answer is given up: its connection is gone without a word. */
const silenceMs = (holdSeconds + 10) * 1000

export interface LiveReport {
  /** Events in the order of the log, each once. */
  events(events: readonly UserEvent[]): void
  online(isOnline: boolean): void
  /** The position is too old for the log: what is shown has to be read anew. @returns the position to go on from */
  startOver(): Promise<number>
}

/**
 * Follows the log of the person by one pull after the other. The position is kept over every loss of the connection, so
 * that nothing is left out and nothing comes twice.
 */
export class Live {
  readonly #api: Pick<Api, 'events'>
  readonly #report: LiveReport
  readonly #ended = new AbortController()
  #wake = new AbortController()
  #isAskedToRetry = false

  constructor(api: Pick<Api, 'events'>, report: LiveReport) {
    this.#api = api
    this.#report = report
  }

  end(): void {
    this.#ended.abort()
    this.#wake.abort()
  }

  /** Asks at once, instead of waiting for the next try: the connection may be back, or gone. */
  retryNow(): void {
    this.#isAskedToRetry = true
    this.#wake.abort()
  }

  async follow(from: number): Promise<void> {
    let after = from
    let failures = 0
    while (!this.#ended.signal.aborted) {
      try {
        // After a loss the first answer comes at once: it shows that the connection is back.
        const page = await this.#pull(after, failures > 0 ? 0 : holdSeconds)
        failures = 0
        this.#report.online(true)
        const fresh = page.events.filter(({ sequence }) => sequence > after)
        after = Math.max(after, page.next_cursor)
        if (fresh.length > 0) this.#report.events(fresh)
      } catch (error) {
        if (this.#ended.signal.aborted) return
        failures++
        // The pull was given up here, which says nothing of the connection.
        const isAsked = this.#isAskedToRetry
        this.#isAskedToRetry = false
        if (isAsked) continue
        if (error instanceof ApiError && error.status === 422) {
          after = await this.#report.startOver().catch(() => after)
        } else this.#report.online(false)
        await this.#rest(retryDelayMs(failures, error instanceof ApiError ? error.retryAfter : null))
      }
    }
  }

  async #pull(after: number, timeout: number) {
    this.#wake = new AbortController()
    const timer = setTimeout(() => this.#wake.abort(), silenceMs)
    try {
      return await this.#api.events(after, timeout, this.#wake.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  async #rest(milliseconds: number): Promise<void> {
    this.#wake = new AbortController()
    await pause(milliseconds, AbortSignal.any([this.#wake.signal, this.#ended.signal]))
  }
}
