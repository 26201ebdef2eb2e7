/** An agent that the harness controls: one method for each stated route, and reads composed of them. */
import { Actor } from './actor.ts'
import { findMember } from './json-pointer.ts'
import { NotTestable } from './not-testable.ts'
import { requireOk } from './prerequisite.ts'
import type { Reply } from './exchange.ts'
import type { RequestOptions } from './client.ts'
import { unique } from './unique.ts'
import { until } from './until.ts'
import type {
  BodyOf,
  HistoryReply,
  ReactReply,
  SendChatReply,
  SendReply,
  SendStrictReply,
  WatermarkReply,
  WireEvent,
  WireEventPage,
  WireMessage,
  WireObject,
  WirePart,
} from './wire.ts'

/** A body as in the document, or any JSON value, because checks send invalid bodies as well. */
export type Loose<T> = T | WireObject | unknown[] | string | number | boolean | null
export type Extra = Omit<RequestOptions, 'method' | 'path' | 'json'>

const part = (text: string): WirePart[] => [{ type: 'text', text }]
const segment = encodeURIComponent

export class Agent extends Actor {
  readonly kind = 'agent' as const

  /** GET /v1/agents/me */
  me(extra: Extra = {}): Promise<Reply<WireObject>> {
    return this.call({ ...extra, method: 'GET', path: '/v1/agents/me' })
  }

  /** POST /v1/messages */
  send(body: Loose<BodyOf<'sendMessage'>>, extra: Extra = {}): Promise<Reply<SendReply>> {
    return this.call({ ...extra, method: 'POST', path: '/v1/messages', json: body })
  }

  /** POST /v1/chats/{id}/messages */
  sendChat(chatId: string, body: Loose<BodyOf<'sendChatMessage'>>, extra: Extra = {}): Promise<Reply<SendChatReply>> {
    return this.call({ ...extra, method: 'POST', path: `/v1/chats/${segment(chatId)}/messages`, json: body })
  }

  /** POST /v2/chats/{id}/messages */
  sendStrict(
    chatId: string,
    body: Loose<BodyOf<'sendStrictChatMessage'>>,
    extra: Extra = {},
  ): Promise<Reply<SendStrictReply>> {
    return this.call({ ...extra, method: 'POST', path: `/v2/chats/${segment(chatId)}/messages`, json: body })
  }

  /** GET /v1/chats/{id}/messages */
  history(chatId: string, query: RequestOptions['query'] = {}): Promise<Reply<HistoryReply>> {
    return this.call({ method: 'GET', path: `/v1/chats/${segment(chatId)}/messages`, query })
  }

  /**
   * GET /v1/events, always with `after`, because a target may require it (AMB-044). The time limit grows with
   * `timeout`.
   */
  events(
    query: { after?: unknown; timeout?: unknown; limit?: unknown } = {},
    extra: Extra = {},
  ): Promise<Reply<WireEventPage>> {
    const waits = typeof query.timeout === 'number' ? query.timeout * 1000 : 0
    return this.call({
      ...extra,
      method: 'GET',
      path: '/v1/events',
      query: { after: 0, ...query } as RequestOptions['query'],
      waitsMs: waits,
    })
  }

  /** POST /v1/chats/{id}/read */
  read(chatId: string, messageId: string): Promise<Reply<WatermarkReply>> {
    return this.call({
      method: 'POST',
      path: `/v1/chats/${segment(chatId)}/read`,
      json: { message_id: messageId },
    })
  }

  /** POST /v1/chats/{id}/delivered */
  delivered(chatId: string, messageId: string): Promise<Reply<WatermarkReply>> {
    return this.call({
      method: 'POST',
      path: `/v1/chats/${segment(chatId)}/delivered`,
      json: { message_id: messageId },
    })
  }

  /** POST /v1/chats/{id}/typing */
  typing(chatId: string, started: Loose<boolean>, extra: Extra = {}): Promise<Reply> {
    return this.call({ ...extra, method: 'POST', path: `/v1/chats/${segment(chatId)}/typing`, json: { started } })
  }

  /** POST /v1/messages/{id}/reactions */
  react(messageId: string, body: Loose<BodyOf<'react'>>): Promise<Reply<ReactReply>> {
    return this.call({ method: 'POST', path: `/v1/messages/${segment(messageId)}/reactions`, json: body })
  }

