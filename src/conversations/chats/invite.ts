import type { Caller } from '../../identity/accounts/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ConversationsContext } from '../context.ts'
import { reachesDirectly, requestStatus, type FirstContact } from '../message-requests/first-contact.rules.ts'
import { firstContactsOf } from '../message-requests/first-contact.store.ts'
import { dropEndedInvitations, insertInvitations, INVITATION_LIFETIME_MS } from './invitation.store.ts'
import type { ReachableActor } from './reachable-actor.store.ts'

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
  { clock, ids, ephemeral }: Pick<ConversationsContext, 'clock' | 'ids' | 'ephemeral'>,
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
