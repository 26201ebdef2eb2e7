import type { Message, Part } from '../../generated/current/types.gen.ts'
import type { Chat, Cleanup, PaymentRequest, UserEvent } from '../../generated/extensions/types.gen.ts'
import type { Api } from './api.ts'
import { Switchboard } from './calls/switchboard.ts'
import { ChatLister } from './chat-lister.ts'
import { ConversationLoader, isReached } from './conversation-loader.ts'
import { DraftReader } from './draft-reader.ts'
import { Live } from './live.ts'
import {
  changeChat,
  hasGrown,
  isShown,
  unreadCount,
  withFirstChats,
  withLast,
  withListed,
  withRead,
} from './model/chats.rules.ts'
import { addMessage, addPage, dropPending, setPending, unload } from './model/conversation.rules.ts'
import { applyEvent } from './model/events.rules.ts'
import { withPayment } from './model/payments.rules.ts'
import { emptyState, type ChatEntry, type Me, type Pending, type State } from './model/state.ts'
import { applyTyping, stillTyping } from './model/typing.rules.ts'
import { Outbox } from './outbox.ts'
import { Signals, type Ephemeral } from './signals.ts'
import { spaced } from './spaced.ts'
import { TypingSender } from './typing-sender.ts'
import { forgetPerson, keepUnsent, takeUnsent } from './storage.ts'
import { isRejection } from './retry.ts'
import { newMessageId } from '../client/message-id.ts'

const pageSize = 50
/** Polling interval without a socket, in milliseconds, for changes without an event: requests, and chats of others. */
const lookMs = 10_000
/** Polling interval with a socket, because a signal may be lost, and a request expires without a signal. */
const lookOpenMs = 60_000
/** Minimum time between two reads after signals, in milliseconds. */
const spaceMs = 400

/**
 * State and actions of the messenger. Dispatches `change` after every change, `arrived` for each message of others,
 * `events` for the events of the log, `tasks` when tasks of a chat or of all chats must be read again, and `reread`
 * after all data was read.
 */
export class Messenger extends EventTarget {
  readonly api: Api
  readonly calls: Switchboard
  readonly history: ConversationLoader
  readonly list: ChatLister
  readonly typing: TypingSender
  readonly #outbox: Outbox
  readonly #live: Live
  readonly #signals: Signals
  readonly #drafts: DraftReader
  readonly #staleChats = new Set<string>()
  readonly #lookSoon = spaced(spaceMs, () => this.lookAround())
  readonly #reloadSoon = spaced(spaceMs, () => this.#reloadStale())
  #lookedAt = 0
  /** Id of the chat that is shown. */
  #viewed = ''
  /** Resolves when the first shown chat was read. */
  #early: Promise<void> = Promise.resolve()
  #state: State
  #forgetting = 0
  #lookTimer = 0
  #looking: Promise<void> = Promise.resolve()

