import type { Tx } from '../../platform/database/database.ts'
import type { Needs } from '../../platform/context.ts'
import { callMaxMs, decideCall, type CallEvent } from './call.rules.ts'
import { callEvent, type Call } from './call.ts'
import { updateCall } from './call.store.ts'
import { severingSide } from './severed.store.ts'

export type ApplyContext = Needs<'clock' | 'eventLog' | 'metrics'>

/** A call after an event, whether the event changed it, and whether the state rejected the event. */
export interface Applied {
  call: Call
  changed: boolean
  rejected: boolean
}

/** Applies an event to a call that the transaction has locked, and appends events to the logs of both parties. */
export async function applyCallEvent(context: ApplyContext, tx: Tx, call: Call, event: CallEvent): Promise<Applied> {
  const { change, rejected } = decideCall(call, event)
  if (!change) return { call, changed: false, rejected }
  const now = context.clock.now()
  const changed: Call =
    change.state === 'ended'
      ? { ...call, ...change, offer: null, endedAt: now }
      : { ...call, ...change, connectedAt: now, dueAt: now + callMaxMs }
  await updateCall(tx, changed)
  await appendCallEvents(context, tx, changed)
  tx.afterCommit(() => context.metrics?.callUpdated(changed.endReason ?? changed.state))
  return { call: changed, changed: true, rejected: false }
}

/**
 * Ends a locked call that has expired or whose parties are separated, without waiting for the worker.
 * @returns the current call
 */
export async function settleCall(context: ApplyContext, tx: Tx, call: Call): Promise<Call> {
  if (call.state === 'ended') return call
  if (call.dueAt <= context.clock.now()) return (await applyCallEvent(context, tx, call, { kind: 'time_over' })).call
  const by = await severingSide(tx, call.id)
  if (by === undefined) return call
  return (await applyCallEvent(context, tx, call, { kind: 'hung_up', by, reason: 'hangup' })).call
}

/** Notifies both parties of the current call. The agent is not notified of a suppressed call. */
export async function appendCallEvents(context: ApplyContext, tx: Tx, call: Call): Promise<void> {
  const parties = call.suppressed ? [call.userId] : [call.userId, call.agentId]
  await context.eventLog.append(
    tx,
    parties.map((party) => callEvent(party, call)),
    context.clock.now(),
  )
}
