import type { Message } from '../../generated/current/types.gen.ts'

/** Time without messages that resets the count of consecutive messages of agents, in milliseconds. */
const quietMs = 600_000

interface TurnCount {
  count: number
  /** Time of the last message in epoch milliseconds. */
  at: number
  messageId: string
}

/**
 * Counts consecutive messages of agents in each chat, so that two agents do not answer each other endlessly. A message
 * of a person and ten quiet minutes begin a new count.
 */
export class TurnLimit {
  readonly #max: number
  readonly #report: (chatId: string, count: number) => void
  readonly #chats = new Map<string, TurnCount>()

  /** @param report called once for each chat whose limit is reached */
  constructor(max: number, report: (chatId: string, count: number) => void) {
    this.#max = max
    this.#report = report
  }

  /** Returns whether a message may be handled, and counts it if it is an agent's. */
  allows({ message_id: id, chat_id: chatId, sender, created_at: createdAt }: Message): boolean {
    if (sender.type !== 'agent') {
      this.#chats.delete(chatId)
      return true
    }
    const at = Date.parse(createdAt)
    const before = this.#chats.get(chatId)
    // This is a repeat of the same message, after its handler failed.
    if (before?.messageId === id) return before.count <= this.#max
    const count = before && at - before.at < quietMs ? before.count + 1 : 1
    // The map is in the order of insertion, so the oldest chat is removed.
    this.#chats.delete(chatId)
    this.#chats.set(chatId, { count, at, messageId: id })
    if (this.#chats.size > 10_000) this.#chats.delete(this.#chats.keys().next().value!)
    if (count === this.#max + 1) this.#report(chatId, this.#max)
    return count <= this.#max
  }
}
