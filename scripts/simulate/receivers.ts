import { createHash } from 'node:crypto'

import type { Post, ReceiverAnswer } from '../../src/delivery/webhooks/post.ts'
import type { Failures } from './failures.ts'
import { clockOf, KilledError, type Owner, type Scheduler } from './scheduler.ts'
import type { Trace } from './trace.ts'

/** How a receiver behaves for a while. */
const moods = ['up', 'up', 'up', 'slow', 'down', 'failing', 'throttling', 'silent', 'flapping', 'refusing'] as const
export type Mood = (typeof moods)[number]

/** A request that reached a receiver. */
export interface Received {
  receiver: string
  eventId: string
  body: string
  digest: string
  at: number
  /** The life of the process that sent it. */
  sender: string
  /** When the sender had its answer, or gave up. */
  endedAt: number
  /** When the sender last stood still. */
  pausedUntil: number
  /** What it was answered; null where the answer was never given. */
  status: number | null
}

interface Reply {
  /** Undefined: none ever comes. */
  status?: number
  retryAfter?: string
  afterMs: number
}

/** Addresses of webhooks, with somebody behind each who is up, slow, down or worse, by turns. */
export class Receivers {
  readonly received: Received[] = []
  readonly #moods = new Map<string, { mood: Mood; until: number }>()
  readonly #scheduler: Scheduler
  readonly #failures: Failures
  readonly #trace: Trace
  readonly #retryAfterMax: number

  /** @param retryAfterMax seconds that a receiver asks for at most */
  constructor(scheduler: Scheduler, failures: Failures, trace: Trace, retryAfterMax: number) {
    this.#retryAfterMax = retryAfterMax
    this.#scheduler = scheduler
    this.#failures = failures
    this.#trace = trace
  }

  /** The way of one process to the receivers. */
  post(sender: Owner): Post {
    return async (url, { headers, body, timeoutMs }) => {
      const signal = clockOf(this.#scheduler, sender).timeoutSignal(timeoutMs)
      const scheduler = this.#scheduler
      const { hostname } = new URL(url)
      await scheduler.delay(sender, this.#failures.random.integer(0, 20))
      if (signal.aborted) throw signal.reason
      const mood = this.#moodOf(hostname)
      if (mood === 'down') throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      const text = body.toString('utf8')
      const one: Received = {
        receiver: hostname,
        eventId: headers['webhook-id']!,
        body: text,
        digest: createHash('sha256').update(body).digest('hex').slice(0, 16),
        at: scheduler.now(),
        sender: sender.name,
        endedAt: Number.POSITIVE_INFINITY,
        pausedUntil: sender.pausedUntil,
        status: null,
      }
      this.received.push(one)
      this.#trace.add(hostname, 'received', one.eventId, one.digest, mood)
      this.#maybeStall(sender)
      return this.#answer(sender, one, this.#reply(mood), signal)
    }
  }

  /** The sender stands still while its request is under way, maybe until its lease has ended. */
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
        one.endedAt = this.#scheduler.now()
        signal.removeEventListener('abort', giveUp)
        resolve({ statusCode: status, retryAfter, excerpt: Buffer.from('ok') })
      })
    })
  }

  #reply(mood: Mood): Reply {
    const { random } = this.#failures
    const quick = random.integer(1, 80)
    if (mood === 'slow') return { status: 200, afterMs: random.integer(500, 14_000) }
    if (mood === 'failing') return { status: random.pick([500, 502, 503]), afterMs: quick }
    if (mood === 'throttling') {
      return {
        status: random.pick([429, 503]),
        retryAfter: String(random.integer(1, this.#retryAfterMax)),
        afterMs: quick,
      }
    }
    if (mood === 'silent') return { afterMs: 0 }
    if (mood === 'flapping')
      return random.chance(0.5) ? { status: 204, afterMs: quick } : { status: 500, afterMs: quick }
    if (mood === 'refusing') return { status: random.chance(0.05) ? 410 : 408, afterMs: quick }
    return { status: 200, afterMs: quick }
  }

  #moodOf(name: string): Mood {
    if (this.#failures.calm) return 'up'
    const now = this.#scheduler.now()
    const known = this.#moods.get(name)
    if (known && known.until > now) return known.mood
    const { random } = this.#failures
    const mood = random.pick(moods)
    if (mood !== 'up') this.#failures.count(`receiver ${mood}`)
    this.#moods.set(name, { mood, until: now + 60_000 + random.wait(mood === 'up' ? 1_800_000 : 600_000) })
    return mood
  }
}
