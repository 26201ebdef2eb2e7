import { allDeleted, type ErasureTarget } from '../../identity/accounts/deletion.ts'
import type { ErasureStep } from '../../identity/accounts/erasure-plan.ts'
import { nextTurn } from '../../platform/next-turn.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { decideCall } from './call.rules.ts'
import { callEvent } from './call.extensions.ts'
import { lockCall } from './call.store.ts'
import { describedCalls, logsOfPeers, removeDescriptions } from './erased-calls.store.ts'

/** Events looked at in one step. */
const stepMax = 2_000

/**
 * Deletes the calls of deleted accounts. One that is not over ends for the party that stays, with an event, as if the
 * other had hung up.
 */
export const eraseCalls: ErasureStep = async (tx, deleted, now, ids) => {
  const gone = allDeleted(tx, deleted)
  const among = (column: string) => `${column} IN (SELECT t.id FROM ${gone.sql} AS t)`
  const isGone = new Set([...deleted.userIds, ...deleted.agentIds])
  const live = await tx.rows<{ id: string }>(
    `SELECT id FROM calls WHERE state <> 'ended' AND (${among('user_id')} OR ${among('agent_id')}) ORDER BY id${tx.forUpdate}`,
    [...gone.bindings, ...gone.bindings],
  )
  for (const { id } of live) {
    const call = await lockCall(tx, id)
    if (!call) continue
    const by = isGone.has(call.userId) ? 'user' : 'agent'
    const { change } = decideCall(call, { kind: 'hung_up', by, reason: 'hangup' })
    if (!change) continue
    const parties = call.suppressed ? [call.userId] : [call.userId, call.agentId]
    const left = parties.filter((party) => !isGone.has(party))
    const ended = { ...call, ...change, offer: null, endedAt: now }
    await appendEvents(
      tx,
      left.map((party) => callEvent(party, ended)),
      { now, ids },
    )
  }
  for (const side of ['user_id', 'agent_id']) {
    await tx.run(
      `DELETE FROM call_candidates WHERE call_id IN (SELECT c.id FROM calls c WHERE ${among(`c.${side}`)})`,
      gone.bindings,
    )
    await tx.run(`DELETE FROM calls WHERE ${among(side)}`, gone.bindings)
  }
}

/**
 * Session descriptions hold network addresses. Those of calls of deleted accounts are taken out of the logs of the
 * parties that stay; that there was a call remains.
 */
export const callDescriptions: ErasureTarget = {
  name: 'call_descriptions',
  async erase(database, { userIds, agentIds }, signal) {
    for (const actorId of [...userIds, ...agentIds]) {
      for (const { actorId: reader, lastSequence } of await database.read((tx) => logsOfPeers(tx, actorId))) {
        for (let after = 0; after < lastSequence; after += stepMax) {
          await nextTurn(signal)
          const found = await database.read((tx) => describedCalls(tx, reader, actorId, after, after + stepMax))
          if (found.length > 0) await database.write((tx) => removeDescriptions(tx, reader, found))
        }
      }
    }
  },
}
