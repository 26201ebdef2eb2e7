import type { Context } from '../../server/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../http/handler.ts'
import type { Chat } from './chat.ts'
import { findChat } from './chat.store.ts'
import { membershipPeriodsOf } from './participant.store.ts'
import { requireCurrent } from './membership.rules.ts'
import { withParticipants } from './with-participants.ts'

/** @throws not_found (unknown, or never a member), forbidden (former member) */
export async function getChat(context: Context, caller: Caller, chatId: string): Promise<Chat> {
  return context.database.read(async (tx) => {
    requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
    const chat = await findChat(tx, chatId)
    if (!chat) throw notFound('There is no such chat.')
    return withParticipants(tx, chat)
  })
}
