import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { requestsChanged } from '../../identity/users/own-view.extensions.ts'
import type { ConversationsContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { requireGroup, requireUser } from './chat.rules.ts'
import { clearParticipantsKey, lockChat } from './chat.store.ts'
import { participantRemoved } from './lifecycle-events.ts'
import { endMembership, membershipPeriodsOf, withParticipants } from './participant.store.ts'
import { audienceOf, isPendingFor, requireAccepted, requireCurrent } from './membership.rules.ts'
import { declineRequestsOf } from '../message-requests/request.store.ts'
import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import { deleteInvitation } from './invitation.store.ts'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Ends a membership at the chat's newest message: a person removes any participant of its group, and every participant,
 * agents too, may leave (GRP-008). Of a person who was invited and has not come, the invitation is withdrawn; to a
 * person in whose requests the group is, leaving is declining: nobody learns of it.
 * @throws forbidden (an agent removes another, former participant, a group that waits in the caller's requests), not_found (chat, handle not in it),
 *   conflict (direct chat)
 */
export async function removeParticipant(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'database' | 'ephemeral'>,
  caller: Caller,
  chatId: string,
  wanted: string,
): Promise<void> {
  const handle = foldHandle(wanted)
  if (handle !== caller.handle) requireUser(caller)
  await context.database.write(async (tx) => {
    const stored = await lockChat(tx, chatId)
    requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
    requireGroup(stored)
    const { participants } = await withParticipants(tx, stored)
    const participant = participants.find((candidate) => candidate.handle === handle)
    const at = context.clock.now()
    if (isPendingFor(stored, caller.id)) {
      if (participant?.id !== caller.id) requireAccepted(stored, caller.id)
      tx.afterCommit(() => context.ephemeral.publish(requestsChanged([caller.id])))
      return declineRequestsOf(tx, chatId, at)
    }
    if (!participant) return withdraw(context, tx, chatId, handle)
    await clearParticipantsKey(tx, chatId)
    await endMembership(tx, chatId, participant.id, { sequence: stored.lastSequence, at })
    const actor = { type: caller.kind, id: caller.id, handle: caller.handle }
    const change = { chatId, participant, actor, effectiveSequence: stored.lastSequence }
    const audience = audienceOf(stored, participants)
    await appendEvents(tx, participantRemoved(change, audience), { now: at, ids: context.ids })
  })
}

async function withdraw(
  { clock, ephemeral }: Pick<ConversationsContext, 'clock' | 'ephemeral'>,
  tx: Tx,
  chatId: string,
  handle: string,
): Promise<void> {
  const invited = await findActorByHandle(tx, handle)
  const invitation = invited && (await deleteInvitation(tx, chatId, invited.id, clock.now()))
  if (!invitation) throw notFound('Nobody with this handle is in the chat.', 'handle')
  if (invitation.status === 'pending') tx.afterCommit(() => ephemeral.publish(requestsChanged([invited.id])))
}
