import type { Message, StoredPart } from '../../generated/current/types.gen.ts'
import type { EventOf } from '../../generated/events.ts'
import type { Chat, Content, SendOptions } from './chat.ts'

/** A file of a message. Its url is a capability URL: whoever has it can read the bytes. */
export interface ReceivedAttachment {
  url: string
  /** The bytes as they come. @throws Error when they are not there */
  open(): Promise<ReadableStream<Uint8Array>>
}

/** A message that somebody sent, and what can be done about it. */
export class ReceivedMessage {
  readonly id: string
  readonly chat: Chat
  /** The text parts, joined by spaces. */
  readonly text: string
  readonly parts: readonly StoredPart[]
  readonly sender: Message['sender']
  /** The message as it was sent, with all of its members. */
  readonly raw: Message
  readonly event: EventOf<'message.received'>

  constructor(event: EventOf<'message.received'>, chat: Chat) {
    this.event = event
    this.raw = event.data.message
    this.chat = chat
    this.id = this.raw.message_id
    this.parts = this.raw.parts
    this.sender = this.raw.sender
    this.text = textOf(this.parts)
  }

  get attachments(): ReceivedAttachment[] {
    return this.parts.flatMap((part) => (part.type === 'media' && part.url !== undefined ? [attachment(part.url)] : []))
  }

  /**
   * Answers this message. The ids of the answers to an event follow from its id, so an event that is handled again has one
   * answer.
   */
  reply(content: Content, options: SendOptions = {}): Promise<Message> {
    return this.chat.send(content, { replyTo: this.id, ...options })
  }

  /** Answers word by word, for example with what a language model streams. */
  stream(words: AsyncIterable<string>, options: SendOptions = {}): Promise<Message> {
    return this.chat.stream(words, { replyTo: this.id, ...options })
  }

  react(emoji: string) {
    return this.chat.react(this.id, emoji)
  }

  unreact(emoji: string) {
    return this.chat.unreact(this.id, emoji)
  }
}

export function textOf(parts: readonly StoredPart[]): string {
  return parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join(' ')
    .trim()
}

const attachment = (url: string): ReceivedAttachment => ({
  url,
  async open() {
    const response = await fetch(url)
    if (!response.ok || !response.body) throw new Error(`the attachment was answered ${response.status}`)
    return response.body
  },
})
