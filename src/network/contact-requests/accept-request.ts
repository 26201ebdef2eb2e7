import { acceptWrite } from '../../conversations/message-requests/accept.write.ts'
import { lockActorsForUpdate } from '../../identity/accounts/actor.store.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { conflict, internalError, notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { contactRequestUpdated } from './contact-request.extensions.ts'
import { findContactRequest } from './contact-request.store.ts'
import { insertContact } from '../contacts/contact.store.ts'
import { decidePending, findRequest } from '../../conversations/message-requests/request.store.ts'
import type { UserRequest } from '../../conversations/message-requests/request.ts'

/**
 * Accepts a request of the calling user. What waits as a message request is delivered in the same transaction; an agent
 * that wished to be a contact is one, and gets an event.
 * @throws not_found, forbidden (a chat that the user left), conflict (accepted or declined already, or expired)
 */
export async function acceptRequest(
  context: Pick<ConversationsContext, 'commits' | 'clock' | 'ids' | 'database'>,
  caller: Caller,
  id: string,
): Promise<UserRequest> {
  const request = await context.database.read((tx) => findRequest(tx, caller.id, id))
  if (!request) throw notFound('There is no such request.')
  if (request.status !== 'pending') throw conflict('This request was decided already.')
  if (request.kind === 'contact') return acceptContact(context, caller, request)
  if (request.chatId === null) throw internalError(`The request ${id} has no chat.`)
  await context.commits.submit(acceptWrite, { actorId: caller.id, chatId: request.chatId })
  return { ...request, status: 'accepted' }
}

function acceptContact(
  { database, clock, ids }: Pick<ConversationsContext, 'clock' | 'ids' | 'database'>,
  caller: Caller,
  request: UserRequest,
): Promise<UserRequest> {
  return database.write(async (tx) => {
    await lockActorsForUpdate(tx, [caller.id, request.agent.id])
    const now = clock.now()
    if (request.expiresAt! <= now || !(await decidePending(tx, request.id, 'accepted', now))) {
      throw conflict('This request was decided already, or has expired.')
    }
    await insertContact(tx, request.agent.id, caller.id, now)
    const accepted = await findContactRequest(tx, request.agent.id, { id: request.id }, now)
    await appendEvents(tx, [contactRequestUpdated(request.agent.id, accepted!)], { now, ids })
    return { ...request, status: 'accepted' }
  })
}
