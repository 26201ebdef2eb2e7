import type { Message, Part } from '../../generated/current/types.gen.ts'
import type { Limits } from '../../generated/limits.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

/** Maximum UTF-8 bytes of a text part. */
const partBytesMax = 8192 satisfies Limits['current TextPart/text x-max-bytes']
/** Words received within this time are sent with one request, in milliseconds. */
const updateMs = 200

export interface DraftOptions {
  chatId: string
  /** Idempotency key: a repeat returns the same draft, so that it creates no second message. */
  key: string
  replyTo?: string | undefined
  signal?: AbortSignal | undefined
  /** Whether an earlier attempt may have opened the draft, and left words in it. */
  mayRepeat: boolean
}

/** Separates a step from the words before it. */
const stepSeparator = '\n\n'

/**
 * A draft that grows in the messenger while its text is generated. Publishing sends the complete text, so a failed update
 * loses nothing. A text over 8 KB is split into several parts.
 */
export class LiveDraft {
  readonly #api: Api
  readonly #options: DraftOptions
  #id: string | undefined
  /** Message of an earlier attempt, if it published the draft. */
  #published: Message | undefined
  #text = ''
  #step = ''
  /** Content that the messenger shows; undefined after a failed update. */
  #shown: string | undefined = ''
  /** Size of the last part in bytes. */
  #lastBytes = 0
  #updating: Promise<void> | undefined

  private constructor(api: Api, options: DraftOptions) {
    this.#api = api
    this.#options = options
  }

  /** Opens a draft, without the words of an earlier attempt. @throws ApiError */
  static async open(api: Api, options: DraftOptions): Promise<LiveDraft> {
    const draft = new LiveDraft(api, options)
    await draft.#open([])
    if (options.mayRepeat) await draft.#restart()
    return draft
  }

  /** Shows a step until the next word. */
  step(text: string): void {
    this.#step = text
    this.#update()
  }

  /**
   * Appends words as they arrive, and publishes the text when they end. If the stream fails, the draft is discarded.
   * @throws the error of the stream; RangeError when it was empty; ApiError
   */
  async write(words: AsyncIterable<string>): Promise<Message> {
    if (this.#published) return this.#published
    const { signal } = this.#options
    try {
      for await (const word of untilAborted(words, signal)) {
        this.#text += word
        this.#step = ''
        this.#update()
      }
      this.#step = ''
      while (this.#updating) await this.#updating
      return await this.#publish()
    } catch (error) {
      await this.discard()
      throw error
    }
  }

  /** Discards the draft with a single attempt, because no caller waits for the result. */
  async discard(): Promise<void> {
    this.#text = this.#step = ''
    while (this.#updating) await this.#updating
    if (this.#id === undefined || this.#published) return
    await this.#api.call('discardDraft', { path: { id: this.#id }, repeatable: false }).catch(() => undefined)
    this.#id = undefined
  }

  async #open(parts: readonly string[]): Promise<void> {
    const { chatId, key, replyTo, signal } = this.#options
    const body = {
      conversation_id: chatId,
      draft: true,
      ...(replyTo && { reply_to: { message_id: replyTo } }),
      ...(parts.length > 0 && { parts: parts.map((text) => ({ type: 'text', text })) }),
    }
    const opened = (await this.#api.call('sendMessage', {
      body: body as never,
      headers: { 'idempotency-key': key },
      signal,
      expects: ['message_id'],
    })) as unknown as { message_id: string }
    this.#id = opened.message_id
  }

  /** Opens the draft again without its words, unless it was published. */
  async #restart(): Promise<void> {
    const id = this.#id!
    try {
      await this.#api.call('discardDraft', { path: { id }, signal: this.#options.signal })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The draft may be published already. A service without the route keeps the earlier words until the end.
      if (error.status === 422) this.#published = await findMessage(this.#api, this.#options.chatId, id)
      return
    }
    await this.#open([])
  }

  /** Sends one update at a time; words that arrive meanwhile are sent with the next one. */
  #update(): void {
    this.#updating ??= this.#updateAll().finally(() => (this.#updating = undefined))
  }

  async #updateAll(): Promise<void> {
    while (this.#shown !== this.#content) {
      await new Promise((resolve) => setTimeout(resolve, updateMs))
      const content = this.#content
      // The draft was discarded in the meantime.
      if (content === '') return
      const isShown = await this.#show(content).then(
        () => true,
        () => false,
      )
      this.#shown = isShown ? content : undefined
      if (!isShown && this.#content === content) return
    }
  }

  get #content(): string {
    return this.#step === '' ? this.#text : `${this.#text}${this.#text === '' ? '' : stepSeparator}${this.#step}`
  }

  /** Appends new words. A step that ends, or a full part, opens the draft again with the whole content. */
  async #show(content: string): Promise<void> {
    const { signal } = this.#options
    const added =
      this.#shown !== undefined && content.startsWith(this.#shown) ? content.slice(this.#shown.length) : undefined
    if (added !== undefined && this.#id !== undefined && this.#lastBytes + bytesOf(added) <= partBytesMax) {
      this.#lastBytes += bytesOf(added)
      await this.#api.call('appendDraft', { path: { id: this.#id }, body: { text: added }, signal })
      return
    }
    if (this.#id !== undefined)
      await this.#api.call('discardDraft', { path: { id: this.#id }, repeatable: false, signal }).catch(() => undefined)
    this.#id = undefined
    const parts = splitText(content)
    await this.#open(parts)
    this.#lastBytes = bytesOf(parts.at(-1)!)
  }

  async #publish(): Promise<Message> {
    const { signal, chatId } = this.#options
    if (this.#text === '') throw new RangeError('a draft without a word cannot be published')
    const parts = splitText(this.#text).map((piece): Part => ({ type: 'text', text: piece }))
    if (this.#id === undefined) await this.#open([])
    const id = this.#id!
    try {
      const given = { path: { id }, body: { parts }, signal, repeatable: true, expects: ['message'] }
      const { message } = await this.#api.call('finalizeDraft', given)
      return (this.#published = message as Message)
    } catch (error) {
      const published =
        error instanceof ApiError && error.status < 500 ? await findMessage(this.#api, chatId, id) : undefined
      if (published) return (this.#published = published)
      throw error
    }
  }
}

/** Looks up a published draft in the transcript: the response to its publication may have been lost. */
async function findMessage(api: Api, chatId: string, messageId: string): Promise<Message | undefined> {
  const { messages } = await api.call('listMessages', { path: { id: chatId }, query: { limit: 100 } })
  return messages.find((message) => message.message_id === messageId)
}

/** Yields words until the signal aborts, without waiting for the next word. @throws the reason of the signal */
async function* untilAborted(words: AsyncIterable<string>, signal: AbortSignal | undefined): AsyncGenerator<string> {
  const iterator = words[Symbol.asyncIterator]()
  let abort: () => void = () => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal!.reason as Error)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
  })
  aborted.catch(() => undefined)
  let isEnded = false
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), aborted])
      isEnded = done === true
      if (done) return
      yield value
    }
  } catch (error) {
    isEnded ||= !signal?.aborted
    throw error
  } finally {
    signal?.removeEventListener('abort', abort)
    if (!isEnded) void Promise.resolve(iterator.return?.()).catch(() => undefined)
  }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Splits a text into pieces of at most 8 KB, between characters. */
export function splitText(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const character of text) {
    const more = bytesOf(character)
    if (bytes + more > partBytesMax) {
      pieces.push(piece)
      piece = ''
      bytes = 0
    }
    piece += character
    bytes += more
  }
  return piece === '' ? pieces : [...pieces, piece]
}
