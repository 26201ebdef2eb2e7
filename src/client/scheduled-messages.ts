import type { Part } from '../../generated/current/types.gen.ts'
import { isTemporary, waitOf, type Api } from './api.ts'
import type { OnProblem } from './problem.ts'
import { wait } from './wait.ts'

/** A message that is sent later. */
export interface ScheduledMessage {
  /** The idempotency key: the message is stored once, also when several instances send it. */
  messageId: string
  chatId: string
  parts: readonly Part[]
  /** Id of the message that this one replies to. */
  replyTo?: string | undefined
  /** Time of sending, in epoch milliseconds. */
  at: number
}

/** Storage of scheduled messages between runs. */
export interface ScheduleStore {
  load(): Promise<readonly ScheduledMessage[]>
  /** Stores a message, in place of one with the same id. */
  add(message: ScheduledMessage): Promise<void>
  remove(messageId: string): Promise<void>
}

/** Interval at which waits are renewed, in milliseconds: timers of the runtime are limited to 24 days. */
const longestMs = 3_600_000

interface Options {
  api: Api
  /** Ends waiting. Messages stay stored. */
  signal: AbortSignal
  report: OnProblem
}

/** Sends messages at their time. A message stays stored until the service has answered. */
export class ScheduledMessages {
  readonly #options: Options
  readonly #store: () => Promise<ScheduleStore | undefined>
  readonly #waiting = new Map<string, ScheduledMessage>()

  /** @param store opens the storage; without one, messages are lost when the program ends */
  constructor(options: Options, store: () => Promise<ScheduleStore | undefined>) {
    this.#options = options
    this.#store = store
  }

  /** Waits for the messages of an earlier run. A message whose time has passed is sent now. */
  async start(): Promise<void> {
    for (const message of (await (await this.#store())?.load()) ?? []) this.#begin(message)
  }

  /** Resolves when the message is stored. */
  async add(message: ScheduledMessage): Promise<void> {
    await (await this.#store())?.add(message)
    this.#begin(message)
  }

  #begin(message: ScheduledMessage): void {
    const isNew = !this.#waiting.has(message.messageId)
    this.#waiting.set(message.messageId, message)
    if (isNew) void this.#deliver(message.messageId)
  }

  async #deliver(id: string): Promise<void> {
    const { signal, report } = this.#options
    for (let left: number; (left = this.#waiting.get(id)!.at - Date.now()) > 0 && !signal.aborted;)
      await wait(Math.min(left, longestMs), signal)
    for (let attempt = 1; !signal.aborted; attempt++) {
      const message = this.#waiting.get(id)!
      try {
        await this.#send(message)
        await (await this.#store())?.remove(id)
        this.#waiting.delete(id)
        return
      } catch (error) {
        if (signal.aborted) return
        const waitMs = waitOf(error, attempt)
        report({ code: 'scheduled_message_not_sent', error, messageId: id, attempt, waitMs })
        await wait(waitMs, signal)
      }
    }
  }

  /** Sends a message. A rejected message is reported and deleted. @throws a temporary error */
  async #send({ messageId, chatId, parts, replyTo }: ScheduledMessage): Promise<void> {
    const { api, signal, report } = this.#options
    const body = {
      message_id: messageId,
      chat_id: chatId,
      parts: [...parts],
      ...(replyTo !== undefined && { reply_to: { message_id: replyTo } }),
    }
    await api.call('sendMessage', { body, signal, expects: ['message'] }).catch((error: unknown) => {
      if (signal.aborted || isTemporary(error)) throw error
      report({ code: 'scheduled_message_rejected', error, messageId, chatId })
    })
  }
}
