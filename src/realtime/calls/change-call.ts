import type { Caller } from '../../identity/accounts/caller.ts'
import { findChat, lockChat } from '../../conversations/chats/chat.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { RealtimeContext } from '../context.ts'
import { applyCallEvent, settleCall, type Applied, type ApplyContext } from './apply-call-event.ts'
import type { CallEvent } from './call.rules.ts'
import type { Call } from './call.ts'
import { findCall, lockCall } from './call.store.ts'

export type ChangeContext = ApplyContext & Pick<RealtimeContext, 'database'>

/** A party of a call. */
export type Party = Pick<Caller, 'kind' | 'id'>

export const noCall = () => notFound('There is no such call.')

/**
 * Locks a call of the caller, after its chat, so that membership and blocks cannot change. An expired call is ended.
 * @throws not_found
 */
export async function holdCall(context: ApplyContext, tx: Tx, caller: Party, id: string): Promise<Call> {
  const found = await findCall(tx, id, caller)
  if (!found) throw noCall()
  if (await findChat(tx, found.chatId)) await lockChat(tx, found.chatId)
  const call = await lockCall(tx, id)
  if (!call) throw noCall()
  return settleCall(context, tx, call)
}

/**
 * Applies an action of a party to a call. An expiry found before is stored even if the action is a conflict. @throws
 * not_found, conflict
 */
export async function changeCall(
  context: ChangeContext,
  caller: Party,
  id: string,
  event: CallEvent,
): Promise<Applied> {
  const applied = await context.database.write(async (tx) =>
    applyCallEvent(context, tx, await holdCall(context, tx, caller, id), event),
  )
  if (applied.rejected) throw conflict(`The call is ${applied.call.state}.`)
  return applied
}
