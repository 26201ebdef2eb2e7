import type { Applied } from './apply-call-event.ts'
import { changeCall, type ChangeContext, type Party } from './change-call.ts'

/** Ends a call. An ended one is unchanged. @param reason failed: no audio was received @throws not_found */
export function hangUpCall(
  context: ChangeContext,
  caller: Party,
  id: string,
  reason: 'hangup' | 'failed',
): Promise<Applied> {
  return changeCall(context, caller, id, { kind: 'hung_up', by: caller.kind, reason })
}
