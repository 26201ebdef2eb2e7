import type { States } from './states.ts'

/** A broken rule, with details. */
export interface Violation {
  invariant: string
  detail: string
  at: number
}

/** A message that a client sends, over all of its attempts. */
export interface Sent {
  messageId: string
  senderId: string
  chatId: string
  text: string
  startedAt: number
  /** Time at which the client learned the outcome; infinite until then. */
  endedAt: number
  outcome: 'stored' | 'rejected' | 'unknown'
  sequence?: number
}

/**
 * A state that clients change, such as a membership. Between the first attempt and the answer, both values are possible.
 */
class Switch {
  readonly #turns: { startedAt: number; endedAt: number; on: boolean }[] = []

  constructor(on: boolean) {
    this.#turns.push({ startedAt: 0, endedAt: 0, on })
  }

  /** Records a change. @returns a function that confirms the change; not called if the outcome is unknown */
  turn(on: boolean, now: number): (now: number) => void {
    const turn = { startedAt: now, endedAt: Number.POSITIVE_INFINITY, on }
    this.#turns.push(turn)
    return (then) => {
      turn.endedAt = then
    }
  }

  /** Returns the value during a period; undefined if it may have changed during the period. */
  during(from: number, to: number): boolean | undefined {
    let standing: boolean | undefined
    for (const { startedAt, endedAt, on } of this.#turns) {
      if (startedAt > to) break
      if (endedAt < from) standing = on
      else if (standing !== on) return undefined
    }
    return standing
  }
}

interface LogEntry {
  eventId: string
  digest: string
  type: string
  messageId?: string
}

/** An actor, as the observations know it. */
export interface Party {
  id: string
  handle: string
  kind: 'agent' | 'user'
}

/** Collects the answers and events that clients receive, and checks them against the rules. */
export class Observations {
  readonly violations: Violation[] = []
  readonly sent = new Map<string, Sent>()
  /** Log entries by actor and sequence. */
  readonly logs = new Map<string, Map<number, LogEntry>>()
  readonly members = new Map<string, Switch>()
  readonly blocks = new Map<string, Switch>()
  readonly chatKinds = new Map<string, 'direct' | 'group'>()
  readonly parties = new Map<string, Party>()
  readonly #placeOfEvent = new Map<string, string>()
  readonly #messageAt = new Map<string, string>()
  readonly #receivedBy = new Map<string, Set<string>>()
  readonly #awaited = new Map<string, Map<string, Sent>>()
  readonly #watermarks = new Map<string, number>()
  readonly #now: () => number
  events = 0
  /** By actor: sequence up to which unread events were purged because of their age. */
  readonly purgedThrough = new Map<string, number>()
  /** By actor: time at which it skipped the purged events. */
  readonly #skippedAt = new Map<string, number>()

  readonly #states: States

  constructor(now: () => number, states: States) {
    this.#now = now
    this.#states = states
  }

  violated(invariant: string, detail: string): void {
    this.violations.push({ invariant, detail, at: this.#now() })
  }

  switchOf(of: Map<string, Switch>, key: string, initially = false): Switch {
    let found = of.get(key)
    if (!found) of.set(key, (found = new Switch(initially)))
    return found
  }

  /** Records that the server acknowledged a message at a sequence. */
  acknowledged(sent: Sent, sequence: number): void {
    if (sent.sequence !== undefined && sent.sequence !== sequence) {
      this.violated('one place for each message', `${sent.messageId} is at ${sent.sequence} and at ${sequence}`)
    }
    sent.sequence = sequence
    this.#isAt(sent.chatId, sequence, sent.messageId)
    for (const readerId of this.parties.keys()) {
      const mayBePurged = sent.startedAt <= (this.#skippedAt.get(readerId) ?? -1)
      if (this.mustReceive(sent, readerId) && !this.hasReceived(sent.messageId, readerId) && !mayBePurged) {
        this.#awaitedBy(readerId).set(sent.messageId, sent)
      }
      this.#noteStates(sent, readerId)
    }
  }

  #noteStates({ chatId, senderId, startedAt, endedAt }: Sent, readerId: string): void {
    if (readerId === senderId) return
    const member = this.members.get(`${chatId} ${readerId}`)?.during(startedAt, endedAt)
    if (member === undefined && this.members.has(`${chatId} ${readerId}`))
      this.#states.reach('a membership changes while a message is sent')
    if (member === true && this.#isBlocked(chatId, senderId, readerId, startedAt, endedAt) === true)
      this.#states.reach('a message is suppressed by a block')
  }

  /** Returns the stored messages of a reader that are not yet in the read part of the log. */
  #awaitedBy(readerId: string): Map<string, Sent> {
    let awaited = this.#awaited.get(readerId)
    if (!awaited) this.#awaited.set(readerId, (awaited = new Map()))
    return awaited
  }

  #isAt(chatId: string, sequence: number, messageId: string): void {
    const place = `${chatId} ${sequence}`
    const known = this.#messageAt.get(place)
    if (known !== undefined && known !== messageId) {
      this.violated('one message at each place', `${place} holds ${known} and ${messageId}`)
    }
    this.#messageAt.set(place, messageId)
  }

  /** Records a page of a log that an actor read. */
  // Pages have the shape of the document.
  // oxlint-disable-next-line no-explicit-any
  read(readerId: string, after: number, events: readonly any[]): void {
    let expected = after + 1
    for (const event of events) {
      if (event.sequence !== expected) {
        this.violated('logs without gaps', `${readerId} got ${event.sequence} where ${expected} comes`)
      }
      expected = event.sequence + 1
      this.saw(readerId, event)
    }
  }

  /** Records an event, received over any channel. */
  // oxlint-disable-next-line no-explicit-any
  saw(readerId: string, event: any): void {
    const digest = JSON.stringify(event)
    const log = this.logs.get(readerId) ?? new Map<number, LogEntry>()
    this.logs.set(readerId, log)
    const known = log.get(event.sequence)
    if (known) {
      if (known.eventId !== event.event_id) {
        const ids = `${known.eventId} and ${event.event_id}`
        this.violated('one id for each event', `${readerId} ${event.sequence} is ${ids}`)
      } else if (known.digest !== digest) {
        this.violated('an event never changes', `${readerId} ${event.sequence}: ${known.digest} and ${digest}`)
      }
      return
    }
    this.events += 1
    const place = `${readerId} ${event.sequence}`
    const elsewhere = this.#placeOfEvent.get(event.event_id)
    if (elsewhere !== undefined) this.violated('one id for each event', `${event.event_id}: ${elsewhere} and ${place}`)
    this.#placeOfEvent.set(event.event_id, place)
    if (event.agent_id !== readerId)
      this.violated('the right reader', `${readerId} was shown a log of ${event.agent_id}`)
    const message = event.event_type === 'message.received' ? event.data.message : undefined
    log.set(event.sequence, { eventId: event.event_id, digest, type: event.event_type, messageId: message?.message_id })
    if (message) this.#received(readerId, message)
  }

  // oxlint-disable-next-line no-explicit-any
  #received(readerId: string, message: any): void {
    const id: string = message.message_id
    const readers = this.#receivedBy.get(id) ?? new Set()
    this.#receivedBy.set(id, readers)
    if (readers.has(readerId)) this.violated('delivered once', `${readerId} has ${id} twice in its log`)
    readers.add(readerId)
    this.#awaited.get(readerId)?.delete(id)
    this.#isAt(message.chat_id, message.sequence, id)
    this.shown(readerId, message)
  }

