import { systemClock, type Clock } from '../clock.ts'

/** Minimum time between two lines of one kind, in milliseconds. */
const intervalMs = 1_000
/** Maximum number of kinds that are counted separately; further kinds share one count. */
const kindsMax = 200

/** Writes a line. @param repeated number of lines that it replaces */
type WriteLine = (repeated: number) => void

/**
 * Limits lines of one kind to one each second: the first line is written at once, and the last of the others when the
 * second ends, with their number.
 */
export type Throttle = (kind: string, write: WriteLine) => void

export function createThrottle(clock: Pick<Clock, 'setTimeout'> = systemClock): Throttle {
  const kinds = new Map<string, { count: number; last: WriteLine }>()

  function waitFor(kind: string): void {
    const timer = clock.setTimeout(() => {
      const { count, last } = kinds.get(kind)!
      if (count === 0) {
        kinds.delete(kind)
        return
      }
      kinds.set(kind, { count: 0, last })
      waitFor(kind)
      last(count)
    }, intervalMs)
    timer.unref()
  }

  return (named, write) => {
    const kind = kinds.has(named) || kinds.size < kindsMax ? named : ''
    const waiting = kinds.get(kind)
    if (waiting) {
      waiting.count += 1
      waiting.last = write
      return
    }
    kinds.set(kind, { count: 0, last: write })
    waitFor(kind)
    write(1)
  }
}
