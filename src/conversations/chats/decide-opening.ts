import { participantAdded } from './lifecycle-events.ts'
import { notFound } from '../../platform/errors.ts'
import type { Effects } from '../writes/effects.ts'
import type { ChatState, Ledger, MemberState } from '../writes/ledger.ts'
import type { Place } from '../writes/permission.ts'
import type { SendWrite } from '../writes/write.ts'

/**
 * Makes the chat of the parties that a send names; the next send of the batch to the same parties finds it. In a
 * group every agent is told its own window, as in one that a person makes.
 * @throws not_found when an account is gone by now
 */
export function openChat(ledger: Ledger, effects: Effects, write: SendWrite): Place {
  const { partyKey, kind, parties, waitsFor } = write.opens!
  const gone = parties.find((actor) => !ledger.present.has(actor.id))
  if (gone) throw notFound(`No such handle: ${gone.handle}`, 'to')
  const id = write.chatId
  const stay = () => [{ joinedSequence: 1, leftSequence: null }]
  const members = parties.map((actor): MemberState => ({ actor, current: true, windows: stay() }))
  const chat: ChatState = {
    id,
    kind,
    lastSequence: 0,
    createdBy: write.actorId,
    waitingFor: null,
    members: new Map(members.map((member) => [member.actor.id, member])),
  }
  ledger.chats.set(id, chat)
  ledger.parties.set(partyKey, id)
  effects.chats.push({ id, kind, partyKey, createdBy: write.actorId })
  effects.members.push(...parties.map((actor) => ({ chatId: id, actorId: actor.id })))
  const member = chat.members.get(write.actorId)!
  if (kind === 'group') {
    const told = parties.filter((actor) => actor.id !== write.actorId && actor.id !== waitsFor)
    effects.events.push(
      ...told.flatMap((participant) =>
        participantAdded({ chatId: id, participant, actor: member.actor, effectiveSequence: 1 }, [participant.id]),
      ),
    )
  }
  return { chat, member }
}
