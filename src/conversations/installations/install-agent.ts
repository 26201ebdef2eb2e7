import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { chatsChanged } from '../../identity/users/own-view.extensions.ts'
import { openDirectChat } from '../chats/open-direct-chat.ts'
import { requireRecipients } from '../chats/reachable-actor.store.ts'
import { acceptMessageRequest } from '../message-requests/accept-message-request.ts'
import type { ConversationsContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { type Installation, findInstallation } from './installation.store.ts'

/**
 * Lets an agent write to the caller, from the next message on. No event is sent (INST-003). @returns `changed: false`
 * when it was already installed @throws DomainError not_found (unknown or private handle, or a person's handle),
 * forbidden (the agent's deny list)
 */
export async function installAgent(
  context: Pick<ConversationsContext, 'commits' | 'clock' | 'ids' | 'limits' | 'database' | 'ephemeral'>,
  caller: Caller,
  wanted: string,
): Promise<{ installation: Installation; changed: boolean }> {
  const handle = foldHandle(wanted)
  const { chat, ...result } = await context.database.write(async (tx) => {
    const [agent] = await requireRecipients(tx, caller.id, [handle], 'handle')
    if (agent!.type !== 'agent') throw notFound(`No such agent: ${handle}`, 'handle')
    const { chat, installed } = await openDirectChat(context, tx, caller, agent!, null)
    const installation = await findInstallation(tx, caller.id, agent!.id)
    return { chat, installation: installation!, changed: installed }
  })
  context.ephemeral.publish(chatsChanged(caller.id))
  await acceptMessageRequest(context, caller, chat)
  return result
}
