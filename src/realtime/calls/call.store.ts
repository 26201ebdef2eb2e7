import type { Caller } from '../../identity/accounts/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CallRow } from '../../platform/database/tables/payments-and-calls.ts'
import type { Call, CallSide, CallStatus, IceCandidate } from './call.ts'

type StoredCall = Omit<Call, 'suppressed'> & { suppressed: number }

const columns = {
  id: 'c.id',
  chatId: 'c.chat_id',
  userId: 'c.user_id',
  agentId: 'c.agent_id',
  agentHandle: 'a.handle',
  requestId: 'c.request_id',
  state: 'c.state',
  endReason: 'c.end_reason',
  endedBy: 'c.ended_by',
  offer: 'c.offer',
  answer: 'c.answer',
  offerHash: 'c.offer_hash',
  suppressed: 'c.suppressed',
  userCandidates: 'c.user_candidates',
  agentCandidates: 'c.agent_candidates',
  createdAt: 'c.created_at',
  ringsUntil: 'c.rings_until',
  dueAt: 'c.due_at',
  connectedAt: 'c.connected_at',
  endedAt: 'c.ended_at',
} as const satisfies Record<keyof StoredCall, `c.${keyof CallRow}` | 'a.handle'>

const selected = (tx: Tx) =>
  tx.knex('calls as c').leftJoin('actors as a', 'a.id', 'c.agent_id').select<StoredCall[]>(columns)

const fromRow = ({ suppressed, ...row }: StoredCall): Call => ({ ...row, suppressed: suppressed === 1 })

/** Selects a party's calls. An agent does not see suppressed ones. */
const ofParty = (tx: Tx, { kind, id }: Party) =>
  selected(tx).where(kind === 'user' ? { 'c.user_id': id } : { 'c.agent_id': id, 'c.suppressed': 0 })

/** Selects a party's live calls, one query for each index, because a party may have a long history. */
const liveOf = (tx: Tx, { kind, id }: Party) =>
  kind === 'user'
    ? tx.knex('calls').where({ user_id: id }).whereRaw("state <> 'ended'").select('id')
    : tx.knex('calls').where({ agent_id: id }).whereRaw("state <> 'ended' AND suppressed = 0").select('id')

type Party = Pick<Caller, 'kind' | 'id'>

export async function insertCall(tx: Tx, made: Call): Promise<void> {
  await tx.knex('calls').insert({
    id: made.id,
    chat_id: made.chatId,
    user_id: made.userId,
    agent_id: made.agentId,
    request_id: made.requestId,
    state: made.state,
    end_reason: made.endReason,
    ended_by: made.endedBy,
    offer: made.offer,
    answer: made.answer,
    offer_hash: made.offerHash,
    suppressed: made.suppressed,
    created_at: made.createdAt,
    rings_until: made.ringsUntil,
    due_at: made.dueAt,
    connected_at: made.connectedAt,
    ended_at: made.endedAt,
  })
}

export async function findCall(tx: Tx, id: string, party: Party): Promise<Call | undefined> {
  return (await ofParty(tx, party).where({ 'c.id': id })).map(fromRow)[0]
}

/** Finds the call that the person made with this idempotency key. */
export async function findCallByRequest(tx: Tx, userId: string, requestId: string): Promise<Call | undefined> {
  return (await selected(tx).where({ 'c.user_id': userId, 'c.request_id': requestId })).map(fromRow)[0]
}

/** Locks a call until the transaction ends, so that its events are serialized. */
export async function lockCall(tx: Tx, id: string): Promise<Call | undefined> {
  return (await selected(tx).where({ 'c.id': id }).forUpdate('c')).map(fromRow)[0]
}

/** Locks the live calls of the person or the agent, ordered by id. Some may have expired. */
export async function lockLiveCalls(tx: Tx, userId: string, agentId: string): Promise<Call[]> {
  const live = liveOf(tx, { kind: 'user', id: userId }).union(liveOf(tx, { kind: 'agent', id: agentId }))
  return (await selected(tx).whereIn('c.id', live).orderBy('c.id').forUpdate('c')).map(fromRow)
}

/** Counts the calls of a person since a time, and returns the time of the first one. */
export async function callsSince(tx: Tx, userId: string, since: number): Promise<{ total: number; first: number }> {
  const calls = tx.knex('calls').where({ user_id: userId }).where('created_at', '>', since)
  const [row] = (await calls.count({ total: '*' }).min({ first: 'created_at' })) as {
    total: number
    first: number | null
  }[]
  return { total: Number(row?.total ?? 0), first: row?.first ?? since }
}

/** Lists the calls of a party with ids below `before`, newest first. */
export async function listCallsOf(
  tx: Tx,
  party: Party,
  page: { before: string; limit: number; state?: CallStatus | undefined },
): Promise<Call[]> {
  const { state } = page
  const query = ofParty(tx, party).where('c.id', '<', page.before).orderBy('c.id', 'desc').limit(page.limit)
  if (state !== undefined) query.where({ 'c.state': state })
  if (state !== undefined && state !== 'ended') query.whereIn('c.id', liveOf(tx, party))
  return (await query).map(fromRow)
}

/** Stores the state of a call. Descriptions and candidates of an ended call are deleted. */
export async function updateCall(tx: Tx, call: Call): Promise<void> {
  await tx.knex('calls').where({ id: call.id }).update({
    state: call.state,
    end_reason: call.endReason,
    ended_by: call.endedBy,
    offer: call.offer,
    answer: call.answer,
    due_at: call.dueAt,
    connected_at: call.connectedAt,
    ended_at: call.endedAt,
  })
  if (call.state === 'ended') await tx.knex('call_candidates').where({ call_id: call.id }).delete()
}

export async function insertCandidate(tx: Tx, callId: string, side: CallSide, sent: IceCandidate): Promise<void> {
  const { number } = sent
  const counter = side === 'user' ? { user_candidates: number } : { agent_candidates: number }
  await tx.knex('calls').where({ id: callId }).update(counter)
  await tx.knex('call_candidates').insert({ call_id: callId, side, number, candidate: JSON.stringify(sent.candidate) })
}

/** Reads the candidates of one side after a number, in order. */
export async function candidatesOf(tx: Tx, callId: string, side: CallSide, after: number): Promise<IceCandidate[]> {
  const later = tx.knex('call_candidates').where({ call_id: callId, side }).where('number', '>', after)
  const rows = await later.orderBy('number').select('number', 'candidate')
  return rows.map(({ number, candidate }) => ({ number, candidate: JSON.parse(candidate) as object }))
}
