/** An agent under the harness's control: one method per stated route, and readings built on them. */
import { Actor } from './actor.ts'
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

/** A body as the document describes it, or any JSON value: checks send wrong bodies too. */
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
  history(chatId: string, query: RequestOptions['query'] = {}, extra: Extra = {}): Promise<Reply<HistoryReply>> {
    return this.call({ ...extra, method: 'GET', path: `/v1/chats/${segment(chatId)}/messages`, query })
  }

  /** GET /v1/events, always with `after`: a target may demand it (AMB-044). The time limit grows with `timeout`. */
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
  read(chatId: string, messageId: string, extra: Extra = {}): Promise<Reply<WatermarkReply>> {
    return this.call({
      ...extra,
      method: 'POST',
      path: `/v1/chats/${segment(chatId)}/read`,
      json: { message_id: messageId },
    })
  }

  /** POST /v1/chats/{id}/delivered */
  delivered(chatId: string, messageId: string, extra: Extra = {}): Promise<Reply<WatermarkReply>> {
    return this.call({
      ...extra,
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
  react(messageId: string, body: Loose<BodyOf<'react'>>, extra: Extra = {}): Promise<Reply<ReactReply>> {
    return this.call({ ...extra, method: 'POST', path: `/v1/messages/${segment(messageId)}/reactions`, json: body })
  }

  /** POST /v1/attachments */
  upload(
    bytes: Buffer,
    { contentType = 'application/octet-stream', filename = 'bytes.bin' } = {},
    extra: Extra = {},
  ): Promise<Reply<WireObject>> {
    const headers = { 'content-type': contentType, 'x-svc-filename': filename, ...extra.headers }
    return this.call({ ...extra, method: 'POST', path: '/v1/attachments', raw: bytes, headers })
  }

  /** POST /v1/attachments with so many zero bytes, which are sent until it is answered. */
  streamUpload(length: number): Promise<Reply<WireObject>> {
    const headers = {
      authorization: `Bearer ${this.credential}`,
      'content-type': 'application/octet-stream',
      'x-svc-filename': 'zeros.bin',
    }
    return this.client.streamUpload({ method: 'POST', path: '/v1/attachments', headers, actor: this.label }, length)
  }

  /** PATCH /v1/me */
  settings(body: Loose<BodyOf<'updateSettings'>>, extra: Extra = {}): Promise<Reply<WireObject>> {
    return this.call({ ...extra, method: 'PATCH', path: '/v1/me', json: body })
  }

  /** POST /v1/webhooks */
  createWebhook(body: Loose<BodyOf<'createWebhook'>>, extra: Extra = {}): Promise<Reply<WireObject>> {
    return this.call({ ...extra, method: 'POST', path: '/v1/webhooks', json: body })
  }

  /** Sends a text with a fresh id, as a prerequisite: the id, the stored message and the answer. */
  async say(chatId: string, text = unique.marker('text'), more: WireObject = {}): Promise<Said> {
    const messageId = unique.messageId()
    const reply = await this.send({ message_id: messageId, chat_id: chatId, parts: part(text), ...more })
    const { message } = requireOk(reply, 'a plain text message')
    return { messageId, text, message, reply }
  }

  /** The highest sequence of this agent's log at this moment, as a prerequisite. Reading marks messages delivered. */
  async cursor(): Promise<number> {
    let after = 0
    for (;;) {
      const page = requireOk(await this.events({ after, timeout: 0, limit: 100 }), 'reading the log')
      if (typeof page.latest === 'number') return page.latest
      if (!page.has_more) return page.next_cursor
      after = page.next_cursor
    }
  }

  /** Everything in the log after a cursor, page by page, as a prerequisite. */
  async eventsSince(after: number): Promise<WireEvent[]> {
    const events: WireEvent[] = []
    for (let pages = 0; pages < 200; pages += 1) {
      const page = requireOk(await this.events({ after, timeout: 0, limit: 100 }), 'reading the log')
      const items = Array.isArray(page.events) ? page.events : []
      events.push(...items)
      if (page.has_more !== true || items.length === 0) return events
      after = page.next_cursor
    }
    return events
  }

  /** The first event after the cursor that matches, waiting up to `withinMs`; undefined when none came. */
  awaitEvent(after: number, matches: (event: WireEvent) => boolean, withinMs = 5000): Promise<WireEvent | undefined> {
    return until(async () => (await this.eventsSince(after)).find(matches), withinMs)
  }

  /** The message.received event of a message, waiting up to `withinMs`. */
  awaitMessage(after: number, messageId: string, withinMs = 5000): Promise<WireEvent | undefined> {
    return this.awaitEvent(after, (event) => isReceived(event, messageId), withinMs)
  }

  /** The whole history that this agent sees, newest first, as a prerequisite. `sequenceName` is the target's name. */
  async historyAll(chatId: string, sequenceName = 'sequence', pages = 50): Promise<WireMessage[]> {
    const messages: WireMessage[] = []
    let before: number | undefined
    for (let page = 0; page < pages; page += 1) {
      const body = requireOk(await this.history(chatId, { limit: 50, before_sequence: before }), 'reading the history')
      const items = messagesOf(body)
      messages.push(...items)
      const last = items.at(-1)?.[sequenceName]
      if (items.length === 0 || typeof last !== 'number' || last === before || last <= 1) return messages
      before = last
    }
    return messages
  }

  /** Every entry with this id on the newest page of the history. */
  async inHistory(chatId: string, messageId: string): Promise<WireMessage[]> {
    return messagesOf(requireOk(await this.history(chatId), 'reading the history')).filter(
      (message) => message.message_id === messageId,
    )
  }

  /** The message in the history, waiting up to `withinMs`. */
  awaitInHistory(chatId: string, messageId: string, withinMs = 5000): Promise<WireMessage | undefined> {
    return until(async () => (await this.inHistory(chatId, messageId))[0], withinMs)
  }
}

export interface Said {
  messageId: string
  text: string
  message: WireMessage
  reply: Reply<SendReply>
}

/**
 * The list of messages in a history answer, whose name is not stated: the answer itself, its member `messages`, or the
 * array whose entries look like messages. Further arrays (links, members) may stand before it.
 */
export function messagesOf(body: WireObject | unknown[]): WireMessage[] {
  if (Array.isArray(body)) return body as WireMessage[]
  if (Array.isArray(body['messages'])) return body['messages'] as WireMessage[]
  const found = Object.values(body).find((value) => Array.isArray(value) && value.some(looksLikeMessage))
  return (found ?? []) as WireMessage[]
}

const looksLikeMessage = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && ('message_id' in entry || 'parts' in entry)

/** Whether an event says that this message arrived. */
export const isReceived = (event: WireEvent, messageId: string): boolean =>
  event.event_type === 'message.received' && event.data?.message?.message_id === messageId

/** Whether an event says that a message was delivered or read. */
export const isReceipt = ({ event_type: type }: WireEvent): boolean => /^message\.(delivered|read)$/.test(type)

/** The text of every text part, joined. */
export const textOf = (message: WireMessage | undefined): string =>
  (message?.parts ?? []).map((item) => (typeof item['text'] === 'string' ? item['text'] : '')).join('')

/** A list with one text part. */
export const textParts = part
