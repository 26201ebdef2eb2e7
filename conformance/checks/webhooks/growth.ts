/** Judges whether the waits between attempts grow, over several events. */

/** Shortest declared backoff, in milliseconds, whose growth is measurable. Delays of the machine hide shorter waits. */
const audibleMs = 100
/** Waits of at least this length, in milliseconds, are never noise. */
const longMs = 2000

export interface Growth {
  /** `inaudible`: the waits did not grow, but are too short to prove an error. */
  verdict: 'grown' | 'constant' | 'inaudible'
  /** Waits 1 and 2, and the longer of waits 4 to 6 and waits 7 to 9, in milliseconds. */
  earlyMs: number
  lateMs: number
  /** Part of both waits that is not backoff, in milliseconds. */
  noiseMs: number
}

/** Returns the lower quartile, which scales with jitter like the mean and ignores short load peaks of the machine. */
const typical = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)] ?? 0

/**
 * Returns the growth of waits over several events, because any jitter is allowed (AMB-125). Early waits above the
 * declared backoff contain noise of at most `slowMs`, and so do later waits.
 * @param gaps waits of each event, at least six
 * @param slowMs largest delay that the machine may have added to a wait
 */
export function growthOf(gaps: readonly number[][], declaredMs: number | undefined, slowMs: number): Growth {
  const between = (from: number, to: number): number[] => gaps.flatMap((list) => list.slice(from, to))
  const late = between(3, 6)
  // Growth of short waits is most visible in waits 7 to 9, if an event has them.
  const [earlyMs, lateMs] = [typical(between(0, 2)), Math.max(typical(late), typical(between(6, 9)))]
  const unexplained = declaredMs === undefined ? 0 : Math.max(0, earlyMs - 1.5 * declaredMs)
  const noiseMs = Math.min(unexplained, slowMs)
  const grown = lateMs - noiseMs >= 1.5 * (earlyMs - noiseMs)
  const audible = (declaredMs ?? 0) >= audibleMs || late.every((gap) => gap >= longMs)
  return { verdict: grown ? 'grown' : audible ? 'constant' : 'inaudible', earlyMs, lateMs, noiseMs }
}
