/** GET /v1/chats/{id}/messages: newest first, inside the caller's membership window. */
import { canSee, chatOf } from '../chats/membership.ts'
import { integer } from '../protocol/query.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { Actor, Chat, Message } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { renderHistoryEntry } from './render-message.ts'

export function listMessages(call: Call): Reply {
  const { subject, actor, query } = call
  const chat = chatOf(subject, actor, call.params[0] ?? '', 'read')
  const fallback = subject.faulty('history-default-20') ? 20 : 50
  const asked = integer(subject, query, 'limit', { min: 1, max: 100, fallback })
  const before = query.has('before_sequence')
    ? integer(subject, query, 'before_sequence', { min: 1, max: Number.MAX_SAFE_INTEGER, fallback: 1 })
    : null
  const limit = subject.faulty('history-limit-ignored')
    ? 100
    : Math.min(asked, subject.chose('history-capped-50') ? 50 : 100)
  const older = select(subject, actor, chat, before)
  const page = subject.faulty('history-empty') ? [] : older.slice(0, limit)
  const messages = (subject.faulty('history-ascending') ? page.toReversed() : page).map((message) =>
    canSee(subject, actor, chat, message)
      ? renderHistoryEntry(subject, chat, message)
      : { message_id: message.id, chat_id: chat.id, parts: [], reactions: [] },
  )
  if (subject.chose('history-bare-array')) return { status: 200, body: messages }
  const hasMore = older.length > page.length
  return {
    status: 200,
    body: { [subject.chose('history-named-items') ? 'items' : 'messages']: messages, has_more: hasMore },
  }
}

/** For the fault that counts pages in messages from the top of the first page. */
const newestAtFirstPage = new Map<string, number>()

/** Visible messages below the bound, newest first. */
function select(subject: Subject, actor: Actor, chat: Chat, before: number | null): Message[] {
  const visible = chat.messages
    .filter(
      (message) =>
        (canSee(subject, actor, chat, message) || subject.faulty('withheld-as-placeholders')) &&
        !hidden(subject, actor, message),
    )
    .toSorted((one, other) => other.sequence - one.sequence)
  if (before === null) {
    newestAtFirstPage.set(`${actor.id} ${chat.id}`, chat.lastSequence)
    return visible
  }
  if (subject.faulty('before-sequence-is-offset')) {
    const newest = newestAtFirstPage.get(`${actor.id} ${chat.id}`) ?? chat.lastSequence
    return visible.slice(Math.max(0, newest - before + 1))
  }
  const bound = subject.faulty('before-sequence-inclusive') ? before + 1 : before
  return visible.filter((message) => message.sequence < bound)
}

const hidden = (subject: Subject, actor: Actor, message: Message): boolean =>
  subject.faulty('block-deletes-history') && actor.blocks.has(message.senderId)
