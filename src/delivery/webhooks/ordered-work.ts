import type { Clock } from '../../platform/clock.ts'

/** Work that is done in the order in which it came, as much at once as there is. */
export interface OrderedWork<W> {
  /** It is done a moment later, together with what comes until then. */
  add(work: W): void
  /** Resolves when everything is done that was added, and waits for no more. @throws what the first failure threw */
  done(): Promise<void>
  /** @throws what the first failure threw */
  assertNoneFailed(): void
}

/** Calls those who ask together, so that what they begin can share a transaction. */
export interface SharedDelay {
  add(begin: () => void): void
  remove(begin: () => void): void
}

/** @param delayMs how long the first of them waits, in milliseconds */
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
 * @param delay says when work that waits for more is done
 * @param run does several of them; after a failure nothing more is done
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
