import type { AgentEvent } from '../../generated/events.ts'
import { ApiError } from './api-error.ts'
import { isTemporary } from './api.ts'
import { PositionConflict, Progress, type PositionStore } from './position.ts'
import { resetOf, type LogBounds } from './log-place.ts'
import { backoff, wait } from './wait.ts'
import type { OnProblem } from './problem.ts'

/** An event whose handler failed. */
export interface Failure {
  event: AgentEvent
  error: unknown
  /** Number of attempts, from 1. */
  attempt: number
}

/**
 * `dead-letter` passes the event to `deadLetter` and continues; `stop` ends the agent, and the event is received again.
 */
export type Verdict = 'retry' | 'skip' | 'dead-letter' | 'stop'

export interface ErrorPolicy {
  /** Decides about an event whose handler threw. Default: `standardVerdict`. */
  onError?: (failure: Failure) => Verdict | Promise<Verdict>
  /** Stores an event that is given up. Default: writes it to the console. */
  deadLetter?: (failure: Failure) => void | Promise<void>
}

/**
 * Returns the default decision: three attempts, then a dead letter. Outages of the service are retried without limit, a
 * rejected request is not retried, and an invalid credential stops the agent.
 */
export function standardVerdict({ error, attempt }: Failure): Verdict {
  if (error instanceof ApiError && error.status === 401) return 'stop'
  if (isTemporary(error) && !(error instanceof ApiError && error.status === 500)) return 'retry'
  if (error instanceof ApiError && error.status < 500) return 'dead-letter'
  return attempt < 3 ? 'retry' : 'dead-letter'
}

/** Circumstances of a call of the handlers. */
export interface Attempt {
  /** Number of the attempt in this run, from 1. */
  attempt: number
  /** Whether an earlier attempt, also of an earlier run, may have sent something. */
  mayRepeat: boolean
  /** Starts other events while a handler waits for an answer. @returns a function that ends the wait */
  park(): () => void
}

interface EventQueueOptions extends ErrorPolicy {
  handle: (event: AgentEvent, attempt: Attempt) => Promise<void>
  /** Called when an event arrives, before it is queued. @returns whether this call has handled the event */
  arrived: (event: AgentEvent) => boolean
  /** Whether events of one chat are handled in order. */
  isOrdered: boolean
  /** Aborts waits between attempts. */
  signal: AbortSignal
  /** Stops the agent with this error. */
  stop: (error: unknown) => void
  /** Maximum events handled concurrently. */
  concurrency: number
  report: OnProblem
}

/**
 * Passes events to the handler: events of one chat in order, events of different chats concurrently. An event is
 * handled when the handler finishes or the policy gives the event up; then the position is saved.
 */
export class EventQueue {
  progress = new Progress({ cursor: 0, handled: [] })
  readonly #options: EventQueueOptions
  readonly #chats = new Map<string, Promise<void>>()
  /** Running events by id: a webhook delivery of a running event joins its first attempt. */
  readonly #running = new Map<string, Promise<boolean>>()
  /** Number of handlers that wait for an answer. */
  #parked = 0
  #onPark: (value?: unknown) => void = () => undefined
  #store: PositionStore | undefined
  #saving: Promise<void> | undefined
  #dirty = false
  /** Newest sequence at the start: an earlier run may have handled events up to it. */
  #latestAtStart = Infinity
  /** Sequence up to which a first start has unread messages. The position is not saved before it is reached. */
  #unreadThrough = 0

  constructor(options: EventQueueOptions) {
    this.#options = options
  }

  /** Loads the position of an earlier run. @returns whether there was one */
  async load(store: PositionStore | undefined): Promise<boolean> {
    this.#store = store
    const stored = await store?.load()
    if (stored) this.progress = new Progress(stored)
    return stored !== undefined
  }

  /** Starts after a sequence of the log. Events up to `unreadThrough` are the unread part of a first run. */
  beginAt(cursor: number, unreadThrough = cursor): void {
    this.progress = new Progress({ cursor, handled: [] })
    this.#unreadThrough = unreadThrough
    this.#save()
  }

  /** Returns whether an event is older than the first start of the agent. */
  isBeforeFirstStart = ({ sequence }: AgentEvent): boolean => sequence <= this.#unreadThrough

