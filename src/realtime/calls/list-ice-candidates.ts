import { isLive } from '../../identity/accounts/credential.store.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import type { CallStatus, IceCandidate } from './call.ts'
import { otherSide } from './call.rules.ts'
import { candidatesOf, findCall } from './call.store.ts'
import { noCall } from './change-call.ts'

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
  context: Pick<ConversationsContext, 'clock' | 'database' | 'waiters'>,
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
  { clock, database }: Pick<ConversationsContext, 'clock' | 'database'>,
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
