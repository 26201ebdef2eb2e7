import { participantAdded } from './lifecycle-events.ts'
import { notFound } from '../../platform/errors.ts'
import type { WriteSet } from '../writes/write-set.ts'
import type { ChatState, BatchState, MemberState } from '../writes/batch-state.ts'
import type { Membership } from '../writes/permission.ts'
import type { SendWrite } from '../writes/write.ts'

/**
 * Makes the chat of the parties that a send names; the next send of the batch to the same parties finds it. In a
 * group every agent is told its own window, as in one that a person makes.
 * @throws not_found when an account is gone by now
 */
export function openChat(ledger: BatchState, effects: WriteSet, write: SendWrite): Membership {
  const { participantsKey, kind, participants, pendingRecipientId } = write.opens!
  const gone = participants.find((actor) => !ledger.present.has(actor.id))
  if (gone) throw notFound(`No such handle: ${gone.handle}`, 'to')
  const id = write.chatId
  const stay = () => [{ joinedSequence: 1, leftSequence: null }]
  const members = participants.map((actor): MemberState => ({ actor, current: true, windows: stay() }))
  const chat: ChatState = {
    id,
    kind,
    lastSequence: 0,
    createdBy: write.actorId,
    pendingRecipientId: null,
    members: new Map(members.map((member) => [member.actor.id, member])),
  }
  ledger.chats.set(id, chat)
  ledger.chatsByParticipants.set(participantsKey, id)
  effects.chats.push({ id, kind, participantsKey, createdBy: write.actorId })
  effects.members.push(...participants.map((actor) => ({ chatId: id, actorId: actor.id })))
  const member = chat.members.get(write.actorId)!
  if (kind === 'group') {
    const told = participants.filter((actor) => actor.id !== write.actorId && actor.id !== pendingRecipientId)
    effects.events.push(
      ...told.flatMap((participant) =>
        participantAdded({ chatId: id, participant, actor: member.actor, effectiveSequence: 1 }, [participant.id]),
      ),
    )
  }
  return { chat, member }
}