  /** POST /v1/attachments */
  upload(
    bytes: Buffer,
    { contentType = 'application/octet-stream', filename = 'bytes.bin' } = {},
  ): Promise<Reply<WireObject>> {
    const headers = { 'content-type': contentType, 'x-svc-filename': filename }
    return this.call({ method: 'POST', path: '/v1/attachments', raw: bytes, headers })
  }

  /** POST /v1/attachments with `length` zero bytes. Stops sending when the answer arrives. */
  streamUpload(length: number): Promise<Reply<WireObject>> {
    const headers = {
      authorization: `Bearer ${this.credential}`,
      'content-type': 'application/octet-stream',
      'x-svc-filename': 'zeros.bin',
    }
    return this.client.streamUpload({ method: 'POST', path: '/v1/attachments', headers, actor: this.label }, length)
  }

  /** PATCH /v1/me */
  settings(body: Loose<BodyOf<'updateSettings'>>): Promise<Reply<WireObject>> {
    return this.call({ method: 'PATCH', path: '/v1/me', json: body })
  }

  /** POST /v1/webhooks */
  createWebhook(body: Loose<BodyOf<'createWebhook'>>): Promise<Reply<WireObject>> {
    return this.call({ method: 'POST', path: '/v1/webhooks', json: body })
  }

  /** Sends a text with a new id, as a prerequisite. Returns the id, the stored message and the answer. */
  async sendText(chatId: string, text = unique.marker('text'), more: WireObject = {}): Promise<Said> {
    const messageId = unique.messageId()
    const reply = await this.send({ message_id: messageId, chat_id: chatId, parts: part(text), ...more })
    const { message } = requireOk(reply, 'a plain text message')
    return { messageId, text, message, reply }
  }

  /** Returns the current last sequence of this agent's log, as a prerequisite. The read marks messages as delivered. */
  async cursor(): Promise<number> {
    let end = 0
    // `latest` is not used, because it may count something else (AMB-043).
    for await (const { page, next } of this.#logPages(0)) {
      const last = Number(page.events.at(-1)?.sequence)
      end = Number.isFinite(last) ? last : next
    }
    return end
  }

  /**
   * Returns all events after a cursor, as a prerequisite. @throws NotTestable when the end of the log cannot be
   * reached
   */
  async eventsSince(after: number): Promise<WireEvent[]> {
    const events: WireEvent[] = []
    for await (const { page } of this.#logPages(after)) events.push(...page.events)
    return events
  }

  /** Yields the pages of the log after a cursor, up to an empty page or a page with has_more false. */
  async *#logPages(start: number): AsyncGenerator<{ page: WireEventPage; next: number }> {
    let after = start
    for (let pages = 0; pages < pagesMax; pages += 1) {
      const page = requireOk(await this.events({ after, timeout: 0, limit: 100 }), 'reading the log')
      // A page starts directly after `after`, so an empty page is the end of the log, whatever has_more is.
      if (!Array.isArray(page.events) || page.events.length === 0) return
      const next = cursorAfter(page, after)
      if (next === undefined)
        throw cutReading(`the log of ${this.label}`, `the page after ${after} does not advance the cursor`)
      yield { page, next }
      if (page.has_more === false) return
      after = next
    }
    throw cutReading(`the log of ${this.label}`, `it has more than ${pagesMax} pages`)
  }

  /** Waits up to `withinMs` for the first matching event after the cursor. Undefined when none arrives. */
  awaitEvent(
    after: number,
    matches: (event: WireEvent) => boolean,
    withinMs = this.client.effectMs,
  ): Promise<WireEvent | undefined> {
    return until(async () => (await this.eventsSince(after)).find(matches), withinMs)
  }

  /** Waits up to `withinMs` for the message.received event of a message. */
  awaitMessage(after: number, messageId: string, withinMs = this.client.effectMs): Promise<WireEvent | undefined> {
    return this.awaitEvent(after, (event) => isReceived(event, messageId), withinMs)
  }

  /**
   * Returns the history of this agent, newest first, as a prerequisite: all of it, or back to the page with a message.
   * @throws NotTestable when the end of the history, or the message, cannot be reached
   */
  async historyAll(chatId: string, { backTo }: { backTo?: string } = {}): Promise<WireMessage[]> {
    const messages: WireMessage[] = []
    let pages = 0
    for await (const page of this.historyPages(chatId)) {
      messages.push(...page)
      if (backTo !== undefined && page.some((message) => message.message_id === backTo)) break
      if ((pages += 1) === pagesMax) throw cutReading(`the history of ${chatId}`, `it has more than ${pagesMax} pages`)
    }
    return messages
  }

