import { idsOf, type ErasureTarget } from '../../identity/accounts/deletion.ts'
import type { ErasureStep } from '../../identity/accounts/erasure-plan.ts'
import type { ErasureDatabase } from '../../identity/accounts/erasure-counts.ts'
import type { Pace } from '../../platform/pace.ts'
import { replaceData } from '../../identity/accounts/snapshot-names.sql.ts'
import { readCounters } from '../../platform/event-log/append-events.sql.ts'
import { amongIds } from '../../platform/database/queries.ts'
import { decideCall } from './call.rules.ts'
import { lockCall, updateCall } from './call.store.ts'
import { callEvent, type CallSide } from './call.ts'
import { callsOf, deleteCalls, describedCalls, type ErasedCall } from './erased-calls.store.ts'

/** Events or calls read in one step. */
const stepMax = 1_000

/**
 * Ends the calls of deleted accounts, with an event for the remaining party, as if the other had hung up. The rows,
 * whose descriptions are already deleted, stay until `callDescriptions` has read the other parties from them.
 */
export const eraseCalls: ErasureStep = async (tx, deleted, now, eventLog) => {
  const among = (column: string) => amongIds(tx, column, idsOf(deleted))
  const isGone = new Set([...deleted.userIds, ...deleted.agentIds])
  const live = await tx
    .knex('calls')
    .whereRaw("state <> 'ended'")
    .where((call) => void call.where(among('user_id')).orWhere(among('agent_id')))
    .orderBy('id')
    .forUpdate()
    .select('id')
  for (const { id } of live) {
    const call = await lockCall(tx, id)
    if (!call) continue
    const by = isGone.has(call.userId) ? 'user' : 'agent'
    const { change } = decideCall(call, { kind: 'hung_up', by, reason: 'hangup' })
    if (!change) continue
    const parties = call.suppressed ? [call.userId] : [call.userId, call.agentId]
    const left = parties.filter((party) => !isGone.has(party))
    const ended = { ...call, ...change, offer: null, endedAt: now }
    await updateCall(tx, ended)
    await eventLog.append(
      tx,
      left.map((party) => callEvent(party, ended)),
      now,
    )
  }
  // `callDescriptions` counts the calls.
  return {}
}

/**
 * Session descriptions contain network addresses. Descriptions of calls with deleted accounts are removed from the logs
 * of the remaining parties, each log once; the events themselves stay. Then the calls are deleted.
 */
export const callDescriptions: ErasureTarget = {
  name: 'call_descriptions',
  async erase(database, { userIds, agentIds }, pace) {
    const deleted = new Set([...userIds, ...agentIds])
    const peers = new Set<string>()
    await eachPage(database, deleted, pace, async (calls) => {
      for (const { peerId } of calls) if (!deleted.has(peerId)) peers.add(peerId)
    })
    for (const peerId of peers) await removeFromLog(database, peerId, deleted, pace)
    await eachPage(database, deleted, pace, (calls) =>
      database.write(async (tx) => ({ erased: { calls: await deleteCalls(tx, calls) } })),
    )
  },
}

/** Visits the calls of some accounts page by page, and yields to the event loop before each page. */
async function eachPage(
  database: ErasureDatabase,
  actorIds: Iterable<string>,
  pace: Pace,
  visit: (calls: ErasedCall[]) => Promise<unknown>,
): Promise<void> {
  for (const actorId of actorIds) {
    const side: CallSide = actorId.startsWith('usr_') ? 'user' : 'agent'
    let calls: ErasedCall[] = []
    do {
      await pace.next()
      calls = await database.read((tx) => callsOf(tx, { side, actorId }, calls.at(-1)?.id ?? '', stepMax))
      if (calls.length > 0) await visit(calls)
    } while (calls.length === stepMax)
  }
}

async function removeFromLog(
  database: ErasureDatabase,
  readerId: string,
  deleted: ReadonlySet<string>,
  pace: Pace,
): Promise<void> {
  const [counter] = await database.read((tx) => readCounters(tx, [readerId]))
  for (let after = 0; after < (counter?.last_sequence ?? 0); after += stepMax) {
    await pace.next()
    const found = await database.read((tx) => describedCalls(tx, readerId, deleted, after, after + stepMax))
    if (found.length > 0)
      await database.write(async (tx) => ({ anonymized: { events: await replaceData(tx, readerId, found) } }))
  }
}
