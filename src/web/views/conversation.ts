import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'
import { keyed } from 'lit/directives/keyed.js'
import { repeat } from 'lit/directives/repeat.js'

import type { Message, Part } from '../../../generated/current/types.gen.ts'
import type { PaymentRequest } from '../../../generated/extensions/types.gen.ts'
import type { Messenger } from '../messenger.ts'
import { isAbandoned, senderName, senderOf, unreadCount } from '../model/chats.rules.ts'
import { draftsOf, type ShownDraft } from '../model/drafts.rules.ts'
import { groupLines } from '../model/group-lines.rules.ts'
import { continuesRun, startsDay } from '../model/message-order.rules.ts'
import type { ChatEntry } from '../model/state.ts'
import { surfaceItems } from '../model/surfaces.rules.ts'
import { mentionables } from '../model/text.rules.ts'
import { typingLine, type Typist } from '../model/typing.rules.ts'
import {
  newerWindow,
  newestWindow,
  olderWindow,
  shiftedWindow,
  windowAround,
  type Window,
} from '../model/window.rules.ts'
import { chatHead, newestButton } from './chat-head.ts'
import './composer.ts'
import { dayView, lineViews, linesAtEnd } from './lines.ts'
import { draftView, messageView, pendingViews, type MessageActions } from './message.ts'
import './payments.ts'
import { moveFocus } from './roving-focus.ts'
import { endDistance, EndFollower, isAtEnd, keepPlace, type Place } from './scroll-place.ts'
import './tasks.ts'
import type { MessagePlace } from './found-messages.ts'
import { View } from './view.ts'
import { errorText } from '../error-text.ts'

/** Distance from an end, in pixels, at which more messages are drawn or loaded. */
const nearPixels = 300
/** Delay before a message that is in view is marked as read while the reader scrolls, in milliseconds. */
const readMs = 300

/** Time for which a message that was jumped to is marked, in milliseconds. */
const chosenMs = 2_500

/** A chat: its messages and the composer. Only a part of a long conversation is drawn at a time. */
class ConversationView extends View {
  @property({ attribute: false }) messenger!: Messenger
  @property({ attribute: false }) entry!: ChatEntry
  /** Typing indicators in all chats. */
  @property({ attribute: false }) typists!: readonly Typist[]
  @property({ attribute: false }) payments!: readonly PaymentRequest[]
  /** Drafts of agents in this chat. */
  @property({ attribute: false }) drafts!: readonly ShownDraft[]
  /** Position to show, such as a search result. Each jump is a new object. */
  @property({ attribute: false }) jump!: MessagePlace | null
  @state() replyTo!: Message | null
  @state() window!: Window
  /** Whether the newest message is not in view. */
  @state() isAway!: boolean
  #chatId = ''
  /** Read position when the chat was opened with unread messages; they begin after it. */
  #newAfter = Infinity
  /** Position to be scrolled to, as soon as its message is drawn. */
  #target: number | null = null
  #readTimer = 0
  #known: readonly Message[] = []
  readonly #end = new EndFollower()
  #place: Place | null = null
  #found: { messages: readonly Message[]; byId: ReadonlyMap<string, Message> } | undefined
  #isLoading = false
  #isPaging = false