  /**
   * Yields the pages of a history, newest first, up to an empty page, because a page may be shorter than its limit.
   * @throws NotTestable when a page contains no cursor for the next page
   */
  async *historyPages(chatId: string): AsyncGenerator<WireMessage[]> {
    let before: number | undefined
    for (;;) {
      const reply = await this.history(chatId, { limit: historyPageSize, before_sequence: before })
      const body = requireOk(reply, 'reading the history')
      const page = messagesOf(body)
      if (page.length === 0) return
      yield page
      const lowest = Math.min(
        ...page.map((message) => Number(findMember(message, this.client.sequenceName ?? '') ?? Number.NaN)),
      )
      if (!(lowest < (before ?? Infinity))) {
        // Without a sequence for the next page, a page that is not full is the complete history.
        if (before === undefined && page.length < historyPageSize && body['has_more'] !== true) return
        throw cutReading(
          `the history of ${chatId}`,
          `the page before ${before ?? 'the end'} does not advance the cursor`,
        )
      }
      before = lowest
    }
  }

  /** Returns all entries with this id in the whole history. @throws NotTestable when its end cannot be reached */
  async inHistory(chatId: string, messageId: string): Promise<WireMessage[]> {
    return (await this.historyAll(chatId)).filter((message) => message.message_id === messageId)
  }

  /** Waits up to `withinMs` for the message in the history. */
  awaitInHistory(chatId: string, messageId: string, withinMs = this.client.effectMs): Promise<WireMessage | undefined> {
    const look = async (): Promise<WireMessage | undefined> =>
      (await this.historyAll(chatId, { backTo: messageId })).find((message) => message.message_id === messageId)
    return until(look, withinMs)
  }
}

/** Maximum number of pages of one read. */
const pagesMax = 1000
/** The default limit of the document, which all targets accept (AMB-058). */
const historyPageSize = 50

/**
 * Returns the cursor after a page with events: its next_cursor or, if that does not advance, its last sequence, which
 * `after` accepts as well (EVT-015). Undefined when neither advances.
 */
export function cursorAfter({ next_cursor: next, events }: WireEventPage, after: number): number | undefined {
  return [Number(next), Number(events.at(-1)?.sequence)].find((place) => place > after)
}

/** Returns the error of a read that did not reach the end, after which a missing item proves nothing. */
const cutReading = (what: string, why: string): NotTestable =>
  new NotTestable(`${what} could not be read to its end: ${why}`, 'a target whose pages reach the end')

export interface Said {
  messageId: string
  text: string
  message: WireMessage
  reply: Reply<SendReply>
}

/**
 * Returns the messages of a history answer, whose member name is not stated: the answer itself, its member `messages`,
 * or the array whose entries look like messages. Other arrays (links, members) may precede it.
 */
export function messagesOf(body: WireObject | unknown[]): WireMessage[] {
  if (Array.isArray(body)) return body as WireMessage[]
  if (Array.isArray(body['messages'])) return body['messages'] as WireMessage[]
  const found = Object.values(body).find((value) => Array.isArray(value) && value.some(looksLikeMessage))
  return (found ?? []) as WireMessage[]
}

const looksLikeMessage = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && ('message_id' in entry || 'parts' in entry)

/** Returns whether an event announces this message. */
export const isReceived = (event: WireEvent, messageId: string): boolean =>
  event.event_type === 'message.received' && event.data?.message?.message_id === messageId

/** Returns whether an event announces a message that contains this text. */
export const isReceivedWith = ({ event_type: type, data }: WireEvent, text: string): boolean =>
  type === 'message.received' && JSON.stringify(data).includes(text)

/** Returns whether an event announces that a message was delivered or read. */
export const isReceipt = ({ event_type: type }: WireEvent): boolean => /^message\.(delivered|read)$/.test(type)

/** Returns the text of all text parts, joined. */
export const textOf = (message: WireMessage | undefined): string =>
  (message?.parts ?? []).map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('')

/** Builds a list with one text part. */
export const textParts = part
