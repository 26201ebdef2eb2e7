import type { Findings } from './findings.ts'
import {
  effectEnd,
  pair,
  sighting,
  type At,
  type Chat,
  type Collected,
  type Message,
  type Source,
  type Subscription,
} from './collected.ts'
import { LogCollector } from './collect-logs.ts'
import type { Change } from '../model/intervals.ts'
import {
  defaultRules,
  type BytesCall,
  type Call,
  type DeliveryState,
  type EventsRecord,
  type HistoryRecord,
  type HistoryRules,
  type MessagesRecord,
  type SendCall,
  type TaskCall,
} from './record.ts'

export const stateRank: Record<DeliveryState, number> = { sent: 0, delivered: 1, read: 2 }

/** Reads the records of a history one by one and keeps the data that the rules need. */
export class Collector implements Collected {
  rules: HistoryRules = defaultRules
  readonly chats = new Map<string, Chat>()
  readonly messages = new Map<string, Message>()
  readonly blocks = new Map<string, Change[]>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly bytes: At<BytesCall>[] = []
  readonly tasks: At<TaskCall>[] = []
  settledAt: number | undefined
  lastAt = 0
  readonly #findings: Findings
  readonly #logs: LogCollector
  readonly #states = new Map<string, { state: DeliveryState; end: number; line: number }>()

  constructor(findings: Findings) {
    this.#findings = findings
    this.#logs = new LogCollector(findings, this.rules)
  }

  get logs() {
    return this.#logs.logs
  }

  get events() {
    return this.#logs.events
  }

  add(record: HistoryRecord, line: number): void {
    switch (record.record) {
      case 'history':
        this.rules = { ...defaultRules, ...record.rules }
        this.#logs.rules = this.rules
        return
      case 'call':
        this.lastAt = Math.max(this.lastAt, record.end)
        return this.#addCall(record, line)
      case 'events':
        this.lastAt = Math.max(this.lastAt, record.end)
        return this.#addEvents(record, line)
      case 'messages':
        this.lastAt = Math.max(this.lastAt, record.end)
        return this.#addReading(record, line)
      case 'settled':
        this.settledAt = record.at
        return this.#logs.settle(record.at)
    }
  }

