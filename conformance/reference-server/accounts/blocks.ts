/** Blocked handles. The blocked actor is not notified. Blocks apply when a message is stored. */
import { byHandle } from '../chats/chats.ts'
import { append } from '../event-log/append-event.ts'
import { renderMessage } from '../messages/render-message.ts'
import { invalid } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { Actor } from '../state/model.ts'
import { unlessCached } from '../state/late.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderTimestamp } from '../state/timestamps.ts'

export function listBlockedHandles(call: Call): Reply {
  const rows = [...call.actor.blocks].map(([id, at]) => ({
    handle: call.server.actors.get(id)?.handle ?? null,
    created_at: renderTimestamp(call.server, at),
  }))
  return { status: 200, body: { blocked_handles: rows, next_cursor: null, has_more: false } }
}

export function blockHandle(call: Call): Reply {
  const { server, actor } = call
  const other = byHandle(server, call.params[0] ?? '')
  if (other === actor) throw invalid('you cannot block yourself')
  const changed = !actor.blocks.has(other.id)
  if (changed && server.hasFault('second-block-replaces-first')) actor.blocks.clear()
  if (changed) unlessCached(server, 'block-two-seconds-late', () => actor.blocks.set(other.id, Date.now()))
  if (server.hasFault('block-removes-reactions')) removeReactions(server, actor, other)
  if (server.hasFault('block-emits-event')) {
    const chat = [...server.chats.values()].find((one) => one.members.has(actor.id) && one.members.has(other.id))
    append(server, other, {
      event_type: 'block.created',
      chat_id: chat?.id ?? 'cnv_none',
      data: { handle: actor.handle },
    })
  }
  return { status: 200, body: { handle: other.handle, changed } }
}

export function unblockHandle(call: Call): Reply {
  const { server, actor } = call
  const other = byHandle(server, call.params[0] ?? '')
  const changed = actor.blocks.has(other.id)
  if (!server.hasFault('unblock-without-effect'))
    unlessCached(server, 'unblock-two-seconds-late', () => actor.blocks.delete(other.id))
  if (server.hasFault('one-block-flag')) other.blocks.delete(actor.id)
  if (changed && server.hasFault('delivered-after-unblock')) {
    releaseTo(server, actor, other)
    releaseTo(server, other, actor)
  }
  return { status: 200, body: { handle: other.handle, changed } }
}

/** For the fault block-removes-reactions: removes reactions of the blocked actor from messages of the blocker. */
function removeReactions(server: ReferenceServer, blocker: Actor, blocked: Actor): void {
  for (const message of server.messages.values())
    if (message.senderId === blocker.id)
      message.reactions = message.reactions.filter(({ actorId }) => actorId !== blocked.id)
}

/** For the fault delivered-after-unblock: adds suppressed messages to the log and the history of `recipient`. */
function releaseTo(server: ReferenceServer, recipient: Actor, sender: Actor): void {
  for (const message of new Set(server.messages.values())) {
    if (message.senderId !== sender.id || !message.suppressed.delete(recipient.id)) continue
    append(server, recipient, {
      event_type: 'message.received',
      chat_id: message.chatId,
      data: { message: renderMessage(server, message) },
      message,
    })
  }
}
