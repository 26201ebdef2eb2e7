import type { Message } from '../../generated/current/types.gen.ts'
import type { Api } from './api.ts'
import type { Pending } from './model/state.ts'
import { isRejection, retryDelayMs } from './retry.ts'
import { errorText } from './error-text.ts'
import { wait } from '../client/wait.ts'

/** Reports the state of sent messages. */
export interface OutboxReport {
  changed(chatId: string, pending: Pending): void
  stored(message: Message): void
}

/**
 * Sends the messages of a chat one at a time. A message is retried with the same id until the server responds, so that
 * it is stored once.
 */
export class Outbox {
  readonly #api: Pick<Api, 'send'>
  readonly #report: OutboxReport
  readonly #queues = new Map<string, Promise<void>>()
  #wake = new AbortController()

  constructor(api: Pick<Api, 'send'>, report: OutboxReport) {
    this.#api = api
    this.#report = report
  }

  /** Sends a message after the pending messages of its chat. */
  add(chatId: string, pending: Pending): void {
    this.#report.changed(chatId, { ...pending, status: 'sending', error: null })
    const before = this.#queues.get(chatId) ?? Promise.resolve()
    this.#queues.set(
      chatId,
      before.then(() => this.#deliver(chatId, pending)),
    )
  }

  /** Retries waiting messages at once, because the connection is back. */
  retryNow(): void {
    this.#wake.abort()
    this.#wake = new AbortController()
  }

  async #deliver(chatId: string, pending: Pending): Promise<void> {
    const { messageId, parts, replyTo, metadata } = pending
    const reply = replyTo && { reply_to: { message_id: replyTo } }
    const body = { message_id: messageId, parts, ...reply, ...(metadata && { metadata }) }
    for (let failures = 0; ;) {
      try {
        return this.#report.stored(await this.#api.send(chatId, body))
      } catch (error) {
        if (isRejection(error)) {
          return this.#report.changed(chatId, { ...pending, status: 'rejected', error: errorText(error) })
        }
        failures++
        this.#report.changed(chatId, { ...pending, status: 'waiting', error: null })
        await wait(retryDelayMs(failures, error), this.#wake.signal)
      }
    }
  }
}
