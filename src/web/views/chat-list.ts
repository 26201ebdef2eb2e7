import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'

import { chatTitle, orderedChats, steadyChats, summarize, unreadCount } from '../model/chats.rules.ts'
import { shortTime } from '../model/message-order.rules.ts'
import type { ChatEntry, State } from '../model/state.ts'
import { avatar } from './avatar.ts'
import { View } from './view.ts'

/** Milliseconds from the end of a touch to the click that the browser makes of it. */
const clickAfterTouchMs = 500

/**
 * The chats, the newest first: who is in them, the last message, how many are unread. While the pointer or the keyboard is
 * in the list, and for the moment of a press, nothing changes its place: a click goes where it was aimed at.
 */
class ChatList extends View {
  static override properties = { state: { attribute: false }, open: { attribute: false } }
  declare state: State
  /** Id of the chat that is shown. */
  declare open: string | null
  #drawn: readonly string[] = []
  #isPointed = false
  #touchEnd = 0

  constructor() {
    super()
    this.addEventListener('pointerenter', () => this.#hold())
    this.addEventListener('pointerdown', () => this.#hold())
    this.addEventListener('pointerleave', ({ pointerType }) =>
      this.#release(pointerType === 'mouse' ? 0 : clickAfterTouchMs),
    )
    this.addEventListener('pointercancel', () => this.#release(0))
    this.addEventListener('focusout', () => this.requestUpdate())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#release(0)
  }

  #hold(): void {
    clearTimeout(this.#touchEnd)
    this.#isPointed = true
  }

  #release(afterMs: number): void {
    clearTimeout(this.#touchEnd)
    this.#touchEnd = window.setTimeout(() => {
      this.#isPointed = false
      this.requestUpdate()
    }, afterMs)
  }

  /** Where a click has left the focus, the keyboard is not in use. */
  get #isInUse(): boolean {
    return this.#isPointed || this.querySelector(':focus-visible') !== null
  }

  override render(): TemplateResult {
    const sorted = orderedChats(this.state)
    const entries = this.#isInUse ? steadyChats(sorted, this.#drawn) : sorted
    this.#drawn = entries.map(({ chat }) => chat.id)
    if (this.state.loaded && entries.length === 0)
      return html`<p class="hint">No chats yet. Start one with “New chat”.</p>`
    return html`<ul class="chats">${repeat(
      entries,
      ({ chat }) => chat.id,
      (entry) => this.#item(entry),
    )}</ul>`
  }

  #item(entry: ChatEntry): TemplateResult {
    const { chat, conversation } = entry
    const { me } = this.state
    const last = conversation.pending.at(-1) ?? conversation.messages.at(-1)
    const unread = unreadCount(entry, me)
    const title = chatTitle(chat, me)
    return html`<li>
      <a href="#${chat.id}" aria-current=${chat.id === this.open ? 'true' : nothing}>
        ${avatar(title)}
        <span class="title"><bdi>${title}</bdi></span>
        ${last ? html`<span class="when">${shortTime('createdAt' in last ? last.createdAt : last.created_at)}</span>` : nothing}
        ${chat.status === 'pending' ? html`<span class="tag">Waiting for an answer</span>` : nothing}
        <span class="last" dir="auto">${last ? summarize(last.parts) : 'No messages yet'}</span>
        ${unread > 0 ? html`<span class="unread">${unread}<span class="unseen"> unread</span></span>` : nothing}
      </a>
    </li>`
  }
}

customElements.define('parley-chat-list', ChatList)
