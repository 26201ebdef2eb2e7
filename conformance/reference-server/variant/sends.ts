/** Sends to handles: recipients, chats, idempotency keys and the response (VMSG-001 to VMSG-013). */
import { setTimeout as pause } from 'node:timers/promises'
import { byHandle, chatOfParticipants } from '../chats/chats.ts'
import { chatOf, isBlocked } from '../chats/membership.ts'
import { markPending } from '../chats/pending-reply.ts'
import { validateA2ui } from '../messages/a2ui.ts'
import { checkAttachments } from '../messages/attachments.ts'
import { partsInHistory } from '../messages/history.ts'
import { latin1Parts } from '../messages/changed-texts.ts'
import { decodeParts } from '../messages/parts.ts'
import { markReadByOthers } from '../messages/receipts.ts'
import { partId, renderMessage } from '../messages/render-message.ts'
import { checkReply } from '../messages/send.ts'
import { postMessage } from '../messages/store-message.ts'
import { invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message, ReplyTo } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

const partsMost = 100

/** POST /v1/chats/{chatId}/voicememo: rejects all bodies, because the document describes none. */
export function sendVoiceMemo({ server }: Call): Reply {
  if (server.hasFault('voice-memo-missing')) throw notFound('no such route')
  throw invalid('the body is not understood')
}

export async function sendToHandles(call: Call): Promise<Reply> {
  const { server, actor, body } = call
  if (!isObject(body) || !isObject(body['message'])) throw invalid('message is missing')
  const { message: sent } = body as { message: JsonObject }
  const parts = partsOf(server, sent['parts'])
  const key = keyOf(server, actor, sent['idempotency_key'])
  const earlier = key === undefined ? undefined : server.repeats.get(key)
  if (earlier !== undefined) return { status: server.hasChoice('replay-200') ? 200 : 202, body: earlier }
  const others = recipients(server, actor, body['to'])
  const { chat, created } = await chatFor(server, actor, others)
  if (!server.hasFault('uninstalled-sends-to-handle')) chatOf(server, actor, chat.id, 'write')
  const blocked = others.some((other) => isBlocked(server, actor.id, other.id))
  if (blocked && server.hasFault('handles-send-rejected-across-block')) throw new ApiError('forbidden', 'blocked')
  const replyTo = replyOf(server, sent['reply_to'])
  checkReply(server, actor, chat, replyTo)
  checkAttachments(server, actor, parts)
  const dataModel = isObject(sent['metadata']) ? sent['metadata']['a2uiClientDataModel'] : undefined
  const showSurfaces = validateA2ui(server, chat, actor, { parts, dataModel }, 'variant')
  if (server.hasFault('variant-key-races')) await pause(25)
  const stored = postMessage(server, actor, chat, parts, {
    replyTo: server.hasFault('variant-reply-dropped') ? null : replyTo,
    ignoringBlocks: 'handles-send-crosses-blocks',
  })
  showSurfaces()
  if (server.hasFault('variant-text-not-in-history')) partsInHistory.set(stored, [{ type: 'text', text: '' }])
  if (server.hasFault('variant-read-at-once')) markReadByOthers(server, chat, stored)
  const first = others[0]
  const named =
    first !== undefined && server.hasFault('answer-names-chat-with-first')
      ? chatOfParticipants(server, actor, [first]).chat
      : chat
  const answer = answerOf(server, named, created, stored)
  if (key !== undefined && server.hasFault('variant-key-last-only')) forgetKeys(server, actor)
  if (key !== undefined && !server.hasFault('variant-key-ignored')) server.repeats.set(key, answer)
  return { status: 202, body: answer }
}

function partsOf(server: ReferenceServer, given: Json | undefined): JsonObject[] {
  if (!Array.isArray(given)) throw invalid('message.parts is missing')
  if (server.hasFault('variant-data-500') && JSON.stringify(given).includes('"data"'))
    throw new ApiError('internal_error', 'no such part')
  if (server.hasFault('variant-value-unknown')) return decodeParts(server, given, false)
  const most = server.hasFault('variant-parts-32')
    ? 32
    : server.hasFault('variant-parts-99')
      ? 99
      : server.hasFault('variant-parts-unlimited')
        ? Infinity
        : partsMost
  if (given.length === 0 && server.hasFault('variant-no-parts-accepted')) return []
  if (JSON.stringify(given).length > 8192 && server.hasFault('variant-long-texts-accepted'))
    return byText(given) as JsonObject[]
  const hasLinks = given.some((part) => isObject(part) && part['type'] === 'link')
  if (hasLinks && server.hasChoice('variant-links-rejected')) throw invalid('links are not taken')
  const parts = decodeParts(server, byText(given), false, most)
  if (server.hasFault('variant-text-as-latin1')) return latin1Parts(parts) as JsonObject[]
  return server.hasFault('variant-text-lost')
    ? parts.map((part) => (part['type'] === 'text' ? { ...part, text: '' } : part))
    : parts
}

