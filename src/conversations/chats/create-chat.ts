import type { Needs } from '../../platform/context.ts'
import { lockActorsForCount } from '../../identity/accounts/actor.store.ts'
import { keepRequestHash, requireSameRequest } from '../../identity/accounts/request-hash.store.ts'
import { requireAdmitted } from '../../identity/agents/access.store.ts'
import { acceptMessageRequest } from '../message-requests/accept.write.ts'
import type { ConversationsContext } from '../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { ConcurrentChange } from '../../platform/database/database-errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { ChatKind, ChatRecord } from './chat.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { invitedHandles, requireUser, requireGroupSize } from './chat.rules.ts'
import { countGroups, findChatByRequest, insertChat } from './chat.store.ts'
import { participantAdded } from './lifecycle-events.ts'
import { insertParticipants, membershipPeriodsOf } from './participant.sql.ts'
import { isPendingFor, requireCurrent } from './membership.rules.ts'
import { openDirectChat, requirePresent } from './open-direct-chat.ts'
import { countRequests } from '../message-requests/count-requests.ts'
import { invite, splitAdditions } from './invitations.ts'
import { showChats, type ShownChat } from './show-chats.ts'
import { requireRecipients, type ReachableActor } from './reachable-actor.sql.ts'

export interface NewChat {
  kind: ChatKind
  handles: readonly string[]
  groupName: string | null
  /** a repeat by the same caller returns the stored chat */
  requestId: string | null
}

/**
 * Opens the direct chat of a pair, or creates a group owned by the caller. Every participant of a group receives a
 * participant.added event for its own membership; persons who do not have the caller as a contact are invited
 * (AMB-115).
 * @returns `created: false` with the stored chat when the pair already has one or the request id was used (CHAT-004)
 * @throws forbidden (an agent creates a group, was removed from the direct chat, or rejects the caller), not_found
 * (handle), limit_exceeded, rate_limited (requests), idempotency_conflict (the request id), invalid_request
 */
export async function createChat(
  context: Pick<ConversationsContext, 'commits' | 'clock' | 'eventLog' | 'ids' | 'limits' | 'database' | 'ephemeral'>,
  caller: Caller,
  input: NewChat,
): Promise<{ chat: ShownChat; created: boolean }> {
  if (input.kind === 'group') requireUser(caller)
  else if (input.groupName !== null) throw invalidRequest('A direct chat has no name.', 'groupName')
  const handles = invitedHandles(input.kind, input.handles, caller.handle)
  requireGroupSize(handles.length + 1, context.limits.of('participants_per_group', caller.id))
  const result = await context.database.write(async (tx) => {
    const stored = input.requestId === null ? undefined : await findChatByRequest(tx, caller.id, input.requestId)
    const key = { table: 'chats', makerId: caller.id, requestId: input.requestId ?? '' } as const
    const content = { kind: input.kind, handles: handles.toSorted(), groupName: input.groupName }
    if (stored) {
      await requireSameRequest(tx, key, content)
      return repeated(context, tx, caller, stored)
    }
    const invited = await requireRecipients(tx, caller.id, handles, 'handles')
    const { chat, created } =
      input.kind === 'direct'
        ? await openDirectChat(context, tx, caller, invited[0]!, input.requestId)
        : await makeGroup(context, tx, caller, invited, input)
    if (created && input.requestId !== null) await keepRequestHash(tx, key, content)
    return created ? shown(context, tx, caller, chat, created) : repeated(context, tx, caller, chat)
  })
  if (caller.kind === 'user') context.ephemeral.publish({ kind: 'chats_changed', recipients: [caller.id] })
  await acceptMessageRequest(context, caller, result.chat)
  return isPendingFor(result.chat, caller.id)
    ? { ...result, chat: { ...result.chat, pendingRecipientId: null } }
    : result
}

async function makeGroup(
  context: Needs<'clock' | 'eventLog' | 'ids' | 'limits' | 'ephemeral'>,
  tx: Tx,
  caller: Caller,
  invited: readonly ReachableActor[],
  { groupName, requestId }: NewChat,
): Promise<{ chat: ChatRecord; created: boolean }> {
  // Locks all rows at once, in the order of account deletions: later locks include some of the same rows.
  await lockActorsForCount(tx, [caller.id, ...invited.map(({ id }) => id)])
  await requireAdmitted(tx, caller, invited)
  const { joining, toInvite } = await splitAdditions(tx, caller, invited)
  await countRequests(
    context,
    tx,
    caller.id,
    toInvite.map(({ actor }) => actor.id),
  )
  await requireRoomForGroup(context, tx, caller.id)
  await requirePresent(tx, [caller.id, ...invited.map(({ id }) => id)])
  const createdAt = context.clock.now()
  const chat: ChatRecord = {
    id: context.ids.next('cnv'),
    kind: 'group',
    groupName,
    lastSequence: 0,
    createdBy: caller.id,
    createdAt,
    pendingRecipientId: null,
    agentChat: false,
  }
  if (!(await insertChat(tx, chat, { pairKey: null, counterpartId: null, requestId })))
    throw new ConcurrentChange('Another transaction used the request id.')
  await enter(context, tx, caller, chat, joining)
  await invite(context, tx, caller, chat.id, toInvite)
  return { chat, created: true }
}

/** The caller's row is already locked. @throws limit_exceeded */
async function requireRoomForGroup({ limits }: Needs<'limits'>, tx: Tx, callerId: string): Promise<void> {
  const made = await countGroups(tx, [callerId])
  assertWithinLimit('groups_per_account', made.get(callerId) ?? 0, limits.of('groups_per_account', callerId))
}

async function enter(
  context: Needs<'eventLog'>,
  tx: Tx,
  caller: Caller,
  chat: ChatRecord,
  joining: readonly ReachableActor[],
): Promise<void> {
  const period = { chatId: chat.id, periodNo: 1, joinedSequence: 1, leftSequence: null }
  await insertParticipants(
    tx,
    [
      { ...period, actorId: caller.id, role: 'owner' as const },
      ...joining.map(({ id }) => ({ ...period, actorId: id, role: 'member' as const })),
    ],
    chat.createdAt,
  )
  const actor = { type: caller.kind, id: caller.id, handle: caller.handle }
  const drafts = joining.flatMap((participant) =>
    participantAdded({ chatId: chat.id, participant, actor, effectiveSequence: 1 }, [participant.id]),
  )
  await context.eventLog.append(tx, drafts, chat.createdAt)
}

async function repeated(
  context: Needs<'clock'>,
  tx: Tx,
  caller: Caller,
  chat: ChatRecord,
): Promise<{ chat: ShownChat; created: boolean }> {
  requireCurrent(await membershipPeriodsOf(tx, chat.id, caller.id))
  return shown(context, tx, caller, chat, false)
}

async function shown(
  { clock }: Needs<'clock'>,
  tx: Tx,
  caller: Caller,
  record: ChatRecord,
  created: boolean,
): Promise<{ chat: ShownChat; created: boolean }> {
  const [chat] = await showChats(tx, caller, [record], clock.now())
  return { chat: chat!, created }
}
