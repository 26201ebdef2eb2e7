import type { AgentEvent } from '../../generated/events.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

/** Selects the unread messages of a log whose position is unknown: those after the agent's last message in the chat. */
export class UnreadFilter {
  readonly #api: Api
  readonly #ownHandle: () => Promise<string | undefined>
  readonly #answered = new Map<string, Promise<number>>()

  constructor(api: Api, ownHandle: () => Promise<string | undefined>) {
    this.#api = api
    this.#ownHandle = ownHandle
  }

  async isUnread(event: AgentEvent): Promise<boolean> {
    if (event.event_type !== 'message.received') return false
    const { chat_id: chatId, sequence } = event.data.message
    const reading = this.#answered.get(chatId) ?? this.#readAnswered(chatId)
    this.#answered.set(chatId, reading)
    reading.catch(() => this.#answered.delete(chatId))
    return sequence > (await reading)
  }

  /** Returns the position of the agent's newest message in a chat: 0 without one, Infinity in a chat that it left. */
  async #readAnswered(id: string): Promise<number> {
    try {
      const own = await this.#ownHandle()
      const { messages } = await this.#api.call('listMessages', {
        path: { id },
        query: { limit: 100 },
        expects: ['messages'],
      })
      return messages.find(({ sender }) => sender.handle === own)?.sequence ?? 0
    } catch (error) {
      if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return Infinity
      throw error
    }
  }
}
