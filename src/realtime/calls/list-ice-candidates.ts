import { isLive } from '../../identity/accounts/credential.store.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { RealtimeContext } from '../context.ts'
import type { CallStatus, IceCandidate } from './call.ts'
import { otherSide } from './call.rules.ts'
import { candidatesOf, findCall } from './call.store.ts'
import { noCall } from './change-call.ts'

export interface CandidatePage {
  candidates: IceCandidate[]
  state: CallStatus
}

interface Pull {
  /** The highest number that the reader has. */
  after: number
  /** How long an empty page may wait, at most 30,000; 0: not at all. */
  timeoutMs: number
  /** Aborted when the client has closed the connection. */
  signal: EndSignal
}

/**
 * The candidates of the other party behind a number. An empty page of a live call waits for the next candidate, the end
 * of the call or of the credential; every wake-up of the caller's log makes it look again.
 * @throws not_found, unauthorized (the credential ended meanwhile)
 */
export async function listIceCandidates(
  context: Pick<RealtimeContext, 'clock' | 'database' | 'waiters'>,
  caller: Caller,
  id: string,
  pull: Pull,
): Promise<CandidatePage> {
  // The waiter is there before the candidates are read. Behind position 0, so that a lost signal costs a second.
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
  { clock, database }: Pick<RealtimeContext, 'clock' | 'database'>,
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
