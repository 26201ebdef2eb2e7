import type { Needs } from '../../platform/context.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { notFound, forbidden } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../context.ts'
import { openDirectChat } from '../chats/open-direct-chat.ts'
import { requireRecipients } from '../chats/reachable-actor.sql.ts'
import { acceptMessageRequest } from '../message-requests/accept.write.ts'
import { lockChat } from '../chats/chat.store.ts'
import { endMembership, membershipPeriodsOf } from '../chats/participant.sql.ts'
import { membershipStatusOf } from '../chats/membership.rules.ts'
import { declineRequestsOf } from '../message-requests/request.sql.ts'
import {
  type Installation,
  listInstallationRows,
  findInstallation,
  deleteInstallation,
  findAgentChat,
} from './installation.store.ts'

/** Lists the agents that can write to a person, in the order of their installation. */
export function listInstallations(
  context: Needs<'database'>,
  userId: string,
  page: ListPage,
): Promise<List<Installation>> {
  return readOldestFirst(context.database, 'ins', page, (tx, after, limit) =>
    listInstallationRows(tx, userId, after, limit),
  )
}

/**
 * Lets an agent write to the caller, from the next message on. No event is sent (INST-003).
 * @returns `changed: false` when it was already installed
 * @throws DomainError not_found (unknown or private handle, or a person's handle), forbidden (the agent's deny list)
 */
export async function installAgent(
  context: Pick<ConversationsContext, 'commits' | 'clock' | 'ids' | 'limits' | 'database' | 'ephemeral'>,
  caller: Caller,
  requestedHandle: string,
): Promise<{ installation: Installation; changed: boolean }> {
  const handle = foldHandle(requestedHandle)
  const { chat, ...result } = await context.database.write(async (tx) => {
    const [agent] = await requireRecipients(tx, caller.id, [handle], 'handle')
    if (agent!.type !== 'agent') throw notFound(`No such agent: ${handle}`, 'handle')
    const { chat, installed } = await openDirectChat(context, tx, caller, agent!, null)
    const installation = await findInstallation(tx, caller.id, agent!.id)
    return { chat, installation: installation!, changed: installed }
  })
  context.ephemeral.publish({ kind: 'chats_changed', recipients: [caller.id] })
  await acceptMessageRequest(context, caller, chat)
  return result
}

/**
 * Ends an agent's membership in its direct chat with a person. Every write is decided under the lock of its chat, so
 * the agent cannot write after the answer (INST-001, AUTH-022). This works for an agent that opened the chat itself
 * too. No event is sent (INST-003).
 * @throws DomainError forbidden (built-in agent), not_found (no agent of this handle can write to the person)
 */
export async function uninstallAgent(
  context: Needs<'clock' | 'database' | 'ephemeral'>,
  userId: string,
  requestedHandle: string,
): Promise<void> {
  await context.database.write(async (tx) => {
    const found = await findAgentChat(tx, userId, foldHandle(requestedHandle))
    if (!found) throw notInstalled()
    if (found.builtIn) throw forbidden('This agent is part of the service and cannot be removed.')
    const { lastSequence } = await lockChat(tx, found.chatId)
    const inside = membershipStatusOf(await membershipPeriodsOf(tx, found.chatId, found.agentId)) === 'current'
    const installed = await deleteInstallation(tx, userId, found.agentId)
    if (!inside && !installed) throw notInstalled()
    await declineRequestsOf(tx, found.chatId, context.clock.now())
    tx.afterCommit(() => {
      context.ephemeral.publish({ kind: 'requests_changed', recipients: [userId] })
      context.ephemeral.publish({ kind: 'chats_changed', recipients: [userId] })
    })
    await endMembership(tx, found.chatId, found.agentId, { sequence: lastSequence, at: context.clock.now() })
  })
}

const notInstalled = () => notFound('You have no such agent installed.', 'handle')
