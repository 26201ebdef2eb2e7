import type { AgentEvent, EventOf } from '../../generated/events.ts'
import { wait } from './wait.ts'

/**
 * Handling of a message that arrives while another one of its chat is handled:
 *
 * - `auto`: one after the other, but a streamed answer is given up when its person writes again
 * - `each`: at the same time
 * - `queue`: one after the other
 * - `burst`: quick messages of a person are handed over together, in `message.burst`
 * - `latest`: the `signal` of the running handler aborts, and only the newest message of a person is handled
 *
 * In every mode, the Stop button of the messenger aborts the `signal` of the running handler. It sends `/stop`, which no
 * handler of messages receives; a handler of this command replaces that.
 */
export type Overlap = 'auto' | 'each' | 'queue' | 'burst' | 'latest'

/** The answer was aborted, because the person wrote again or stopped it. */
export class Superseded extends Error {
  override name = 'Superseded'

  constructor(reason = 'a newer message of the same person is waiting') {
    super(reason)
  }
}

type MessageEvent = EventOf<'message.received'>

/** Quiet time that ends a burst, and maximum duration of a burst, in milliseconds. */
const quietMs = 700
const burstMs = 5_000

/** A message that is being handled. */
export interface Run {
  signal: AbortSignal
  /** Messages to handle together, oldest first. */
  events: readonly MessageEvent[]
  /** Marks the start of a streamed answer. @returns a function that marks its end @throws Superseded */
  startStream(): () => void
  /** Whether the answer was aborted. */
  isSuperseded(): boolean
  end(isHandled: boolean): void
}

interface Running {
  senderId: string
  controller: AbortController
  streams: number
}

/** Schedules overlapping messages of a chat. */
export class Overlaps {
  readonly #mode: Overlap
  /** Queued messages, by chat. */
  readonly #waiting = new Map<string, MessageEvent[]>()
  readonly #running = new Map<string, Set<Running>>()
  /** Messages that are handled together with an earlier message of their burst. */
  readonly #taken = new Set<string>()

  constructor(mode: Overlap) {
    this.#mode = mode
  }

  /** Registers a message before it is queued. */
  arrived(event: MessageEvent): void {
    const { chat_id: chatId, sender } = event.data.message
    this.#waiting.set(chatId, [...(this.#waiting.get(chatId) ?? []), event])
    for (const running of this.#running.get(chatId) ?? []) {
      const isAborted = this.#mode === 'latest' || (this.#mode === 'auto' && running.streams > 0)
      if (isAborted && running.senderId === sender.id) running.controller.abort(new Superseded())
    }
  }

  /** Aborts the handling of earlier messages of a sender, in every mode. */
  stop(event: MessageEvent): void {
    const { chat_id: chatId, sender } = event.data.message
    for (const { senderId, controller } of this.#running.get(chatId) ?? [])
      if (senderId === sender.id) controller.abort(new Superseded('the person stopped the answer'))
  }

  /** Removes a queued message. */
  leave({ event_id: id, data: { message } }: MessageEvent): void {
    const rest = (this.#waiting.get(message.chat_id) ?? []).filter((other) => other.event_id !== id)
    if (rest.length > 0) this.#waiting.set(message.chat_id, rest)
    else this.#waiting.delete(message.chat_id)
  }

  /** Starts to handle a message. @returns undefined when an earlier run already handles it */
  async begin(event: MessageEvent, signal: AbortSignal): Promise<Run | undefined> {
    const { chat_id: chatId, sender } = event.data.message
    this.leave(event)
    if (this.#taken.delete(event.event_id)) return undefined
    if (this.#mode === 'latest' && this.#newer(chatId, sender.id).length > 0) return undefined
    const later = this.#mode === 'burst' ? await this.#burst(chatId, sender.id, signal) : []
    for (const other of later) {
      this.leave(other)
      this.#taken.add(other.event_id)
    }
    const running = { senderId: sender.id, controller: new AbortController(), streams: 0 }
    const all = this.#running.get(chatId) ?? new Set()
    this.#running.set(chatId, all.add(running))
    return {
      signal: AbortSignal.any([signal, running.controller.signal]),
      events: [event, ...later],
      isSuperseded: () => running.controller.signal.aborted,
      startStream: () => {
        if (this.#mode === 'auto' && this.#newer(chatId, sender.id).length > 0)
          running.controller.abort(new Superseded())
        running.controller.signal.throwIfAborted()
        running.streams++
        return () => running.streams--
      },
      end: (isHandled) => {
        all.delete(running)
        if (all.size === 0) this.#running.delete(chatId)
        // A failed burst is collected again by the next attempt.
        if (!isHandled) for (const other of later) this.#taken.delete(other.event_id)
        if (!isHandled && later.length > 0) this.#waiting.set(chatId, [...later, ...(this.#waiting.get(chatId) ?? [])])
      },
    }
  }

  #newer(chatId: string, senderId: string): MessageEvent[] {
    return (this.#waiting.get(chatId) ?? []).filter(({ data }) => data.message.sender.id === senderId)
  }

  /** Waits until a person pauses. @returns the messages that arrived meanwhile */
  async #burst(chatId: string, senderId: string, signal: AbortSignal): Promise<MessageEvent[]> {
    const end = Date.now() + burstMs
    for (let count = -1; count !== this.#newer(chatId, senderId).length && Date.now() < end && !signal.aborted;) {
      count = this.#newer(chatId, senderId).length
      await wait(quietMs, signal)
    }
    return this.#newer(chatId, senderId)
  }
}

export const isMessageEvent = (event: AgentEvent): event is MessageEvent => event.event_type === 'message.received'
