import { acceptWrite } from './accept.write.ts'
import type { ConversationsContext } from '../context.ts'
import { isDomainError } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'

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
