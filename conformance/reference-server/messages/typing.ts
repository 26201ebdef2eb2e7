/** POST /v1/chats/{id}/typing */
import { chatOf, currentMembers, revealsBlock } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import { append } from '../event-log/append-event.ts'
import { forbidden, invalid } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject } from '../state/json.ts'
import { showTyping } from './live-channels.ts'
import { advance } from './receipts.ts'

/** Typing: 204 and nothing stored (TYP-001, TYP-005). */
export function setTyping(call: Call): Reply {
  const { subject, actor } = call
  if (subject.chose('typing-not-offered'))
    return { status: 501, body: { error: { code: 'internal_error', message: 'not implemented' } } }
  const started = isObject(call.body) ? call.body['started'] : undefined
  if (typeof started !== 'boolean' && !subject.faulty('typing-any-value')) throw invalid('started must be a boolean')
  const chatId = call.params[0] ?? ''
  if (subject.faulty('typing-by-strangers') && subject.chats.get(chatId)?.members.has(actor.id) === false)
    return { status: 204 }
  const strange = subject.chats.get(chatId)
  if (strange !== undefined && subject.faulty('typing-of-strangers-shown'))
    showTyping(subject, strange, actor, started === true)
  const chat = chatOf(subject, actor, chatId, 'write')
  if (revealsBlock(subject, 'blocked-typing-refused', actor, chat)) throw forbidden('you are blocked')
  showTyping(subject, chat, actor, started === true)
  const newest = chat.messages.at(-1)
  if (subject.faulty('typing-marks-read') && newest !== undefined) advance(subject, chat, actor, newest, 'read', 0)
  if (subject.faulty('typing-stored')) {
    const data = { chat_id: chat.id, participant: renderActor(actor, actor.id), timeout_ms: 90_000 }
    const type = `chat.typing_indicator.${started === true ? 'started' : 'stopped'}`
    for (const member of currentMembers(subject, chat)) {
      if (member !== actor) append(subject, member, { event_type: type, chat_id: chat.id, data })
    }
  }
  return subject.faulty('typing-answers-200') ? { status: 200, body: { started: started ?? null } } : { status: 204 }
}