  override willUpdate(changed: Map<string, unknown>): void {
    const isNewJump = changed.has('jump') && this.jump?.chatId === this.entry.chat.id
    const at = isNewJump ? this.jump!.sequence : null
    const { messages } = this.entry.conversation
    if (this.#chatId !== this.entry.chat.id) {
      this.#chatId = this.entry.chat.id
      this.replyTo = null
      this.isAway = false
      const isRead = unreadCount(this.entry) === 0
      this.#newAfter = isRead ? Infinity : this.entry.readSequence
      this.#target = isRead || at !== null ? null : this.entry.readSequence + 1
      this.window = newestWindow(messages.length)
      this.#place = null
      this.#end.isFollowing = isRead && at === null
      const { id } = this.entry.chat
      void this.messenger.view(id, at).then(() => {
        if (at !== null && id === this.#chatId) void this.#jumpTo(at)
      })
    } else {
      if (at !== null) void this.#jumpTo(at)
      const before = this.#known[0]
      const older = before ? messages.findIndex(({ message_id }) => message_id === before.message_id) : 0
      // Other messages were loaded, around another position.
      if (older < 0) this.window = newestWindow(messages.length)
      else if (messages !== this.#known)
        this.window = shiftedWindow(this.window, older, this.#known.length, messages.length)
      // Older messages were loaded because the reader was at the beginning of the loaded ones.
      if (older > 0) this.#page(olderWindow(this.window))
      this.#place = older < 0 ? null : keepPlace(this.#scroller())
    }
    this.#known = messages
    const target = this.#targetIndex()
    if (target >= 0) this.window = windowAround(target, messages.length)
  }

  /** Index of the first loaded message from the target on; negative without one. */
  #targetIndex(): number {
    const target = this.#target
    return target === null ? -1 : this.#known.findIndex(({ sequence }) => sequence >= target)
  }

  override updated(): void {
    const scroller = this.#scroller()
    if (!scroller) return
    const { pending } = this.entry.conversation
    const isOwnNews = pending.at(-1)?.status === 'sending'
    this.#end.watch(scroller, scroller.querySelector('ol')!)
    if (this.#target !== null) this.#showTarget(scroller)
    else if ((!this.#isPaging && this.#end.isFollowing) || isOwnNews) this.#end.show()
    else this.#place?.restore()
    this.#isPaging = false
    this.#noteRead()
    // A list that does not fill the view cannot be scrolled, so it loads more by itself.
    if (scroller.scrollHeight <= scroller.clientHeight) void this.#scrolled()
  }

  /** Whether the last drawn message is the last loaded one. */
  get #isNewestDrawn(): boolean {
    const { messages, hasNewer } = this.entry.conversation
    return !hasNewer && this.window.end >= messages.length
  }

  /** Scrolls to the target, below some earlier messages. */
  #showTarget(scroller: HTMLElement): void {
    if (!this.entry.conversation.isLoaded) return
    const message = this.#known[this.#targetIndex()]
    this.#target = null
    const item = message && scroller.querySelector(`[data-id="${message.message_id}"]`)
    if (!item) return this.#end.show()
    const show = () => {
      scroller.scrollTop += item.getBoundingClientRect().top - scroller.getBoundingClientRect().top - nearPixels / 5
    }
    show()
    // Items have their heights when they were drawn once.
    requestAnimationFrame(() => {
      show()
      this.#end.noteScroll(this.#isNewestDrawn)
      this.#noteAway(scroller)
    })
  }

  #noteAway(scroller: HTMLElement): void {
    this.isAway = !this.#isNewestDrawn || !isAtEnd(scroller)
  }

  /** Shows the end of the chat. */
  async #toNewest(): Promise<void> {
    await this.messenger.history.loadNewest(this.#chatId)
    this.#target = null
    this.window = newestWindow(this.entry.conversation.messages.length)
    this.#end.isFollowing = true
    await this.updateComplete
  }

  async #toPosition(sequence: number): Promise<void> {
    await this.messenger.history.loadAround(this.#chatId, sequence)
    this.#target = sequence
    this.#end.isFollowing = false
    this.requestUpdate()
    await this.updateComplete
  }

  /** Shows a message and marks it for a moment. */
  async #jumpTo(sequence: number): Promise<void> {
    try {
      await this.#toPosition(sequence)
    } catch (error) {
      return this.notify('problem', errorText(error))
    }
    const message = this.#known.find((one) => one.sequence === sequence)
    const item = message && this.querySelector(`[data-id="${message.message_id}"]`)
    if (!item) return
    item.classList.add('chosen')
    item.querySelector<HTMLElement>('.menu')?.focus({ preventScroll: true })
    setTimeout(() => item.classList.remove('chosen'), chosenMs)
  }

  /** Shows a quoted message, which may be earlier than the loaded ones. */
  async #showMessage(messageId: string): Promise<void> {
    const message = await this.messenger.history.find(this.#chatId, messageId).catch(() => undefined)
    if (message) await this.#jumpTo(message.sequence)
    else this.notify('problem', 'The quoted message is too far back, or you cannot see it.')
  }

  #key(event: KeyboardEvent): void {
    moveFocus(event)
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    if (!isPlain || (event.key !== 'End' && event.key !== 'Home')) return
    event.preventDefault()
    const hasFocus = document.activeElement?.matches('.menu')
    const { chat } = this.entry
    const own = chat.participants.find(({ id }) => id === this.messenger.state.me.userId)
    const moved = event.key === 'End' ? this.#toNewest() : this.#toPosition(own?.joined_sequence ?? 1)
    void moved.then(
      () => {
        const stops = [...this.querySelectorAll<HTMLElement>('.menu')]
        if (hasFocus) stops.at(event.key === 'End' ? -1 : 0)?.focus()
      },
      () => undefined,
    )
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#readTimer)
    this.#end.stop()
  }

