import type { Call } from './call.ts'
import { changeCall, type ChangeContext, type Party } from './change-call.ts'

/**
 * Answers a ringing call for the called agent. A repeat with the same answer returns the current call. @param answer
 * the session description, relayed unchanged @throws not_found, conflict (it has ended, or was answered with another
 * description)
 */
export async function answerCall(context: ChangeContext, caller: Party, id: string, answer: string): Promise<Call> {
  return (await changeCall(context, caller, id, { kind: 'answered', answer })).call
}
