import { chatOf, currentMembers, revealsBlock } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import { append } from '../event-log/append-event.ts'
import { forbidden, invalid } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject } from '../state/json.ts'
import { countCall } from '../state/server.ts'
import { showTyping } from './live-channels.ts'
import { advanceWatermark } from './receipts.ts'

/** POST /v1/chats/{id}/typing: answers 204 and stores nothing (TYP-001, TYP-005). */
export function setTyping(call: Call): Reply {
  const { server, actor } = call
  if (server.hasChoice('typing-not-offered'))
    return { status: 501, body: { error: { code: 'internal_error', message: 'not implemented' } } }
  const started = isObject(call.body) ? call.body['started'] : undefined
  const before = server.hasFault('typing-any-value-later') && countCall(server, `typing ${actor.id}`) > 1
  if (typeof started !== 'boolean' && !before && !server.hasFault('typing-any-value'))
    throw invalid('started must be a boolean')
  const chatId = call.params[0] ?? ''
  if (server.hasFault('typing-by-strangers') && server.chats.get(chatId)?.members.has(actor.id) === false)
    return { status: 204 }
  const strange = server.chats.get(chatId)
  if (strange !== undefined && server.hasFault('typing-of-strangers-shown'))
    showTyping(server, strange, actor, started === true)
  const former = server.hasFault('former-member-types') && strange?.members.has(actor.id) === true
  const gone = server.hasFault('uninstalled-may-type') && strange?.uninstalled.has(actor.id) === true
  const chat = strange !== undefined && (former || gone) ? strange : chatOf(server, actor, chatId, 'write')
  if (revealsBlock(server, 'blocked-typing-rejected', actor, chat)) throw forbidden('you are blocked')
  showTyping(server, chat, actor, started === true)
  const newest = chat.messages.at(-1)
  if (server.hasFault('typing-marks-read') && newest !== undefined)
    advanceWatermark(server, chat, actor, newest, 'read', 0)
  if (server.hasFault('typing-stored')) {
    const data = { chat_id: chat.id, participant: renderActor(actor, actor.id), timeout_ms: 90_000 }
    const type = `chat.typing_indicator.${started === true ? 'started' : 'stopped'}`
    for (const member of currentMembers(server, chat)) {
      if (member !== actor) append(server, member, { event_type: type, chat_id: chat.id, data })
    }
  }
  return server.hasFault('typing-answers-200') ? { status: 200, body: { started: started ?? null } } : { status: 204 }
}
