/** Sends to handles: recipients, chats, keys and the answer (VMSG-001 to VMSG-013). */
import { setTimeout as pause } from 'node:timers/promises'
import { byHandle, chatOfParties } from '../chats/chats.ts'
import { holdForReply } from '../chats/pending-reply.ts'
import { checkAttachments } from '../messages/attachments.ts'
import { decodeParts } from '../messages/parts.ts'
import { markReadByOthers } from '../messages/receipts.ts'
import { partId, renderMessage } from '../messages/render-message.ts'
import { checkReply } from '../messages/send.ts'
import { say } from '../messages/store-message.ts'
import { invalid, Refusal } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message, ReplyTo } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

const partsMost = 100

export async function sendToHandles(call: Call): Promise<Reply> {
  const { subject, actor, body } = call
  if (!isObject(body) || !isObject(body['message'])) throw invalid('message is missing')
  const { message: sent } = body as { message: JsonObject }
  const parts = partsOf(subject, sent['parts'])
  const key = keyOf(subject, actor, sent['idempotency_key'])
  const earlier = key === undefined ? undefined : subject.repeats.get(key)
  if (earlier !== undefined) return { status: subject.chose('replay-200') ? 200 : 202, body: earlier }
  const { chat, created } = await chatFor(subject, actor, recipients(subject, actor, body['to']))
  const replyTo = replyOf(subject, sent['reply_to'])
  checkReply(subject, actor, chat, replyTo)
  checkAttachments(subject, actor, parts)
  if (subject.faulty('variant-key-races')) await pause(25)
  const stored = say(subject, actor, chat, parts, { replyTo: subject.faulty('variant-reply-dropped') ? null : replyTo })
  if (subject.faulty('variant-read-at-once')) markReadByOthers(subject, chat, stored)
  const answer = answerOf(subject, chat, created, stored)
  if (key !== undefined && !subject.faulty('variant-key-ignored')) subject.repeats.set(key, answer)
  return { status: 202, body: answer }
}

function partsOf(subject: Subject, given: Json | undefined): JsonObject[] {
  if (!Array.isArray(given)) throw invalid('message.parts is missing')
  if (subject.faulty('variant-data-500') && JSON.stringify(given).includes('"data"'))
    throw new Refusal('internal_error', 'no such part')
  if (subject.faulty('variant-value-unknown')) return decodeParts(subject, given, false)
  const most = subject.faulty('variant-parts-32')
    ? 32
    : subject.faulty('variant-parts-unlimited')
      ? Infinity
      : partsMost
  if (given.length === 0 && subject.faulty('variant-no-parts-accepted')) return []
  const parts = decodeParts(subject, byText(given), false, most)
  return subject.faulty('variant-text-lost')
    ? parts.map((part) => (part['type'] === 'text' ? { ...part, text: '' } : part))
    : parts
}

/** Parts as the current form spells them. */
export function byText(parts: Json | undefined): Json {
  if (!Array.isArray(parts)) throw invalid('parts must be an array')
  return parts.map((part): Json => {
    if (!isObject(part) || part['type'] !== 'text') return part
    const { value, text: _other, ...rest } = part
    return value === undefined ? rest : { ...rest, text: value }
  })
}

function keyOf(subject: Subject, actor: Actor, key: Json | undefined): string | undefined {
  if (key === undefined && subject.faulty('variant-key-required')) throw invalid('idempotency_key is missing')
  if (typeof key !== 'string') return undefined
  return `send:${subject.faulty('variant-key-of-all') ? '' : actor.id}:${key}`
}

function recipients(subject: Subject, actor: Actor, to: Json | undefined): Actor[] {
  if (!Array.isArray(to) || to.length === 0) throw invalid('to is missing')
  if (to.length > 1 && subject.chose('one-recipient-only')) throw invalid('to names several')
  const known = subject.faulty('variant-unknown-handle-skipped')
    ? to.filter((handle) => subject.handles.has(String(handle).toLowerCase()))
    : to
  return known.map((handle) => byHandle(subject, String(handle))).filter((other) => other !== actor)
}

async function chatFor(subject: Subject, actor: Actor, others: Actor[]): Promise<{ chat: Chat; created: boolean }> {
  if (others.length === 0 && subject.faulty('variant-unknown-handle-skipped'))
    others = [[...subject.actors.values()].find((one) => one !== actor)!]
  if (others.length === 0) throw invalid('to names nobody but you')
  const parties = [actor, ...others]
  const count = (kind: Actor['kind']): number => parties.filter((party) => party.kind === kind).length
  if (count('user') > 1 && !subject.faulty('variant-two-persons')) throw invalid('to names several persons')
  if (count('agent') > 6 && !subject.faulty('variant-seven-agents')) throw invalid('to names too many agents')
  if (subject.faulty('variant-chats-race')) {
    const anew = !subject.pairs.has(
      parties
        .map(({ id }) => id)
        .toSorted()
        .join(':'),
    )
    await pause(25)
    return chatOfParties(subject, actor, others, { anew, agentChat: true })
  }
  const { chat, created } = chatOfParties(subject, actor, others, {
    anew: subject.faulty('variant-chat-each-time'),
    agentChat: true,
  })
  if (created) holdForReply(subject, chat, actor)
  return { chat, created }
}

function replyOf(subject: Subject, value: Json | undefined): ReplyTo | null {
  if (value === undefined || value === null) return null
  if (!isObject(value) || typeof value['message_id'] !== 'string')
    throw invalid('message.reply_to.message_id is missing')
  const index = value['part_index']
  if (index === undefined) return { message_id: value['message_id'] }
  if (!Number.isInteger(index)) throw invalid('message.reply_to.part_index must be an integer')
  return {
    message_id: value['message_id'],
    part_id: partId(Number(index) + (subject.faulty('variant-reply-part-from-1') ? -1 : 0)),
  }
}

function answerOf(subject: Subject, chat: Chat, created: boolean, message: Message): JsonObject {
  const answer: JsonObject = { chat_id: chat.id, created_new_chat: subject.faulty('variant-created-always') || created }
  if (subject.faulty('variant-answer-without-chat')) delete answer['chat_id']
  if (subject.chose('variant-answer-bare')) return answer
  return { ...answer, message: renderMessage(subject, message) }
}
