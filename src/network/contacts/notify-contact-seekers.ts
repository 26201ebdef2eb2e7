import type { Needs } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { appendEvents } from '../../platform/event-log/append-events.sql.ts'
import { contactJoined } from './contact.extensions.ts'
import { digestNumbers, normalizeNumbers } from './number-digests.ts'
import { findSeekers } from './sought-numbers.store.ts'

/** Appends an event for users who looked for a verified number that a user now has (CONT-005). */
export async function notifyContactSeekers(
  tx: Tx,
  context: Needs<'clock' | 'ids' | 'secretBox'>,
  userId: string,
  phoneNumber: string,
): Promise<void> {
  const [number] = await normalizeNumbers([phoneNumber], null)
  if (number === undefined) return
  const [digest] = await digestNumbers(tx, context, [number])
  const seekers = await findSeekers(tx, userId, digest!)
  const drafts = seekers.map((seekerId) => contactJoined(seekerId, userId))
  await appendEvents(tx, drafts, { now: context.clock.now(), ids: context.ids })
}
