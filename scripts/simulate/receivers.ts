import { createHash } from 'node:crypto'

import type { Post, ReceiverAnswer } from '../../src/delivery/webhooks/post.ts'
import type { Failures } from './failures.ts'
import type { States } from './states.ts'
import { clockOf, KilledError, type Owner, type Scheduler } from './scheduler.ts'
import type { Trace } from './trace.ts'

/** Behaviours of a receiver, each for a while. */
const behaviours = [
  'up',
  'up',
  'up',
  'slow',
  'down',
  'failing',
  'throttling',
  'silent',
  'flapping',
  'refusing',
] as const
export type ReceiverBehaviour = (typeof behaviours)[number]

/** A request that arrived at a receiver. */
export interface Received {
  receiver: string
  eventId: string
  body: string
  digest: string
  at: number
  /** The sending process. Its name is new after each restart. */
  sender: Owner
  /** Time at which the sender received the answer or gave up. */
  endedAt: number
  /** End of the sender's last pause. */
  pausedUntil: number
  /** Status of the answer; null if no answer was given. */
  status: number | null
  retryAfter?: string | undefined
}

interface Reply {
  /** Undefined: no answer. */
  status?: number
  retryAfter?: string
  afterMs: number
}

/** Webhook receivers that change their behaviour: up, slow, down and others. */
export class Receivers {
  readonly received: Received[] = []
  readonly #behaviours = new Map<string, { behaviour: ReceiverBehaviour; until: number }>()
  readonly #scheduler: Scheduler
  readonly #failures: Failures
  readonly #trace: Trace
  readonly #states: States
  /** Attempts by receiver and event. */
  readonly #attempts = new Map<string, Received[]>()
  /** Sequence of the newest event that each receiver accepted. */
  readonly #takenThrough = new Map<string, number>()
  readonly #retryAfterMax: number

  /** Creates the receivers. @param retryAfterMax maximum seconds of a Retry-After header */
  constructor(scheduler: Scheduler, failures: Failures, trace: Trace, states: States, retryAfterMax: number) {
    this.#states = states
    this.#retryAfterMax = retryAfterMax
    this.#scheduler = scheduler
    this.#failures = failures
    this.#trace = trace
  }

  /** Returns the function with which a process posts to the receivers. */
  post(sender: Owner): Post {
    return async (url, { headers, body, timeoutMs }) => {
      const signal = clockOf(this.#scheduler, sender).timeoutSignal(timeoutMs)
      const scheduler = this.#scheduler
      const { hostname } = new URL(url)
      await scheduler.delay(sender, this.#failures.random.integer(0, 20))
      if (signal.aborted) throw signal.reason
      const behaviour = this.#behaviourOf(hostname)
      if (behaviour === 'down') throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      const text = body.toString('utf8')
      const one: Received = {
        receiver: hostname,
        eventId: headers['webhook-id']!,
        body: text,
        digest: createHash('sha256').update(body).digest('hex').slice(0, 16),
        at: scheduler.now(),
        sender,
        endedAt: Number.POSITIVE_INFINITY,
        pausedUntil: sender.pausedUntil,
        status: null,
      }
      this.received.push(one)
      this.#noteAttempt(one)
      this.#trace.add(hostname, 'received', one.eventId, one.digest, behaviour)
      this.#maybeStall(sender)
      return this.#answer(sender, one, this.#reply(behaviour), signal)
    }
  }

  /** Sometimes pauses the sender while its request is open, possibly until after the end of its lease. */
  #maybeStall(sender: Owner): void {
    if (!this.#failures.strikes('stall')) return
    const ms = this.#failures.random.integer(5_000, 60_000)
    const now = this.#scheduler.now()
    this.#failures.disturbedUntil = Math.max(this.#failures.disturbedUntil, now + ms)
    this.#trace.add(sender.name, 'stalls', ms)
    this.#scheduler.pause(sender, ms)
  }

  #answer(sender: Owner, one: Received, reply: Reply, signal: AbortSignal): Promise<ReceiverAnswer> {
    return new Promise((resolve, reject) => {
      const forget = sender.waiting(reject)
      const giveUp = () => {
        forget()
        this.#states.reach('an attempt gets no answer in time')
        one.endedAt = Math.min(one.endedAt, this.#scheduler.now())
        reject(signal.reason instanceof Error ? signal.reason : new KilledError())
      }
      signal.addEventListener('abort', giveUp, { once: true })
      const { status, retryAfter } = reply
      if (status === undefined) return
      this.#scheduler.after(sender, reply.afterMs, () => {
        if (signal.aborted) return
        forget()
        one.status = status
        one.retryAfter = retryAfter
        this.#noteAnswer(one)
        one.endedAt = this.#scheduler.now()
        signal.removeEventListener('abort', giveUp)
        resolve({ statusCode: status, retryAfter, excerpt: Buffer.from('ok') })
      })
    })
  }

