/** Judges whether each attempt has its own timestamp (WHK-012). */
import type { Delivery } from '../../client/receiver.ts'
import { verifySignature } from '../../client/signature.ts'
import type { CheckContext } from '../../check-api/context.ts'

const toleranceMs = 300_000
/** Distance between attempts, in milliseconds, at which timestamps in whole seconds cannot be equal by chance. */
const apartMs = 3000

/** Judges each timestamp by the clock of the target. Warns if a late retry has the timestamp of the first attempt. */
export function judgeFreshness(
  t: CheckContext,
  attempts: readonly Delivery[],
  requirement: 'WHK-012' | 'LIM-011' = 'WHK-012',
): void {
  for (const [index, delivery] of attempts.entries()) {
    const { timestampMs, warnings } = verifySignature(delivery, t.webhook.secret)
    if (timestampMs === null) {
      t.warn(`webhook-timestamp is not a number of seconds: ${delivery.timestamp.slice(0, 40)}`, {
        requirement: 'WHK-012',
      })
      continue
    }
    for (const warning of warnings.filter((text) => text.startsWith('webhook-timestamp')))
      t.warn(warning, { requirement: 'WHK-012' })
    const offMs = timestampMs - (delivery.arrivedAt + t.clockOffsetMs())
    t.expect.that(Math.abs(offMs) <= toleranceMs, {
      requirement,
      what: `webhook-timestamp of attempt ${index + 1}, compared with the clock of the target`,
      expected:
        'a difference of at most 300 s, because receivers reject more: use the time of the attempt and sign it again',
      actual: `${Math.round(offMs / 1000)} s off`,
    })
  }
  const first = attempts[0]
  const repeated = attempts.find(
    (one) => first !== undefined && one.arrivedAt - first.arrivedAt >= apartMs && one.timestamp === first.timestamp,
  )
  if (repeated !== undefined) {
    t.warn(
      'a retry has the webhook-timestamp of the first attempt, which receivers reject after five minutes of backoff',
      { requirement: 'WHK-012' },
    )
  }
}
