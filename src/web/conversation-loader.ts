import type { Message } from '../../generated/current/types.gen.ts'
import type { Api } from './api.ts'
import { addNewer, addPage, placeAt } from './model/conversation.rules.ts'
import type { ChatEntry, Conversation } from './model/state.ts'

const pageSize = 50
/** Maximum number of earlier pages in which a message is searched. */
const soughtPages = 20
/** Number of read messages that are shown before the first unread one. */
const contextSize = 20
/** Maximum number of unread messages that the newest page contains together with some read ones. */
const reachedUnread = pageSize - contextSize / 2

/** Returns whether the newest page of a chat begins before its first unread message. */
export const isReached = (unread: number): boolean => unread <= reachedUnread

/** The state that is read and changed. */
interface ConversationStore {
  entry(chatId: string): ChatEntry | undefined
  change(chatId: string, change: (before: Conversation) => Conversation): void
}

/** Reads pages of conversations, at their ends and around a position, so that loaded messages have no gap. */
export class ConversationLoader {
  readonly #api: Pick<Api, 'history' | 'listChanges'>
  readonly #store: ConversationStore

  constructor(api: Pick<Api, 'history' | 'listChanges'>, store: ConversationStore) {
    this.#api = api
    this.#store = store
  }

  async loadOlder(chatId: string): Promise<void> {
    const entry = this.#store.entry(chatId)
    const oldest = entry?.conversation.messages[0]
    if (!entry?.conversation.hasMore || !oldest) return
    const page = await this.#api.history(chatId, pageSize, oldest.sequence)
    this.#store.change(chatId, (before) => addPage(before, page, true))
  }

  /** Finds a message by its id among the loaded and some earlier messages. */
  async find(chatId: string, messageId: string): Promise<Message | undefined> {
    for (let pages = 0; ; pages++) {
      const { messages = [], hasMore = false } = this.#store.entry(chatId)?.conversation ?? {}
      const message = messages.find((one) => one.message_id === messageId)
      if (message || !hasMore || pages === soughtPages) return message
      await this.loadOlder(chatId)
    }
  }

  /** Reads the messages after the loaded ones, without a gap. */
  async loadNewer(chatId: string): Promise<void> {
    const entry = this.#store.entry(chatId)
    const newest = entry?.conversation.messages.at(-1)
    if (!entry?.conversation.hasNewer || !newest) return
    const end = newest.sequence + pageSize
    const newer: Message[] = []
    // A page may be shorter than its limit, because its size in bytes is limited too.
    for (let before = end + 1; before > newest.sequence + 1;) {
      const { messages } = await this.#api.history(chatId, pageSize, before)
      newer.push(...messages)
      before = messages.at(-1)?.sequence ?? 0
    }
    const later = newer.filter(({ sequence }) => sequence > newest.sequence)
    const hasNewer = end < this.#lastSequence(chatId)
    this.#store.change(chatId, (before) => addNewer(before, later, hasNewer))
  }

  /** Reads the messages around a position, unless they are loaded. */
  async loadAround(chatId: string, sequence: number): Promise<void> {
    const { messages = [], hasMore } = this.#store.entry(chatId)?.conversation ?? {}
    const [first, last] = [messages[0]?.sequence ?? Infinity, messages.at(-1)?.sequence ?? 0]
    if (sequence <= last && (first <= sequence || hasMore === false)) return
    const end = sequence + pageSize - contextSize
    const page = await this.#api.history(chatId, pageSize, end)
    this.#store.change(chatId, (before) => placeAt(before, page, end <= this.#lastSequence(chatId)))
  }

  /** Reads the newest messages, unless they are loaded. */
  async loadNewest(chatId: string): Promise<void> {
    const conversation = this.#store.entry(chatId)?.conversation
    if (!conversation || (conversation.isLoaded && !conversation.hasNewer)) return
    const page = await this.#api.history(chatId, pageSize)
    this.#store.change(chatId, (before) => placeAt(before, page, false))
  }

  async loadChanges(chatId: string): Promise<void> {
    if (this.#store.entry(chatId)?.chat.kind !== 'group') return
    const changes = await this.#api.listChanges(chatId)
    this.#store.change(chatId, (before) => ({ ...before, changes }))
  }

  #lastSequence(chatId: string): number {
    return this.#store.entry(chatId)?.chat.last_sequence ?? 0
  }

  /** Reads one message again. */
  async reread({ chat_id: chatId, sequence }: Message): Promise<void> {
    const { messages } = await this.#api.history(chatId, 1, sequence + 1)
    this.#store.change(chatId, (before) => addNewer(before, messages, before.hasNewer))
  }

  /** Reads the newest page, which is added to loaded messages that it reaches, and replaces others. */
  async readNewest(chatId: string): Promise<void> {
    const page = await this.#api.history(chatId, pageSize)
    this.#store.change(chatId, (before) => addPage(before, page, false))
  }
}