  /** Records the named states that an attempt reaches. */
  #noteAttempt(one: Received): void {
    const key = `${one.receiver} ${one.eventId}`
    const before = this.#attempts.get(key) ?? []
    this.#attempts.set(key, [...before, one])
    const last = before.at(-1)
    if (!last) return
    const states = this.#states
    const isOpen = last.endedAt > one.at
    if (placeOf(last.sender.name) !== placeOf(one.sender.name) && isOpen)
      states.reach('an expired lease is met by a second process')
    if (placeOf(last.sender.name) === placeOf(one.sender.name) && last.sender !== one.sender && !isOpen)
      states.reach('a retry after a restart')
    if (last.retryAfter !== undefined) states.reach('a retry after the time that its receiver asked for')
    if (before.length === 9) states.reach('a tenth attempt')
    const { sequence } = JSON.parse(one.body) as { sequence: number }
    if ((this.#takenThrough.get(one.receiver) ?? 0) > sequence) states.reach('newer events pass a retry')
  }

  /** Records the named states that the answer of a receiver reaches. */
  #noteAnswer(one: Received): void {
    const attempts = this.#attempts.get(`${one.receiver} ${one.eventId}`)!
    if (attempts.at(-1) !== one) this.#states.reach('a result arrives after its lease')
    if (one.status === 410) this.#states.reach('an event is given up at 410')
    if (one.status === null || one.status >= 300) return
    if (attempts.some((other) => other !== one && other.status !== null && other.status < 300))
      this.#states.reach('an event is taken twice')
    const { sequence } = JSON.parse(one.body) as { sequence: number }
    this.#takenThrough.set(one.receiver, Math.max(sequence, this.#takenThrough.get(one.receiver) ?? 0))
  }

  #reply(behaviour: ReceiverBehaviour): Reply {
    const { random } = this.#failures
    const quick = random.integer(1, 80)
    if (behaviour === 'slow') return { status: 200, afterMs: random.integer(500, 14_000) }
    if (behaviour === 'failing') return { status: random.pick([500, 502, 503]), afterMs: quick }
    if (behaviour === 'throttling') {
      return {
        status: random.pick([429, 503]),
        retryAfter: String(random.integer(1, this.#retryAfterMax)),
        afterMs: quick,
      }
    }
    if (behaviour === 'silent') return { afterMs: 0 }
    if (behaviour === 'flapping')
      return random.chance(0.5) ? { status: 204, afterMs: quick } : { status: 500, afterMs: quick }
    if (behaviour === 'refusing') return { status: random.chance(0.05) ? 410 : 408, afterMs: quick }
    return { status: 200, afterMs: quick }
  }

  #behaviourOf(name: string): ReceiverBehaviour {
    if (this.#failures.calm) return 'up'
    const now = this.#scheduler.now()
    const known = this.#behaviours.get(name)
    if (known && known.until > now) return known.behaviour
    const { random } = this.#failures
    const behaviour = random.pick(behaviours)
    if (behaviour !== 'up') this.#failures.count(`receiver ${behaviour}`)
    this.#behaviours.set(name, {
      behaviour,
      until: now + 60_000 + random.wait(behaviour === 'up' ? 1_800_000 : 600_000),
    })
    return behaviour
  }
}

/** Returns the place of a process: `server-0.2` is the second process in `server-0`. */
export const placeOf = (sender: string): string => sender.slice(0, sender.lastIndexOf('.'))
