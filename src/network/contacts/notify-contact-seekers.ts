import type { Needs } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DraftOf } from '../../platform/event-log/log-event.ts'
import { digestNumbers, normalizeNumbers } from './number-digests.ts'
import { findSeekers } from './sought-numbers.store.ts'

/** Events for a user who looked for a number that another user now has. */
export interface ContactEvents {
  'contact.joined': { userId: string }
}

/** Appends an event for users who looked for a verified number that a user now has (CONT-005). */
export async function notifyContactSeekers(
  tx: Tx,
  context: Needs<'clock' | 'eventLog' | 'ids' | 'secretBox'>,
  userId: string,
  phoneNumber: string,
): Promise<void> {
  const [number] = await normalizeNumbers([phoneNumber], null)
  if (number === undefined) return
  const [digest] = await digestNumbers(tx, context, [number])
  const seekers = await findSeekers(tx, userId, digest!)
  const drafts = seekers.map((seekerId): DraftOf<ContactEvents> => ({
    actorId: seekerId,
    eventType: 'contact.joined',
    chatId: null,
    messageId: null,
    data: { userId },
  }))
  await context.eventLog.append(tx, drafts, context.clock.now())
}