  /** Marks messages as read that are in view: at once at the end, otherwise when the reader stops scrolling. */
  #noteRead(): void {
    clearTimeout(this.#readTimer)
    const isEnd = this.#isNewestDrawn && isAtEnd(this.#scroller()!)
    if (isEnd) this.#markRead(this.#known.at(-1))
    else if (unreadCount(this.entry) > 0) {
      this.#readTimer = window.setTimeout(() => this.#markRead(this.#lastInView()), readMs)
    }
  }

  #markRead(message: Message | undefined): void {
    if (message && !document.hidden) void this.messenger.markRead(this.#chatId, message).catch(() => undefined)
  }

  /** Returns the message at the lower edge of the view. */
  #lastInView(): Message | undefined {
    const { left, width, bottom } = this.#scroller()!.getBoundingClientRect()
    const item = document.elementFromPoint(left + width / 2, bottom - 12)?.closest<HTMLElement>('li[data-id]')
    return item ? this.#messagesById(this.#known).get(item.dataset['id']!) : undefined
  }

  override render(): TemplateResult {
    const { chat } = this.entry
    return html`${chatHead(chat, this.messenger, () => this.notify('details'))}
      <div class="reading">
      <div class="messages" role="region" aria-label="Messages" tabindex="0" @scroll=${this.#scrolled} @keydown=${this.#key}>
        ${chat.status === 'pending' ? html`<p class="hint">This chat waits for an answer to your request.</p>` : nothing}
        ${this.#isEmpty ? html`<p class="hint">No messages yet. Write the first one.</p>` : nothing}
        <ol>${this.#items()}</ol>
        ${linesAtEnd(this.entry.conversation, this.messenger.state.me)}
        ${pendingViews(this.entry.conversation, this.messenger.state.me, this.#actions)}
      </div>
      ${this.isAway ? newestButton(unreadCount(this.entry), () => void this.#toNewest().catch(() => undefined)) : nothing}
      </div>
      <p class="typing" role="status"><bdi>${typingLine(this.typists, chat)}</bdi></p>
      <parley-chat-tasks .messenger=${this.messenger} .entry=${this.entry}></parley-chat-tasks>
      <parley-payments .messenger=${this.messenger} .chat=${chat}
        .payments=${this.payments.filter(({ chat_id: id }) => id === chat.id)}></parley-payments>
      ${
        isAbandoned(chat)
          ? html`<p class="hint">The other account was deleted or has left. Nobody reads this chat any more.</p>`
          : keyed(
              chat.id,
              html`<parley-composer .messenger=${this.messenger} .chatId=${chat.id} .people=${mentionables(chat, this.messenger.state.me)}
        .replyTo=${this.replyTo} @compose=${this.#send} @typing=${this.#type}
        @reply-end=${() => void (this.replyTo = null)}></parley-composer>`,
            )
      }`
  }

  get #isEmpty(): boolean {
    const { chat, conversation } = this.entry
    const { messages, pending } = conversation
    return chat.status !== 'pending' && chat.last_sequence + messages.length + pending.length + this.drafts.length === 0
  }

  #items(): unknown {
    const { messages, changes, hasMore } = this.entry.conversation
    const byId = this.#messagesById(messages)
    const drawn = messages.slice(this.window.start, this.window.end)
    const context = {
      me: this.messenger.state.me,
      isDirect: this.entry.chat.kind === 'direct',
      nameOf: (one: Pick<Message, 'sender'>) => senderName(one, this.entry.chat),
      pictureOf: (one: Pick<Message, 'sender'>) => senderOf(one, this.entry.chat)?.avatar ?? null,
      conversation: this.entry.conversation,
      surfaces: surfaceItems(messages),
      actions: this.#actions,
    }
    const firstNew = messages.find(
      ({ sequence, sender }) => sequence > this.#newAfter && sender.id !== context.me.userId,
    )
    const lines = groupLines(changes, context.me)
    const linesBefore = ({ created_at: at }: Message, before: Message | undefined) =>
      lineViews(lines, before?.created_at ?? (hasMore ? at : ''), at)
    const view = (message: Message, before: Message | undefined) =>
      html`${linesBefore(message, before)}${startsDay(message, before) ? dayView(message.created_at) : nothing}${
        message === firstNew ? html`<p class="day new">New messages</p>` : nothing
      }${messageView(message, {
        ...context,
        quoted: byId.get(message.reply_to?.message_id ?? ''),
        isTabStop: message === drawn.at(-1),
        isContinued: message !== firstNew && continuesRun(message, before),
      })}`
    // A draft and its message share one item, so that the list does not move.
    const drafts = this.window.end >= messages.length ? draftsOf(this.drafts, this.entry.chat.id, messages) : []
    return repeat(
      [...drawn, ...drafts],
      ({ message_id }) => message_id,
      (item, at) =>
        html`<li data-id=${item.message_id}>
          ${'sequence' in item ? view(item, messages[this.window.start + at - 1]) : draftView(item, context, () => this.#stopAnswer())}
        </li>`,
    )
  }

  /** Asks the agents of the chat to stop their answers to this person. The client library of agents handles `/stop`. */
  #stopAnswer(): void {
    this.messenger.send(this.#chatId, [{ type: 'text', text: '/stop' }], null)
  }

  /** Returns the messages by id, cached while the messages are the same, because scrolling draws them again. */
  #messagesById(messages: readonly Message[]): ReadonlyMap<string, Message> {
    if (this.#found?.messages !== messages) {
      this.#found = { messages, byId: new Map(messages.map((message) => [message.message_id, message])) }
    }
    return this.#found.byId
  }

  readonly #actions: MessageActions = {
    reply: (message) => void (this.replyTo = message),
    react: (message, emoji) =>
      void this.messenger.react(message, emoji).catch((error: unknown) => this.notify('problem', errorText(error))),
    chooseEmoji: (choose) => this.notify('emoji', choose),
    sendAgain: (pending) => this.messenger.sendAgain(this.#chatId, pending),
    giveUp: (messageId) => this.messenger.giveUp(this.#chatId, messageId),
    show: (messageId) => void this.#showMessage(messageId),
    act: (parts, metadata) => this.messenger.send(this.#chatId, parts, null, metadata),
  }

  #scroller(): HTMLElement | null {
    return this.querySelector('.messages')
  }

  async #scrolled(): Promise<void> {
    const scroller = this.#scroller()!
    const { messages, hasMore, hasNewer } = this.entry.conversation
    this.#end.noteScroll(this.#isNewestDrawn)
    this.#noteAway(scroller)
    if (endDistance(scroller) < nearPixels && this.window.end < messages.length) {
      this.#page(newerWindow(this.window, messages.length))
    } else if (endDistance(scroller) < nearPixels && hasNewer) {
      await this.#loadOnce(() => this.messenger.history.loadNewer(this.#chatId))
    } else if (scroller.scrollTop < nearPixels) {
      if (this.window.start > 0) this.#page(olderWindow(this.window))
      else if (hasMore && messages.length > 0)
        await this.#loadOnce(() => this.messenger.history.loadOlder(this.#chatId))
    }
    this.#noteRead()
  }

  #page(window: Window): void {
    this.#isPaging = true
    this.window = window
  }

  async #loadOnce(load: () => Promise<void>): Promise<void> {
    if (this.#isLoading) return
    this.#isLoading = true
    try {
      await load()
    } catch {
      // After a failure, scrolling loads the messages again.
    } finally {
      this.#isLoading = false
    }
  }

  #send({ detail }: CustomEvent<{ parts: Part[]; replyTo: string | null }>): void {
    this.replyTo = null
    void this.#toNewest().catch(() => undefined)
    this.messenger.send(this.#chatId, detail.parts, detail.replyTo)
  }

  #type({ detail }: CustomEvent<boolean>): void {
    void this.messenger.typing.send(this.#chatId, detail)
  }
}

customElements.define('parley-conversation', ConversationView)
