import type { Context } from '../context.ts'
import { conflict, internalError, isDomainError, notFound } from '../core/errors.ts'
import type { Caller } from '../edge/handler.ts'
import { findRequest } from './request.store.ts'
import type { PersonRequest } from './request.ts'

/** A person who opens the chat of a request, or installs its agent, lets it through as well. */
export async function acceptWaiting(
  context: Context,
  caller: Caller,
  chat: { id: string; waitingFor: string | null },
): Promise<void> {
  if (chat.waitingFor !== caller.id) return
  await context.commits.submit({ kind: 'accept', actorId: caller.id, chatId: chat.id }).catch((error: unknown) => {
    // A reply of the person came in between.
    if (!isDomainError(error) || error.kind !== 'conflict') throw error
  })
}

/**
 * Accepts a request of the calling person. What waits as a message request is delivered in the same transaction.
 * @throws not_found, forbidden (a chat that the person left), conflict (accepted or declined already)
 */
export async function acceptRequest(context: Context, caller: Caller, id: string): Promise<PersonRequest> {
  const request = await context.database.read((tx) => findRequest(tx, caller.id, id))
  if (!request) throw notFound('There is no such request.')
  if (request.status !== 'pending') throw conflict('This request was decided already.')
  if (request.chatId === null) throw internalError(`The request ${id} has no chat.`)
  await context.commits.submit({ kind: 'accept', actorId: caller.id, chatId: request.chatId })
  return { ...request, status: 'accepted' }
}