  /** Checks a message shown to a reader: it was sent, is unchanged, and is visible to the reader. */
  // oxlint-disable-next-line no-explicit-any
  shown(readerId: string, message: any): void {
    const sent = this.sent.get(message.message_id)
    if (!sent) return this.violated('only what was sent', `${message.message_id} was shown to ${readerId}`)
    if (sent.outcome === 'rejected') this.violated('nothing rejected is stored', `${sent.messageId} was rejected`)
    if (message.parts[0]?.text !== sent.text) this.violated('what was sent', `${sent.messageId} changed its text`)
    if (sent.senderId === readerId) return
    const { chatId, startedAt, senderId } = sent
    const endedAt = Math.min(sent.endedAt, this.#now())
    if (this.members.get(`${chatId} ${readerId}`)?.during(startedAt, endedAt) === false) {
      this.violated('the right reader', `${readerId} was not in ${chatId} when ${sent.messageId} was sent`)
    }
    if (this.#isBlocked(chatId, senderId, readerId, startedAt, endedAt) === true) {
      this.violated('blocks', `${readerId} was shown ${sent.messageId} across a block`)
    }
  }

  #isBlocked(chatId: string, from: string, to: string, startedAt: number, endedAt: number): boolean | undefined {
    const stand = (key: string) => this.switchOf(this.blocks, key).during(startedAt, endedAt)
    const here = stand(`${to} ${from}`)
    if (this.chatKinds.get(chatId) === 'group') return here
    const there = stand(`${from} ${to}`)
    if (here === true || there === true) return true
    return here === undefined || there === undefined ? undefined : false
  }

  /** Returns whether a reader must receive a message; undefined if both are correct. */
  mustReceive(sent: Sent, readerId: string): boolean | undefined {
    if (sent.outcome !== 'stored' || readerId === sent.senderId) return undefined
    const { chatId, senderId, startedAt, endedAt } = sent
    const member = this.members.get(`${chatId} ${readerId}`)?.during(startedAt, endedAt)
    const blocked = this.#isBlocked(chatId, senderId, readerId, startedAt, endedAt)
    if (member === true && blocked === false) return true
    return member === false || blocked === true ? false : undefined
  }

  /** Returns whether the read part of the actor's log contains the message. */
  hasReceived(messageId: string, readerId: string): boolean {
    return this.#receivedBy.get(messageId)?.has(readerId) === true
  }

  /** Checks a watermark from an answer or an event, in the order of arrival. */
  watermark(source: string, through: number): void {
    const before = this.#watermarks.get(source) ?? 0
    if (through < before) this.violated('watermarks never go back', `${source} went from ${before} to ${through}`)
    this.#watermarks.set(source, Math.max(before, through))
  }

  /** Checks a pull that found nothing although a message for its reader was stored before that time. */
  foundNothing(readerId: string, before: number): void {
    for (const sent of this.#awaitedBy(readerId).values()) {
      if (sent.endedAt >= before) continue
      this.violated('seen after the answer', `${readerId} did not find ${sent.messageId}, stored at ${sent.endedAt}`)
    }
  }

  /** Records that events up to a sequence were purged. Messages stored before are no longer awaited. */
  purged(readerId: string, through: number): void {
    this.purgedThrough.set(readerId, Math.max(through, this.purgedThrough.get(readerId) ?? 0))
    this.#skippedAt.set(readerId, this.#now())
    this.#awaited.get(readerId)?.clear()
  }

  /** Runs the final checks, after all work is done and every log was read to its end. */
  settle(): void {
    for (const [readerId, awaited] of this.#awaited) {
      for (const messageId of awaited.keys()) {
        this.violated('nothing acknowledged is lost', `${readerId} never got ${messageId}`)
      }
    }
  }
}
