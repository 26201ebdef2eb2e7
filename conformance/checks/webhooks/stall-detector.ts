/**
 * Whether the harness itself was awake. A receiver that the machine does not schedule looks to the sender like one that
 * is down: attempts run into their time limit and are used up, and none of that is the target's fault.
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

/** The longest time that the harness stood still since then, in ms. */
const stoodStillMs = (since: number): number =>
  Math.max(0, ...stalls.filter(({ at }) => at >= since).map(({ ms }) => ms))

/** How late something may have been since then because harness or target were slow, in ms. */
export const delayMs = (since: number): number => stoodStillMs(since) + pace.slackMs

/** Whether neither the harness nor the target was slow since then: else an answer may have come too late for the sender, who is not to blame. */
export const machineKeptUp = (since: number): boolean => stoodStillMs(since) === 0 && !pace.slowSince(since)

/** Ends the check as not testable when the harness stood still since then; call it before blaming the target for silence. */
export function assertNoStall(t: CheckContext, since: number): void {
  const longest = stoodStillMs(since)
  if (longest > 0) {
    t.notTestable(
      `the receiver of the harness stood still for ${longest} ms meanwhile, so silence proves nothing`,
      'a machine with less other work',
    )
  }
}
