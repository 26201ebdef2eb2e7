import type { EndSignal } from './end-signal.ts'

/** Source of time. Operations get it as a dependency, so that tests and simulations can control it. */
export interface Clock {
  /** Integer milliseconds since 1970-01-01T00:00:00Z. */
  now(): number
  /** Fractional milliseconds since an arbitrary time, never decreasing; used for durations and deadlines. */
  monotonic(): number
  /** Runs `work` once with its arguments, after at least `ms` milliseconds, as in Node.js. */
  setTimeout<A extends unknown[]>(work: (...args: A) => void, ms: number, ...args: A): NodeJS.Timeout
  clearTimeout(timer: NodeJS.Timeout | undefined): void
  /** Runs `work` every `ms` milliseconds, as in Node.js. */
  setInterval(work: () => void, ms: number): NodeJS.Timeout
  clearInterval(timer: NodeJS.Timeout | undefined): void
  /** Runs `work` in the next turn of the event loop, after pending input is read. */
  setImmediate(work: () => void): void
  /** Returns a signal that aborts with a TimeoutError after `ms` milliseconds. It keeps no process running. */
  timeoutSignal(ms: number): AbortSignal
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (work, ms, ...args) => setTimeout(work, ms, ...args),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer),
  setImmediate: (work) => void setImmediate(work),
  timeoutSignal: (ms) => AbortSignal.timeout(ms),
}

/** Resolves after `ms` milliseconds. @param signal ends the wait early */
export function sleep(clock: Clock, ms: number, signal?: EndSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = clock.setTimeout(end, ms)
    signal?.addEventListener('abort', end, { once: true })
    function end(): void {
      clock.clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
  })
}

/** Formats a time for every form: RFC 3339 in UTC with milliseconds (AMB-045). */
export function encodeTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
