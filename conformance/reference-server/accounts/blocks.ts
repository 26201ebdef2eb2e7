/** Blocked handles: silent, evaluated when a message is stored. */
import { byHandle } from '../chats/chats.ts'
import { append } from '../event-log/append-event.ts'
import { renderMessage } from '../messages/render-message.ts'
import { invalid } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { Actor } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { stamp } from '../state/timestamps.ts'

export function listBlockedHandles(call: Call): Reply {
  const rows = [...call.actor.blocks].map(([id, at]) => ({
    handle: call.subject.actors.get(id)?.handle ?? null,
    created_at: stamp(call.subject, at),
  }))
  return { status: 200, body: { blocked_handles: rows, next_cursor: null, has_more: false } }
}

export function blockHandle(call: Call): Reply {
  const { subject, actor } = call
  const other = byHandle(subject, call.params[0] ?? '')
  if (other === actor) throw invalid('you cannot block yourself')
  const changed = !actor.blocks.has(other.id)
  if (changed) actor.blocks.set(other.id, Date.now())
  if (subject.faulty('block-emits-event')) {
    const chat = [...subject.chats.values()].find((one) => one.members.has(actor.id) && one.members.has(other.id))
    append(subject, other, {
      event_type: 'block.created',
      chat_id: chat?.id ?? 'cnv_none',
      data: { handle: actor.handle },
    })
  }
  return { status: 200, body: { handle: other.handle, changed } }
}

export function unblockHandle(call: Call): Reply {
  const { subject, actor } = call
  const other = byHandle(subject, call.params[0] ?? '')
  const changed = actor.blocks.delete(other.id)
  if (subject.faulty('one-block-flag')) other.blocks.delete(actor.id)
  if (changed && subject.faulty('delivered-after-unblock')) {
    releaseTo(subject, actor, other)
    releaseTo(subject, other, actor)
  }
  return { status: 200, body: { handle: other.handle, changed } }
}

/** The fault of late delivery: what was held back from `recipient` reaches its log and its history. */
function releaseTo(subject: Subject, recipient: Actor, sender: Actor): void {
  for (const message of new Set(subject.messages.values())) {
    if (message.senderId !== sender.id || !message.suppressed.delete(recipient.id)) continue
    append(subject, recipient, {
      event_type: 'message.received',
      chat_id: message.chatId,
      data: { message: renderMessage(subject, message) },
      message,
    })
  }
}
