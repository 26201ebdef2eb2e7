import type { Caller } from '../../identity/accounts/caller.ts'
import { findChat, lockChat } from '../../conversations/chats/chat.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { applyCallEvent, settleCall, type Applied, type ApplyContext } from './apply-call-event.ts'
import type { CallEvent } from './call.rules.ts'
import type { Call } from './call.ts'
import { findCall, lockCall } from './call.store.ts'

export type ChangeContext = ApplyContext & Pick<ConversationsContext, 'database'>

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
 * Applies an action of a party to a call. An expiry found before is stored even if the action is a conflict.
 * @throws not_found, conflict
 */
async function changeCall(context: ChangeContext, caller: Party, id: string, event: CallEvent): Promise<Applied> {
  const applied = await context.database.write(async (tx) =>
    applyCallEvent(context, tx, await holdCall(context, tx, caller, id), event),
  )
  if (applied.rejected) throw conflict(`The call is ${applied.call.state}.`)
  return applied
}

/**
 * Answers a ringing call for the called agent. A repeat with the same answer returns the current call.
 * @param answer the session description, relayed unchanged
 * @throws not_found, conflict (it has ended, or was answered with another description)
 */
export async function answerCall(context: ChangeContext, caller: Party, id: string, answer: string): Promise<Call> {
  return (await changeCall(context, caller, id, { kind: 'answered', answer })).call
}

/**
 * Ends a ringing call. An ended one is unchanged. For the person, it cancels the call.
 * @throws not_found, conflict (the call is connected)
 */
export function declineCall(
  context: ChangeContext,
  caller: Party,
  id: string,
  reason: 'declined' | 'busy',
): Promise<Applied> {
  return changeCall(context, caller, id, { kind: 'declined', by: caller.kind, reason })
}

/** Ends a call. An ended one is unchanged. @param reason failed: no audio was received @throws not_found */
export function hangUpCall(
  context: ChangeContext,
  caller: Party,
  id: string,
  reason: 'hangup' | 'failed',
): Promise<Applied> {
  return changeCall(context, caller, id, { kind: 'hung_up', by: caller.kind, reason })
}
