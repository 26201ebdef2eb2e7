import { canSee } from '../chats/membership.ts'
import { notFound } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { renderMessage } from './render-message.ts'

/**
 * DELETE, PATCH and unsend of a message. These routes exist only with the faults that offer them (MSG-005 to MSG-009).
 */
export function changeMessage(call: Call): Reply {
  const { server } = call
  const message = server.messages.get(call.params[0] ?? '')
  const chat = message === undefined ? undefined : server.chats.get(message.chatId)
  if (message === undefined || chat === undefined) throw notFound('no such route')
  if (call.method === 'PATCH' && server.hasFault('message-edit-route')) {
    message.parts = [{ type: 'text', text: 'edited' }]
    return { status: 200, body: { message: renderMessage(server, message) } }
  }
  if (call.method === 'DELETE' && server.hasFault('message-delete-leaves-placeholder')) {
    message.parts = []
    return { status: 204 }
  }
  const removes =
    call.method === 'DELETE'
      ? server.hasFault('message-delete-route')
      : call.method === 'POST' && server.hasFault('message-unsend-route')
  if (!removes && server.hasChoice('edits-answer-200') && canSee(server, call.actor, chat, message))
    return { status: 200, body: { message: renderMessage(server, message) } }
  if (!removes) throw notFound('no such route')
  chat.messages.splice(chat.messages.indexOf(message), 1)
  return { status: 204 }
}
