import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { FoundMessage } from '../../../generated/extensions/types.gen.ts'
import type { Messenger } from '../messenger.ts'
import { chatTitle, nameOf, senderName } from '../model/chats.rules.ts'
import { markedPieces, piecesWithoutMarks } from '../model/marked.rules.ts'
import { shortTime } from '../model/dates.ts'
import type { State } from '../model/state.ts'
import { avatar, chatAvatar } from './name.ts'
import { View } from './view.ts'
import { errorText } from '../error-text.ts'

/** Milliseconds after the last key until messages are searched. */
const searchMs = 250
/** Interval and number of repeats while the server has not indexed all messages. */
const repeatMs = 1_000
const repeatsMax = 30

/** Position of a message in a chat. */
export interface MessagePlace {
  chatId: string
  sequence: number
}

/** The messages that a search found, newest first. Dispatches `jump` with the place of the chosen one. */
class FoundMessages extends View {
  @property({ attribute: false }) messenger!: Messenger
  @property({ attribute: false }) state!: State
  /** Searched words; empty shows nothing. */
  @property({ attribute: false }) words = ''
  /** Null before the server has answered. */
  @state() found!: readonly FoundMessage[] | null
  /** Cursor of further results; null at the end. */
  @state() cursor!: string | null
  @state() isComplete!: boolean
  @state() error!: string
  #search = new AbortController()

  constructor() {
    super()
    this.#clear()
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('words')) void this.#find()
  }

  override render(): TemplateResult | typeof nothing {
    if (this.words === '') return nothing
    return html`<section class="found-messages" aria-labelledby="found-title">
      <h2 id="found-title">Found messages</h2>
      ${this.error === '' ? nothing : html`<p class="wrong" role="alert">${this.error}</p>`}
      <p class="hint" role="status">${this.#statusText()}</p>
      <ul>${(this.found ?? []).map((message) => this.#item(message))}</ul>
      ${this.cursor === null ? nothing : html`<button type="button" @click=${() => void this.#more()}>More messages</button>`}
    </section>`
  }

  #statusText(): string {
    if (this.found === null) return this.error === '' ? 'Searching…' : ''
    const count = this.found.length
    const some = count === 0 ? 'No message has these words.' : `${count}${this.cursor === null ? '' : '+'} found.`
    return this.isComplete ? some : `${some} Older messages are being prepared for the search…`
  }

  #item(message: FoundMessage): TemplateResult {
    const { chat_id: chatId, sequence, sender, created_at: at, excerpt, matches } = message
    const { me, chats } = this.state
    const chat = chats.get(chatId)?.chat
    const name = sender.id === me.userId ? 'You' : chat ? senderName(message, chat) : nameOf(sender)
    const title = chat ? chatTitle(chat, me) : name
    const marked = markedPieces(excerpt, matches)
    const pieces = sender.type === 'agent' ? piecesWithoutMarks(marked) : marked
    return html`<li><a href="#${chatId}" @click=${(event: Event) => this.#choose(event, { chatId, sequence })}>
      ${chat ? chatAvatar(chat, me) : avatar(title)}
      <span class="title"><bdi>${title}</bdi></span><span class="when">${shortTime(at)}</span>
      <span class="excerpt" dir="auto">${title === name ? nothing : html`<bdi>${name}</bdi>: `}${pieces.map(
        ({ text, isMarked }) => (isMarked ? html`<mark>${text}</mark>` : text),
      )}</span>
    </a></li>`
  }

  #choose(event: Event, detail: MessagePlace): void {
    event.preventDefault()
    this.notify('jump', detail)
  }

  #clear(): void {
    this.found = null
    this.cursor = null
    this.isComplete = true
    this.error = ''
  }

  async #find(): Promise<void> {
    this.#search.abort()
    const { signal } = (this.#search = new AbortController())
    this.#clear()
    if (this.words === '') return
    await pause(searchMs)
    for (let repeats = 0; !signal.aborted && repeats < repeatsMax; repeats++) {
      await this.#read(null, signal)
      if (this.isComplete || this.error !== '') return
      await pause(repeatMs)
    }
  }

  #more(): Promise<void> {
    return this.#read(this.cursor, this.#search.signal)
  }

  async #read(cursor: string | null, signal: AbortSignal): Promise<void> {
    try {
      const page = await this.messenger.api.searchMessages(this.words, cursor, signal)
      if (signal.aborted) return
      this.found = cursor === null ? page.messages : [...(this.found ?? []), ...page.messages]
      this.cursor = page.next_cursor
      this.isComplete = page.complete
      this.error = ''
    } catch (error) {
      if (!signal.aborted) this.error = errorText(error)
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

customElements.define('parley-found-messages', FoundMessages)
