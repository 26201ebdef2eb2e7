import type { Caller } from '../../identity/accounts/caller.ts'
import { conflict } from '../../platform/errors.ts'
import type { ConversationsContext } from '../context.ts'
import { decidePending } from '../message-requests/request.store.ts'
import type { UserRequest } from '../message-requests/request.ts'
import { requireGroupSizeIn } from './chat.rules.ts'
import { lockChat } from './chat.store.ts'
import { joinGroup } from './join-group.ts'
import { requirePresent } from './open-direct-chat.ts'
import { withParticipants } from './participant.store.ts'

/**
 * Adds the calling user to the group of an invitation, from the next message on. All participants are notified, as for
 * any added participant.
 * @throws conflict (already decided, expired, or the group is empty), limit_exceeded (the group is full)
 */
export async function acceptInvitation(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'limits' | 'database' | 'ephemeral'>,
  caller: Caller,
  { id, chatId, asker, expiresAt }: UserRequest,
): Promise<void> {
  await context.database.write(async (tx) => {
    const stored = await lockChat(tx, chatId!)
    const now = context.clock.now()
    if (expiresAt! <= now || !(await decidePending(tx, id, 'accepted', now))) {
      throw conflict('This invitation was decided already, or has expired.')
    }
    tx.afterCommit(() => context.ephemeral.publish({ kind: 'requests_changed', recipients: [caller.id] }))
    const chat = await withParticipants(tx, stored)
    if (chat.participants.length === 0) throw conflict('This group has no participants any more.')
    if (chat.participants.some((participant) => participant.id === caller.id)) return
    const newcomer = { type: caller.kind, id: caller.id, handle: caller.handle }
    const most = context.limits.of('participants_per_group', stored.createdBy)
    requireGroupSizeIn(stored, [...chat.participants, newcomer], most)
    await requirePresent(tx, [caller.id])
    await joinGroup(context, tx, chat, newcomer, asker)
  })
}
