import { conflict, isDomainError } from '../../platform/errors.ts'
import type { Batch, BatchKeys, WriteKind } from '../../platform/unit-of-work/state.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { isPendingFor } from '../chats/membership.rules.ts'
import { requestChatKeys, requireMembership } from '../chats/membership.ts'
import type { ConversationsContext } from '../context.ts'
import { deliverPending } from './pending-messages.ts'
import { pendingMessages } from './pending-messages.state.ts'

/** A person accepts a request without a reply. */
export interface AcceptWrite {
  actorId: string
  chatId: string
}

export interface AcceptResult {
  /** Number of messages that were pending. */
  delivered: number
}

export const acceptWrite: WriteKind<AcceptWrite, AcceptResult> = {
  name: 'accept',
  requestKeys: requestAcceptKeys,
  decide: decideAccept,
}

function requestAcceptKeys({ actorId, chatId }: AcceptWrite, keys: BatchKeys): void {
  requestChatKeys(keys, chatId, actorId)
  keys.of(pendingMessages).add(actorId)
}

/** Accepts a request. @throws not_found, forbidden (the chat), conflict (already decided) */
function decideAccept(batch: Batch, { actorId, chatId }: AcceptWrite): AcceptResult {
  const membership = requireMembership(batch, chatId, actorId)
  if (!isPendingFor(membership.chat, actorId)) throw conflict('This request was decided already.')
  return { delivered: deliverPending(batch, membership) }
}

/** Accepts the message request of a chat when the user opens the chat or installs its agent. */
export async function acceptMessageRequest(
  context: Pick<ConversationsContext, 'commits'>,
  caller: Caller,
  chat: { id: string; pendingRecipientId: string | null },
): Promise<void> {
  if (chat.pendingRecipientId !== caller.id) return
  await context.commits.submit(acceptWrite, { actorId: caller.id, chatId: chat.id }).catch((error: unknown) => {
    // A reply of the user has accepted the request meanwhile.
    if (!isDomainError(error) || error.kind !== 'conflict') throw error
  })
}