/** Translates variant parts into parts of the current form. */
export function byText(parts: Json | undefined): Json {
  if (!Array.isArray(parts)) throw invalid('parts must be an array')
  return parts.map((part): Json => {
    if (!isObject(part) || part['type'] !== 'text') return part
    const { value, text: _other, ...rest } = part
    return value === undefined ? rest : { ...rest, text: value }
  })
}

function keyOf(server: ReferenceServer, actor: Actor, key: Json | undefined): string | undefined {
  if (key === undefined && server.hasFault('variant-key-required')) throw invalid('idempotency_key is missing')
  if (typeof key !== 'string') return undefined
  return `send:${server.hasFault('variant-key-of-all') ? '' : actor.id}:${key}`
}

function forgetKeys({ repeats }: ReferenceServer, actor: Actor): void {
  for (const key of repeats.keys()) if (key.startsWith(`send:${actor.id}:`)) repeats.delete(key)
}

function recipients(server: ReferenceServer, actor: Actor, to: Json | undefined): Actor[] {
  if (!Array.isArray(to) || to.length === 0) throw invalid('to is missing')
  if (to.length > 1 && server.hasChoice('one-recipient-only')) throw invalid('to names several')
  if (server.hasFault('second-recipient-skipped')) to = to.slice(0, 1)
  const known = server.hasFault('variant-unknown-handle-skipped')
    ? to.filter((handle) => server.handles.has(String(handle).toLowerCase()))
    : to
  return known.map((handle) => byHandle(server, String(handle))).filter((other) => other !== actor)
}

async function chatFor(
  server: ReferenceServer,
  actor: Actor,
  others: Actor[],
): Promise<{ chat: Chat; created: boolean }> {
  if (others.length === 0 && server.hasFault('variant-unknown-handle-skipped'))
    others = [[...server.actors.values()].find((one) => one !== actor)!]
  if (others.length === 0) throw invalid('to contains only your own handle')
  const participants = [actor, ...others]
  const countOf = (kind: Actor['kind']): number =>
    participants.filter((participant) => participant.kind === kind).length
  if (countOf('user') > 1 && !server.hasFault('variant-two-persons')) throw invalid('to names several persons')
  if (countOf('agent') > 6 && !server.hasFault('variant-seven-agents')) throw invalid('to names too many agents')
  if (server.hasFault('variant-chats-race')) {
    const anew = !server.pairs.has(
      participants
        .map(({ id }) => id)
        .toSorted()
        .join(':'),
    )
    await pause(25)
    return chatOfParticipants(server, actor, others, { anew, agentChat: true })
  }
  const { chat, created } = chatOfParticipants(server, actor, others, {
    anew: server.hasFault('variant-chat-each-time'),
    agentChat: true,
  })
  if (created) markPending(server, chat, actor)
  return { chat, created }
}

function replyOf(server: ReferenceServer, value: Json | undefined): ReplyTo | null {
  if (value === undefined || value === null) return null
  if (!isObject(value) || typeof value['message_id'] !== 'string')
    throw invalid('message.reply_to.message_id is missing')
  const index = value['part_index']
  if (index === undefined) return { message_id: value['message_id'] }
  if (!Number.isInteger(index)) throw invalid('message.reply_to.part_index must be an integer')
  return {
    message_id: value['message_id'],
    part_id: partId(Number(index) + (server.hasFault('variant-reply-part-from-1') ? -1 : 0)),
  }
}

function answerOf(server: ReferenceServer, chat: Chat, created: boolean, message: Message): JsonObject {
  const answer: JsonObject = {
    chat_id: chat.id,
    created_new_chat: server.hasFault('variant-created-always') || created,
  }
  if (server.hasFault('variant-answer-without-chat')) delete answer['chat_id']
  if (server.hasChoice('variant-answer-bare')) return answer
  const status = server.hasFault('variant-status-of-the-recipient') ? 'sent' : 'delivered'
  return { ...answer, message: { ...renderMessage(server, message), delivery_status: status } }
}
