/** Drafts: messages that grow before anybody else can see them (DRAFT-001 to DRAFT-020). */
import { setTimeout as pause } from 'node:timers/promises'
import { chatOf, currentMembers } from '../chats/membership.ts'
import { append as appendEvent } from '../event-log/append-event.ts'
import { decodeParts } from '../messages/parts.ts'
import { renderMessage } from '../messages/render-message.ts'
import { say, unsent } from '../messages/store-message.ts'
import { invalid, notFound, Refusal } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { mint } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Draft, Message } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { inDraftBody } from './errors.ts'
import { byText } from './sends.ts'

const textLimit = 8192

export const openDraft = inDraftBody((call) => {
  const { subject, actor, body } = call
  if (!isObject(body) || typeof body['conversation_id'] !== 'string') throw invalid('conversation_id is missing')
  if (body['draft'] !== true) throw invalid('draft must be true')
  const chat = chatToDraftIn(call, body['conversation_id'])
  const key = call.headers['idempotency-key']
  const known =
    typeof key === 'string' && !subject.chose('draft-key-ignored')
      ? `draft:${subject.faulty('draft-key-of-all') ? '' : actor.id}:${key}`
      : undefined
  const earlier = known === undefined ? undefined : subject.repeats.get(known)
  if (earlier !== undefined) return { status: 202, body: earlier }
  const draft: Draft = { id: mint('msg'), chat, author: actor, texts: [], finalized: false, places: new Map() }
  subject.drafts.set(draft.id, draft)
  if (subject.faulty('draft-place-of-opening'))
    for (const other of others(subject, draft)) draft.places.set(other, (other.lastSequence += 1))
  if (subject.faulty('draft-in-history')) chat.messages.push(asMessage(draft))
  if (subject.faulty('draft-opening-told')) tell(subject, draft)
  const answer: JsonObject = { message_id: draft.id, draft: true }
  if (subject.faulty('draft-answer-without-draft')) delete answer['draft']
  if (known !== undefined) subject.repeats.set(known, answer)
  return { status: subject.faulty('draft-opening-answers-201') ? 201 : 202, body: answer }
})

function chatToDraftIn({ subject, actor }: Call, id: string): Chat {
  const chat = subject.chats.get(id)
  return chat !== undefined && subject.faulty('draft-in-foreign-chat') ? chat : chatOf(subject, actor, id, 'write')
}

export const appendDraft = inDraftBody(async (call) => {
  const { subject, body } = call
  const text = isObject(body) ? body['text'] : undefined
  if (typeof text !== 'string') throw invalid('text is missing')
  const draft = draftOf(call, 'append')
  const gathered = draft.texts
  if (subject.faulty('draft-append-overwrites')) await pause(10)
  draft.texts = subject.faulty('draft-appends-reversed') ? [text, ...gathered] : [...gathered, text]
  if (Buffer.byteLength(draft.texts.join('')) > textLimit && !subject.chose('draft-text-split')) {
    draft.texts = gathered
    throw subject.faulty('draft-long-text-500')
      ? new Refusal('internal_error', 'too long')
      : invalid('the text is too long')
  }
  if (subject.faulty('draft-in-history')) Object.assign(shownIn(draft) ?? {}, asMessage(draft))
  if (subject.faulty('draft-append-told')) tell(subject, draft)
  return { status: subject.faulty('draft-append-answers-200') ? 200 : 202, body: { message_id: draft.id, draft: true } }
})

