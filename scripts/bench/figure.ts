import type { Spread } from './statistics.ts'

export interface MeasureOptions {
  /** Number of rounds of each measurement; the figure is their median. */
  rounds: number
  /** Duration of one load, in seconds. */
  seconds: number
}

export interface Measured {
  unit: string
  own: Spread
  peer?: Spread
  /** own / peer, for each round. */
  ratio?: Spread
  /** Processor time of one operation divided by that of the yardstick, which `--check` compares. */
  cost?: Spread
  met: boolean
  /** Explanation of the figure, in a few words. */
  note?: string
}

/** One row of the table of figures. */
export interface Figure {
  /** Name of the figure on the command line. */
  name: string
  title: string
  goal: string
  measure(options: MeasureOptions): Promise<Measured | { skipped: string }>
}
