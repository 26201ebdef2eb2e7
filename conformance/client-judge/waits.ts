/** Judges the times between requests. */
import { Violation } from './outcome.ts'
import type { Exchange } from './service/state.ts'

/** Tolerance of clocks and timers, in milliseconds. */
const toleranceMs = 60
/** Duration of an outage, in milliseconds. */
export const outageMs = 2500
/** Requests in an outage from which on there is no backoff: a constant wait of 100 ms leads to 25. */
const stormCount = 30
/** Retries within this time have no backoff. An HTTP library may repeat a request once without a wait. */
const burstMs = 100
const burstCount = 4

/** Returns the waits between the end of each answer and the next request, in milliseconds. */
function waitsOf(requests: readonly Exchange[]): number[] {
  return requests.slice(1).map(({ at }, index) => at - (requests[index]!.endedAt ?? requests[index]!.at))
}

/** Asserts that the second request follows the first answer by at least this time. @throws Violation */
export function expectWait(requests: readonly Exchange[], ms: number): void {
  const [wait] = waitsOf(requests)
  if (wait !== undefined && wait < ms - toleranceMs)
    throw new Violation(`the request was repeated after ${wait.toFixed(0)} ms; the service asked for at least ${ms} ms`)
}

/** Asserts that the requests during an outage were retried with a backoff. @throws Violation */
export function expectBackoff(requests: readonly Exchange[]): void {
  const failed = requests.filter(({ disruption }) => disruption !== undefined)
  const first = waitsOf(failed).slice(0, burstCount)
  const total = first.reduce((sum, wait) => sum + wait, 0)
  const isBurst = first.length >= burstCount && total < burstMs
  if (isBurst || failed.length > stormCount)
    throw new Violation(
      `the client sent ${failed.length} requests during an outage of ${outageMs} ms, without a backoff`,
    )
}
