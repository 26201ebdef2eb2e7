import type { Message, Part } from '../../generated/current/types.gen.ts'
import type { Chat, Cleanup, PaymentRequest, UserEvent } from '../../generated/extensions/types.gen.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'
import { Switchboard } from './calls/switchboard.ts'
import { DraftReader } from './draft-reader.ts'
import { Live } from './live.ts'
import { messageIdOf } from './message-id.ts'
import {
  changeChat,
  hasGrown,
  isShown,
  replaceChats,
  withListed,
  withRead,
  writtenThrough,
} from './model/chats.rules.ts'
import { addMessage, addPage, dropPending, setPending } from './model/conversation.rules.ts'
import { applyEvent } from './model/events.rules.ts'
import { withPayment } from './model/payments.rules.ts'
import { emptyState, type ChatEntry, type Me, type Pending, type State } from './model/state.ts'
import { applyTyping, stillTyping } from './model/typing.rules.ts'
import { Outbox } from './outbox.ts'
import { Signals, type Ephemeral } from './signals.ts'
import { spaced } from './spaced.ts'
import { forgetPerson, keepUnsent, takeUnsent } from './storage.ts'

/** Messages that are read of each chat for the list. */
const previewSize = 20
const pageSize = 50
/** Milliseconds between two looks at what no event reports, without a socket that shows it: requests, and chats of others. */
const lookMs = 10_000
/** The same with a socket: a signal may be lost, and a request expires without one. */
const lookOpenMs = 60_000
/** Milliseconds between two looks that signals ask for. */
const spaceMs = 400

/**
 * What the messenger knows and does. Says `change` after every change, `arrived` for every message of others, `events` for
 * the events of the log, `tasks` when tasks of a chat, or of any, have to be read again, and `reread` when everything was.
 */
export class Messenger extends EventTarget {
  readonly api: Api
  readonly calls: Switchboard
  readonly #outbox: Outbox
  readonly #live: Live
  readonly #signals: Signals
  readonly #drafts: DraftReader
  readonly #staleChats = new Set<string>()
  readonly #lookSoon = spaced(spaceMs, () => this.lookAround())
  readonly #reloadSoon = spaced(spaceMs, () => this.#reloadStale())
  #lookedAt = 0
  #state: State
  #forgetting = 0
  #lookTimer = 0
  #typing: Promise<void> = Promise.resolve()
  #looking: Promise<void> = Promise.resolve()

