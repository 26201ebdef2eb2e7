import { html, nothing, type TemplateResult } from 'lit'

import type { Message, Part } from '../../../generated/current/types.gen.ts'
import { summarize } from '../model/chats.rules.ts'
import { mentionIn } from '../model/text.rules.ts'
import { View } from './view.ts'

/** UTF-8 bytes of a text that the service takes. */
const textBytesMax = 8192
/** Milliseconds between two signals that the person is typing, and of silence after which it has stopped. */
const typingMs = 4_000

/** What was written in each chat and not sent, by the id of the chat. */
const unfinished = new Map<string, string>()

/** Where a message is written. Notifies by `compose` with the parts, and by `typing`. */
class Composer extends View {
  static override properties = {
    chatId: { attribute: false },
    handles: { attribute: false },
    replyTo: { attribute: false },
    error: { state: true },
  }
  declare chatId: string
  /** Who can be mentioned. */
  declare handles: readonly string[]
  declare replyTo: Message | null
  declare error: string
  #typedAt = 0
  #silence = 0

  constructor() {
    super()
    this.error = ''
    this.chatId = ''
    this.handles = []
    this.replyTo = null
  }

  override render(): TemplateResult {
    return html`<form class="composer" @submit=${this.#submit}>
      ${
        this.replyTo
          ? html`<p class="replying">Answer to <bdi>${this.replyTo.sender.handle ?? 'deleted account'}</bdi>: <span dir="auto">${summarize(this.replyTo.parts)}</span>
            <button type="button" @click=${() => this.notify('reply-end')}>Cancel</button></p>`
          : nothing
      }
      ${this.error ? html`<p class="wrong" role="alert">${this.error}</p>` : nothing}
      <label for="message-text" class="unseen">Message</label>
      <textarea id="message-text" rows="2" dir="auto" placeholder="Write a message" aria-describedby="message-hint"
        @keydown=${this.#key} @input=${this.#typed} @blur=${this.#stop}></textarea>
      <button class="first" type="submit">Send</button>
      <span id="message-hint" class="unseen">Enter sends, Shift and Enter begin a new line.</span>
    </form>`
  }

  /** Puts the cursor into the field. */
  override focus(): void {
    this.querySelector('textarea')?.focus()
  }

  override firstUpdated(): void {
    this.querySelector('textarea')!.value = unfinished.get(this.chatId) ?? ''
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop()
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('replyTo') && this.replyTo) this.focus()
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.replyTo) this.notify('reply-end')
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    this.querySelector('form')?.requestSubmit()
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const field = this.querySelector('textarea')!
    const text = field.value.trim()
    if (text === '') return
    const bytes = new TextEncoder().encode(text).length
    if (bytes > textBytesMax) {
      this.error = `This text has ${bytes} bytes; a message takes ${textBytesMax}.`
      return
    }
    this.error = ''
    field.value = ''
    unfinished.delete(this.chatId)
    this.#stop()
    const parts: Part[] = [{ type: 'text', text, ...mentionIn(text, this.handles) }]
    this.notify('compose', { parts, replyTo: this.replyTo?.message_id ?? null })
  }

  #typed({ target }: InputEvent): void {
    unfinished.set(this.chatId, (target as HTMLTextAreaElement).value)
    clearTimeout(this.#silence)
    this.#silence = window.setTimeout(() => this.#stop(), typingMs * 2)
    if (Date.now() - this.#typedAt < typingMs) return
    this.#typedAt = Date.now()
    this.notify('typing', true)
  }

  #stop(): void {
    clearTimeout(this.#silence)
    if (this.#typedAt === 0) return
    this.#typedAt = 0
    this.notify('typing', false)
  }
}

customElements.define('parley-composer', Composer)
