/**
 * Loaded into a server process before the program: its wall clock can be set from outside, as an operator or a time
 * service sets the clock of a machine. Timers and `performance.now()` go on undisturbed, as they do there.
 */
import { readFileSync } from 'node:fs'

const file = process.env['CHAOS_CLOCK_FILE']
const Real = Date
let offsetMs = 0

/** Milliseconds that the clock is off; absent or empty is 0. */
function read(): void {
  try {
    offsetMs = Number(readFileSync(file as string, 'utf8'))
  } catch {
    offsetMs = 0
  }
}

class SteppedDate extends Real {
  constructor(...args: []) {
    super(...((args.length === 0 ? [Real.now() + offsetMs] : args) as []))
  }

  /** Dates that were made without this class are dates as well. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Real
  }

  static override now(): number {
    return Real.now() + offsetMs
  }
}

if (file !== undefined) {
  read()
  setInterval(read, 50).unref()
  globalThis.Date = SteppedDate as DateConstructor
}
