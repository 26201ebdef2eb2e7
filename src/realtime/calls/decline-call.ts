import type { Applied } from './apply-call-event.ts'
import { changeCall, type ChangeContext, type Party } from './change-call.ts'

/**
 * Ends a ringing call; one that is over stays as it is. The person cancels by it.
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
