import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { requireAdmitted } from '../../identity/agents/access.store.ts'
import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { Participant } from './chat.ts'
import { requireGroupSize, requireUser, requireGroupSizeIn } from './chat.rules.ts'
import { lockGroup } from './change-group.ts'
import { invitedHandlesOf } from './invitation.sql.ts'
import { invite, splitAdditions } from './invitations.ts'
import { joinGroup } from './join-group.ts'
import { countRequests } from '../message-requests/count-requests.ts'
import { withParticipants } from './participant.sql.ts'
import { requireAccepted } from './membership.rules.ts'
import { requirePresent } from './open-direct-chat.ts'
import { requireRecipients } from './reachable-actor.sql.ts'

/**
 * `added` and `present`: the actor is in the group, since now or since before. `invited`: a person who must accept
 * first.
 */
export type Addition =
  { outcome: 'added' | 'present'; participant: Participant } | { outcome: 'invited'; handle: string }

/**
 * Adds an agent, or a person who has the caller as a contact, to a group, from the next message on. Other persons are
 * invited. A person who declined an earlier invitation is reported as invited too (AMB-115).
 * @throws forbidden (Agent Token, former participant, rejected by the agent's access lists, a group that is pending in
 * the caller's requests), not_found (chat, handle), conflict (direct chat), limit_exceeded, rate_limited (requests)
 */
export async function addParticipant(
  context: Needs<'clock' | 'eventLog' | 'ids' | 'limits' | 'database' | 'ephemeral'>,
  caller: Caller,
  chatId: string,
  requestedHandle: string,
): Promise<Addition> {
  requireUser(caller)
  const handle = foldHandle(requestedHandle)
  return context.database.write(async (tx) => {
    const stored = await lockGroup(tx, chatId, caller.id)
    requireAccepted(stored, caller.id)
    const chat = await withParticipants(tx, stored)
    const present = chat.participants.find((participant) => participant.handle === handle)
    if (present) return { outcome: 'present', participant: present }
    const [target] = await requireRecipients(tx, caller.id, [handle], 'handle')
    const most = context.limits.of('participants_per_group', stored.createdBy)
    requireGroupSizeIn(stored, [...chat.participants, target!], most)
    await requireAdmitted(tx, caller, [target!])
    const { joining, toInvite } = await splitAdditions(tx, caller, [target!])
    if (joining.length > 0) {
      await requirePresent(tx, [target!.id])
      const actor = { type: caller.kind, id: caller.id, handle: caller.handle }
      return { outcome: 'added', participant: await joinGroup(context, tx, chat, target!, actor) }
    }
    const waiting = (await invitedHandlesOf(tx, [chatId], context.clock.now())).get(chatId) ?? []
    if (waiting.includes(handle)) return { outcome: 'invited', handle }
    requireGroupSize(chat.participants.length + waiting.length + 1, most)
    await countRequests(context, tx, caller.id, [target!.id])
    await requirePresent(tx, [target!.id])
    await invite(context, tx, caller, chatId, toInvite)
    return { outcome: 'invited', handle }
  })
}
