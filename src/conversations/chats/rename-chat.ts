import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { requireGroup, requireManager, requireUser } from './chat.rules.ts'
import { lockChat, updateGroupName } from './chat.store.ts'
import { groupNameUpdated } from './lifecycle-events.ts'
import { membershipPeriodsOf, withParticipants } from './participant.store.ts'
import { showChats, type ShownChat } from './show-chats.ts'
import { audienceOf, requireAccepted, requireCurrent } from './membership.rules.ts'

/**
 * Renames a group and notifies its participants. An unchanged name causes no event (GRP-006).
 * @throws forbidden (Agent Token, former participant, a member other than the owner, a group that is pending in the
 * caller's requests), not_found, conflict (direct chat)
 */
export async function renameChat(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'database'>,
  caller: Caller,
  chatId: string,
  groupName: string,
): Promise<ShownChat> {
  requireUser(caller)
  return context.database.write(async (tx) => {
    const stored = await lockChat(tx, chatId)
    requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
    requireGroup(stored)
    requireAccepted(stored, caller.id)
    const chat = await withParticipants(tx, { ...stored, groupName })
    requireManager(chat.participants, caller.id)
    const [shown] = await showChats(tx, caller, [chat], context.clock.now())
    if (stored.groupName === groupName) return shown!
    await updateGroupName(tx, chatId, groupName)
    const actor = { type: caller.kind, id: caller.id, handle: caller.handle }
    const change = { chatId, groupName, previousGroupName: stored.groupName, actor }
    const audience = audienceOf(stored, chat.participants)
    await appendEvents(tx, groupNameUpdated(change, audience), { now: context.clock.now(), ids: context.ids })
    return shown!
  })
}
