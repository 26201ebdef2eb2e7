/**
 * Loaded into a server process before the program. The trial can set its wall clock, as an operator or a time service
 * sets the clock of a machine. Timers and `performance.now()` are unaffected, as on such a machine.
 */
import { readFileSync } from 'node:fs'

const file = process.env['CHAOS_CLOCK_FILE']
const Real = Date
let offsetMs = 0

/** Reads the offset of the clock in milliseconds. An absent or empty file is 0. */
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

  /** Dates created without this class are instances, too. */
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