  #chat(id: string): Chat {
    let chat = this.chats.get(id)
    if (chat === undefined) {
      const lists = { messages: [], watermarks: [], reactions: [] }
      chat = { id, kind: 'group', members: new Map(), readings: new Map(), ...lists }
      this.chats.set(id, chat)
    }
    return chat
  }

  #message(id: string, chat: string | undefined): Message {
    let message = this.messages.get(id)
    if (message === undefined) {
      message = {
        id,
        chat: undefined,
        sender: undefined,
        sends: [],
        positions: [],
        contents: [],
        earlier: new Map(),
        events: [],
        seen: undefined,
      }
      this.messages.set(id, message)
    }
    if (message.chat === undefined && chat !== undefined) {
      message.chat = chat
      this.#chat(chat).messages.push(message)
    }
    return message
  }

  #addCall(call: Call, line: number): void {
    if (call.operation === 'send') return this.#addSend(call, line)
    if (call.operation === 'upload' || call.operation === 'download')
      return void this.bytes.push({ record: call, line })
    if (call.outcome === 'rejected') return
    const change = (value: boolean): Change => ({ value, start: call.start, end: effectEnd(call, this.rules), line })
    switch (call.operation) {
      case 'create_chat': {
        const chat = this.#chat(call.chat)
        chat.kind = call.kind
        for (const member of call.members) append(chat.members, member, change(true))
        return
      }
      case 'join':
      case 'leave':
        return append(this.#chat(call.chat).members, call.member, change(call.operation === 'join'))
      case 'block':
      case 'unblock':
        return append(this.blocks, pair(call.actor, call.target), change(call.operation === 'block'))
      case 'read':
      case 'delivered':
        return void this.#chat(call.chat).watermarks.push({ record: call, line })
      case 'react':
      case 'unreact':
        return void this.#chat(call.chat).reactions.push({ record: call, line })
      case 'task':
        return void this.tasks.push({ record: call, line })
      case 'subscribe':
        if (call.subscription !== undefined && call.outcome === 'ok') this.#subscribe(call.subscription, call, line)
        return
      case 'unsubscribe': {
        const subscription = this.subscriptions.get(call.subscription ?? '')
        if (subscription !== undefined) subscription.ended = true
      }
    }
  }

  #subscribe(id: string, { actor, end }: Call, line: number): void {
    if (!this.subscriptions.has(id)) this.subscriptions.set(id, { id, actor, since: end, line, ended: false })
  }

  #addSend(call: SendCall, line: number): void {
    const message = this.#message(call.message, call.chat)
    message.sends.push({ record: call, line })
    if (call.outcome !== 'rejected') message.sender = call.actor
    if (call.outcome !== 'ok') return
    const source: Source = { by: 'answer', actor: call.actor, at: call.end, line }
    note(message, call.position, call.answer, source)
  }

  #addEvents(record: EventsRecord, line: number): void {
    this.#logs.add(record, line, (event, seen, source) => {
      if (seen.type !== 'message.received' || seen.message === undefined) return
      const message = this.#message(seen.message, seen.chat)
      message.sender ??= seen.sender
      if (message.seen === undefined || source.at < message.seen.at) message.seen = source
      note(message, seen.position, seen.content, source)
      if (record.earlier === true) message.earlier.set(record.actor, source)
      if (event.first === source) message.events.push(event)
    })
  }

  #addReading(record: MessagesRecord, line: number): void {
    const source: Source = { by: 'history', actor: record.actor, at: record.end, line }
    const byId = new Map<string, MessagesRecord['messages'][number]>()
    for (const seen of record.messages) {
      const message = this.#message(seen.message, record.chat)
      message.sender ??= seen.sender
      if (message.seen === undefined || source.at < message.seen.at) message.seen = source
      note(message, seen.position, seen.content, source)
      if (record.earlier === true) message.earlier.set(record.actor, source)
      this.#noteState(record, seen, line)
      if (byId.has(seen.message))
        this.#findings.add(
          'message-repeated',
          [
            sighting(
              seen.message,
              source,
              ` with the numbers ${byId.get(seen.message)?.position} and ${seen.position}`,
            ),
          ],
          `the history of ${record.chat} contains ${seen.message} twice`,
        )
      byId.set(seen.message, seen)
    }
    if (record.complete) this.#chat(record.chat).readings.set(record.actor, { record, line, byId })
  }

  #noteState(record: MessagesRecord, { message, state }: MessagesRecord['messages'][number], line: number): void {
    if (state === undefined) return
    const key = pair(record.actor, message)
    const before = this.#states.get(key)
    if (before !== undefined && before.end < record.start && stateRank[before.state] > stateRank[state])
      this.#findings.add(
        'watermark-back',
        [
          {
            text: `a history of ${record.actor} contained ${message} as ${before.state}`,
            at: before.end,
            line: before.line,
          },
          { text: `a history of ${record.actor} contained ${message} as ${state}`, at: record.end, line },
        ],
        `${message} went back from ${before.state} to ${state}`,
      )
    if (before === undefined || stateRank[before.state] < stateRank[state])
      this.#states.set(key, { state, end: record.end, line })
  }
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

/** Keeps each different position and content once, with its first sighting. */
function note(message: Message, position: number | undefined, content: string | undefined, source: Source): void {
  const { positions, contents } = message
  if (position !== undefined && positions[0]?.position !== position)
    if (!positions.some((known) => known.position === position)) positions.push({ position, source })
  if (content !== undefined && contents[0]?.content !== content)
    if (!contents.some((known) => known.content === content)) contents.push({ content, source })
}
