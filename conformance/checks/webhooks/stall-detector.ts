/**
 * Detects stalls of the harness. A receiver that the machine does not schedule seems to be down: attempts time out and
 * are used up, although the target has no error.
 */
import { pace } from '../../client/pace.ts'
import type { CheckContext } from '../../check-api/context.ts'

const everyMs = 50
const stallMs = 250
const keptMs = 300_000

let stalls: { at: number; ms: number }[] = []
let last = Date.now()
setInterval(() => {
  const now = Date.now()
  const ms = now - last - everyMs
  last = now
  if (ms > stallMs) stalls = [...stalls.filter(({ at }) => at > now - keptMs), { at: now, ms }]
}, everyMs).unref()

/** Returns the longest stall of the harness since a time, in milliseconds. */
const stalledMs = (since: number): number => Math.max(0, ...stalls.filter(({ at }) => at >= since).map(({ ms }) => ms))

/** Returns the largest delay that a slow harness or target may have caused since a time, in milliseconds. */
export const delayMs = (since: number): number => stalledMs(since) + pace.slackMs

/**
 * Returns whether harness and target were fast since a time. Otherwise answers may have been too late for the sender.
 */
export const wasFast = (since: number): boolean => stalledMs(since) === 0 && !pace.slowSince(since)

/**
 * Ends the check as not testable if the harness stalled since a time. Must be called before a failure because of a
 * missing delivery.
 */
export function assertNoStall(t: CheckContext, since: number): void {
  const longest = stalledMs(since)
  if (longest > 0) {
    t.notTestable(
      `the receiver of the harness stalled for ${longest} ms meanwhile, so a missing delivery proves nothing`,
      'a machine with less load',
    )
  }
}
