import { conflict } from '../../platform/errors.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { insertCandidate } from './call.store.ts'
import { holdCall, type ChangeContext, type Party } from './change-call.ts'
import { assertCandidate } from './description.rules.ts'

/**
 * Relays a candidate of one party to the other: to its live connections at once, and to later pulls until the call
 * ends. Logs do not contain candidates.
 * @throws not_found, conflict (the call has ended), limit_exceeded, invalid_request
 */
export async function addIceCandidate(
  context: ChangeContext & Pick<ConversationsContext, 'limits' | 'ephemeral'>,
  caller: Party,
  id: string,
  candidate: { candidate: string },
): Promise<void> {
  assertCandidate(candidate.candidate)
  const most = context.limits.of('candidates_per_call', caller.id)
  const over = await context.database.write(async (tx) => {
    const call = await holdCall(context, tx, caller, id)
    if (call.state === 'ended') return true
    const sent = caller.kind === 'user' ? call.userCandidates : call.agentCandidates
    assertWithinLimit('candidates_per_call', sent, most)
    const added = { number: sent + 1, candidate }
    await insertCandidate(tx, id, caller.kind, added)
    if (call.suppressed) return false
    const recipient = caller.kind === 'user' ? call.agentId : call.userId
    tx.wake(recipient)
    tx.afterCommit(() =>
      context.ephemeral.publish({ kind: 'ice_candidate', recipients: [recipient], callId: id, ...added }),
    )
    return false
  })
  if (over) throw conflict('The call is ended.')
}
