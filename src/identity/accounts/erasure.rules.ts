/** Longest wait between two attempts at a target. */
const backoffMsMax = 600_000

/** Wait after the given failed attempt: doubling from `baseMs`, at most ten minutes, spread by 20 % both ways. */
export function erasureBackoff(attempt: number, baseMs: number, random: number): number {
  const exponential = Math.min(baseMs * 2 ** Math.min(attempt - 1, 30), backoffMsMax)
  return Math.round(exponential * (0.8 + 0.4 * random))
}