  constructor(api: Api, me: Me) {
    super()
    this.api = api
    this.calls = new Switchboard(api, this)
    this.#state = emptyState(me)
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

  /** Reads everything, sends what an earlier page left unsent, and follows the log. Tries again until the server answers. */
  async start(): Promise<void> {
    addEventListener('online', () => this.#retryNow())
    // The pull under way may stay silent for long; the next one fails at once.
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
    void this.#signals.follow(after)
    await this.#live.follow(after)
  }

  /** Reads what no event tells of, after any earlier look has ended. Never rejects. */
  lookAround(): Promise<void> {
    this.#looking = this.#looking
      .then(() => this.#readLists())
      .then(
        () => undefined,
        // The next look, or the log, says more.
        () => undefined,
      )
    return this.#looking
  }

  /** Sends parts; they are shown at once. */
  send(chatId: string, parts: Part[], replyTo: string | null, metadata?: Record<string, unknown>): void {
    const messageId = messageIdOf(Date.now(), crypto.getRandomValues(new Uint8Array(16)))
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

  /** Tries a rejected message again, by the same id. */
  sendAgain(chatId: string, pending: Pending): void {
    this.#outbox.add(chatId, pending)
  }

  giveUp(chatId: string, messageId: string): void {
    this.#changeConversation(chatId, (before) => dropPending(before, messageId))
  }

  /** Reads older messages of a chat. */
  async loadOlder(chatId: string): Promise<void> {
    const entry = this.#state.chats.get(chatId)
    const oldest = entry?.conversation.messages[0]
    if (!entry?.conversation.hasMore || !oldest) return
    const page = await this.api.history(chatId, pageSize, oldest.sequence)
    this.#changeConversation(chatId, (before) => addPage(before, page, true))
  }

  /** The person has seen the chat up to its end. */
  async markRead(chatId: string): Promise<void> {
    const entry = this.#state.chats.get(chatId)
    const last = entry?.conversation.messages.at(-1)
    if (!entry || !last || last.sequence <= entry.readSequence) return
    this.#set(withRead(this.#state, chatId, last.sequence))
    if (last.sender.id !== this.#state.me.userId) await this.api.mark(chatId, 'read', last.message_id)
  }

  /** Adds the person's reaction, or takes away the one that is there. */
  async react(message: Message, emoji: string): Promise<void> {
    const { userId } = this.#state.me
    const own = (message.reactions ?? []).find(({ actor, target_part_id: part }) => actor.id === userId && !part)
    await this.api.react(message.message_id, own?.emoji === emoji ? 'remove' : 'add', emoji)
    await this.#refresh(message.chat_id)
  }

  async declinePayment(id: string): Promise<void> {
    const request = await this.api.declinePayment(id)
    this.#set({ ...this.#state, payments: withPayment(this.#state.payments, request) })
  }

  /** Deletes the account of the person, and what this browser keeps of it. @returns how far that is */
  async deleteAccount(confirm: string): Promise<Cleanup> {
    const cleanup = await this.api.deleteAccount(confirm)
    this.calls.phone?.leave()
    this.#live.end()
    this.#signals.end()
    clearInterval(this.#lookTimer)
    forgetPerson(this.#state.me)
    return cleanup
  }

  /** Says whether the person types, one after the other: a stop that overtook its start would leave it shown. */
  setTyping(chatId: string, started: boolean): Promise<void> {
    this.#typing = this.#typing
      .then(() => this.api.setTyping(chatId, started))
      .then(
        () => undefined,
        // It is seen now or never.
        () => undefined,
      )
    return this.#typing
  }

  /** The chat is in view now. */
  view(chatId: string): void {
    this.#drafts.show(chatId)
  }

  /** Shows a chat that was opened here, or reads one anew. */
  async openChat(chat: Chat): Promise<void> {
    if (!this.#state.chats.has(chat.id)) {
      this.#set({ ...this.#state, chats: new Map(this.#state.chats).set(chat.id, withListed(undefined, chat)) })
    }
    await this.reloadChat(chat.id)
  }

  /** Reads who is in a chat, and its newest messages. A chat that the person is in no more leaves the list. */
  async reloadChat(chatId: string): Promise<void> {
    const chat = await this.api.getChat(chatId).catch((error: unknown) => {
      // What cannot be asked now is still there.
      if (error instanceof ApiError && !error.isPassing) return undefined
      throw error
    })
    const chats = new Map(this.#state.chats)
    const known = chats.get(chatId)
    if (!chat) chats.delete(chatId)
    else chats.set(chatId, withListed(known, chat))
    this.#set({ ...this.#state, chats })
    if (chat) await this.#preview(chat)
  }

  async #refresh(chatId: string): Promise<void> {
    const page = await this.api.history(chatId, pageSize)
    this.#changeConversation(chatId, (before) => addPage(before, page, false))
  }

  /** @returns the end of the log from before everything else was read: what happens meanwhile comes as an event */
  async #readAll(): Promise<number> {
    const { latest } = await this.api.events(0, 0, AbortSignal.timeout(20_000), 1)
    const chats = await this.#readLists()
    await Promise.all(chats.map((chat) => this.#preview(chat)))
    this.#setOnline(true)
    this.dispatchEvent(new Event('reread'))
    return latest
  }

  /** Reads the lists, and the messages of chats that have grown. */
  async #readLists(): Promise<Chat[]> {
    const knownBefore = new Set(this.#state.chats.keys())
    this.#lookedAt = Date.now()
    const [chats, requests, listed] = await Promise.all([
      this.api.listChats(),
      this.api.listRequests(),
      this.api.listPayments(),
    ])
    // An event may have been faster than the list.
    const payments = this.#state.payments.reduce(withPayment, listed as readonly PaymentRequest[])
    const grown = chats.filter((chat) => hasGrown(this.#state.chats.get(chat.id), chat))
    this.#set({ ...replaceChats(this.#state, chats, knownBefore), requests, payments })
    await Promise.all(grown.map((chat) => this.#preview(chat)))
    return chats
  }

  async #preview({ id }: Chat): Promise<void> {
    const page = await this.api.history(id, previewSize)
    const read = writtenThrough(page.messages, this.#state.me)
    this.#set(
      changeChat(this.#state, id, (entry) => ({
        ...entry,
        readSequence: Math.max(entry.readSequence, read),
        conversation: addPage(entry.conversation, page, false),
      })),
    )
  }

  /** What was to be seen while no socket was open is read. */
  #catchUp(): void {
    this.#lookSoon()
    this.#drafts.look()
    this.dispatchEvent(new CustomEvent('tasks', { detail: null }))
  }

  /** Reads what a signal names; members that are no ids name nothing. */
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
    for (const chatId of stale) void this.reloadChat(chatId).catch(() => this.lookAround())
  }

  #store(message: Message): void {
    this.#set(
      changeChat(this.#state, message.chat_id, (entry) => ({
        ...entry,
        readSequence: Math.max(entry.readSequence, message.sequence),
        conversation: addMessage(entry.conversation, message),
      })),
    )
  }

  #changeConversation(chatId: string, change: (before: ChatEntry['conversation']) => ChatEntry['conversation']): void {
    this.#set(changeChat(this.#state, chatId, (entry) => ({ ...entry, conversation: change(entry.conversation) })))
  }

  /** Whoever stopped without a signal is shown no longer when its time is over. */
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
    this.#state = state
    keepUnsent(state)
    this.dispatchEvent(new Event('change'))
  }
}
