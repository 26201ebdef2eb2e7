import type { ConversationsContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { findChat } from './chat.store.ts'
import { membershipPeriodsOf } from './participant.store.ts'
import { requireCurrent } from './membership.rules.ts'
import { showChats, type ShownChat } from './show-chats.ts'

/** Returns a chat of the caller. @throws not_found (unknown, or never a participant), forbidden (former participant) */
export async function getChat(
  context: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  chatId: string,
): Promise<ShownChat> {
  return context.database.read(async (tx) => {
    requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
    const chat = await findChat(tx, chatId)
    if (!chat) throw notFound('There is no such chat.')
    const [shown] = await showChats(tx, caller, [chat], context.clock.now())
    return shown!
  })
}
