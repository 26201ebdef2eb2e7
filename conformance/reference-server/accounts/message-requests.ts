/**
 * Message requests, which are chats that an agent opened and the person has not accepted (VMSG-013), and contact
 * requests.
 */
import { renderActor } from '../chats/render-chat.ts'
import { renderMessage } from '../messages/render-message.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { JsonObject } from '../state/json.ts'
import { contactRequestsOf } from './contacts.ts'

/** GET /v1/me/requests */
export function listRequests({ server, actor }: Call): Reply {
  const requests = [...server.chats.values()]
    .filter((chat) => chat.pendingRecipientId === actor.id)
    .map((chat): JsonObject => {
      const [message] = chat.messages
      return {
        id: `req_${chat.id}`,
        kind: 'message',
        status: 'pending',
        chat_id: chat.id,
        agent: renderActor(server.actors.get(message?.senderId ?? ''), message?.senderId ?? ''),
        message: message === undefined ? null : renderMessage(server, message),
      }
    })
  return {
    status: 200,
    body: { requests: [...requests, ...contactRequestsOf(actor)], next_cursor: null, has_more: false },
  }
}
