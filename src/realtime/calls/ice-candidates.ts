import { isLive } from '../../identity/accounts/credential.sql.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import { unauthorized, conflict } from '../../platform/errors.ts'
import type { Needs } from '../../platform/context.ts'
import type { CallStatus, IceCandidate } from './call.ts'
import { otherSide } from './call.rules.ts'
import { candidatesOf, findCall, insertCandidate } from './call.store.ts'
import { noCall, holdCall, type ChangeContext, type Party } from './calls.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { assertCandidate } from './description.rules.ts'

export interface CandidatePage {
  candidates: IceCandidate[]
  state: CallStatus
}

interface Pull {
  /** Highest candidate number that the reader has. */
  after: number
  /** Maximum wait of an empty page in milliseconds, at most 30,000; 0 does not wait. */
  timeoutMs: number
  /** Aborts when the client has closed the connection. */
  signal: EndSignal
}

/**
 * Returns the candidates of the other party after a number. An empty page of a live call waits for the next candidate,
 * or the end of the call or credential. Every signal of the caller's log triggers a new read.
 * @throws not_found, unauthorized (the credential ended meanwhile)
 */
export async function listIceCandidates(
  context: Needs<'clock' | 'database' | 'waiters'>,
  caller: Caller,
  id: string,
  pull: Pull,
): Promise<CandidatePage> {
  // Registers the waiter before the candidates are read, at position 0, so that a lost signal delays the answer by a
  // second only.
  const waiter = context.waiters.register(caller.id, 0, pull.timeoutMs, pull.signal)
  try {
    for (;;) {
      const page = await readPage(context, caller, id, pull.after)
      if (page.candidates.length > 0 || page.state === 'ended' || pull.timeoutMs === 0) return page
      const reason = await waiter.next()
      if (reason !== 'woken') return reason === 'timeout' ? await readPage(context, caller, id, pull.after) : page
    }
  } finally {
    waiter.release()
  }
}

async function readPage(
  { clock, database }: Needs<'clock' | 'database'>,
  caller: Caller,
  id: string,
  after: number,
): Promise<CandidatePage> {
  return database.read(async (tx) => {
    if (!(await isLive(tx, caller.credentialId, clock.now()))) throw unauthorized()
    const call = await findCall(tx, id, caller)
    if (!call) throw noCall()
    return { candidates: await candidatesOf(tx, id, otherSide(caller.kind), after), state: call.state }
  })
}

/**
 * Relays a candidate of one party to the other: to its live connections at once, and to later pulls until the call
 * ends. Logs do not contain candidates.
 * @throws not_found, conflict (the call has ended), limit_exceeded, invalid_request
 */
export async function addIceCandidate(
  context: ChangeContext & Needs<'limits' | 'ephemeral'>,
  caller: Party,
  id: string,
  candidate: { candidate: string; [other: string]: unknown },
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
