import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { requireGroup, requireManager, requireUser, managerOf } from './chat.rules.ts'
import { lockChat, updateGroupName, clearParticipantsKey } from './chat.store.ts'
import { groupNameUpdated, ownerChanged, participantRemoved } from './lifecycle-events.ts'
import { membershipPeriodsOf, withParticipants, updateRole, endMembership } from './participant.sql.ts'
import { showChats, type ShownChat } from './show-chats.ts'
import { audienceOf, requireAccepted, requireCurrent, isPendingFor } from './membership.rules.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Participant, ChatRecord } from './chat.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import { declineRequestsOf } from '../message-requests/request.sql.ts'
import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import { deleteInvitation, requireInvitedBy } from './invitation.sql.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Locks a group. @throws not_found, forbidden (former participant), conflict (direct chat) */
export async function lockGroup(tx: Tx, chatId: string, participantId: string): Promise<ChatRecord> {
  const chat = await lockChat(tx, chatId)
  requireCurrent(await membershipPeriodsOf(tx, chatId, participantId))
  requireGroup(chat)
  return chat
}

/**
 * Renames a group and notifies its participants. An unchanged name causes no event (GRP-006).
 * @throws forbidden (Agent Token, former participant, a member other than the owner, a group that is pending in the
 * caller's requests), not_found, conflict (direct chat)
 */
export async function renameChat(
  context: Needs<'clock' | 'eventLog' | 'database'>,
  caller: Caller,
  chatId: string,
  groupName: string,
): Promise<ShownChat> {
  requireUser(caller)
  return context.database.write(async (tx) => {
    const stored = await lockGroup(tx, chatId, caller.id)
    requireAccepted(stored, caller.id)
    const chat = await withParticipants(tx, { ...stored, groupName })
    requireManager(chat.participants, caller.id)
    const [shown] = await showChats(tx, caller, [chat], context.clock.now())
    if (stored.groupName === groupName) return shown!
    await updateGroupName(tx, chatId, groupName)
    const actor = { type: caller.kind, id: caller.id, handle: caller.handle }
    const change = { chatId, groupName, previousGroupName: stored.groupName, actor }
    const audience = audienceOf(stored, chat.participants)
    await context.eventLog.append(tx, groupNameUpdated(change, audience), context.clock.now())
    return shown!
  })
}

/**
 * Transfers a group to another person in it and notifies its participants (AMB-223).
 * @throws forbidden (Agent Token, former participant, a member other than the owner, a group that is pending in the
 * caller's requests), not_found (chat, handle not in it), conflict (direct chat, an agent)
 */
export async function updateParticipant(
  context: Needs<'clock' | 'eventLog' | 'database'>,
  caller: Caller,
  chatId: string,
  requestedHandle: string,
): Promise<Participant> {
  requireUser(caller)
  const handle = foldHandle(requestedHandle)
  return context.database.write(async (tx) => {
    const stored = await lockGroup(tx, chatId, caller.id)
    requireAccepted(stored, caller.id)
    const { participants } = await withParticipants(tx, stored)
    requireManager(participants, caller.id)
    const owner = participants.find((candidate) => candidate.handle === handle)
    if (!owner) throw notFound('Nobody with this handle is in the chat.', 'handle')
    if (owner.type === 'agent') throw conflict('An agent cannot own a group.', 'handle')
    if (owner.id === caller.id) return owner
    for (const former of participants.filter(({ role }) => role === 'owner')) {
      await updateRole(tx, chatId, former.id, 'member')
    }
    await updateRole(tx, chatId, owner.id, 'owner')
    const drafts = ownerChanged({ chatId, owner }, audienceOf(stored, participants))
    await context.eventLog.append(tx, drafts, context.clock.now())
    return { ...owner, role: 'owner' }
  })
}

/**
 * Ends a membership at the chat's newest message. The owner can remove any participant of its group, and every
 * participant, including agents, can leave (GRP-008, AMB-223). If the owner leaves, the person who has been in the
 * group longest becomes owner. The invitation of a person who has not joined is withdrawn. A person in whose requests
 * the group is declines by leaving, without an event.
 * @throws forbidden (a participant other than the owner removes a participant or another person's invitation, former
 * participant, a group that is pending in the caller's requests), not_found (chat, handle not in it), conflict (direct
 * chat)
 */
export async function removeParticipant(
  context: Needs<'clock' | 'eventLog' | 'database' | 'ephemeral'>,
  caller: Caller,
  chatId: string,
  requestedHandle: string,
): Promise<void> {
  const handle = foldHandle(requestedHandle)
  if (handle !== caller.handle) requireUser(caller)
  await context.database.write(async (tx) => {
    const stored = await lockGroup(tx, chatId, caller.id)
    const { participants } = await withParticipants(tx, stored)
    const participant = participants.find((candidate) => candidate.handle === handle)
    const at = context.clock.now()
    if (isPendingFor(stored, caller.id)) {
      if (participant?.id !== caller.id) requireAccepted(stored, caller.id)
      tx.afterCommit(() => context.ephemeral.publish({ kind: 'requests_changed', recipients: [caller.id] }))
      return declineRequestsOf(tx, chatId, at)
    }
    const manages = managerOf(participants)?.id === caller.id
    if (!participant) return withdraw(context, tx, chatId, { handle, askerId: manages ? null : caller.id })
    if (participant.id !== caller.id) requireManager(participants, caller.id)
    await clearParticipantsKey(tx, chatId)
    await endMembership(tx, chatId, participant.id, { sequence: stored.lastSequence, at })
    const actor = { type: caller.kind, id: caller.id, handle: caller.handle }
    const change = { chatId, participant, actor, effectiveSequence: stored.lastSequence }
    const removed = participantRemoved(change, audienceOf(stored, participants))
    const left = participants.filter(({ id }) => id !== participant.id)
    const passed = participant.role === 'owner' ? await passOn(tx, stored, left) : []
    await context.eventLog.append(tx, [...removed, ...passed], at)
  })
}

/** Makes the person who has been in the group longest its owner. @returns the events about it */
async function passOn(tx: Tx, chat: ChatRecord, participants: readonly Participant[]): Promise<EventDraft[]> {
  const owner = managerOf(participants)
  if (!owner) return []
  await updateRole(tx, chat.id, owner.id, 'owner')
  return ownerChanged({ chatId: chat.id, owner }, audienceOf(chat, participants))
}

/** Withdraws an invitation. @param withdrawn a null `askerId` matches any inviter */
async function withdraw(
  { clock, ephemeral }: Needs<'clock' | 'ephemeral'>,
  tx: Tx,
  chatId: string,
  { handle, askerId }: { handle: string; askerId: string | null },
): Promise<void> {
  const invited = await findActorByHandle(tx, handle)
  if (invited && askerId !== null) await requireInvitedBy(tx, { chatId, userId: invited.id, askerId })
  const invitation = invited && (await deleteInvitation(tx, chatId, invited.id, clock.now()))
  if (!invitation) throw notFound('Nobody with this handle is in the chat.', 'handle')
  if (invitation.status === 'pending')
    tx.afterCommit(() => ephemeral.publish({ kind: 'requests_changed', recipients: [invited.id] }))
}
