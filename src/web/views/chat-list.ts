import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'

import { chatTitle, lastLine, orderedChats, steadyChats, unreadCount, unreadText } from '../model/chats.rules.ts'
import type { Messenger } from '../messenger.ts'
import { shortTime } from '../model/dates.ts'
import type { ChatEntry, State } from '../model/state.ts'
import { chatAvatar, handleView } from './name.ts'
import { View } from './view.ts'

/** Milliseconds from the end of a touch to the click that the browser derives from it. */
const clickAfterTouchMs = 500

/** Milliseconds after the last key until chats are searched. */
const searchMs = 150
/** Number of rows above and below the visible ones that are drawn. */
const spareRows = 8
/** Distance from the end of the loaded chats, in rows, at which more are loaded. */
const nearRows = 20

/**
 * The chats, newest first: participants, last message, number of unread messages. Items do not move while the pointer
 * or the keyboard is in the list, and shortly after a press, so that a click hits its target.
 * Only the visible part of a long list is drawn; its rows have equal heights.
 */
class ChatList extends View {
  /** Text that the names of shown chats contain; empty shows all chats. */
  @property({ attribute: false }) words = ''
  /** Ids of the chats with the text; null before the server has answered. */
  @state() found: ReadonlySet<string> | null = null
  #search = new AbortController()
  @property({ attribute: false }) messenger!: Messenger
  @property({ attribute: false }) state!: State
  /** Id of the chat that is shown. */
  @property({ attribute: false }) open!: string | null
  #drawn: readonly string[] = []
  #rowPixels = 68
  #first = 0
  #count = 0
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
    this.addEventListener('scroll', () => this.#scrolled(), { passive: true })
    new ResizeObserver(() => this.requestUpdate()).observe(this)
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

  /** Whether the pointer or the keyboard is in the list. Focus after a click is no sign of keyboard use. */
  get #isInUse(): boolean {
    return this.#isPointed || this.querySelector(':focus-visible') !== null
  }

  override render(): TemplateResult {
    const isSearch = this.words !== ''
    const all = orderedChats(this.state)
    const sorted = isSearch ? all.filter(({ chat }) => this.found?.has(chat.id)) : all
    if (isSearch && this.found?.size === 0)
      return html`<div class="empty"><p>No chat has “${this.words}” in its name.</p>
        <button type="button" @click=${() => this.notify('all-chats')}>Show all chats</button></div>`
    const entries = this.#isInUse ? steadyChats(sorted, this.#drawn) : sorted
    this.#drawn = entries.map(({ chat }) => chat.id)
    if (this.state.loaded && all.length === 0)
      return html`<div class="empty"><p>You have no chats yet.</p>
        <button type="button" @click=${() => this.notify('new-chat')}>Write to somebody</button></div>`
    this.#count = entries.length
    const [first, end] = this.#visibleRows()
    this.#first = first
    return html`<ul class="chats">${repeat(
      entries.slice(first, end),
      ({ chat }) => chat.id,
      (entry, at) => this.#item(entry, first + at + 1),
    )}</ul>`
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('words')) void this.#find()
  }

  async #find(): Promise<void> {
    this.#search.abort()
    const { signal } = (this.#search = new AbortController())
    if (this.words === '') return void (this.found = null)
    await new Promise((resolve) => setTimeout(resolve, searchMs))
    if (signal.aborted) return
    const found = await this.messenger.list.find(this.words, signal).catch(() => undefined)
    if (found && !signal.aborted) {
      this.found = new Set(found)
      this.scrollTop = 0
    }
  }

  #visibleRows(): [first: number, end: number] {
    const first = Math.max(0, Math.floor(this.scrollTop / this.#rowPixels) - spareRows)
    const visible = Math.ceil(this.clientHeight / this.#rowPixels)
    return [Math.min(first, Math.max(0, this.#count - visible)), first + visible + 2 * spareRows]
  }

  /** Gives the list the height of all rows. The style sheet sets no lengths that depend on data. */
  override updated(): void {
    const list = this.querySelector<HTMLElement>('.chats')
    if (!list) return
    const drawn = list.children.length
    const height = list.firstElementChild?.getBoundingClientRect().height ?? 0
    if (height > 0 && Math.abs(height - this.#rowPixels) > 0.5) {
      this.#rowPixels = height
      this.requestUpdate()
    }
    list.style.paddingBlockStart = `${this.#first * this.#rowPixels}px`
    list.style.paddingBlockEnd = `${Math.max(0, this.#count - this.#first - drawn) * this.#rowPixels}px`
  }

  #scrolled(): void {
    const [first, end] = this.#visibleRows()
    // Half of the spare rows are scrolled before others are drawn.
    if (Math.abs(first - this.#first) >= spareRows / 2 || first === 0) this.requestUpdate()
    if (this.words === '' && end + nearRows > this.#count) void this.messenger.list.loadMore()
  }

  #item(entry: ChatEntry, place: number): TemplateResult {
    const { chat } = entry
    const { me } = this.state
    const unread = unreadCount(entry)
    const { when, text } = lastLine(entry, me)
    const title = chatTitle(chat, me)
    return html`<li aria-setsize=${this.state.moreChats === null ? this.#count : -1} aria-posinset=${place}>
      <a href="#${chat.id}" aria-current=${chat.id === this.open ? 'true' : nothing}>
        ${chatAvatar(chat, me)}
        <span class="title"><bdi>${title}</bdi><span class="unseen">${handleView(chat, me)}</span></span>
        ${when === null ? nothing : html`<span class="when">${shortTime(when)}</span>`}
        <span class="last" dir="auto">${chat.status === 'pending' ? html`<span class="tag">Waiting for an answer</span> ` : nothing}${text}</span>
        ${unread > 0 ? html`<span class="unread">${unreadText(unread)}<span class="unseen"> unread</span></span>` : nothing}
      </a>
    </li>`
  }
}

customElements.define('parley-chat-list', ChatList)
