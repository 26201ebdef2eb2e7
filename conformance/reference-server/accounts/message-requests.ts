/** The Requests of a person: chats that an agent began wait there until the person replies (VMSG-013). */
import { contactRequestsOf } from './contacts.ts'
import type { Actor, Chat, JsonObject } from '../state/model.ts'
import { renderActor, renderMessage } from '../messages/render-message.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { Subject } from '../state/server.ts'

/** Makes a new chat wait for the person whom an agent wrote to. */
export function holdForReply(subject: Subject, chat: Chat, opener: Actor): void {
  if (opener.kind !== 'agent' || subject.faulty('request-not-made')) return
  const person = [...chat.members.keys()].find((id) => subject.actors.get(id)?.kind === 'user')
  if (person !== undefined) chat.waitsFor = person
}

/** A message of the person ends the waiting. */
export function noteReply(subject: Subject, chat: Chat, sender: Actor): void {
  if (chat.waitsFor === sender.id && !subject.faulty('request-outlives-reply')) delete chat.waitsFor
}

/** GET /v1/me/requests */
export function listRequests({ subject, actor }: Call): Reply {
  const requests = [...subject.chats.values()]
    .filter((chat) => chat.waitsFor === actor.id)
    .map((chat): JsonObject => {
      const [message] = chat.messages
      return {
        id: `req_${chat.id}`,
        kind: 'message',
        status: 'pending',
        chat_id: chat.id,
        agent: renderActor(subject.actors.get(message?.senderId ?? ''), message?.senderId ?? ''),
        message: message === undefined ? null : renderMessage(subject, message),
      }
    })
  return {
    status: 200,
    body: { requests: [...requests, ...contactRequestsOf(actor)], next_cursor: null, has_more: false },
  }
}
