import { html, nothing, type TemplateResult } from 'lit'

import type { Message } from '../../generated/current/types.gen.ts'
import { Api } from './api.ts'
import { Messenger } from './messenger.ts'
import { chatTitle, directChatWith, handleInFragment, summarize, unreadCount } from './model/chats.rules.ts'
import { style } from './style.ts'
import { brand, meta } from './page.ts'
import './views/chat-details.ts'
import './views/chat-list.ts'
import './views/conversation.ts'
import './views/requests.ts'
import { View } from './views/view.ts'

/** A dialog that opens when it is asked to. */
type Dialog = HTMLElement & { show(text?: string): void }

/** The messenger: the list of chats, and the one whose id stands behind the # of the address. */
class App extends View {
  static override properties = { announced: { state: true }, problem: { state: true } }
  /** The last message of others, for who listens. */
  declare announced: string
  declare problem: string
  readonly #messenger: Messenger

  constructor() {
    super()
    this.announced = ''
    this.problem = ''
    const api = new Api(meta('csrf'), () => location.assign('/'))
    this.#messenger = new Messenger(api, { userId: meta('user'), handle: meta('handle') })
    this.#messenger.addEventListener('change', () => this.requestUpdate())
    this.#messenger.calls.addEventListener('change', () => this.requestUpdate())
    this.#messenger.addEventListener('arrived', (event) => this.#announce((event as CustomEvent<Message>).detail))
    addEventListener('hashchange', () => {
      this.problem = ''
      this.requestUpdate()
    })
    void this.#messenger.start()
  }

  override render(): TemplateResult {
    const { state, calls } = this.#messenger
    const { phone } = calls
    const open = location.hash.slice(1)
    const entry = state.chats.get(open)
    return html`<header class="bar">
        ${brand('Parley')}
        <span class="connection" role="status">${state.connection === 'offline' ? 'Offline: trying again' : nothing}</span>
        <nav aria-label="Account"><a href="/console">Console</a> <button type="button" aria-label="${state.me.handle}, account and sign-out"
          @click=${() => void this.#open('parley-account')}><bdi>${state.me.handle}</bdi></button></nav>
      </header>
      ${this.problem ? html`<p class="wrong" role="alert">${this.problem}</p>` : nothing}
      ${phone ? html`<parley-call .phone=${phone}></parley-call>` : nothing}
      <main class=${entry ? 'panes open' : 'panes'} @problem=${(event: CustomEvent<string>) => void (this.problem = event.detail)}>
        <h1 class="unseen">Messenger</h1>
        <nav class="side" aria-label="Chats">
          <button type="button" class="first" @click=${() => void this.#open('parley-new-chat')}>New chat</button>
          <button type="button" @click=${() => void this.#open('parley-explore')}>Agents and communities</button>
          <parley-chat-list .state=${state} .open=${entry ? open : null}></parley-chat-list>
          <parley-requests .messenger=${this.#messenger} .requests=${state.requests}></parley-requests>
        </nav>
        <section class="talk" aria-label="Conversation">
          ${
            entry
              ? html`<parley-conversation .messenger=${this.#messenger} .entry=${entry} .typists=${state.typists}
                  .payments=${state.payments} .drafts=${state.drafts}
                  @details=${() => this.#show('parley-chat-details')}></parley-conversation>
                <parley-chat-details .messenger=${this.#messenger} .entry=${entry}></parley-chat-details>`
              : html`<p class="hint">${state.loaded ? 'Choose a chat.' : 'Loading…'}</p>`
          }
        </section>
      </main>
      <parley-new-chat .messenger=${this.#messenger}></parley-new-chat>
      <parley-explore .messenger=${this.#messenger}></parley-explore>
      <parley-account .messenger=${this.#messenger}></parley-account>
      <div class="unseen" aria-live="polite">${this.announced}</div>`
  }

  override updated(): void {
    const { me, chats } = this.#messenger.state
    const unread = [...chats.values()].reduce((sum, entry) => sum + unreadCount(entry, me), 0)
    const title = `${unread > 0 ? `(${unread}) ` : ''}Messenger – Parley`
    if (document.title !== title) document.title = title
    this.#followShareLink()
  }

  /** Behind `#@handle` is the chat with that handle, or the dialog that begins one: nothing is made by a link alone. */
  #followShareLink(): void {
    const handle = handleInFragment(location.hash)
    const { state } = this.#messenger
    if (handle === null || !state.loaded) return
    const known = directChatWith(state, handle)
    history.replaceState(null, '', known ? `#${known.id}` : location.pathname)
    if (known) this.requestUpdate()
    else void this.#open('parley-new-chat', handle)
  }

  /** Shows one of the dialogs that are loaded with the first of them. */
  async #open(dialog: string, text?: string): Promise<void> {
    try {
      await import(meta('dialogs'))
      this.#show(dialog, text)
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error)
    }
  }

  #show(dialog: string, text?: string): void {
    this.querySelector<Dialog>(dialog)?.show(text)
  }

  #announce(message: Message): void {
    const entry = this.#messenger.state.chats.get(message.chat_id)
    const where = entry?.chat.kind === 'group' ? ` in ${chatTitle(entry.chat, this.#messenger.state.me)}` : ''
    this.announced = `${message.sender.handle ?? 'Deleted account'}${where}: ${summarize(message.parts)}`
  }
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(style)
document.adoptedStyleSheets = [sheet]
customElements.define('parley-app', App)
