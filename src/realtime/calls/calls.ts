import type { List, ListPage } from '../../platform/paginate.ts'
import { readNewestFirst } from '../../platform/read-page.ts'
import type { Needs } from '../../platform/context.ts'
import type { Call, CallStatus, CallInput } from './call.ts'
import {
  findCall,
  listCallsOf,
  callsSince,
  findCallByRequest,
  insertCall,
  lockLiveCalls,
  lockCall,
} from './call.store.ts'
import { createHash } from 'node:crypto'
import { findChat, lockChat } from '../../conversations/chats/chat.store.ts'
import { requireOtherSide } from '../../conversations/chats/membership.ts'
import { requireAccepted, requireCurrent } from '../../conversations/chats/membership.rules.ts'
import { membershipPeriodsOf, participantsOf } from '../../conversations/chats/participant.sql.ts'
import { firstContactsOf } from '../../conversations/message-requests/first-contact.sql.ts'
import { lockActorsForCount } from '../../identity/accounts/actor.store.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import { conflict, forbidden, idempotencyConflict, notFound, unauthorized } from '../../platform/errors.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { appendCallEvents, settleCall, applyCallEvent, type Applied, type ApplyContext } from './apply-call-event.ts'
import { ringMs, type CallEvent } from './call.rules.ts'

/** Returns one call of the caller. @throws not_found, also for an agent's suppressed call */
export async function getCall({ database }: Needs<'database'>, caller: Party, id: string): Promise<Call> {
  const found = await database.read((tx) => findCall(tx, id, caller))
  if (!found) throw noCall()
  return found
}

/** Lists the calls of the caller, newest first. `state` limits the list to one state. */
export function listCalls(
  { database }: Needs<'database'>,
  caller: Party,
  page: ListPage & { state?: CallStatus | undefined },
): Promise<List<Call>> {
  return readNewestFirst(database, 'cal', page, (tx, before, limit) =>
    listCallsOf(tx, caller, { before, limit, state: page.state }),
  )
}

type Context = Needs<'clock' | 'eventLog' | 'ids' | 'limits' | 'database' | 'metrics'>

const hourMs = 3_600_000

/**
 * Calls the agent of a direct chat for the calling person, or returns the call that was stored with the same request
 * id. A block in either direction does not change the answer: the agent does not see the call.
 * @throws not_found (no such chat), forbidden (a pending request, or a chat whose agent was removed or deleted),
 * conflict (no direct chat with an agent; one of the two is in a call), idempotency_conflict, rate_limited
 */
export function createCall(context: Context, caller: Caller, input: CallInput): Promise<Call> {
  return context.database.write(async (tx) => {
    if (!(await findChat(tx, input.chatId))) throw noChat()
    // Under this lock, the membership, blocks and accounts of its participants cannot change.
    const chat = await lockChat(tx, input.chatId)
    const periods = await membershipPeriodsOf(tx, chat.id, caller.id)
    if (periods.length === 0) throw noChat()
    const offerHash = createHash('sha256').update(input.offer).digest('base64')
    const earlier = input.requestId === null ? undefined : await findCallByRequest(tx, caller.id, input.requestId)
    if (earlier) return repeated(earlier, input, offerHash)
    await requireOtherSide(tx, chat)
    requireCurrent(periods)
    requireAccepted(chat, caller.id)
    if (chat.kind !== 'direct') throw notCallable()
    const agent = await agentOf(tx, caller, chat.id)
    return store(context, tx, caller, agent, { ...input, offerHash })
  })
}

const noChat = () => notFound('There is no such chat.', 'chatId')
const notCallable = () => conflict('Calls are made in direct chats of a person and an agent.', 'chatId')

/** Returns the agent of the chat. @throws conflict (a chat of two persons), forbidden (the agent was removed) */
async function agentOf(tx: Tx, caller: Caller, chatId: string): Promise<{ id: string; handle: string | null }> {
  const others = ((await participantsOf(tx, [chatId])).get(chatId) ?? []).filter(({ id }) => id !== caller.id)
  const [other] = others
  if (!other) throw forbidden('This chat has no other participant any more.')
  if (other.type !== 'agent') throw notCallable()
  return other
}

