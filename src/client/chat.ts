import type { Message, Part } from '../../generated/current/types.gen.ts'
import type { Chat as ChatObject } from '../../generated/extensions/types.gen.ts'
import type { Api } from './api.ts'
import { splitText, streamDraft } from './draft.ts'

/** A text, or parts in the order in which they are shown. */
export type Content = string | readonly Part[]

export interface SendOptions {
  /** The id of the message, and the key that makes a repeat harmless. Default: the next one of whoever sends. */
  messageId?: string
  /** The message that this one answers. */
  replyTo?: string
  signal?: AbortSignal
}

/** Readers hide the indicator after 90 seconds; it is renewed before. */
const typingMs = 60_000

/** What an agent does in one chat. */
export class Chat {
  readonly id: string
  readonly #api: Api
  readonly #nextId: () => Promise<string>

  /** @param nextId gives the id of each message that is sent without one */
  constructor(api: Api, id: string, nextId: () => Promise<string>) {
    this.#api = api
    this.id = id
    this.#nextId = nextId
  }

  /** Stores a message. A text over 8 KB becomes several parts. @throws ApiError */
  async send(content: Content, { messageId, replyTo, signal }: SendOptions = {}): Promise<Message> {
    const parts =
      typeof content === 'string' ? splitText(content).map((text): Part => ({ type: 'text', text })) : [...content]
    const body = {
      message_id: messageId ?? (await this.#nextId()),
      chat_id: this.id,
      parts,
      ...(replyTo !== undefined && { reply_to: { message_id: replyTo } }),
    }
    const { message } = await this.#api.call('sendMessage', { body, signal })
    return message
  }

  /** Streams a text word by word into a draft, and publishes it when the words end. See streamDraft. */
  async stream(words: AsyncIterable<string>, { messageId, replyTo, signal }: SendOptions = {}): Promise<Message> {
    return streamDraft(this.#api, words, { chatId: this.id, key: messageId ?? (await this.#nextId()), replyTo, signal })
  }

  /** Shows the others that the agent is typing while the work is done. That it could not be shown is no reason to fail. */
  async typing<T>(work: () => Promise<T> | T): Promise<T> {
    const show = (started: boolean) =>
      this.#api
        .call('setTyping', { path: { id: this.id }, body: { started }, headers: {}, repeatable: false })
        .catch(() => undefined)
    const shown = show(true)
    const renewal = setInterval(() => void show(true), typingMs)
    try {
      return await work()
    } finally {
      clearInterval(renewal)
      void shown.then(() => show(false))
    }
  }

  /** Kind, name and participants as they are now. */
  async get(): Promise<ChatObject> {
    return (await this.#api.call('getChat', { path: { id: this.id } })).chat
  }

  /** The messages before a sequence, newest first; without one, the newest. */
  messages(query: { before?: number; limit?: number } = {}) {
    return this.#api.call('listMessages', { path: { id: this.id }, query: query as never })
  }

  /** Adds the emoji of the agent to a message, in place of another one. */
  react(messageId: string, emoji: string) {
    return this.#react(messageId, emoji, 'add')
  }

  unreact(messageId: string, emoji: string) {
    return this.#react(messageId, emoji, 'remove')
  }

  #react(messageId: string, emoji: string, operation: 'add' | 'remove') {
    return this.#api.call('react', { path: { id: messageId }, body: { operation, type: 'emoji', emoji } })
  }
}
