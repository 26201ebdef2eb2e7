import type { Applied } from './apply-call-event.ts'
import { changeCall, type ChangeContext, type Party } from './change-call.ts'

/**
 * Ends a ringing call. An ended one is unchanged. For the person, it cancels the call. @throws not_found, conflict (the
 * call is connected)
 */
export function declineCall(
  context: ChangeContext,
  caller: Party,
  id: string,
  reason: 'declined' | 'busy',
): Promise<Applied> {
  return changeCall(context, caller, id, { kind: 'declined', by: caller.kind, reason })
}
