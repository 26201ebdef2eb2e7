import type { HttpContext } from '../context.ts'
import { ATTEMPTS_MAX } from '../../delivery/webhooks/delivery.ts'
import { reviveDeadLetters, webhooksWithDeadLetters } from './delivery-list.store.ts'
import { findAgent } from './find-accounts.ts'

/** Maximum number of dead letters that one request replays. */
const REPLAYED_MAX = 1_000

export interface ReplayChoice {
  agent?: string | undefined
  webhookId?: string | undefined
  eventId?: string | undefined
}

/**
 * Makes dead letters due again, each with the same event_id and a full set of attempts.
 * @throws DomainError not_found for an unknown agent
 */
export function adminReplayDeliveries(
  { database, clock }: Pick<HttpContext, 'clock' | 'database'>,
  { agent, webhookId, eventId }: ReplayChoice,
): Promise<{ replayed: number; hasMore: boolean }> {
  return database.write(async (tx) => {
    const actorId = agent === undefined ? undefined : (await findAgent(tx, agent)).id
    const choice = { actorId, webhookId, eventId }
    let replayed = 0
    for (const id of await webhooksWithDeadLetters(tx, choice)) {
      if (replayed === REPLAYED_MAX) break
      const limit = REPLAYED_MAX - replayed
      replayed += await reviveDeadLetters(tx, id, eventId, { attempts: ATTEMPTS_MAX, now: clock.now(), limit })
    }
    if (replayed > 0) tx.wakeDeliveries('all')
    const left = replayed < REPLAYED_MAX ? [] : await webhooksWithDeadLetters(tx, choice)
    return { replayed, hasMore: left.length > 0 }
  })
}
