import { html, nothing, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'

import type { Message } from '../../generated/current/types.gen.ts'
import { Api } from './api.ts'
import { acceptDrops } from './file-drop.ts'
import { Messenger } from './messenger.ts'
import {
  chatTitle,
  directChatWith,
  handleInFragment,
  nameOf,
  senderName,
  summaryOf,
  totalUnread,
} from './model/chats.rules.ts'
import { style } from './style.ts'
import { resumeNotices } from './notices.ts'
import { brand, meta } from './page.ts'
import { applyPreferences } from './preferences.ts'
import './views/chat-details.ts'
import type { Composer } from './views/composer.ts'
import './views/chat-list.ts'
import './views/conversation.ts'
import type { MessagePlace } from './views/found-messages.ts'
import { compass, gear, pencil } from './views/icons.ts'
import './views/requests.ts'
import { View } from './views/view.ts'
import { errorText } from './error-text.ts'

/** A dialog with a method to open it. */
type Dialog = HTMLElement & { show(text?: string): void }

/** The messenger: the list of chats, and the chat whose id is the fragment of the URL. */
class App extends View {
  /** The message to show in its chat. */
  @state() jump: MessagePlace | null = null
  /** Text by which the list of chats is searched. */
  @state() words = ''
  /** The last message of another participant, for screen readers. */
  @state() announced = ''
  @state() problem = ''
  readonly #messenger: Messenger

  constructor() {
    super()
    const api = new Api(meta('csrf'), () => location.assign('/'))
    this.#messenger = new Messenger(api, { userId: meta('user'), handle: meta('handle') })
    this.#messenger.addEventListener('change', () => this.requestUpdate())
    this.#messenger.calls.addEventListener('change', () => this.requestUpdate())
    this.#messenger.addEventListener('arrived', (event) => this.#announce((event as CustomEvent<Message>).detail))
    addEventListener('keydown', (event) => this.#key(event))
    acceptDrops(
      (at) => (at instanceof Element && this.#composer ? at.closest<HTMLElement>('.talk') : null),
      (files) => this.#composer?.addFiles(files),
    )
    addEventListener('hashchange', () => {
      this.problem = ''
      this.requestUpdate()
    })
    void this.#messenger.start(location.hash.slice(1))
    void resumeNotices(this.#messenger)
  }

  override render(): TemplateResult {
    const { state, calls } = this.#messenger
    const { phone } = calls
    const open = location.hash.slice(1)
    const entry = state.chats.get(open)
    return html`<header class="bar">
        ${brand('Parley')}
        <span class="connection" role="status">${state.connection === 'offline' ? 'Offline: trying again' : nothing}</span>
        <nav aria-label="Account"><a href="/console">Console</a> <button type="button" class="labelled" aria-label="${state.me.handle}, settings and sign-out"
          title="Settings" @click=${() => void this.#open('parley-settings')}>${gear}<bdi>${state.me.handle}</bdi></button></nav>
      </header>
      ${this.problem ? html`<p class="wrong" role="alert">${this.problem}</p>` : nothing}
      ${phone ? html`<parley-call .phone=${phone}></parley-call>` : nothing}
      <main class=${entry ? 'panes open' : 'panes'} @problem=${(event: CustomEvent<string>) => void (this.problem = event.detail)}
        @emoji=${({ detail }: CustomEvent<(emoji: string) => void>) => void this.#chooseEmoji(detail)}>
        <h1 class="unseen">Messenger</h1>
        <nav class="side" aria-label="Chats">
          <div class="side-head">
            <button type="button" class="first labelled" @click=${() => void this.#open('parley-new-chat')}>${pencil}New chat</button>
            <button type="button" class="labelled" aria-label="Agents and communities" title="Agents and communities"
              @click=${() => void this.#open('parley-explore')}>${compass}Agents</button>
          </div>
          ${this.#searchField()}
          <parley-chat-list @new-chat=${() => void this.#open('parley-new-chat')} @all-chats=${() => this.#endSearch({ key: 'Escape' })} .words=${this.words} .messenger=${this.#messenger} .state=${state} .open=${entry ? open : null}></parley-chat-list>
          <parley-found-messages .words=${this.words} .messenger=${this.#messenger} .state=${state}
            @jump=${(event: CustomEvent<MessagePlace>) => void this.#jump(event.detail)}></parley-found-messages>
          <parley-requests .messenger=${this.#messenger} .requests=${state.requests}></parley-requests>
        </nav>
        <section class="talk" aria-label="Conversation">
          ${
            entry
              ? html`<parley-conversation .messenger=${this.#messenger} .entry=${entry} .typists=${state.typists}
                  .payments=${state.payments} .drafts=${state.drafts} .jump=${this.jump}
                  @details=${() => this.#show('parley-chat-details')}></parley-conversation>
                <parley-chat-details .messenger=${this.#messenger} .entry=${entry}></parley-chat-details>`
              : this.#noChat(state.loaded)
          }
        </section>
      </main>
      <parley-new-chat .messenger=${this.#messenger}></parley-new-chat>
      <parley-explore .messenger=${this.#messenger}></parley-explore>
      <parley-shortcuts></parley-shortcuts>
      <parley-emoji .messenger=${this.#messenger}></parley-emoji>
      <parley-settings .messenger=${this.#messenger}></parley-settings>
      <div class="unseen" aria-live="polite">${this.announced}</div>`
  }

  #noChat(isLoaded: boolean): TemplateResult {
    if (!isLoaded) return html`<p class="hint">Loading…</p>`
    const text =
      this.#messenger.state.chats.size === 0
        ? 'Write to a person or an agent by its handle. The button Agents finds agents for a task.'
        : 'Choose a chat on the left, or write to somebody new.'
    return html`<div class="empty"><p>${text}</p>
      <button type="button" class="labelled" @click=${() => void this.#open('parley-new-chat')}>${pencil}Start a chat</button></div>`
  }

  get #composer(): Composer | null {
    return this.querySelector('parley-composer')
  }

  #searchField(): TemplateResult {
    const typed = (event: Event) => {
      this.words = (event.target as HTMLInputElement).value.trim()
      void import('./views/found-messages.ts').catch((error: unknown) => void (this.problem = errorText(error)))
    }
    return html`<input id="chat-search" class="search" type="search" aria-label="Search chats and messages"
      placeholder="Search chats and messages" maxlength="100"
      autocomplete="off" spellcheck="false" title="Ctrl+K" @input=${typed} @keydown=${(event: KeyboardEvent) => this.#endSearch(event)}>`
  }

  /** Ctrl+K, or Command+K, goes to the search, and a question mark outside of a field shows the shortcuts. */
  #key(event: KeyboardEvent): void {
    const isInField =
      event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null
    if (event.key === '?' && !isInField) return void this.#open('parley-shortcuts')
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (this.querySelector<HTMLElement>('.side')?.offsetParent === null) location.hash = ''
    void this.updateComplete.then(() => this.querySelector<HTMLInputElement>('#chat-search')?.select())
  }

  /** Enter opens the first chat, or else the first message, and Escape shows all chats again. */
  #endSearch({ key }: Pick<KeyboardEvent, 'key'>): void {
    if (key !== 'Enter' && key !== 'Escape') return
    const chat = key === 'Enter' ? this.querySelector<HTMLElement>('.chats a') : null
    chat?.click()
    // The search results stay visible, so that another message can be chosen.
    if (key === 'Enter' && !chat) return this.querySelector<HTMLElement>('.found-messages a')?.click()
    this.querySelector<HTMLInputElement>('#chat-search')!.value = ''
    this.words = ''
  }

  /** Shows a message in its chat, which may not be loaded. */
  async #jump(place: MessagePlace): Promise<void> {
    try {
      const { state, api } = this.#messenger
      if (!state.chats.has(place.chatId)) await this.#messenger.openChat(await api.getChat(place.chatId))
      this.jump = place
      if (location.hash !== `#${place.chatId}`) location.hash = place.chatId
    } catch (error) {
      this.problem = errorText(error)
    }
  }

  override updated(): void {
    const unread = totalUnread(this.#messenger.state)
    const title = `${unread === '' ? '' : `(${unread}) `}Messenger – Parley`
    if (document.title !== title) document.title = title
    this.#followShareLink()
  }

  /** Opens the chat with the handle of `#@handle`, or the dialog for a new chat: a link alone creates nothing. */
  #followShareLink(): void {
    const handle = handleInFragment(location.hash)
    const { state } = this.#messenger
    if (handle === null || !state.loaded) return
    const known = directChatWith(state, handle)
    history.replaceState(null, '', known ? `#${known.id}` : location.pathname)
    if (known) this.requestUpdate()
    else void this.#open('parley-new-chat', handle)
  }

  /** Opens a dialog. All dialogs are loaded when the first one opens. */
  async #open(dialog: string, text?: string): Promise<void> {
    try {
      await import('./views/dialogs.ts')
      this.#show(dialog, text)
    } catch (error) {
      this.problem = errorText(error)
    }
  }

  /** Opens the emojis, which are loaded when they are used first. */
  async #chooseEmoji(choose: (emoji: string) => void): Promise<void> {
    try {
      await import('./views/emoji.ts')
      this.querySelector<HTMLElement & { show(choose: (emoji: string) => void): void }>('parley-emoji')?.show(choose)
    } catch (error) {
      this.problem = errorText(error)
    }
  }

  #show(dialog: string, text?: string): void {
    this.querySelector<Dialog>(dialog)?.show(text)
  }

  #announce(message: Message): void {
    const entry = this.#messenger.state.chats.get(message.chat_id)
    const where = entry?.chat.kind === 'group' ? ` in ${chatTitle(entry.chat, this.#messenger.state.me)}` : ''
    this.announced = `${entry ? senderName(message, entry.chat) : nameOf(message.sender)}${where}: ${summaryOf(message)}`
  }
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(style)
document.adoptedStyleSheets = [sheet]
applyPreferences()
customElements.define('parley-app', App)
