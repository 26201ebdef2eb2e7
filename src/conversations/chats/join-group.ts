import type { Sender } from '../messages/message.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Needs } from '../../platform/context.ts'
import type { Chat, Participant } from './chat.ts'
import { clearParticipantsKey } from './chat.store.ts'
import { deleteInvitation } from './invitation.sql.ts'
import { participantAdded } from './lifecycle-events.ts'
import { audienceOf, periodFrom } from './membership.rules.ts'
import { insertParticipants, membershipPeriodsOf } from './participant.sql.ts'

/**
 * Adds an actor to a group whose row is locked, from the next message on. A former participant gets a further period
 * and never sees the messages in between (HIST-007, GRP-003).
 * @param actor the participant who added the newcomer
 */
export async function joinGroup(
  context: Needs<'clock' | 'eventLog' | 'ephemeral'>,
  tx: Tx,
  chat: Chat,
  newcomer: Pick<Participant, 'type' | 'id' | 'handle'>,
  actor: Sender,
): Promise<Participant> {
  const { id: chatId, participants } = chat
  const { type, id, handle } = newcomer
  const period = periodFrom(chat.lastSequence, await membershipPeriodsOf(tx, chatId, id))
  const now = context.clock.now()
  await clearParticipantsKey(tx, chatId)
  await insertParticipants(tx, [{ ...period, chatId, actorId: id, role: 'member' }], now)
  const invitation = type === 'user' ? await deleteInvitation(tx, chatId, id, now) : undefined
  if (invitation?.status === 'pending')
    tx.afterCommit(() => context.ephemeral.publish({ kind: 'requests_changed', recipients: [id] }))
  const { joinedSequence } = period
  const participant: Participant = { type, id, handle, joinedSequence, role: 'member' }
  const change = { chatId, participant, actor, effectiveSequence: joinedSequence }
  const drafts = participantAdded(change, audienceOf(chat, [...participants, participant]))
  await context.eventLog.append(tx, drafts, now)
  return participant
}
