import type { Needs } from '../../platform/context.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readNewestFirst } from '../../platform/read-page.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { listPendingRequests, decidePending, findRequest } from '../../conversations/message-requests/request.sql.ts'
import type { UserRequest } from '../../conversations/message-requests/request.ts'
import { acceptInvitation } from '../../conversations/chats/invitations.ts'
import { pairKey } from '../../conversations/chats/chat.rules.ts'
import { findChatByPair } from '../../conversations/chats/chat.store.ts'
import { acceptMessageRequest, acceptWrite } from '../../conversations/message-requests/accept.write.ts'
import { lockActorsForUpdate } from '../../identity/accounts/actor.store.ts'
import { conflict, internalError, notFound } from '../../platform/errors.ts'
import type { DraftOf } from '../../platform/event-log/log-event.ts'
import { findContactRequest, type ContactRequest } from './contact-request.store.ts'
import { insertContact } from '../contacts/contact.store.ts'

/** Lists the pending requests of the calling user, newest first. */
export function listRequests(
  context: Needs<'clock' | 'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<UserRequest>> {
  return readNewestFirst(context.database, 'crq', page, (tx, before, limit) =>
    listPendingRequests(tx, caller.id, before, limit, context.clock.now()),
  )
}

/**
 * Accepts a request of the calling user. Pending messages are delivered in the same transaction; an agent that
 * requested contact becomes a contact and gets an event; the user joins the group of an invitation.
 * @throws not_found, forbidden (a chat that the user left), conflict (accepted, declined or withdrawn already, or
 * expired), limit_exceeded (the group is full)
 */
export async function acceptRequest(
  context: Pick<ConversationsContext, 'commits' | 'clock' | 'eventLog' | 'ids' | 'limits' | 'database' | 'ephemeral'>,
  caller: Caller,
  id: string,
): Promise<UserRequest> {
  const request = await context.database.read((tx) => findRequest(tx, caller.id, id))
  if (!request) throw notFound('There is no such request.')
  if (request.status !== 'pending') throw conflict('This request was decided already.')
  if (request.kind === 'contact') return acceptContact(context, caller, request)
  if (request.kind === 'group') {
    await acceptInvitation(context, caller, request)
    return { ...request, status: 'accepted' }
  }
  if (request.chatId === null) throw internalError(`The request ${id} has no chat.`)
  await context.commits.submit(acceptWrite, { actorId: caller.id, chatId: request.chatId })
  // Without messages, no event shows the sender of the request that it was accepted.
  if (request.asker.type === 'user')
    context.ephemeral.publish({ kind: 'chats_changed', recipients: [request.asker.id] })
  return { ...request, status: 'accepted' }
}

/** Accepts a contact request, and a pending chat that the agent opened before. */
async function acceptContact(
  context: Pick<ConversationsContext, 'commits' | 'clock' | 'eventLog' | 'ids' | 'database' | 'ephemeral'>,
  caller: Caller,
  request: UserRequest,
): Promise<UserRequest> {
  const accepted = await storeContact(context, caller, request)
  const pair = pairKey(caller.id, request.asker.id)
  const chat = await context.database.read((tx) => findChatByPair(tx, pair))
  if (chat) await acceptMessageRequest(context, caller, chat)
  return accepted
}

function storeContact(
  { database, clock, eventLog, ephemeral }: Needs<'clock' | 'eventLog' | 'database' | 'ephemeral'>,
  caller: Caller,
  request: UserRequest,
): Promise<UserRequest> {
  return database.write(async (tx) => {
    await lockActorsForUpdate(tx, [caller.id, request.asker.id])
    const now = clock.now()
    if (request.expiresAt! <= now || !(await decidePending(tx, request.id, 'accepted', now))) {
      throw conflict('This request was decided or withdrawn already, or has expired.')
    }
    await insertContact(tx, request.asker.id, caller.id, now)
    const accepted = await findContactRequest(tx, request.asker.id, { id: request.id }, now)
    tx.afterCommit(() => ephemeral.publish({ kind: 'requests_changed', recipients: [caller.id] }))
    await eventLog.append(tx, [contactRequestUpdated(request.asker.id, accepted!)], now)
    return { ...request, status: 'accepted' }
  })
}

/**
 * Declines a request of the calling user. No event is sent, and pending messages stay pending: a reply still delivers
 * them.
 * @throws not_found, conflict (accepted, declined or withdrawn already)
 */
export function declineRequest(
  context: Needs<'clock' | 'database' | 'ephemeral'>,
  caller: Caller,
  id: string,
): Promise<UserRequest> {
  return context.database.write(async (tx) => {
    const request = await findRequest(tx, caller.id, id)
    if (!request) throw notFound('There is no such request.')
    if (!(await decidePending(tx, id, 'declined', context.clock.now())))
      throw conflict('This request was decided or withdrawn already.')
    tx.afterCommit(() => context.ephemeral.publish({ kind: 'requests_changed', recipients: [caller.id] }))
    return { ...request, status: 'declined' }
  })
}

export interface ContactRequestEvents {
  'contact_request.updated': { request: ContactRequest }
}

/** Builds the event for an agent whose request was accepted. */
const contactRequestUpdated = (agentId: string, request: ContactRequest): DraftOf<ContactRequestEvents> => ({
  actorId: agentId,
  eventType: 'contact_request.updated',
  chatId: null,
  messageId: null,
  data: { request },
})
