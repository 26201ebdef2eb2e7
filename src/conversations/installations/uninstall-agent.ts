import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { chatsChanged, requestsChanged } from '../../identity/users/own-view.extensions.ts'
import { lockChat } from '../chats/chat.store.ts'
import { endMembership, membershipPeriodsOf } from '../chats/participant.store.ts'
import { membershipStatusOf } from '../chats/membership.rules.ts'
import { declineRequestsOf } from '../message-requests/request.store.ts'
import type { ConversationsContext } from '../context.ts'
import { forbidden, notFound } from '../../platform/errors.ts'
import { deleteInstallation, findAgentChat } from './installation.store.ts'

/**
 * Ends an agent's membership in its direct chat with a person. Every write is decided under the lock of its chat, so
 * the agent cannot write after the answer (INST-001, AUTH-022). This works for an agent that opened the chat itself
 * too. No event is sent (INST-003). @throws DomainError forbidden (built-in agent), not_found (no agent of this handle
 * can write to the person)
 */
export async function uninstallAgent(
  context: Pick<ConversationsContext, 'clock' | 'database' | 'ephemeral'>,
  userId: string,
  wanted: string,
): Promise<void> {
  await context.database.write(async (tx) => {
    const found = await findAgentChat(tx, userId, foldHandle(wanted))
    if (!found) throw notInstalled()
    if (found.builtIn) throw forbidden('This agent is part of the service and cannot be removed.')
    const { lastSequence } = await lockChat(tx, found.chatId)
    const inside = membershipStatusOf(await membershipPeriodsOf(tx, found.chatId, found.agentId)) === 'current'
    const installed = await deleteInstallation(tx, userId, found.agentId)
    if (!inside && !installed) throw notInstalled()
    await declineRequestsOf(tx, found.chatId, context.clock.now())
    tx.afterCommit(() => {
      context.ephemeral.publish(requestsChanged([userId]))
      context.ephemeral.publish(chatsChanged(userId))
    })
    await endMembership(tx, found.chatId, found.agentId, { sequence: lastSequence, at: context.clock.now() })
  })
}

const notInstalled = () => notFound('You have no such agent installed.', 'handle')
