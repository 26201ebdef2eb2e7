import type { Clock } from './clock.ts'

/** Work that is done again and again, one run at a time. */
export interface RecurringWork {
  start(): void
  /** Begins a run now, unless one is under way. */
  soon(): void
  /** Begins no further run. Resolves when the one that is under way has ended. */
  stop(): Promise<void>
}

export interface RecurringWorkOptions {
  clock: Pick<Clock, 'setInterval' | 'clearInterval'>
  /** Milliseconds between the beginnings of two runs; one that takes longer is followed by the next one that is due. */
  everyMs: number
  run(): Promise<unknown>
  /** A run failed; the next one is done all the same. */
  onError(error: unknown): void
}

/** Nothing runs before `start` or `soon`. The first run after `start` is due when the time has passed once. */
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
