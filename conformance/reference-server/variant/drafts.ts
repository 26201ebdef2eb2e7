/** Drafts. Only the author can see and extend a draft until it is finalized (DRAFT-001 to DRAFT-020). */
import { setTimeout as pause } from 'node:timers/promises'
import type { Limits } from '../../../generated/limits.ts'
import { chatOf, currentMembers } from '../chats/membership.ts'
import { append as appendEvent } from '../event-log/append-event.ts'
import { decodeParts } from '../messages/parts.ts'
import { renderMessage } from '../messages/render-message.ts'
import { postMessage, unstoredMessage } from '../messages/store-message.ts'
import { invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Draft, Message } from '../state/model.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'
import { inDraftBody } from './errors.ts'
import { byText } from './sends.ts'

const textLimit = 8192 satisfies Limits['current TextPart/text x-max-bytes']

export const openDraft = inDraftBody((call) => {
  const { server, actor, body } = call
  if (!isObject(body) || typeof body['conversation_id'] !== 'string') throw invalid('conversation_id is missing')
  if (body['draft'] !== true) throw invalid('draft must be true')
  const chat = chatToDraftIn(call, body['conversation_id'])
  const key = call.headers['idempotency-key']
  const known =
    typeof key === 'string' && !server.hasChoice('draft-key-ignored')
      ? `draft:${server.hasFault('draft-key-of-all') ? '' : actor.id}:${key}`
      : undefined
  const earlier = known === undefined ? undefined : server.repeats.get(known)
  if (earlier !== undefined) return { status: 202, body: earlier }
  const draft: Draft = { id: newId('msg'), chat, author: actor, texts: [], finalized: false, places: new Map() }
  server.drafts.set(draft.id, draft)
  if (server.hasFault('draft-place-of-opening'))
    for (const other of others(server, draft)) draft.places.set(other, (other.lastSequence += 1))
  if (server.hasFault('draft-in-history')) chat.messages.push(asMessage(draft))
  if (server.hasFault('draft-opening-emits-event')) notifyOthers(server, draft)
  const answer: JsonObject = { message_id: draft.id, draft: true }
  if (server.hasFault('draft-answer-without-draft')) delete answer['draft']
  if (known !== undefined) server.repeats.set(known, answer)
  return { status: server.hasFault('draft-opening-answers-201') ? 201 : 202, body: answer }
})

function chatToDraftIn({ server, actor }: Call, id: string): Chat {
  const chat = server.chats.get(id)
  if (chat?.members.has(actor.id) === true && server.hasFault('former-member-opens-draft')) return chat
  return chat !== undefined && server.hasFault('draft-in-foreign-chat') ? chat : chatOf(server, actor, id, 'write')
}

export const appendDraft = inDraftBody(async (call) => {
  const { server, body } = call
  const given = isObject(body) ? body['text'] : undefined
  const text = typeof given === 'string' && server.hasFault('draft-appends-trimmed') ? given.trim() : given
  if (typeof text !== 'string') throw invalid('text is missing')
  const draft = draftOf(call, 'append')
  const texts = draft.texts
  if (server.hasFault('draft-append-overwrites')) await pause(10)
  draft.texts = server.hasFault('draft-appends-reversed') ? [text, ...texts] : [...texts, text]
  if (Buffer.byteLength(draft.texts.join('')) > textLimit && !server.hasChoice('draft-text-split')) {
    if (!server.hasFault('rejected-append-kept')) draft.texts = texts
    throw server.hasFault('draft-long-text-500')
      ? new ApiError('internal_error', 'too long')
      : invalid('the text is too long')
  }
  if (server.hasFault('draft-in-history')) Object.assign(shownIn(draft) ?? {}, asMessage(draft))
  if (server.hasFault('draft-append-emits-event')) notifyOthers(server, draft)
  return {
    status: server.hasFault('draft-append-answers-200') ? 200 : 202,
    body: { message_id: draft.id, draft: true },
  }
})

