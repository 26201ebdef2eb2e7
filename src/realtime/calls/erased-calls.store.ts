import type { EventData } from '../../identity/accounts/snapshot-names.sql.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteAmong } from '../../platform/database/queries.ts'
import type { CallSide } from './call.ts'

/** A call of a deleted account, and its other party. */
export interface ErasedCall {
  id: string
  peerId: string
}

const columns = {
  user: { own: 'user_id', peer: 'agent_id' },
  agent: { own: 'agent_id', peer: 'user_id' },
} as const

/** Lists calls of one party with ids after `after`, ordered by id. */
export async function callsOf(
  tx: Tx,
  { side, actorId }: { side: CallSide; actorId: string },
  after: string,
  limit: number,
): Promise<ErasedCall[]> {
  const { own, peer } = columns[side]
  const calls = tx
    .knex('calls')
    .where({ [own]: actorId })
    .where('id', '>', after)
  return calls
    .orderBy('id')
    .limit(limit)
    .select({ id: 'id', peerId: peer } as const)
}

export function deleteCalls(tx: Tx, calls: readonly ErasedCall[]): Promise<number> {
  return deleteAmong(
    tx,
    'calls',
    ['id'],
    calls.map(({ id }) => id),
  )
}

interface CallData {
  call: { user_id: string; agent: { id: string }; offer?: object; answer?: object }
}

/** Reads the events in a range of a log that describe a call with a deleted account, and removes the description. */
export async function describedCalls(
  tx: Tx,
  readerId: string,
  deleted: ReadonlySet<string>,
  after: number,
  to: number,
): Promise<EventData[]> {
  const found = (await tx
    .knex('events')
    .where({ actor_id: readerId })
    .where('sequence', '>', after)
    .where('sequence', '<=', to)
    .whereIn('event_type', ['call.ringing', 'call.connected', 'call.ended'])
    .select('sequence', 'data')) as EventData[]
  return found.flatMap(({ sequence, data }) => {
    const { call } = JSON.parse(data) as CallData
    if (!(call.offer ?? call.answer) || !(deleted.has(call.user_id) || deleted.has(call.agent.id))) return []
    const { offer: _offer, answer: _answer, ...rest } = call
    return [{ sequence, data: JSON.stringify({ call: rest }) }]
  })
}
