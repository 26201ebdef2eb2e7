import type { Caller } from '../../identity/accounts/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Call, CallSide, CallStatus, IceCandidate } from './call.ts'

type CallRow = Omit<Call, 'suppressed'> & { suppressed: number }

const selected = `SELECT c.id, c.chat_id AS "chatId", c.user_id AS "userId", c.agent_id AS "agentId",
  a.handle AS "agentHandle", c.request_id AS "requestId", c.state, c.end_reason AS "endReason", c.ended_by AS "endedBy",
  c.offer, c.answer, c.offer_hash AS "offerHash", c.suppressed, c.user_candidates AS "userCandidates",
  c.agent_candidates AS "agentCandidates", c.created_at AS "createdAt", c.rings_until AS "ringsUntil",
  c.due_at AS "dueAt", c.connected_at AS "connectedAt", c.ended_at AS "endedAt"
  FROM calls c LEFT JOIN actors a ON a.id = c.agent_id`

const fromRow = ({ suppressed, ...row }: CallRow): Call => ({ ...row, suppressed: suppressed === 1 })

/** Whose calls: those of a person, or those of an agent, which does not see suppressed ones. */
const ofParty = { user: 'c.user_id = ?', agent: 'c.agent_id = ? AND c.suppressed = 0' } as const

/** Their calls that are not over, one query for each index of these: a party may have a long history. */
const liveOfParty = {
  user: "SELECT l.id FROM calls l WHERE l.user_id = ? AND l.state <> 'ended'",
  agent: "SELECT l.id FROM calls l WHERE l.agent_id = ? AND l.state <> 'ended' AND l.suppressed = 0",
} as const

type Party = Pick<Caller, 'kind' | 'id'>

export async function insertCall(tx: Tx, made: Call): Promise<void> {
  await tx.run(
    `INSERT INTO calls (id, chat_id, user_id, agent_id, request_id, state, offer, offer_hash, suppressed,
       created_at, rings_until, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      made.id,
      made.chatId,
      made.userId,
      made.agentId,
      made.requestId,
      made.state,
      made.offer,
      made.offerHash,
      made.suppressed,
      made.createdAt,
      made.ringsUntil,
      made.dueAt,
    ],
  )
}

/** One call as one party may see it. */
export async function findCall(tx: Tx, id: string, { kind, id: partyId }: Party): Promise<Call | undefined> {
  const rows = await tx.rows<CallRow>(`${selected} WHERE c.id = ? AND ${ofParty[kind]}`, [id, partyId])
  return rows.map(fromRow)[0]
}

/** The call that the person made under this idempotency key. */
export async function findCallByRequest(tx: Tx, userId: string, requestId: string): Promise<Call | undefined> {
  const rows = await tx.rows<CallRow>(`${selected} WHERE c.user_id = ? AND c.request_id = ?`, [userId, requestId])
  return rows.map(fromRow)[0]
}

/** Holds a call until the transaction ends: what happens to it follows one after the other. */
export async function lockCall(tx: Tx, id: string): Promise<Call | undefined> {
  const rows = await tx.rows<CallRow>(`${selected} WHERE c.id = ?${tx.forUpdateOf('c')}`, [id])
  return rows.map(fromRow)[0]
}

/** The calls that the person or the agent is busy with, locked in the order of their ids; some may be over by then. */
export async function lockLiveCalls(tx: Tx, userId: string, agentId: string): Promise<Call[]> {
  const rows = await tx.rows<CallRow>(
    `${selected} WHERE c.id IN (
       ${liveOfParty.user} UNION ${liveOfParty.agent})
     ORDER BY c.id${tx.forUpdateOf('c')}`,
    [userId, agentId],
  )
  return rows.map(fromRow)
}

/** Calls that a person has made since a time, and when the first of them was. */
export async function callsSince(tx: Tx, userId: string, since: number): Promise<{ total: number; first: number }> {
  const [row] = await tx.rows<{ total: number; first: number | null }>(
    'SELECT count(*) AS total, min(created_at) AS first FROM calls WHERE user_id = ? AND created_at > ?',
    [userId, since],
  )
  return { total: Number(row?.total ?? 0), first: row?.first ?? since }
}

/** The calls of a party, newest first, below the id `before`. */
export async function listCallsOf(
  tx: Tx,
  party: Party,
  page: { before: string; limit: number; state?: CallStatus | undefined },
): Promise<Call[]> {
  const { state } = page
  const live = state === undefined || state === 'ended' ? '' : ` AND c.id IN (${liveOfParty[party.kind]})`
  const inState = state === undefined ? '' : ' AND c.state = ?'
  const rows = await tx.rows<CallRow>(
    `${selected} WHERE ${ofParty[party.kind]} AND c.id < ?${inState}${live} ORDER BY c.id DESC LIMIT ?`,
    [party.id, page.before, ...(state === undefined ? [] : [state]), ...(live === '' ? [] : [party.id]), page.limit],
  )
  return rows.map(fromRow)
}

/** Stores what happened to a call. Of one that is over, neither descriptions nor candidates are kept. */
export async function updateCall(tx: Tx, call: Call): Promise<void> {
  await tx.run(
    `UPDATE calls SET state = ?, end_reason = ?, ended_by = ?, offer = ?, answer = ?, due_at = ?, connected_at = ?,
       ended_at = ? WHERE id = ?`,
    [
      call.state,
      call.endReason,
      call.endedBy,
      call.offer,
      call.answer,
      call.dueAt,
      call.connectedAt,
      call.endedAt,
      call.id,
    ],
  )
  if (call.state === 'ended') await tx.run('DELETE FROM call_candidates WHERE call_id = ?', [call.id])
}

export async function insertCandidate(tx: Tx, callId: string, side: CallSide, sent: IceCandidate): Promise<void> {
  const counter = side === 'user' ? 'user_candidates' : 'agent_candidates'
  await tx.run(`UPDATE calls SET ${counter} = ? WHERE id = ?`, [sent.number, callId])
  await tx.run('INSERT INTO call_candidates (call_id, side, number, candidate) VALUES (?, ?, ?, ?)', [
    callId,
    side,
    sent.number,
    JSON.stringify(sent.candidate),
  ])
}

/** The candidates of one side behind a number, in their order. */
export async function candidatesOf(tx: Tx, callId: string, side: CallSide, after: number): Promise<IceCandidate[]> {
  const rows = await tx.rows<{ number: number; candidate: string }>(
    'SELECT number, candidate FROM call_candidates WHERE call_id = ? AND side = ? AND number > ? ORDER BY number',
    [callId, side, after],
  )
  return rows.map(({ number, candidate }) => ({ number: Number(number), candidate: JSON.parse(candidate) as object }))
}