export const finalizeDraft = inDraftBody(async (call) => {
  const { server, body } = call
  const given = isObject(body) ? body['parts'] : undefined
  const message = server.messages.get(call.params[0] ?? '')
  const third =
    server.hasFault('third-finalize-accepted') && countCall(server, `finalize ${message?.id} ${call.actor.id}`) > 1
  if (
    message !== undefined &&
    message.senderId === call.actor.id &&
    (third || server.hasFault('finalize-of-message-accepted'))
  )
    return answer(server, message)
  const plain = message !== undefined && !server.drafts.has(message.id)
  if (plain && server.hasFault('finalize-of-plain-message-accepted')) return answer(server, message)
  const draft = draftOf(call, 'finalize')
  if (!server.hasFault('draft-of-former-member-finalized') && !server.hasFault('draft-in-foreign-chat'))
    chatOf(server, draft.author, draft.chat.id, 'write')
  if (server.hasFault('draft-finalize-races')) await pause(20)
  if (given === undefined && server.hasFault('draft-finalize-needs-parts')) throw invalid('parts are missing')
  const type = server.hasFault('draft-text-without-type') ? 'draft' : 'text'
  const own = draftParts(draft).map((part) => ({ ...part, type }))
  const parts =
    given === undefined
      ? own
      : [...(server.hasFault('draft-finalize-adds-parts') ? own : []), ...partsFrom(server, given)]
  if (parts.length === 0) throw invalid('the draft is empty')
  const again = draft.finalized && server.hasFault('draft-finalized-again')
  draft.finalized = true
  if (server.hasFault('draft-in-history'))
    draft.chat.messages.splice(
      draft.chat.messages.findIndex(({ id }) => id === draft.id),
      1,
    )
  const stored = postMessage(server, draft.author, draft.chat, parts, {
    id: draft.id,
    silent: server.hasFault('draft-finalize-silent'),
    ignoringBlocks: 'draft-crosses-blocks',
  })
  if (again || server.hasFault('draft-finalize-announced-twice')) notifyOthers(server, draft, stored)
  moveToPlaces(draft)
  return answer(server, stored)
})

function answer(server: ReferenceServer, message: Message): Reply {
  const shown = renderMessage(server, message)
  const status = server.hasChoice('finalize-answers-202') ? 202 : 200
  if (server.hasFault('draft-finalize-answers-draft')) return { status, body: { message_id: message.id, draft: true } }
  return {
    status,
    body: server.hasChoice('finalize-bare-message') ? shown : { message_id: message.id, message: shown },
  }
}

/** Returns the caller's draft; 422 for a finalized draft or an ordinary message (DRAFT-014, AMB-090). */
function draftOf({ server, actor, params }: Call, purpose: 'append' | 'finalize'): Draft {
  const id = params[0] ?? ''
  const draft = server.drafts.get(id)
  const message = server.messages.get(id)
  if (draft === undefined && message?.senderId !== actor.id) throw notFound('no such draft')
  const member = server.hasFault('member-writes-draft') && draft?.chat.members.has(actor.id) === true
  if (draft !== undefined && draft.author !== actor && !member && !server.hasFault('draft-of-others-written')) {
    throw notFound(
      server.hasFault('draft-quoted-to-others') ? `no draft of yours: ${draft.texts.join('')}` : 'no such draft',
    )
  }
  if (draft !== undefined && (!draft.finalized || (purpose === 'finalize' && server.hasFault('draft-finalized-again'))))
    return draft
  if (purpose === 'append' && message !== undefined && server.hasFault('append-edits-message'))
    message.parts = [{ type: 'text', text: 'edited' }]
  const other =
    purpose === 'append' ? server.hasChoice('append-to-message-409') : server.hasFault('finalize-twice-answers-409')
  throw other ? new ApiError('conflict', 'this is no draft') : invalid('this is no draft')
}

/** Accepts parts of both forms (AMB-091). */
function partsFrom(server: ReferenceServer, given: Json | undefined): JsonObject[] {
  const current = Array.isArray(given) && given.some((part) => isObject(part) && part['text'] !== undefined)
  if (current && server.hasChoice('draft-parts-by-value')) throw invalid('a text has a value')
  return decodeParts(server, current ? given : byText(given), false, 100)
}

function draftParts(draft: Draft): JsonObject[] {
  const text = draft.texts.join('')
  if (text === '') return []
  if (Buffer.byteLength(text) <= textLimit) return [{ type: 'text', text }]
  return draft.texts.map((one) => ({ type: 'text', text: one }))
}

const others = (server: ReferenceServer, { chat, author }: Draft): Actor[] =>
  currentMembers(server, chat).filter((member) => member !== author)

const asMessage = (draft: Draft): Message => unstoredMessage(draft.author, draft.chat, draftParts(draft), draft.id)

const shownIn = ({ chat, id }: Draft): Message | undefined => chat.messages.find((message) => message.id === id)

/** For faults that show a draft to other participants. */
function notifyOthers(server: ReferenceServer, draft: Draft, message: Message = asMessage(draft)): void {
  for (const member of others(server, draft)) {
    appendEvent(server, member, {
      event_type: 'message.received',
      chat_id: draft.chat.id,
      data: { message: renderMessage(server, message) },
    })
  }
}

function moveToPlaces({ places, id }: Draft): void {
  for (const [actor, place] of places) {
    const event = actor.log.findLast(({ message }) => message?.id === id)
    if (event !== undefined) event.sequence = place
    actor.log.sort((one, other) => one.sequence - other.sequence)
  }
}
