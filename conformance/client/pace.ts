/**
 * Measures the speed of the target and of this process. Time limits of checks depend on it, so that a slow target or a
 * busy machine does not count as an error. There is one Pace per process, because all checks share the target.
 */
export class Pace {
  readonly #now: () => number
  #answers: { at: number; ms: number; unanswered?: true }[] = []
  #lags: { at: number; ms: number }[] = []
  #slowAt = -Infinity
  #slowestEffectMs = 0
  #cached: { at: number; latencyMs: number; lagMs: number } | undefined

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Records the duration of an answer that the target did not delay on purpose. */
  observeAnswer(ms: number): void {
    this.#answers.push({ at: this.#now(), ms })
    if (this.#answers.length > answersKept) this.#answers.shift()
    if (ms > slowAnswerMs) this.#slowAt = this.#now()
  }

  /** Records that a request got no answer within a time. */
  observeSilence(ms: number): void {
    this.observeAnswer(ms)
    this.#answers.at(-1)!.unanswered = true
  }

  /** Records by how much a timer of this process was late. */
  observeLag(ms: number): void {
    this.#lags.push({ at: this.#now(), ms })
    if (this.#lags.length > lagsKept) this.#lags.shift()
    if (ms > slowLagMs) this.#slowAt = this.#now()
  }

  /** Records how long an effect took to arrive for which a check waits by the settle time. */
  observeEffect(ms: number): void {
    this.#slowestEffectMs = Math.max(this.#slowestEffectMs, ms)
  }

  /** Longest time in ms that such an effect took to arrive; 0 without effects. */
  get slowestEffectMs(): number {
    return this.#slowestEffectMs
  }

  /** 90th percentile of the recent answer times, in ms; 0 without answers. */
  get latencyMs(): number {
    return this.#current().latencyMs
  }

  /** 90th percentile without requests that got no answer: such a request must not excuse itself. */
  get answeredMs(): number {
    const answered = this.#answers.filter(({ unanswered }) => unanswered !== true)
    return quantile90(this.#recent(answered))
  }

  /** Extension of the time limits of checks, in ms; 0 on a fast target and an idle machine. */
  get slackMs(): number {
    const { latencyMs, lagMs } = this.#current()
    return (latencyMs > idleMs ? answersOfSlack * latencyMs : 0) + (lagMs > idleMs ? answersOfSlack * lagMs : 0)
  }

  /** Returns whether an answer or a timer was slow after this time. Findings after it need a confirmation. */
  slowSince(at: number): boolean {
    return this.#slowAt >= at
  }

  #current(): { latencyMs: number; lagMs: number } {
    const now = this.#now()
    if (this.#cached !== undefined && now - this.#cached.at < cacheMs) return this.#cached
    this.#cached = {
      at: now,
      latencyMs: quantile90(this.#recent(this.#answers)),
      lagMs: Math.max(0, ...this.#recent(this.#lags)),
    }
    return this.#cached
  }

  #recent(items: readonly { at: number; ms: number }[]): number[] {
    const now = this.#now()
    return items.filter(({ at }) => now - at < recentMs).map(({ ms }) => ms)
  }

  /** Measures the lag of this process until the returned function is called. */
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
/** Below this latency, in ms, a target and a process count as idle. */
const idleMs = 100
const slowAnswerMs = 400
const slowLagMs = 250
/** Number of answers that one effect may take, each as slow as the others. */
const answersOfSlack = 4

function quantile90(values: number[]): number {
  if (values.length === 0) return 0
  return values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * 0.9))]!
}

export const pace = new Pace()
