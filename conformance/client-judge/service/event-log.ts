/** The event log of the agent. */
import { unique } from '../../client/unique.ts'

export interface LogEvent {
  event_id: string
  sequence: number
  event_type: string
  [member: string]: unknown
}

/** Page of `GET /v1/events`. */
export interface Page {
  events: unknown[]
  next_cursor: number
  latest: number
  has_more: boolean
}

export interface PullQuery {
  after: number
  timeoutMs: number
  limit: number
}

export class EventLog {
  readonly events: LogEvent[] = []
  /** Sequence up to which events have been deleted because of their age. */
  expiredThrough = 0
  /** Number of pulls that wait for an event. */
  waiting = 0
  /** Changes a page before it is sent. */
  alter: (page: Page) => Page = (page) => page
  readonly #agentId: string
  readonly #chatId: string
  readonly #waiters = new Set<() => void>()

  constructor(agentId: string, chatId: string) {
    this.#agentId = agentId
    this.#chatId = chatId
  }

  get latest(): number {
    return this.events.at(-1)?.sequence ?? 0
  }

  /** Returns a new event that is in no log yet. */
  make(text: string, changes: Readonly<Record<string, unknown>> = {}): LogEvent {
    const now = new Date().toISOString()
    const sequence = this.latest + 1
    const sender = { id: 'usr_1', type: 'user', handle: 'ann', display_name: 'Ann' }
    const message = {
      message_id: unique.messageId(),
      chat_id: this.#chatId,
      sequence,
      sender,
      parts: [{ type: 'text', text, part_id: `prt_${sequence}` }],
      created_at: now,
    }
    return {
      event_id: `evt_${unique.ulid()}`,
      sequence,
      event_type: 'message.received',
      agent_id: this.#agentId,
      chat_id: this.#chatId,
      created_at: now,
      schema_version: '1',
      data: { message },
      ...changes,
    }
  }

  /** Appends events together, and wakes waiting pulls once. */
  append(...events: LogEvent[]): void {
    this.events.push(...events)
    this.wake()
  }

  /** Appends a message of a person. */
  say(text: string, changes?: Readonly<Record<string, unknown>>): LogEvent {
    const event = this.make(text, changes)
    this.append(event)
    return event
  }

  /** Appends several messages of a person together. */
  sayAll(texts: readonly string[]): LogEvent[] {
    const first = this.latest + 1
    const events = texts.map((text, index) => this.make(text, { sequence: first + index }))
    this.append(...events)
    return events
  }

  wake(): void {
    for (const waiter of [...this.#waiters]) waiter()
  }

  /** Waits until an event follows the position, and returns the page. */
  async pull({ after, timeoutMs, limit }: PullQuery, closed: AbortSignal): Promise<Page> {
    if (this.latest <= after && timeoutMs > 0) await this.#wait(timeoutMs, closed)
    const newer = this.events.filter(({ sequence }) => sequence > after)
    const events = newer.slice(0, limit)
    return this.alter({
      events,
      next_cursor: events.at(-1)?.sequence ?? Math.min(after, this.latest),
      latest: this.latest,
      has_more: newer.length > events.length,
    })
  }

  #wait(ms: number, closed: AbortSignal): Promise<void> {
    this.waiting++
    return new Promise((resolve) => {
      const end = () => {
        if (!this.#waiters.delete(end)) return
        this.waiting--
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(end, ms)
      this.#waiters.add(end)
      closed.addEventListener('abort', end, { once: true })
      if (closed.aborted) end()
    })
  }
}
