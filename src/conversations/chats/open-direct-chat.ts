import { lockActorsForShare } from '../../identity/accounts/actor.store.ts'
import { requireAdmitted } from '../../identity/agents/access.store.ts'
import type { Needs } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { ConcurrentChange } from '../../platform/database/database-errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { insertInstallation } from '../installations/installation.store.ts'
import { countRequests } from '../message-requests/count-requests.ts'
import { reachesDirectly, requestStatus, type FirstContact } from '../message-requests/first-contact.rules.ts'
import { firstContactsOf } from '../message-requests/first-contact.sql.ts'
import { insertRequests } from '../message-requests/request.sql.ts'
import type { ChatRecord } from './chat.ts'
import { pairKey } from './chat.rules.ts'
import { findChatByPair, insertChat, lockChat } from './chat.store.ts'
import { insertParticipants, membershipPeriodsOf } from './participant.sql.ts'
import { requireCurrent, membershipStatusOf, periodFrom } from './membership.rules.ts'
import type { ReachableActor } from './reachable-actor.sql.ts'

export interface DirectChat {
  chat: ChatRecord
  /** The pair had no chat before. */
  created: boolean
  /** A person opened the chat, which lets the agent write, for the first time or again (AMB-101). */
  installed: boolean
}

/**
 * Returns the direct chat of the caller and a reachable actor, and opens it if there is none (CHAT-004). A person who
 * opens it installs the agent; an agent that was removed cannot open it. A chat with a person whom the caller has not
 * met is pending in that person's requests (AMB-115); with a contact it is not, and the agent is installed for the
 * contact.
 * @throws DomainError forbidden (the caller was removed, or the agent's access lists reject it), not_found (the other
 * account is being deleted), limit_exceeded and rate_limited (requests)
 */
export async function openDirectChat(
  context: Needs<'clock' | 'ids' | 'limits' | 'ephemeral'>,
  tx: Tx,
  caller: Caller,
  other: ReachableActor,
  requestId: string | null,
): Promise<DirectChat> {
  const pair = pairKey(caller.id, other.id)
  const known = await findChatByPair(tx, pair)
  if (known) return reopen(context, tx, caller, other, known.id)
  await requireAdmitted(tx, caller, [other])
  const contact = (await firstContactsOf(tx, caller, other.type === 'user' ? [other.id] : [])).get(other.id)
  const waits = contact !== undefined && !reachesDirectly(contact)
  if (waits) await countRequests(context, tx, caller.id, [other.id])
  await requirePresent(tx, [caller.id, other.id])
  const chat: ChatRecord = { ...newChat(context, caller), pendingRecipientId: waits ? other.id : null }
  if (!(await insertChat(tx, chat, { pairKey: pair, counterpartId: other.id, requestId })))
    throw new ConcurrentChange('Another transaction opened the chat, or used the request id.')
  const period = { chatId: chat.id, periodNo: 1, joinedSequence: 1, leftSequence: null, role: 'member' as const }
  await insertParticipants(
    tx,
    [caller, other].map(({ id }) => ({ ...period, actorId: id })),
    chat.createdAt,
  )
  if (waits) await request(context, tx, chat, contact)
  // A person who accepted the agent as a contact has it installed, and can therefore remove it.
  if (contact && !waits && caller.kind === 'agent') await install(context, tx, other.id, caller.id, chat.id)
  return { chat, created: true, installed: await installOwn(context, tx, caller, other, chat.id) }
}

/**
 * Stores a message request. During a block, no pending request is stored: the first message after the block creates it,
 * as if the sender were new.
 */
async function request(
  { ids, ephemeral }: Needs<'ids' | 'ephemeral'>,
  tx: Tx,
  { id, pendingRecipientId, createdBy, createdAt }: ChatRecord,
  contact: FirstContact,
): Promise<void> {
  const status = requestStatus(contact)
  if (contact.blocked && status === 'pending') return
  const made = { kind: 'message' as const, userId: pendingRecipientId!, askerId: createdBy, chatId: id, status }
  const recipients = await insertRequests(tx, [made], { now: createdAt, ids })
  if (recipients.length > 0) tx.afterCommit(() => ephemeral.publish({ kind: 'requests_changed', recipients }))
}

/** Locks the accounts. @throws DomainError not_found when one of them is deleted or suspended */
export async function requirePresent(tx: Tx, actorIds: readonly string[]): Promise<void> {
  if ((await lockActorsForShare(tx, actorIds)).length < actorIds.length)
    throw notFound('One of these accounts was deleted or suspended.', 'handles')
}

function newChat(context: Needs<'clock' | 'ids'>, caller: Caller): ChatRecord {
  const createdAt = context.clock.now()
  return {
    id: context.ids.next('cnv'),
    kind: 'direct',
    groupName: null,
    lastSequence: 0,
    createdBy: caller.id,
    createdAt,
    pendingRecipientId: null,
    agentChat: false,
  }
}

async function reopen(
  context: Needs<'clock' | 'ids'>,
  tx: Tx,
  caller: Caller,
  other: ReachableActor,
  chatId: string,
): Promise<DirectChat> {
  const chat = await lockChat(tx, chatId)
  requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
  if (!installs(caller, other)) return { chat, created: false, installed: false }
  const periods = await membershipPeriodsOf(tx, chatId, other.id)
  if (membershipStatusOf(periods) === 'former') {
    await requirePresent(tx, [other.id])
    const period = periodFrom(chat.lastSequence, periods)
    await insertParticipants(tx, [{ ...period, chatId, actorId: other.id, role: 'member' }], context.clock.now())
  }
  return { chat, created: false, installed: await installOwn(context, tx, caller, other, chatId) }
}

const installs = (caller: Caller, other: ReachableActor): boolean => caller.kind === 'user' && other.type === 'agent'

async function installOwn(
  context: Needs<'clock' | 'ids'>,
  tx: Tx,
  caller: Caller,
  other: ReachableActor,
  chatId: string,
): Promise<boolean> {
  return installs(caller, other) && install(context, tx, caller.id, other.id, chatId)
}

function install(
  { ids, clock }: Needs<'clock' | 'ids'>,
  tx: Tx,
  userId: string,
  agentId: string,
  chatId: string,
): Promise<boolean> {
  return insertInstallation(tx, { id: ids.next('ins'), userId, agentId, chatId, createdAt: clock.now() })
}
