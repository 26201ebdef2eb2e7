import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import type { ConversationsContext } from '../context.ts'
import type { Participant } from './chat.ts'
import { requireGroup, requireManager, requireUser } from './chat.rules.ts'
import { lockChat } from './chat.store.ts'
import { ownerChanged } from './lifecycle-events.ts'
import { audienceOf, requireAccepted, requireCurrent } from './membership.rules.ts'
import { membershipPeriodsOf, updateRole, withParticipants } from './participant.store.ts'

/**
 * Transfers a group to another person in it and notifies its participants (AMB-223).
 * @throws forbidden (Agent Token, former participant, a member other than the owner, a group that is pending in the
 * caller's requests), not_found (chat, handle not in it), conflict (direct chat, an agent)
 */
export async function updateParticipant(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'database'>,
  caller: Caller,
  chatId: string,
  requestedHandle: string,
): Promise<Participant> {
  requireUser(caller)
  const handle = foldHandle(requestedHandle)
  return context.database.write(async (tx) => {
    const stored = await lockChat(tx, chatId)
    requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
    requireGroup(stored)
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
    await appendEvents(tx, drafts, { now: context.clock.now(), ids: context.ids })
    return { ...owner, role: 'owner' }
  })
}
