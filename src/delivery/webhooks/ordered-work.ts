import type { Clock } from '../../platform/clock.ts'

/** Runs work in the order of its arrival. Work that is waiting runs in one batch. */
export interface OrderedWork<W> {
  /** Adds work. It runs after a short delay, together with work that arrives until then. */
  add(work: W): void
  /** Runs all added work without a delay, and resolves when it is done. @throws the first error */
  done(): Promise<void>
  /** @throws the first error */
  assertNoneFailed(): void
}

/** Runs delayed callbacks together, so that the work that they start can share a transaction. */
export interface SharedDelay {
  add(begin: () => void): void
  remove(begin: () => void): void
}

/** @param delayMs delay of the first callback, in milliseconds */
export function createSharedDelay(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>, delayMs: number): SharedDelay {
  let delayed = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined

  function beginAll(): void {
    timer = undefined
    const begins = delayed
    delayed = new Set()
    for (const begin of begins) begin()
  }

  return {
    add(begin) {
      delayed.add(begin)
      timer ??= clock.setTimeout(beginAll, delayMs)
    },
    remove(begin) {
      delayed.delete(begin)
      if (delayed.size > 0) return
      clock.clearTimeout(timer)
      timer = undefined
    },
  }
}

/**
 * @param delay decides when waiting work runs
 * @param run runs a batch of work; after an error no more work runs
 */
export function createOrderedWork<W>(delay: SharedDelay, run: (works: readonly W[]) => Promise<void>): OrderedWork<W> {
  let waiting: W[] = []
  let running: Promise<void> | undefined
  let failure: { error: unknown } | undefined

  function start(): void {
    delay.remove(start)
    if (!running && waiting.length > 0) running = work()
  }

  async function work(): Promise<void> {
    const works = waiting
    waiting = []
    try {
      await run(works)
    } catch (error) {
      failure = { error }
    } finally {
      running = undefined
      startLater()
    }
  }

  function startLater(): void {
    if (!failure && !running && waiting.length > 0) delay.add(start)
  }

  const assertNoneFailed = (): void => {
    if (failure) throw failure.error
  }

  return {
    add(one) {
      waiting.push(one)
      startLater()
    },
    async done() {
      while (!failure && (running || waiting.length > 0)) {
        start()
        await running
      }
      delay.remove(start)
      assertNoneFailed()
    },
    assertNoneFailed,
  }
}
