import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { requireAdmitted } from '../../identity/agents/access.store.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import type { Participant } from './chat.ts'
import { requireGroup, requireUser, requireGroupSizeIn } from './chat.rules.ts'
import { clearParticipantsKey, lockChat } from './chat.store.ts'
import { participantAdded } from './lifecycle-events.ts'
import { insertParticipants, membershipPeriodsOf, withParticipants } from './participant.store.ts'
import { audienceOf, requireCurrent, periodFrom } from './membership.rules.ts'
import { requirePresent } from './open-direct-chat.ts'
import { requireReachable } from './reachable-actor.store.ts'

/**
 * Lets somebody into a group, from the next message on. A former participant gets a further period; what was said
 * in between is never shown to it (HIST-007, GRP-003).
 * @returns `added: false` when it is already in
 * @throws forbidden (Agent Token, former participant, rejected by the agent's access lists), not_found (chat, handle),
 *   conflict (direct chat), limit_exceeded
 */
export async function addParticipant(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'limits' | 'database'>,
  caller: Caller,
  chatId: string,
  wanted: string,
): Promise<{ participant: Participant; added: boolean }> {
  requireUser(caller)
  const handle = foldHandle(wanted)
  return context.database.write(async (tx) => {
    const stored = await lockChat(tx, chatId)
    requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
    requireGroup(stored)
    const { participants } = await withParticipants(tx, stored)
    const present = participants.find((participant) => participant.handle === handle)
    if (present) return { participant: present, added: false }
    const [target] = await requireReachable(tx, caller.id, [handle], 'handle')
    requireGroupSizeIn(
      stored,
      [...participants, target!],
      context.limits.of('participants_per_group', stored.createdBy),
    )
    await requireAdmitted(tx, caller, [target!])
    await requirePresent(tx, [target!.id])
    const period = periodFrom(stored.lastSequence, await membershipPeriodsOf(tx, chatId, target!.id))
    const now = context.clock.now()
    await clearParticipantsKey(tx, chatId)
    await insertParticipants(tx, [{ ...period, chatId, actorId: target!.id, role: 'member' }], now)
    const { joinedSequence } = period
    const participant: Participant = { ...target!, joinedSequence, role: 'member' }
    const actor = { type: caller.kind, id: caller.id, handle: caller.handle }
    const audience = audienceOf(stored, [...participants, participant])
    const change = { chatId, participant, actor, effectiveSequence: joinedSequence }
    await appendEvents(tx, participantAdded(change, audience), { now, ids: context.ids })
    return { participant, added: true }
  })
}
