import type { Call } from './call.ts'
import { changeCall, type ChangeContext, type Party } from './change-call.ts'

/**
 * The called agent takes a ringing call. The same answer again is answered with the call as it is.
 * @param answer the session description, carried as it is
 * @throws not_found, conflict (it is over, or answered with another description)
 */
export async function answerCall(context: ChangeContext, caller: Party, id: string, answer: string): Promise<Call> {
  return (await changeCall(context, caller, id, { kind: 'answered', answer })).call
}
