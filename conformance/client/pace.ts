/**
 * How fast the target and this process are at the moment. Time limits of checks follow it, so that a slow target or a
 * busy machine is never taken for a fault. One for the process, because all checks share the target.
 */
export class Pace {
  readonly #now: () => number
  #answers: { at: number; ms: number; unanswered?: true }[] = []
  #lags: { at: number; ms: number }[] = []
  #slowAt = -Infinity
  #cached: { at: number; latencyMs: number; lagMs: number } | undefined

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Notes the duration of an answer that had nothing to wait for. */
  observeAnswer(ms: number): void {
    this.#answers.push({ at: this.#now(), ms })
    if (this.#answers.length > answersKept) this.#answers.shift()
    if (ms > slowAnswerMs) this.#slowAt = this.#now()
  }

  /** Notes that a request got no answer for so long. */
  observeSilence(ms: number): void {
    this.observeAnswer(ms)
    this.#answers.at(-1)!.unanswered = true
  }

  /** Notes by how much a timer of this process was late. */
  observeLag(ms: number): void {
    this.#lags.push({ at: this.#now(), ms })
    if (this.#lags.length > lagsKept) this.#lags.shift()
    if (ms > slowLagMs) this.#slowAt = this.#now()
  }

  /** Nine of ten recent answers came within so many ms; 0 when there are none. */
  get latencyMs(): number {
    return this.#current().latencyMs
  }

  /** The same of answers that came: a request without one does not excuse itself. */
  get answeredMs(): number {
    const answered = this.#answers.filter(({ unanswered }) => unanswered !== true)
    return quantile(this.#recent(answered), 0.9)
  }

  /** What the time limits of checks are to be longer by, in ms; 0 on a fast target and an idle machine. */
  get slackMs(): number {
    const { latencyMs, lagMs } = this.#current()
    return (latencyMs > idleMs ? answersOfSlack * latencyMs : 0) + (lagMs > idleMs ? answersOfSlack * lagMs : 0)
  }

  /** Whether an answer or a timer was slow since then: what was judged meanwhile is judged again. */
  slowSince(at: number): boolean {
    return this.#slowAt >= at
  }

  #current(): { latencyMs: number; lagMs: number } {
    const now = this.#now()
    if (this.#cached !== undefined && now - this.#cached.at < cacheMs) return this.#cached
    this.#cached = {
      at: now,
      latencyMs: quantile(this.#recent(this.#answers), 0.9),
      lagMs: Math.max(0, ...this.#recent(this.#lags)),
    }
    return this.#cached
  }

  #recent(items: readonly { at: number; ms: number }[]): number[] {
    const now = this.#now()
    return items.filter(({ at }) => now - at < recentMs).map(({ ms }) => ms)
  }

  /** Measures the lag of this process until it is stopped. */
  watch(): () => void {
    let due = this.#now() + tickMs
    const timer = setInterval(() => {
      this.observeLag(Math.max(0, this.#now() - due))
      due = this.#now() + tickMs
    }, tickMs)
    timer.unref()
    return () => clearInterval(timer)
  }
}

const answersKept = 128
const lagsKept = 64
const recentMs = 10_000
const tickMs = 100
const cacheMs = 50
/** Below this, a target and a process count as idle. */
const idleMs = 100
const slowAnswerMs = 400
const slowLagMs = 250
/** An effect may take several requests, each as slow as the others. */
const answersOfSlack = 4

function quantile(values: number[], share: number): number {
  if (values.length === 0) return 0
  return values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))]!
}

export const pace = new Pace()