async function store(
  context: Context,
  tx: Tx,
  caller: Caller,
  agent: { id: string; handle: string | null },
  input: CallInput & { offerHash: string },
): Promise<Call> {
  const { clock, ids, limits, metrics } = context
  // Serializes calls of either party, so that concurrent calls see each other.
  const active = await lockActorsForCount(tx, [caller.id, agent.id])
  if (!active.includes(caller.id)) throw unauthorized()
  if (!active.includes(agent.id)) throw conflict('The agent cannot be called at the moment.')
  const now = clock.now()
  const { total, first } = await callsSince(tx, caller.id, now - hourMs)
  const retryAfterSeconds = Math.max(1, Math.ceil((first + hourMs - now) / 1000))
  assertWithinLimit('calls_per_person_and_hour', total, limits.of('calls_per_person_and_hour', caller.id), {
    retryAfterSeconds,
  })
  await requireFree(context, tx, caller.id, agent.id)
  const contact = (await firstContactsOf(tx, { id: agent.id, kind: 'agent' }, [caller.id])).get(caller.id)
  const call: Call = {
    ...newCall,
    id: ids.next('cal'),
    chatId: input.chatId,
    userId: caller.id,
    agentId: agent.id,
    agentHandle: agent.handle,
    requestId: input.requestId,
    offer: input.offer,
    offerHash: input.offerHash,
    suppressed: contact?.blocked ?? false,
    createdAt: now,
    ringsUntil: now + ringMs,
    dueAt: now + ringMs,
  }
  await insertCall(tx, call)
  await appendCallEvents(context, tx, call)
  tx.afterCommit(() => metrics?.callUpdated('ringing'))
  return call
}

const newCall = {
  state: 'ringing',
  endReason: null,
  endedBy: null,
  answer: null,
  userCandidates: 0,
  agentCandidates: 0,
  connectedAt: null,
  endedAt: null,
} as const

/** @throws conflict when one of the two is in a live call */
async function requireFree(context: Context, tx: Tx, userId: string, agentId: string): Promise<void> {
  for (const live of await lockLiveCalls(tx, userId, agentId)) {
    if ((await settleCall(context, tx, live)).state === 'ended') continue
    throw conflict(live.userId === userId ? 'You are in a call.' : 'The agent is in another call.')
  }
}

function repeated(earlier: Call, input: CallInput, offerHash: string): Call {
  if (earlier.chatId === input.chatId && earlier.offerHash === offerHash) return earlier
  throw idempotencyConflict((name) => `This ${name('requestId')} was used for another call.`, 'requestId')
}

export type ChangeContext = ApplyContext & Needs<'database'>

export type Party = Pick<Caller, 'kind' | 'id'>

export const noCall = () => notFound('There is no such call.')

/**
 * Locks a call of the caller, after its chat, so that membership and blocks cannot change. An expired call is ended.
 * @throws not_found
 */
export async function holdCall(context: ApplyContext, tx: Tx, caller: Party, id: string): Promise<Call> {
  const found = await findCall(tx, id, caller)
  if (!found) throw noCall()
  if (await findChat(tx, found.chatId)) await lockChat(tx, found.chatId)
  const call = await lockCall(tx, id)
  if (!call) throw noCall()
  return settleCall(context, tx, call)
}

/**
 * Applies an action of a party to a call. An expiry found before is stored even if the action is a conflict.
 * @throws not_found, conflict
 */
async function changeCall(context: ChangeContext, caller: Party, id: string, event: CallEvent): Promise<Applied> {
  const applied = await context.database.write(async (tx) =>
    applyCallEvent(context, tx, await holdCall(context, tx, caller, id), event),
  )
  if (applied.rejected) throw conflict(`The call is ${applied.call.state}.`)
  return applied
}

/**
 * Answers a ringing call for the called agent. A repeat with the same answer returns the current call.
 * @param answer the session description, relayed unchanged
 * @throws not_found, conflict (it has ended, or was answered with another description)
 */
export async function answerCall(context: ChangeContext, caller: Party, id: string, answer: string): Promise<Call> {
  return (await changeCall(context, caller, id, { kind: 'answered', answer })).call
}

/**
 * Ends a ringing call. An ended one is unchanged. For the person, it cancels the call.
 * @throws not_found, conflict (the call is connected)
 */
export function declineCall(
  context: ChangeContext,
  caller: Party,
  id: string,
  reason: 'declined' | 'busy',
): Promise<Applied> {
  return changeCall(context, caller, id, { kind: 'declined', by: caller.kind, reason })
}

/** Ends a call. An ended one is unchanged. @param reason failed: no audio was received @throws not_found */
export function hangUpCall(
  context: ChangeContext,
  caller: Party,
  id: string,
  reason: 'hangup' | 'failed',
): Promise<Applied> {
  return changeCall(context, caller, id, { kind: 'hung_up', by: caller.kind, reason })
}