  constructor(api: Api, me: Me) {
    super()
    this.api = api
    this.calls = new Switchboard(api.wire, this)
    this.#state = emptyState(me)
    this.history = new ConversationLoader(api, {
      entry: (chatId) => this.#state.chats.get(chatId),
      change: (chatId, change) => this.#changeConversation(chatId, change),
    })
    this.list = new ChatLister(api, { state: () => this.#state, set: (state) => this.#set(state) })
    this.typing = new TypingSender(api)
    this.#outbox = new Outbox(api, {
      changed: (chatId, pending) => this.#changeConversation(chatId, (before) => setPending(before, pending)),
      stored: (message) => this.#store(message),
    })
    this.#live = new Live(api, {
      events: (events) => this.#receive(events),
      online: (isOnline) => this.#setOnline(isOnline),
      startOver: () => this.#readAll(),
    })
    this.#drafts = new DraftReader(api.listDrafts, (drafts) => this.#set({ ...this.#state, drafts }))
    this.#signals = new Signals(api, {
      opened: () => this.#catchUp(),
      show: (signal) => this.#hear(signal),
    })
  }

  get state(): State {
    return this.#state
  }

  /**
   * Reads the lists and the shown chat, sends the unsent messages of an earlier page, and follows the log. Retries until
   * the server responds.
   * @param viewed id of the shown chat, which is read together with the lists
   */
  async start(viewed: string): Promise<void> {
    this.#viewed = viewed
    addEventListener('online', () => this.#retryNow())
    // The current pull may stay silent for long; the next one fails at once.
    addEventListener('offline', () => this.#live.retryNow())
    document.addEventListener('visibilitychange', () => void (document.hidden || this.#retryNow()))
    this.#lookTimer = window.setInterval(() => {
      const isDue = Date.now() - this.#lookedAt >= (this.#signals.isOpen ? lookOpenMs : lookMs)
      if (isDue && !document.hidden) void this.lookAround()
    }, lookMs)
    let after: number | undefined
    while (after === undefined) {
      after = await this.#readAll().catch(() => undefined)
      if (after !== undefined) break
      this.#setOnline(false)
      await new Promise((resolve) => setTimeout(resolve, 2_000))
    }
    for (const { chatId, pending } of takeUnsent(this.#state.me)) this.#outbox.add(chatId, pending)
    const following = this.#live.follow(after)
    void this.#signals.follow(() => this.#live.position)
    await following
  }

  /** Reads data that changes without an event, after any earlier read. Never rejects. */
  lookAround(): Promise<void> {
    this.#looking = this.#looking
      .then(() => this.#readLists())
      // A failure is ignored, because the next read or the log repairs it.
      .catch(() => undefined)
    return this.#looking
  }

  /** Sends parts, which are shown at once. */
  send(chatId: string, parts: Part[], replyTo: string | null, metadata?: Record<string, unknown>): void {
    const messageId = newMessageId()
    this.#outbox.add(chatId, {
      messageId,
      parts,
      replyTo,
      createdAt: Date.now(),
      status: 'sending',
      error: null,
      metadata,
    })
  }

  /** Retries a rejected message with the same id. */
  sendAgain(chatId: string, pending: Pending): void {
    this.#outbox.add(chatId, pending)
  }

  giveUp(chatId: string, messageId: string): void {
    this.#changeConversation(chatId, (before) => dropPending(before, messageId))
  }

  async markRead(chatId: string, through: Message): Promise<void> {
    const entry = this.#state.chats.get(chatId)
    if (!entry || through.sequence <= entry.readSequence) return
    const { messages } = entry.conversation
    const isOthers = ({ sequence, sender }: Message) =>
      sequence <= through.sequence && sequence > entry.readSequence && sender.id !== this.#state.me.userId
    const last = messages.findLast(isOthers)
    this.#set(withRead(this.#state, chatId, through.sequence))
    if (last) await this.api.mark(chatId, 'read', last.message_id)
  }

  /** Adds the person's reaction, or removes it when it exists. */
  async react(message: Message, emoji: string): Promise<void> {
    const { userId } = this.#state.me
    const own = (message.reactions ?? []).find(({ actor, target_part_id: part }) => actor.id === userId && !part)
    await this.api.react(message.message_id, own?.emoji === emoji ? 'remove' : 'add', emoji)
    await this.history.reread(message)
  }

  async declinePayment(id: string): Promise<void> {
    const request = await this.api.declinePayment(id)
    this.#set({ ...this.#state, payments: withPayment(this.#state.payments, request) })
  }

  /**
   * Deletes the account of the person, and the data of the person in this browser.
   * @returns the progress of the deletion
   */
  async deleteAccount(confirm: string): Promise<Cleanup> {
    const cleanup = await this.api.deleteAccount(confirm)
    this.calls.phone?.leave()
    this.#live.end()
    this.#signals.end()
    clearInterval(this.#lookTimer)
    forgetPerson(this.#state.me)
    return cleanup
  }

  /** Reads the drafts and messages of the shown chat: around a position, at the first unread one, or the newest ones. */
  async view(chatId: string, at: number | null): Promise<void> {
    this.#viewed = chatId
    this.#drafts.show(chatId)
    await this.#load(chatId, at).catch(() => undefined)
    void this.history.loadChanges(chatId).catch(() => undefined)
  }

  async #load(chatId: string, at: number | null = null): Promise<void> {
    await this.#early
    if (at !== null) return this.history.loadAround(chatId, at)
    const entry = this.#state.chats.get(chatId)
    if (!entry || entry.conversation.isLoaded) return
    // Some messages before the first unread one are shown with it.
    if (!isReached(unreadCount(entry))) return this.history.loadAround(chatId, entry.readSequence + 1)
    await this.history.loadNewest(chatId)
  }

  /** Shows a chat that was opened here, or reads it again. */
  async openChat(chat: Chat): Promise<void> {
    if (!this.#state.chats.has(chat.id)) {
      this.#set({ ...this.#state, chats: new Map(this.#state.chats).set(chat.id, withListed(undefined, chat)) })
    }
    await this.reloadChat(chat.id)
  }

  /** Reads the participants and the newest messages of a chat. Removes a chat that the person has left. */
  async reloadChat(chatId: string): Promise<void> {
    const chat = await this.api.getChat(chatId).catch((error: unknown) => {
      // After a temporary error, the chat may still exist.
      if (isRejection(error)) return undefined
      throw error
    })
    const chats = new Map(this.#state.chats)
    const known = chats.get(chatId)
    if (!chat) chats.delete(chatId)
    else chats.set(chatId, withListed(known, chat))
    this.#set({ ...this.#state, chats })
    if (!chat) return
    await Promise.all([this.#refresh([chatId]), chatId === this.#viewed && this.history.loadChanges(chatId)])
  }

  /** Reads the newest messages of the shown chat, and drops loaded messages of other chats, which have changed. */
  async #refresh(chatIds: readonly string[]): Promise<void> {
    for (const chatId of chatIds) {
      const isLoaded = this.#state.chats.get(chatId)?.conversation.isLoaded
      if (isLoaded && chatId !== this.#viewed) this.#changeConversation(chatId, unload)
    }
    if (!chatIds.includes(this.#viewed)) return
    const chatId = this.#viewed
    const conversation = this.#state.chats.get(chatId)?.conversation
    if (!conversation?.isLoaded) return this.#load(chatId)
    if (conversation.hasNewer) return
    await this.history.readNewest(chatId)
  }

  /** @returns the end of the log before all other reads, so that later changes arrive as events */
  async #readAll(): Promise<number> {
    const { latest } = await this.api.events(0, 0, AbortSignal.timeout(20_000), 1)
    const isFirst = !this.#state.loaded
    if (isFirst && this.#viewed.startsWith('cnv_')) this.#early = this.#readEarly(this.#viewed)
    const known = [...this.#state.chats.keys()]
    await Promise.all([this.#readLists(), this.#early])
    if (!isFirst) await this.#refresh(known)
    this.#setOnline(true)
    this.dispatchEvent(new Event('reread'))
    return latest
  }

  /** Reads the shown chat and its newest messages together with the lists, because it is shown first. */
  async #readEarly(chatId: string): Promise<void> {
    const [chat, page] = await Promise.all([this.api.getChat(chatId), this.api.history(chatId, pageSize)]).catch(
      () => [],
    )
    if (!chat || !page) return
    const entry = withListed(this.#state.chats.get(chatId), chat)
    const conversation = isReached(unreadCount(entry)) ? addPage(entry.conversation, page, false) : entry.conversation
    const chats = new Map(this.#state.chats).set(chatId, { ...entry, conversation })
    this.#set({ ...this.#state, chats })
  }

  /** Reads the lists, and the messages of the shown chat if it has grown. */
  async #readLists(): Promise<void> {
    const knownBefore = new Set(this.#state.chats.keys())
    this.#lookedAt = Date.now()
    const [page, requests, listed] = await Promise.all([
      this.api.listChats(null),
      this.api.listRequests(),
      this.api.listPayments(),
    ])
    // An event may have been faster than the list.
    const payments = this.#state.payments.reduce(withPayment, listed as readonly PaymentRequest[])
    const grown = page.chats.filter((chat) => hasGrown(this.#state.chats.get(chat.id), chat)).map(({ id }) => id)
    this.#set({ ...withFirstChats(this.#state, page, knownBefore), requests, payments })
    await this.#refresh(grown)
  }

  /** Reads the data whose signals were missed while no socket was open. */
  #catchUp(): void {
    this.#lookSoon()
    this.#drafts.look()
    this.dispatchEvent(new CustomEvent('tasks', { detail: null }))
  }

  /** Reads the data that a signal names; ids of a wrong type match nothing. */
  #hear(signal: Ephemeral): void {
    const { chat_id: named, message_id: messageId, through_sequence: through, context_id: contextId } = signal.data
    const chatId = String(named)
    switch (signal.name) {
      case 'requests.changed':
      case 'chats.changed':
        return this.#lookSoon()
      case 'chat.changed':
        return this.#reloadLater(chatId)
      case 'message.sent':
        if (!isShown(this.#state, chatId, String(messageId))) this.#reloadLater(chatId)
        return
      case 'chat.read':
        return this.#set(withRead(this.#state, chatId, Number(through)))
      case 'tasks.changed':
        this.dispatchEvent(new CustomEvent('tasks', { detail: contextId }))
        return
      case 'draft.updated':
        return this.#drafts.look(chatId)
      default:
        this.#setTypists(applyTyping(this.#state.typists, signal, Date.now()))
    }
  }

  #reloadLater(chatId: string): void {
    this.#staleChats.add(chatId)
    this.#reloadSoon()
  }

  async #reloadStale(): Promise<void> {
    const stale = [...this.#staleChats]
    this.#staleChats.clear()
    await Promise.all(stale.map((chatId) => this.reloadChat(chatId)))
  }

  #receive(events: readonly UserEvent[]): void {
    let state = this.#state
    const stale = new Set<string>()
    const arrived: Message[] = []
    for (const event of events) {
      const outcome = applyEvent(state, event)
      state = outcome.state
      if (outcome.arrived) arrived.push(outcome.arrived)
      if (outcome.staleChat) stale.add(outcome.staleChat)
    }
    this.#set(state)
    this.dispatchEvent(new CustomEvent('events', { detail: events }))
    for (const detail of arrived) this.dispatchEvent(new CustomEvent('arrived', { detail }))
    for (const chatId of stale) void this.reloadChat(chatId).catch(() => this.#lookSoon())
  }

  #store(message: Message): void {
    this.#set(
      changeChat(this.#state, message.chat_id, (entry) => ({
        ...withLast(entry, message, this.#state.me),
        conversation: addMessage(entry.conversation, message),
      })),
    )
  }

  #changeConversation(chatId: string, change: (before: ChatEntry['conversation']) => ChatEntry['conversation']): void {
    this.#set(changeChat(this.#state, chatId, (entry) => ({ ...entry, conversation: change(entry.conversation) })))
  }

  /** Removes a typing indicator that expired without a stop event. */
  #setTypists(typists: State['typists']): void {
    const now = Date.now()
    const still = stillTyping(typists, now)
    clearTimeout(this.#forgetting)
    if (still.length > 0) {
      const next = Math.min(...still.map(({ until }) => until)) - now
      this.#forgetting = window.setTimeout(() => this.#setTypists(this.#state.typists), next + 1)
    }
    if (still !== this.#state.typists) this.#set({ ...this.#state, typists: still })
  }

  #retryNow(): void {
    this.#live.retryNow()
    this.#outbox.retryNow()
    this.#signals.retryNow()
    void this.lookAround()
  }

  #setOnline(isOnline: boolean): void {
    const connection = isOnline ? 'online' : 'offline'
    if (this.#state.connection === connection) return
    this.#set({ ...this.#state, connection })
    if (isOnline) this.#outbox.retryNow()
  }

  #set(state: State): void {
    if (state === this.#state) return
    const isChanged = state.chats !== this.#state.chats
    this.#state = state
    if (isChanged) keepUnsent(state)
    this.dispatchEvent(new Event('change'))
  }
}
