import type { EndSignal } from './end-signal.ts'

/** Where the time comes from. Every operation takes it as an input, so that a test or a simulation can set it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z, an integer. */
  now(): number
  /** Milliseconds since some moment, with fractions. They never go back: what durations and deadlines are counted in. */
  monotonic(): number
  /** As the function of Node.js: runs `work` with its arguments once, no sooner than in `ms` milliseconds. */
  setTimeout<A extends unknown[]>(work: (...args: A) => void, ms: number, ...args: A): NodeJS.Timeout
  clearTimeout(timer: NodeJS.Timeout | undefined): void
  /** As the function of Node.js: runs `work` every `ms` milliseconds. */
  setInterval(work: () => void, ms: number): NodeJS.Timeout
  clearInterval(timer: NodeJS.Timeout | undefined): void
  /** Runs `work` in the next turn of the event loop, after the input at hand was read. */
  setImmediate(work: () => void): void
  /** A signal that is aborted with a TimeoutError in `ms` milliseconds. It does not keep the process running. */
  timeoutSignal(ms: number): AbortSignal
}

/** The clock of the machine. */
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

/**
 * Resolves in `ms` milliseconds.
 * @param signal ends the wait early
 */
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