export const finalizeDraft = inDraftBody(async (call) => {
  const { subject, body } = call
  const given = isObject(body) ? body['parts'] : undefined
  const message = subject.messages.get(call.params[0] ?? '')
  if (message !== undefined && message.senderId === call.actor.id && subject.faulty('finalize-of-message-accepted'))
    return answer(subject, message)
  const draft = draftOf(call, 'finalize')
  if (subject.faulty('draft-finalize-races')) await pause(20)
  if (given === undefined && subject.faulty('draft-finalize-needs-parts')) throw invalid('parts are missing')
  const own = gatheredParts(draft)
  const parts =
    given === undefined
      ? own
      : [...(subject.faulty('draft-finalize-adds-parts') ? own : []), ...partsFrom(subject, given)]
  if (parts.length === 0) throw invalid('the draft is empty')
  const again = draft.finalized && subject.faulty('draft-finalized-again')
  draft.finalized = true
  if (subject.faulty('draft-in-history'))
    draft.chat.messages.splice(
      draft.chat.messages.findIndex(({ id }) => id === draft.id),
      1,
    )
  const stored = say(subject, draft.author, draft.chat, parts, {
    id: draft.id,
    silent: subject.faulty('draft-finalize-silent'),
  })
  if (again || subject.faulty('draft-finalize-told-twice')) tell(subject, draft, stored)
  moveToPlaces(draft)
  return answer(subject, stored)
})

function answer(subject: Subject, message: Message): Reply {
  const shown = renderMessage(subject, message)
  const status = subject.chose('finalize-answers-202') ? 202 : 200
  if (subject.faulty('draft-finalize-answers-draft')) return { status, body: { message_id: message.id, draft: true } }
  return { status, body: subject.chose('finalize-bare-message') ? shown : { message_id: message.id, message: shown } }
}

/** The caller's draft; 422 for what is none any more or never was (DRAFT-014, AMB-090). */
function draftOf({ subject, actor, params }: Call, purpose: 'append' | 'finalize'): Draft {
  const id = params[0] ?? ''
  const draft = subject.drafts.get(id)
  const message = subject.messages.get(id)
  if (draft === undefined && message?.senderId !== actor.id) throw notFound('no such draft')
  if (draft !== undefined && draft.author !== actor && !subject.faulty('draft-of-others-written')) {
    throw notFound(
      subject.faulty('draft-quoted-to-others') ? `no draft of yours: ${draft.texts.join('')}` : 'no such draft',
    )
  }
  if (draft !== undefined && (!draft.finalized || (purpose === 'finalize' && subject.faulty('draft-finalized-again'))))
    return draft
  if (purpose === 'append' && message !== undefined && subject.faulty('append-edits-message'))
    message.parts = [{ type: 'text', text: 'edited' }]
  const other =
    purpose === 'append' ? subject.chose('append-to-message-409') : subject.faulty('finalize-twice-answers-409')
  throw other ? new Refusal('conflict', 'this is no draft') : invalid('this is no draft')
}

/** Parts of the current form, or of this one (AMB-091). */
function partsFrom(subject: Subject, given: Json | undefined): JsonObject[] {
  const current = Array.isArray(given) && given.some((part) => isObject(part) && part['text'] !== undefined)
  if (current && subject.chose('draft-parts-by-value')) throw invalid('a text has a value')
  return decodeParts(subject, current ? given : byText(given), false, 100)
}

function gatheredParts(draft: Draft): JsonObject[] {
  const text = draft.texts.join('')
  if (text === '') return []
  if (Buffer.byteLength(text) <= textLimit) return [{ type: 'text', text }]
  return draft.texts.map((one) => ({ type: 'text', text: one }))
}

const others = (subject: Subject, { chat, author }: Draft): Actor[] =>
  currentMembers(subject, chat).filter((member) => member !== author)

const asMessage = (draft: Draft): Message => unsent(draft.author, draft.chat, gatheredParts(draft), draft.id)

const shownIn = ({ chat, id }: Draft): Message | undefined => chat.messages.find((message) => message.id === id)

/** The faults that tell the others of a draft. */
function tell(subject: Subject, draft: Draft, message: Message = asMessage(draft)): void {
  for (const member of others(subject, draft)) {
    appendEvent(subject, member, {
      event_type: 'message.received',
      chat_id: draft.chat.id,
      data: { message: renderMessage(subject, message) },
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
