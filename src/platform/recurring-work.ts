import type { Clock } from './clock.ts'

/** Work that is repeated, one run at a time. */
export interface RecurringWork {
  start(): void
  /** Starts a run now, unless one is in progress. */
  soon(): void
  /** Starts no further run. Resolves when the current run has ended. */
  stop(): Promise<void>
}

export interface RecurringWorkOptions {
  clock: Pick<Clock, 'setInterval' | 'clearInterval'>
  /** Interval between the starts of two runs, in milliseconds; starts during a longer run are skipped. */
  everyMs: number
  run(): Promise<unknown>
  /** Reports a failed run; the next run starts regardless. */
  onError(error: unknown): void
}

/** Creates the work. No run starts before `start` or `soon`. After `start`, the first run starts after one interval. */
export function createRecurringWork({ clock, everyMs, run, onError }: RecurringWorkOptions): RecurringWork {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  function soon(): void {
    running ??= run()
      .then(() => undefined, onError)
      .finally(() => {
        running = undefined
      })
  }

  return {
    soon,
    start() {
      timer = clock.setInterval(soon, everyMs)
    },
    async stop() {
      clock.clearInterval(timer)
      await running
    },
  }
}
