import type { Caller } from '../../identity/accounts/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Needs } from '../../platform/context.ts'
import { reachesDirectly, requestStatus, type FirstContact } from '../message-requests/first-contact.rules.ts'
import { firstContactsOf } from '../message-requests/first-contact.sql.ts'
import { dropEndedInvitations, insertInvitations, INVITATION_LIFETIME_MS } from './invitation.sql.ts'
import type { ReachableActor } from './reachable-actor.sql.ts'
import { conflict } from '../../platform/errors.ts'
import { decidePending } from '../message-requests/request.sql.ts'
import type { UserRequest } from '../message-requests/request.ts'
import { requireGroupSizeIn } from './chat.rules.ts'
import { lockChat } from './chat.store.ts'
import { joinGroup } from './join-group.ts'
import { requirePresent } from './open-direct-chat.ts'
import { withParticipants } from './participant.sql.ts'

/** Actors to add to a group: `joining` at once, `toInvite` by invitation. */
export interface Additions {
  joining: ReachableActor[]
  toInvite: { actor: ReachableActor; contact: FirstContact }[]
}

/**
 * Splits actors to add: agents, and persons who have the caller as a contact, join at once. Other persons are invited
 * (AMB-115).
 */
export async function splitAdditions(tx: Tx, caller: Caller, actors: readonly ReachableActor[]): Promise<Additions> {
  const userIds = actors.filter(({ type }) => type === 'user').map(({ id }) => id)
  const contacts = await firstContactsOf(tx, caller, userIds)
  const sorted: Additions = { joining: [], toInvite: [] }
  for (const actor of actors) {
    const contact = contacts.get(actor.id)
    if (contact && !reachesDirectly(contact)) sorted.toInvite.push({ actor, contact })
    else sorted.joining.push(actor)
  }
  return sorted
}

/**
 * Invites persons to a group whose row is new or locked. No event is sent, so the caller cannot see whether a person
 * accepts its requests.
 */
export async function invite(
  { clock, ids, ephemeral }: Needs<'clock' | 'ids' | 'ephemeral'>,
  tx: Tx,
  caller: Caller,
  chatId: string,
  toInvite: Additions['toInvite'],
): Promise<void> {
  if (toInvite.length === 0) return
  const now = clock.now()
  await dropEndedInvitations(tx, chatId, now)
  const invited = await insertInvitations(
    tx,
    toInvite.map(({ actor, contact }) => ({
      id: ids.next('crq'),
      chatId,
      userId: actor.id,
      askerId: caller.id,
      status: contact.blocked ? 'declined' : requestStatus(contact),
      createdAt: now,
      expiresAt: now + INVITATION_LIFETIME_MS,
    })),
  )
  if (invited.length > 0) tx.afterCommit(() => ephemeral.publish({ kind: 'requests_changed', recipients: invited }))
}

/**
 * Adds the calling user to the group of an invitation, from the next message on. All participants are notified, as for
 * any added participant.
 * @throws conflict (already decided, expired, or the group is empty), limit_exceeded (the group is full)
 */
export async function acceptInvitation(
  context: Needs<'clock' | 'eventLog' | 'limits' | 'database' | 'ephemeral'>,
  caller: Caller,
  { id, chatId, asker, expiresAt }: UserRequest,
): Promise<void> {
  await context.database.write(async (tx) => {
    const stored = await lockChat(tx, chatId!)
    const now = context.clock.now()
    if (expiresAt! <= now || !(await decidePending(tx, id, 'accepted', now))) {
      throw conflict('This invitation was decided already, or has expired.')
    }
    tx.afterCommit(() => context.ephemeral.publish({ kind: 'requests_changed', recipients: [caller.id] }))
    const chat = await withParticipants(tx, stored)
    if (chat.participants.length === 0) throw conflict('This group has no participants any more.')
    if (chat.participants.some((participant) => participant.id === caller.id)) return
    const newcomer = { type: caller.kind, id: caller.id, handle: caller.handle }
    const most = context.limits.of('participants_per_group', stored.createdBy)
    requireGroupSizeIn(stored, [...chat.participants, newcomer], most)
    await requirePresent(tx, [caller.id])
    await joinGroup(context, tx, chat, newcomer, asker)
  })
}
