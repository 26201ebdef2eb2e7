import type { OwnedAttempt } from '../../../../generated/extensions/types.gen.ts'

export interface TimelinePoint {
  /** Position from 0, the first attempt, to 1, the last point. */
  place: number
  kind: 'succeeded' | 'failed' | 'due'
  /** Number of the attempt; undefined for the next one. */
  attempt: number | undefined
  /** For people, such as `attempt 2 after 5 s: 503`. */
  label: string
}

/**
 * Returns the points of a delivery in the order of time. Delays double with each attempt, so that places are
 * logarithmic: the first attempts stay apart.
 */
export function timelineOf(
  attempts: readonly Pick<OwnedAttempt, 'attempt' | 'at' | 'status'>[],
  nextAttemptAt: string | null,
): TimelinePoint[] {
  const made = attempts.toSorted((one, other) => one.attempt - other.attempt)
  const first = Date.parse(made[0]?.at ?? nextAttemptAt ?? '')
  const times = [...made.map(({ at }) => at), ...(nextAttemptAt === null ? [] : [nextAttemptAt])]
  const seconds = times.map((time) => Math.max(0, (Date.parse(time) - first) / 1000))
  const longest = Math.max(...seconds, 1)
  return seconds.map((passed, at) => {
    const place = Math.log1p(passed) / Math.log1p(longest)
    const done = made[at]
    if (!done) return { place, kind: 'due', attempt: undefined, label: `next attempt after ${duration(passed)}` }
    const { attempt, status } = done
    const kind = status !== null && status >= 200 && status < 300 ? 'succeeded' : 'failed'
    return { place, kind, attempt, label: `attempt ${attempt} after ${duration(passed)}: ${status ?? 'no answer'}` }
  })
}

/** Formats seconds with one unit. */
function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 360) / 10} h`
}
