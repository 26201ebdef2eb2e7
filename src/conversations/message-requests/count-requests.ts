import { lockActorsForCount } from '../../identity/accounts/actor.store.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { addToWindows, readWindows } from '../../platform/rate-limits/limit.sql.ts'
import type { Tx } from '../../platform/database/database.ts'
import { requestWindow, windowMs, countWaitingRequests } from '../chats/opening-counts.state.ts'
import type { Needs } from '../../platform/context.ts'

/**
 * Counts requests to persons against the limits. A person's settings for the sender do not change the answer. Must run
 * before any other lock of the accounts.
 * @throws limit_exceeded (pending requests of a person), rate_limited (requests of the sender)
 */
export async function countRequests(
  { clock, limits }: Needs<'clock' | 'limits'>,
  tx: Tx,
  askerId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  const now = clock.now()
  const name = requestWindow(askerId)
  await lockActorsForCount(tx, [askerId, ...userIds].toSorted())
  const [waiting, windows] = [await countWaitingRequests(tx, userIds), await readWindows(tx, [name], now)]
  for (const userId of userIds) {
    const most = limits.of('message_requests_per_person', userId)
    assertWithinLimit('message_requests_per_person', waiting.get(userId) ?? 0, most)
  }
  const { used, endsAt } = windows[0] ?? { used: 0, endsAt: now + windowMs }
  assertWithinLimit(
    'message_requests_per_agent_and_day',
    used,
    limits.of('message_requests_per_agent_and_day', askerId),
    { added: userIds.length, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) },
  )
  await addToWindows(tx, [{ name, used: userIds.length, endsAt }], now)
}
