import { membershipPeriodsOf } from '../chats/participant.sql.ts'
import { requireCurrent } from '../chats/membership.rules.ts'
import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { typingAudience } from './typing.sql.ts'

/**
 * Notifies participants with live connections that the caller started or stopped typing. It stores no event. With a
 * block it notifies no one, but the answer is the same (TYP-003, TYP-005, TYP-009).
 * @throws not_found (never a participant), forbidden (former participant)
 */
export async function setTyping(
  context: Needs<'database' | 'ephemeral'>,
  caller: Caller,
  chatId: string,
  started: boolean,
): Promise<void> {
  const recipients = await context.database.read(async (tx) => {
    requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
    return typingAudience(tx, chatId, caller.id)
  })
  if (recipients.length === 0) return
  const participant = { type: caller.kind, id: caller.id, handle: caller.handle }
  context.ephemeral.publish({ kind: 'typing', recipients, chatId, participant, started })
}
