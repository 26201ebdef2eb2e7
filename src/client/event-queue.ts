import type { AgentEvent } from '../../generated/events.ts'
import { ApiError } from './api-error.ts'
import { isPassing } from './api.ts'
import { Progress, type PositionStore } from './position.ts'
import { backoff, wait } from './wait.ts'

/** An event that a handler did not get through. */
export interface Failure {
  event: AgentEvent
  error: unknown
  /** How often it was tried, from 1. */
  attempt: number
}

/** `dead-letter` hands the event to `deadLetter` and goes on; `stop` ends the agent, and the event comes again. */
export type Verdict = 'retry' | 'skip' | 'dead-letter' | 'stop'

export interface ErrorPolicy {
  /** What happens to an event whose handler threw. Default: `standardVerdict`. */
  onError?: (failure: Failure) => Verdict | Promise<Verdict>
  /** Keeps an event that is given up. Default: writes it to the console. */
  deadLetter?: (failure: Failure) => void | Promise<void>
}

/**
 * Three attempts, then a dead letter. An outage of the service is waited out, a rejected request is not repeated, and a credential
 * that has ended stops the agent.
 */
export function standardVerdict({ error, attempt }: Failure): Verdict {
  if (error instanceof ApiError && error.status === 401) return 'stop'
  if (isPassing(error, true)) return 'retry'
  if (error instanceof ApiError && error.status < 500) return 'dead-letter'
  return attempt < 3 ? 'retry' : 'dead-letter'
}

interface EventQueueOptions extends ErrorPolicy {
  handle: (event: AgentEvent) => Promise<void>
  store: PositionStore | undefined
  /** Ends waits between attempts. */
  signal: AbortSignal
  /** Ends the agent with this error. */
  stop: (error: unknown) => void
  /** How many events may be under way. */
  concurrency: number
}

/**
 * Hands events to the handler: those of one chat in their order, those of others beside them. An event counts as dealt with when the
 * handler is through or the policy gave it up; the position is saved after that.
 */
export class EventQueue {
  progress = new Progress({ cursor: 0, handled: [] })
  readonly #options: EventQueueOptions
  readonly #chats = new Map<string, Promise<void>>()
  /** Events under way, by their id: what comes by webhook again meanwhile joins its first attempt. */
  readonly #running = new Map<string, Promise<boolean>>()
  #saving: Promise<void> | undefined
  #dirty = false

  constructor(options: EventQueueOptions) {
    this.#options = options
  }

  /** Takes the position of an earlier run. @returns whether there was one */
  async load(): Promise<boolean> {
    const stored = await this.#options.store?.load()
    if (stored) this.progress = new Progress(stored)
    return stored !== undefined
  }

  /** Begins behind a sequence of the log. */
  beginAt(cursor: number): void {
    this.progress = new Progress({ cursor, handled: [] })
    this.#save()
  }

  /** Takes an event of the log, and returns at once when there is room. @param advanced is told when the cursor has moved */
  async take(event: AgentEvent, advanced?: (cursor: number) => void): Promise<void> {
    if (!this.progress.begin(event)) return advanced?.(this.progress.cursor)
    const running = this.#run(event).then((ended) => {
      if (!ended) return this.progress.release(event)
      const before = this.progress.cursor
      this.progress.end(event)
      if (this.progress.cursor > before) advanced?.(this.progress.cursor)
      this.#save()
    })
    // Only a save can fail, and it ends the agent.
    running.catch((error: unknown) => this.#options.stop(error))
    while (this.#running.size >= this.#options.concurrency) await Promise.race(this.#running.values())
  }

  /** Takes an event that came by webhook. @returns whether it is dealt with; if not, it has to come again */
  async takeDelivery(event: AgentEvent): Promise<boolean> {
    if (this.progress.knows(event.event_id)) return true
    const ended = await (this.#running.get(event.event_id) ?? this.#run(event))
    if (!ended) return false
    this.progress.note(event.event_id)
    this.#save()
    await this.#saving
    return true
  }

  /** Resolves when nothing is under way and the position is saved. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running.values())
    while (this.#saving) await this.#saving
  }

  #run(event: AgentEvent): Promise<boolean> {
    const key = event.chat_id ?? event.event_id
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

  /** @returns whether the event is dealt with */
  async #attempt(event: AgentEvent): Promise<boolean> {
    const { handle, onError = standardVerdict, deadLetter = printDeadLetter, signal, stop } = this.#options
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        await handle(event)
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

  /** One save at a time; what ends meanwhile is saved by the next one. */
  #save(): void {
    if (!this.#options.store) return
    this.#dirty = true
    this.#saving ??= this.#saveAll(this.#options.store).finally(() => (this.#saving = undefined))
    this.#saving.catch((error: unknown) => this.#options.stop(error))
  }

  async #saveAll(store: PositionStore): Promise<void> {
    while (this.#dirty) {
      this.#dirty = false
      await store.save(this.progress.position())
    }
  }
}

function printDeadLetter({ event, error, attempt }: Failure): void {
  console.error(`event ${event.event_id} (${event.event_type}) was given up after ${attempt} attempts`, error)
}
