import { html, nothing, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { repeat } from 'lit/directives/repeat.js'

import type { Message, Part } from '../../../generated/current/types.gen.ts'
import type { PaymentRequest } from '../../../generated/extensions/types.gen.ts'
import type { Messenger } from '../messenger.ts'
import { chatTitle } from '../model/chats.rules.ts'
import { draftsOf, type ShownDraft } from '../model/drafts.rules.ts'
import { continuesRun, dayName, startsDay } from '../model/message-order.rules.ts'
import type { ChatEntry } from '../model/state.ts'
import { surfaceItems } from '../model/surfaces.rules.ts'
import { typingLine, type Typist } from '../model/typing.rules.ts'
import { newerWindow, newestWindow, olderWindow, shiftedWindow, type Window } from '../model/window.rules.ts'
import { avatar } from './avatar.ts'
import './call-button.ts'
import './composer.ts'
import { draftView, messageView, pendingView, type MessageActions } from './message.ts'
import './payments.ts'
import { moveFocus } from './roving-focus.ts'
import { endDistance, EndFollower, isAtEnd, keepPlace, type Place } from './scroll-place.ts'
import './tasks.ts'
import { View } from './view.ts'

/** Pixels from an end at which more is drawn or asked for. */
const nearPixels = 300

/** A chat: its messages, and where one is written. Only a part of a long conversation is drawn at a time. */
class ConversationView extends View {
  static override properties = {
    messenger: { attribute: false },
    entry: { attribute: false },
    typists: { attribute: false },
    payments: { attribute: false },
    drafts: { attribute: false },
    replyTo: { state: true },
    window: { state: true },
  }
  declare messenger: Messenger
  declare entry: ChatEntry
  /** Who is writing, in any chat. */
  declare typists: readonly Typist[]
  declare payments: readonly PaymentRequest[]
  /** What agents are writing in this chat. */
  declare drafts: readonly ShownDraft[]
  declare replyTo: Message | null
  declare window: Window
  #chatId = ''
  #known: readonly Message[] = []
  readonly #end = new EndFollower()
  #place: Place | null = null
  #found: { messages: readonly Message[]; byId: ReadonlyMap<string, Message> } | undefined
  #isLoading = false
  #isPaging = false

  override willUpdate(): void {
    const { messages } = this.entry.conversation
    if (this.#chatId !== this.entry.chat.id) {
      this.#chatId = this.entry.chat.id
      this.replyTo = null
      this.window = newestWindow(messages.length)
      this.#place = null
      this.#end.isFollowing = true
      this.messenger.view(this.#chatId)
    } else {
      const before = this.#known[0]
      const older = before
        ? Math.max(
            0,
            messages.findIndex(({ message_id }) => message_id === before.message_id),
          )
        : 0
      if (messages !== this.#known) this.window = shiftedWindow(this.window, older, this.#known.length, messages.length)
      // Older messages came because the reader was at the beginning of what was there.
      if (older > 0) this.#page(olderWindow(this.window))
      this.#place = keepPlace(this.#scroller())
    }
    this.#known = messages
  }

  override updated(): void {
    const scroller = this.#scroller()
    if (!scroller) return
    const { pending } = this.entry.conversation
    const isOwnNews = pending.at(-1)?.status === 'sending'
    this.#end.watch(scroller, scroller.querySelector('ol')!)
    if ((!this.#isPaging && this.#end.isFollowing) || isOwnNews) this.#end.show()
    else this.#place?.restore()
    this.#isPaging = false
    this.#noteRead()
    // A view that is not full cannot be scrolled, which would ask for more.
    if (scroller.scrollHeight <= scroller.clientHeight) void this.#scrolled()
  }

  /** Whether the last message that is drawn is the last one that there is. */
  get #isNewestDrawn(): boolean {
    return this.window.end >= this.entry.conversation.messages.length
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#end.stop()
  }

  /** What is in view up to the end of the chat is read. */
  #noteRead(): void {
    if (this.#isNewestDrawn && isAtEnd(this.#scroller()!) && !document.hidden)
      void this.messenger.markRead(this.#chatId).catch(() => undefined)
  }

  override render(): TemplateResult {
    const { chat } = this.entry
    const title = chatTitle(chat, this.messenger.state.me)
    return html`<header class="chat-head">
        <a class="back" href="#">Chats</a>
        ${avatar(title)}
        <h2><bdi>${title}</bdi></h2>
        <parley-call-button .messenger=${this.messenger} .chat=${chat}></parley-call-button>
        <button type="button" @click=${() => this.notify('details')}>Details</button>
      </header>
      <div class="messages" role="region" aria-label="Messages" tabindex="0" @scroll=${this.#scrolled} @keydown=${moveFocus}>
        ${chat.status === 'pending' ? html`<p class="hint">This chat waits for an answer to your request.</p>` : nothing}
        ${this.#isEmpty ? html`<p class="hint">No messages yet. Write the first one.</p>` : nothing}
        <ol>${this.#items()}</ol>
        ${this.#pendingItems()}
      </div>
      <p class="typing" role="status"><bdi>${typingLine(this.typists, chat.id)}</bdi></p>
      <parley-chat-tasks .messenger=${this.messenger} .entry=${this.entry}></parley-chat-tasks>
      <parley-payments .messenger=${this.messenger}
        .payments=${this.payments.filter(({ chat_id: id }) => id === chat.id)}></parley-payments>
      ${keyed(
        chat.id,
        html`<parley-composer .messenger=${this.messenger} .chatId=${chat.id} .handles=${chat.participants.map(({ handle }) => handle ?? '')}
        .replyTo=${this.replyTo} @compose=${this.#send} @typing=${this.#type}
        @reply-end=${() => void (this.replyTo = null)}></parley-composer>`,
      )}`
  }

  get #isEmpty(): boolean {
    const { chat, conversation } = this.entry
    const { messages, pending } = conversation
    return chat.status !== 'pending' && chat.last_sequence + messages.length + pending.length + this.drafts.length === 0
  }

  #items(): unknown {
    const { messages } = this.entry.conversation
    const byId = this.#messagesById(messages)
    const drawn = messages.slice(this.window.start, this.window.end)
    const context = {
      me: this.messenger.state.me,
      isDirect: this.entry.chat.kind === 'direct',
      conversation: this.entry.conversation,
      surfaces: surfaceItems(messages),
      actions: this.#actions,
    }
    const view = (message: Message, before: Message | undefined) =>
      html`${startsDay(message, before) ? dayView(message.created_at) : nothing}${messageView(message, {
        ...context,
        quoted: byId.get(message.reply_to?.message_id ?? ''),
        isTabStop: message === drawn.at(-1),
        isContinued: continuesRun(message, before),
      })}`
    // A draft stands where its message is going to: the same item shows both, so that nothing jumps.
    const drafts = this.window.end >= messages.length ? draftsOf(this.drafts, this.entry.chat.id, messages) : []
    return repeat(
      [...drawn, ...drafts],
      ({ message_id }) => message_id,
      (item, at) =>
        html`<li data-id=${item.message_id}>
          ${'sequence' in item ? view(item, messages[this.window.start + at - 1]) : draftView(item)}
        </li>`,
    )
  }

  /** What the server has not stored yet. */
  #pendingItems(): unknown {
    const { messages, pending } = this.entry.conversation
    const sender = { id: this.messenger.state.me.userId }
    const placed = pending.map(({ createdAt }) => ({ sender, created_at: new Date(createdAt).toISOString() }))
    return pending.map((one, at) =>
      pendingView(one, {
        actions: this.#actions,
        isContinued: one.replyTo === null && continuesRun(placed[at]!, placed[at - 1] ?? messages.at(-1)),
      }),
    )
  }

  /** The messages by their ids, kept until there are others: scrolling draws the same ones. */
  #messagesById(messages: readonly Message[]): ReadonlyMap<string, Message> {
    if (this.#found?.messages !== messages) {
      this.#found = { messages, byId: new Map(messages.map((message) => [message.message_id, message])) }
    }
    return this.#found.byId
  }

  readonly #actions: MessageActions = {
    reply: (message) => void (this.replyTo = message),
    react: (message, emoji) =>
      void this.messenger.react(message, emoji).catch((error: Error) => this.notify('problem', error.message)),
    sendAgain: (pending) => this.messenger.sendAgain(this.#chatId, pending),
    giveUp: (messageId) => this.messenger.giveUp(this.#chatId, messageId),
    act: (parts, metadata) => this.messenger.send(this.#chatId, parts, null, metadata),
  }

  #scroller(): HTMLElement | null {
    return this.querySelector('.messages')
  }

  async #scrolled(): Promise<void> {
    const scroller = this.#scroller()!
    const { messages, hasMore } = this.entry.conversation
    this.#end.noteScroll(this.#isNewestDrawn)
    if (endDistance(scroller) < nearPixels && this.window.end < messages.length) {
      this.#page(newerWindow(this.window, messages.length))
    } else if (scroller.scrollTop < nearPixels) {
      if (this.window.start > 0) this.#page(olderWindow(this.window))
      else if (hasMore && messages.length > 0 && !this.#isLoading) await this.#loadOlder()
    }
    this.#noteRead()
  }

  #page(window: Window): void {
    this.#isPaging = true
    this.window = window
  }

  async #loadOlder(): Promise<void> {
    this.#isLoading = true
    try {
      await this.messenger.loadOlder(this.#chatId)
    } catch {
      // Scrolling asks again.
    } finally {
      this.#isLoading = false
    }
  }

  #send({ detail }: CustomEvent<{ parts: Part[]; replyTo: string | null }>): void {
    this.replyTo = null
    this.window = newestWindow(this.#known.length)
    this.messenger.send(this.#chatId, detail.parts, detail.replyTo)
  }

  #type({ detail }: CustomEvent<boolean>): void {
    void this.messenger.setTyping(this.#chatId, detail)
  }
}

function dayView(time: string): TemplateResult {
  return html`<p class="day"><time datetime=${time.slice(0, 10)}>${dayName(time)}</time></p>`
}

customElements.define('parley-conversation', ConversationView)
