import type { Needs } from '../../platform/context.ts'
import { unusableCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import {
  listDeliveryRows,
  type DeliveryState,
  type ListedDelivery,
  reviveDeadLetters,
  webhooksWithDeadLetters,
} from './delivery-list.sql.ts'
import { findAgent } from './find-accounts.ts'
import { ATTEMPTS_MAX } from '../../delivery/webhooks/delivery.ts'

/** The two states in which an event has not been delivered. */
const undelivered: readonly DeliveryState[] = ['pending', 'dead']

export interface DeliveryQuery extends ListPage {
  agent?: string | undefined
  webhookId?: string | undefined
  status?: DeliveryState | undefined
}

/** Returns a page of webhook deliveries of all agents. @throws DomainError not_found for an unknown agent */
export async function adminListDeliveries(
  { database }: Needs<'database'>,
  { agent, webhookId, status, cursor, limit }: DeliveryQuery,
): Promise<List<ListedDelivery>> {
  const after = decodePlace(cursor)
  const rows = await database.read(async (tx) => {
    const actorId = agent === undefined ? undefined : (await findAgent(tx, agent)).id
    return listDeliveryRows(tx, { actorId, webhookId }, status ? [status] : undelivered, after, limit + 1)
  })
  return paginate(rows, limit, (delivery) => `${delivery.webhookId}.${delivery.eventSequence}`)
}

function decodePlace(cursor: string | undefined): { webhookId: string; eventSequence: number } {
  if (cursor === undefined) return { webhookId: '', eventSequence: 0 }
  const match = /^([a-z0-9_]{1,64})\.(\d{1,15})$/.exec(cursor)
  if (!match) throw unusableCursor()
  return { webhookId: match[1]!, eventSequence: Number(match[2]) }
}

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
  { database, clock }: Needs<'clock' | 'database'>,
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
