import type { Needs } from '../../platform/context.ts'
import { notFound, conflict, unauthorized } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readNewestFirst } from '../../platform/read-page.ts'
import {
  type ContactRequest,
  findContactRequest,
  listContactRequestsOf,
  CONTACT_REQUEST_LIFETIME_MS,
  countOpenRequests,
  declinedBefore,
  insertContactRequest,
  existingBetween,
  withdrawRequest,
} from './contact-request.store.ts'
import {
  findActor,
  findActorByHandle,
  lockActorsForShare,
  lockActorsForUpdate,
} from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { keepRequestHash, requireSameRequest } from '../../identity/accounts/request-hash.store.ts'
import { requestStatus } from '../../conversations/message-requests/first-contact.rules.ts'
import { firstContactsOf } from '../../conversations/message-requests/first-contact.sql.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Returns a request that the calling agent made. @throws not_found for all others */
export async function getContactRequest(
  context: Needs<'clock' | 'database'>,
  caller: Caller,
  id: string,
): Promise<ContactRequest> {
  const found = await context.database.read((tx) => findContactRequest(tx, caller.id, { id }, context.clock.now()))
  if (!found) throw notFound('There is no such request.')
  return found
}

/** Lists the contact requests of the calling agent, newest first. */
export function listContactRequests(
  context: Needs<'clock' | 'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<ContactRequest>> {
  return readNewestFirst(context.database, 'crq', page, (tx, before, limit) =>
    listContactRequestsOf(tx, caller.id, before, limit, context.clock.now()),
  )
}

export interface ContactInput {
  user: { handle: string } | { userId: string }
  note: string | null
  requestId: string | null
}

/**
 * Sends a contact request to a person, or returns the one that was stored with the same request id. The person's
 * settings for the agent do not change the answer (CONT-001).
 * @throws not_found (no such person), conflict (already requested, or a contact), idempotency_conflict, limit_exceeded
 */
export function createContactRequest(
  context: Needs<'clock' | 'ids' | 'limits' | 'database' | 'ephemeral'>,
  caller: Caller,
  input: ContactInput,
): Promise<ContactRequest> {
  const { database, clock, ids, limits, ephemeral } = context
  return database.write(async (tx) => {
    const userId = await userIdOf(tx, input.user)
    await lockActorsForUpdate(tx, [caller.id, userId])
    const now = clock.now()
    const earlier =
      input.requestId === null
        ? undefined
        : await findContactRequest(tx, caller.id, { requestId: input.requestId }, now)
    const key = { table: 'requests', makerId: caller.id, requestId: input.requestId ?? '' } as const
    const content = { userId, note: input.note }
    if (earlier) {
      await requireSameRequest(tx, key, content)
      return earlier
    }
    await requireActive(tx, caller.id, userId)
    const existing = await existingBetween(tx, caller.id, userId, now)
    if (existing === 'contact') throw conflict('This person is a contact already.')
    if (existing) throw conflict('A request to this person is open already.')
    const contact = (await firstContactsOf(tx, caller, [userId])).get(userId)!
    const most = limits.of('contact_requests_per_agent', caller.id)
    assertWithinLimit('contact_requests_per_agent', await countOpenRequests(tx, caller.id, now), most)
    const id = ids.next('crq')
    const declined =
      contact.blocked || requestStatus(contact) === 'declined' || (await declinedBefore(tx, caller.id, userId, now))
    await insertContactRequest(tx, {
      id,
      agentId: caller.id,
      userId,
      askedById: 'userId' in input.user,
      note: input.note,
      requestId: input.requestId,
      declined,
      createdAt: now,
      expiresAt: now + CONTACT_REQUEST_LIFETIME_MS,
    })
    if (input.requestId !== null) await keepRequestHash(tx, key, content)
    if (!declined) tx.afterCommit(() => ephemeral.publish({ kind: 'requests_changed', recipients: [userId] }))
    return (await findContactRequest(tx, caller.id, { id }, now))!
  })
}

async function userIdOf(tx: Tx, named: ContactInput['user']): Promise<string> {
  const field = 'handle' in named ? 'handle' : 'userId'
  const found =
    'handle' in named ? await findActorByHandle(tx, foldHandle(named.handle)) : await findActor(tx, named.userId)
  if (found?.kind !== 'user' || found.status !== 'active') throw notFound('There is no such person.', field)
  return found.id
}

/** Checks both accounts under the lock: they may have been deleted before. */
async function requireActive(tx: Tx, agentId: string, userId: string): Promise<void> {
  const active = await lockActorsForShare(tx, [agentId, userId])
  if (!active.includes(agentId)) throw unauthorized()
  if (!active.includes(userId)) throw notFound('There is no such person.')
}

/**
 * Withdraws a request of the calling agent from the person's list (AMB-260). A repeat changes nothing.
 * @throws not_found, conflict (accepted, or expired)
 */
export function withdrawContactRequest(
  { database, clock, ephemeral }: Needs<'clock' | 'database' | 'ephemeral'>,
  caller: Caller,
  id: string,
): Promise<void> {
  return database.write(async (tx) => {
    const now = clock.now()
    const askedId = await withdrawRequest(tx, caller.id, id, now)
    if (askedId !== undefined)
      return tx.afterCommit(() => ephemeral.publish({ kind: 'requests_changed', recipients: [askedId] }))
    const request = await findContactRequest(tx, caller.id, { id }, now)
    if (!request) throw notFound('There is no such request.')
    if (request.status !== 'withdrawn') throw conflict(`This request is ${request.status}.`)
  })
}
