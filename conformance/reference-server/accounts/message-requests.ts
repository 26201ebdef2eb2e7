/** The Requests of a person: chats that an agent began wait there until the person replies (VMSG-013). */
import { renderActor } from '../chats/render-chat.ts'
import { renderMessage } from '../messages/render-message.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { JsonObject } from '../state/json.ts'
import { contactRequestsOf } from './contacts.ts'

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
