import type { Message, StoredPart } from '../../generated/current/types.gen.ts'
import type { EventOf } from '../../generated/events.ts'
import type { Chat, Content, SendOptions } from './chat.ts'
import type { LiveDraft } from './draft.ts'
import { textOf } from './message-text.ts'

/** An attachment of a message. Its url is a capability URL: it is enough to read the bytes. */
export interface ReceivedAttachment {
  url: string
  /** Opens the bytes as a stream. @throws Error when they are not available */
  open(): Promise<ReadableStream<Uint8Array>>
}

/**
 * Replies to a message. Ids of replies are derived from the event id, so an event that is handled again has one reply.
 */
export interface Reply {
  (content: Content, options?: SendOptions): Promise<Message>
  /** Streams a reply, such as the output of a language model. A new message of the person aborts it. */
  stream(words: AsyncIterable<string>, options?: SendOptions): Promise<Message>
  /** Shows a step, such as `Searching…`, below the streamed words, until the next word, step or the end. */
  step(text: string): Promise<void>
}

/** A received message, with actions on it. */
export class ReceivedMessage {
  readonly id: string
  readonly chat: Chat
  /** The text parts, joined by spaces; of a burst, the texts of its messages, joined by lines. */
  readonly text: string
  readonly parts: readonly StoredPart[]
  readonly sender: Message['sender']
  /** The complete message object. */
  readonly raw: Message
  readonly event: EventOf<'message.received'>
  /** Messages that are handled together, oldest first; this message is the last one. */
  readonly burst: readonly Message[]
  readonly reply: Reply
  #live: LiveDraft | undefined

  constructor(event: EventOf<'message.received'>, chat: Chat, burst: readonly Message[] = [event.data.message]) {
    this.event = event
    this.raw = event.data.message
    this.chat = chat
    this.id = this.raw.message_id
    this.parts = this.raw.parts
    this.sender = this.raw.sender
    this.burst = burst
    this.text = burst
      .map(({ parts }) => textOf(parts))
      .join('\n')
      .trim()
    const send = (content: Content, options: SendOptions = {}) => chat.send(content, { replyTo: this.id, ...options })
    this.reply = Object.assign(send, {
      stream: (words: AsyncIterable<string>, options: SendOptions = {}) => this.stream(words, options),
      step: (text: string) => this.#step(text),
    })
  }

  get attachments(): ReceivedAttachment[] {
    return this.parts.flatMap((part) => (part.type === 'media' && part.url !== undefined ? [attachment(part.url)] : []))
  }

  /** Streams a reply; the same function as `reply.stream`. */
  async stream(words: AsyncIterable<string>, options: SendOptions = {}): Promise<Message> {
    const live = (this.#live ??= await this.chat.openDraft({ replyTo: this.id, ...options }))
    try {
      return await this.chat.streamInto(live, words)
    } finally {
      this.#live = undefined
    }
  }

  react(emoji: string) {
    return this.chat.react(this.id, emoji)
  }

  unreact(emoji: string) {
    return this.chat.unreact(this.id, emoji)
  }

  /** Discards a draft with steps that no stream has finished. */
  async end(): Promise<void> {
    await this.#live?.discard()
    this.#live = undefined
  }

  async #step(text: string): Promise<void> {
    this.#live ??= await this.chat.openDraft({ replyTo: this.id })
    this.#live.step(text)
  }
}

const attachment = (url: string): ReceivedAttachment => ({
  url,
  async open() {
    const response = await fetch(url)
    if (!response.ok || !response.body)
      throw new Error(`the request for the attachment was answered ${response.status}`)
    return response.body
  },
})
