/** Which form a request on a route of both forms is of: its body tells (AMB-010). */
import { react } from '../messages/reactions.ts'
import { sendV1 } from '../messages/send.ts'
import { notFound } from '../protocol/api-error.ts'
import type { Call, Handle, Reply } from '../protocol/route.ts'
import { isObject } from '../state/json.ts'
import type { Subject } from '../state/server.ts'
import { openDraft } from './drafts.ts'
import { inVariantBody } from './errors.ts'
import { isByIndex, reactByIndex } from './reactions.ts'
import { sendToHandles } from './sends.ts'

type Shape = 'current' | 'handles' | 'draft'

export const speaksVariant = (subject: Subject): boolean => !subject.chose('variant-not-spoken')

export function shapeOf(subject: Subject, body: unknown): Shape {
  if (!speaksVariant(subject) || !isObject(body)) return 'current'
  if ('to' in body || 'message' in body) return 'handles'
  return 'draft' in body || 'conversation_id' in body ? 'draft' : 'current'
}

const sends: Readonly<Record<Shape, Handle>> = {
  current: sendV1,
  handles: inVariantBody(sendToHandles),
  draft: openDraft,
}

/** The shape of the last send of each agent, for the fault that reads the next one by it. */
const lastShapes = new WeakMap<Call['actor'], Shape>()

/** POST /v1/messages */
export function sendInItsShape(call: Call): Reply | Promise<Reply> {
  const shape = shapeOf(call.subject, call.body)
  const before = lastShapes.get(call.actor)
  lastShapes.set(call.actor, shape)
  if (shape === 'current' && before === 'handles' && call.subject.faulty('shape-of-last-send'))
    return sendV1({ ...call, body: withoutTexts(call.body) })
  return sends[shape](call)
}

/** A current body read by somebody who looks for texts under another name. */
function withoutTexts(body: unknown): unknown {
  if (!isObject(body) || !Array.isArray(body['parts'])) return body
  return {
    ...body,
    parts: body['parts'].map((part) => (isObject(part) && part['type'] === 'text' ? { ...part, text: '' } : part)),
  }
}

/** POST /v1/messages/{}/reactions */
export const reactInItsShape: Handle = (call) =>
  speaksVariant(call.subject) && isByIndex(call.body) ? reactByIndex(call) : react(call)

/** A route that only the variant form has. */
export const ofVariant =
  (handle: Handle): Handle =>
  (call) => {
    if (!speaksVariant(call.subject)) throw notFound('no such route')
    return handle(call)
  }
