/** Decodes the body of a send: form, ids, parts and reply_to. Invalid values are rejected with 422. */
import type { FaultName } from '../faults/faults.ts'
import { internalError, invalid, type ApiError } from '../protocol/api-error.ts'
import { newId } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { ReplyTo } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { decodeParts } from './parts.ts'

/** v1: /v1/messages; chat: /v1/chats/{id}/messages; v2: /v2/chats/{id}/messages; person: /v1/me/chats/{id}/messages. */
export type SendForm = 'v1' | 'chat' | 'v2' | 'person'

export interface SendBody {
  messageId: string
  chatId: string
  parts: JsonObject[]
  text: string | null
  replyTo: ReplyTo | null
  /** metadata.a2uiClientDataModel */
  dataModel?: Json | undefined
}

const idShape = /^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$/
const known = ['message_id', 'chat_id', 'parts', 'text', 'reply_to', 'metadata']

const variantMembers = new Set(['to', 'idempotency_key', 'draft', 'message'])

export function decodeSend(
  server: ReferenceServer,
  body: unknown,
  form: SendForm,
  pathChatId: string | null,
): SendBody {
  if (!isObject(body)) throw invalid('the body must be an object')
  const unknown = Object.keys(body).find(
    (name) =>
      !known.includes(name) &&
      !(form === 'v2' && variantMembers.has(name) && server.hasFault('strict-takes-variant-members')),
  )
  const strict =
    form === 'v2' || form === 'person' ? !server.hasFault('v2-unknown-fields-accepted') : server.hasChoice('strict-v1')
  if (!strict && unknown !== undefined && server.hasFault('unknown-member-500'))
    throw internalError(`unknown member ${unknown}`)
  if (strict && unknown !== undefined) throw invalid(`unknown member ${unknown}`)
  const named = body['chat_id']
  if (pathChatId === null && typeof named !== 'string' && !server.hasFault('chat-id-optional'))
    throw invalid('chat_id is missing')
  if (pathChatId !== null && named !== undefined && named !== pathChatId)
    throw rejection(server, 'other-chat-id-breaks-server', 'chat_id differs from the path')
  const text = body['text']
  if (text !== undefined && text !== null && typeof text !== 'string') throw invalid('text must be a string')
  return {
    messageId: decodeId(server, body['message_id'], form),
    chatId: pathChatId ?? String(named ?? ''),
    parts: decodeParts(server, body['parts'], strict),
    text: text ?? null,
    replyTo: decodeReply(server, body['reply_to'], strict),
    dataModel: isObject(body['metadata']) ? body['metadata']['a2uiClientDataModel'] : undefined,
  }
}

/** Returns a 422, or a 500 with the fault. */
const rejection = (server: ReferenceServer, fault: FaultName, message: string): ApiError =>
  server.hasFault(fault) ? internalError(message) : invalid(message)

function decodeId(server: ReferenceServer, value: Json | undefined, form: SendForm): string {
  const optional =
    (form === 'v2' && server.hasFault('v2-message-id-optional')) ||
    (form === 'v1' && server.hasFault('v1-message-id-optional')) ||
    (form === 'chat' && server.hasChoice('chat-send-id-optional')) ||
    form === 'person'
  if (value === undefined && optional)
    return server.hasFault('generated-ids-upper-case') ? newId('msg').toUpperCase() : newId('msg')
  if (typeof value === 'string' && value !== '' && server.hasChoice('message-ids-unchecked')) return value
  if (typeof value !== 'string' || !idShape.test(value))
    throw rejection(server, 'odd-id-breaks-server', 'message_id is missing or malformed')
  return value
}

function decodeReply(server: ReferenceServer, value: Json | undefined, strict: boolean): ReplyTo | null {
  if (value === undefined || value === null) return null
  if (!isObject(value)) throw invalid('reply_to must be an object')
  const unknown = Object.keys(value).find((name) => name !== 'message_id' && name !== 'part_id')
  if (strict && unknown !== undefined && !server.hasChoice('lenient-nested-v2'))
    throw invalid(`unknown member ${unknown}`)
  const { message_id: messageId, part_id: partId } = value
  const free = messageId === undefined && server.hasFault('reply-without-target-accepted')
  if (typeof messageId !== 'string' && !free) throw invalid('reply_to.message_id is missing')
  if (partId !== undefined && typeof partId !== 'string') throw invalid('reply_to.part_id must be a string')
  return {
    ...(typeof messageId === 'string' ? { message_id: messageId } : {}),
    ...(partId === undefined ? {} : { part_id: partId }),
  }
}