  /**
   * Compares the position with the bounds of the service's log. If the log has another epoch, or ends before the
   * position, continues at the first event that the service sends, and reports the reset.
   */
  compare(bounds: LogBounds): void {
    const { seen, epoch } = this.progress
    if (this.#latestAtStart === Infinity) this.#latestAtStart = bounds.latest
    const reset = resetOf({ cursor: seen, epoch }, bounds)
    if (!reset) {
      this.progress.epoch = bounds.log_epoch ?? epoch
      return
    }
    this.progress = this.progress.movedTo(reset.to.cursor, reset.to.epoch)
    this.#unreadThrough = 0
    this.#options.report({ code: 'log_reset', ...reset })
    this.#save()
  }

  /**
   * Accepts an event of the log, and returns at once if there is capacity.
   * @param advanced called when the cursor has moved
   */
  async take(event: AgentEvent, advanced?: (cursor: number) => void): Promise<void> {
    const { progress } = this
    if (!progress.begin(event)) return advanced?.(progress.acknowledged)
    // After a reset, an event may be received again while its first attempt is running.
    const turn = this.#running.get(event.event_id) ?? this.#run(event)
    const running = turn.then((ended) => {
      if (!ended) return progress.release(event)
      const before = progress.acknowledged
      progress.end(event)
      if (progress !== this.progress) this.progress.note(event.event_id)
      else if (progress.acknowledged > before) advanced?.(progress.acknowledged)
      this.#save()
    })
    // Only `deadLetter` can fail, which stops the agent.
    running.catch((error: unknown) => this.#options.stop(error))
    while (this.#running.size - this.#parked >= this.#options.concurrency)
      await Promise.race([...this.#running.values(), new Promise((resolve) => (this.#onPark = resolve))])
  }

  /** Accepts an event delivered by webhook. @returns whether it was handled; if not, it must be delivered again */
  async takeDelivery(event: AgentEvent): Promise<boolean> {
    if (!this.progress.knows(event.event_id)) {
      const ended = await (this.#running.get(event.event_id) ?? this.#run(event))
      if (!ended) return false
      this.progress.note(event.event_id)
      this.#save()
    }
    await this.#saving
    return !this.#dirty
  }

  /** Resolves when no event is running and the position is saved. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running.values())
    while (this.#saving) await this.#saving
  }

  #run(event: AgentEvent): Promise<boolean> {
    if (this.#options.arrived(event)) return Promise.resolve(true)
    const key = (this.#options.isOrdered ? event.chat_id : null) ?? event.event_id
    const before = this.#chats.get(key) ?? Promise.resolve()
    const running = before.then(() => this.#attempt(event))
    const ended = running.then(
      () => undefined,
      () => undefined,
    )
    this.#chats.set(key, ended)
    this.#running.set(event.event_id, running)
    void ended.then(() => {
      this.#running.delete(event.event_id)
      if (this.#chats.get(key) === ended) this.#chats.delete(key)
    })
    return running
  }

  /** A parked event does not count as running, and does not delay acknowledgements. */
  #park(event: AgentEvent): () => void {
    const { progress } = this
    this.#parked++
    progress.park(event, true)
    this.#onPark()
    return () => {
      this.#parked--
      progress.park(event, false)
    }
  }

  /** @returns whether the event is handled */
  async #attempt(event: AgentEvent): Promise<boolean> {
    const { handle, onError = standardVerdict, deadLetter = printDeadLetter, signal, stop } = this.#options
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        const mayRepeat = attempt > 1 || event.sequence <= this.#latestAtStart
        await handle(event, { attempt, mayRepeat, park: () => this.#park(event) })
        return true
      } catch (error) {
        const failure = { event, error, attempt }
        const verdict = await Promise.resolve(onError(failure)).catch(
          (thrown: unknown) => (stop(thrown), 'stop' as const),
        )
        if (verdict === 'stop') return (stop(error), false)
        if (verdict !== 'retry') {
          if (verdict === 'dead-letter') await deadLetter(failure)
          return true
        }
        await wait(backoff(attempt), signal)
      }
    }
    return false
  }

  /** Saves one position at a time. Events that end meanwhile are saved next. */
  #save(): void {
    if (!this.#store || this.progress.cursor < this.#unreadThrough) return
    this.#dirty = true
    this.#saving ??= this.#saveAll(this.#store).finally(() => (this.#saving = undefined))
  }

  /** Saves until nothing has changed. Failures are retried, except a conflict with another writer. */
  async #saveAll(store: PositionStore): Promise<void> {
    const { report, signal, stop } = this.#options
    for (let attempt = 1; this.#dirty;) {
      this.#dirty = false
      try {
        await store.save(this.progress.position())
        attempt = 1
      } catch (error) {
        this.#dirty = true
        if (error instanceof PositionConflict) return stop(error)
        const waitMs = backoff(attempt)
        report({ code: 'position_not_saved', error, attempt, waitMs })
        if (signal.aborted) return
        await wait(waitMs, signal)
        attempt++
      }
    }
  }
}

export function printDeadLetter({ event, error, attempt }: Failure): void {
  console.error(`event ${event.event_id} (${event.event_type}) was given up after ${attempt} attempts`, error)
}
