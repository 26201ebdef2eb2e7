import type { Spread } from './statistics.ts'

export interface MeasureOptions {
  /** Rounds of each measurement; the median is the figure. */
  rounds: number
  /** Length of one load, in seconds. */
  seconds: number
}

export interface Measured {
  unit: string
  own: Spread
  peer?: Spread
  /** own / peer, round by round */
  ratio?: Spread
  met: boolean
  /** What explains the figure, in a few words. */
  note?: string
}

/** One row of the table of figures. */
export interface Figure {
  /** What selects it on the command line. */
  name: string
  title: string
  goal: string
  measure(options: MeasureOptions): Promise<Measured | { skipped: string }>
}
