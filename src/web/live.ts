import type { UserEvent, UserEventPage } from '../../generated/extensions/types.gen.ts'
import { ApiError } from '../client/api-error.ts'
import type { Api } from './api.ts'
import { retryDelayMs } from './retry.ts'
import { wait } from '../client/wait.ts'

/** Seconds that the server waits with the response to a pull without new events. */
const holdSeconds = 25
/** Milliseconds after which a pull without a response is aborted, because its connection was lost silently. */
const silenceMs = (holdSeconds + 10) * 1000

export interface LiveReport {
  /** Reports events in the order of the log, each once. */
  events(events: readonly UserEvent[]): void
  online(isOnline: boolean): void
  /** Reads all data again, because the position is expired or belongs to another log. @returns the new position */
  startOver(): Promise<number>
}

/**
 * Follows the person's log with consecutive pulls. The position survives a lost connection, so that no event is missed
 * or reported twice.
 */
export class Live {
  readonly #api: Pick<Api, 'events'>
  readonly #report: LiveReport
  readonly #ended = new AbortController()
  #wake = new AbortController()
  #isAskedToRetry = false
  #position = 0
  /** Epoch of the log to which the position belongs. */
  #epoch: string | undefined

  constructor(api: Pick<Api, 'events'>, report: LiveReport) {
    this.#api = api
    this.#report = report
  }

  /** The sequence of the last reported event. */
  get position(): number {
    return this.#position
  }

  end(): void {
    this.#ended.abort()
    this.#wake.abort()
  }

  /** Pulls at once instead of waiting for the next attempt, because the connection may be back, or lost. */
  retryNow(): void {
    this.#isAskedToRetry = true
    this.#wake.abort()
  }

  async follow(from: number): Promise<void> {
    this.#position = from
    let failures = 0
    while (!this.#ended.signal.aborted) {
      try {
        // After a failure, the first pull does not wait, so that it shows at once that the connection is back.
        const page = await this.#pull(this.#position, failures > 0 ? 0 : holdSeconds)
        this.#report.online(true)
        await this.#take(page)
        failures = 0
      } catch (error) {
        if (this.#ended.signal.aborted) return
        failures++
        // The page itself aborted the pull, which is no sign of a lost connection.
        const isAsked = this.#isAskedToRetry
        this.#isAskedToRetry = false
        if (isAsked) continue
        if (error instanceof ApiError && error.status === 422) {
          this.#position = await this.#report.startOver().catch(() => this.#position)
        } else this.#report.online(false)
        await this.#rest(retryDelayMs(failures, error))
      }
    }
  }

  /** After the restore of a backup, the server has another epoch, or a log that ends before the position (AMB-240). */
  async #take({ events, next_cursor: next, latest, log_epoch: epoch }: UserEventPage): Promise<void> {
    const isOther = this.#epoch !== undefined && epoch !== this.#epoch
    if (isOther || latest < this.#position) {
      console.warn(`The event log has another epoch than position ${this.#position}: all data is read again.`)
      this.#position = await this.#report.startOver()
      this.#epoch = epoch
      return
    }
    this.#epoch = epoch
    const fresh = events.filter(({ sequence }) => sequence > this.#position)
    this.#position = Math.max(this.#position, next)
    if (fresh.length > 0) this.#report.events(fresh)
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
    await wait(milliseconds, AbortSignal.any([this.#wake.signal, this.#ended.signal]))
  }
}
