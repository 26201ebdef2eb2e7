import type { Logger } from 'pino'
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

/** A worker that polls the database in every process. Each poll claims its work, so that processes do not repeat it. */
export abstract class PollingWorker {
  readonly #polls: RecurringWork

  /** @param failure log message for a failed poll; the next poll runs regardless */
  constructor({ clock, log }: { clock: Clock; log: Pick<Logger, 'warn'> }, failure: string, everyMs = 1_000) {
    const onError = (error: unknown) => log.warn({ err: error }, failure)
    this.#polls = createRecurringWork({ clock, everyMs, run: () => this.poll(), onError })
  }

  start(): void {
    this.#polls.start()
  }

  /** Resolves when the running poll has ended. */
  stop(): Promise<void> {
    return this.#polls.stop()
  }

  /** Polls once. Resolves when all due work was tried. */
  abstract poll(): Promise<void>
}
