/** Decides by the body which form a request has, on routes that both forms share (AMB-010). */
import { react } from '../messages/reactions.ts'
import { sendV1 } from '../messages/send.ts'
import { notFound } from '../protocol/api-error.ts'
import type { Call, Handle, Reply } from '../protocol/route.ts'
import { isObject } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'
import { openDraft } from './drafts.ts'
import { inVariantBody } from './errors.ts'
import { isByIndex, reactByIndex } from './reactions.ts'
import { sendToHandles } from './sends.ts'

type Shape = 'current' | 'handles' | 'draft'

const speaksVariant = (server: ReferenceServer): boolean => !server.hasChoice('variant-not-spoken')

export function shapeOf(server: ReferenceServer, body: unknown): Shape {
  if (!speaksVariant(server) || !isObject(body)) return 'current'
  if ('to' in body || 'message' in body) return 'handles'
  return 'draft' in body || 'conversation_id' in body ? 'draft' : 'current'
}

const sends: Readonly<Record<Shape, Handle>> = {
  current: sendV1,
  handles: inVariantBody(sendToHandles),
  draft: openDraft,
}

/** Form of the last send of each agent, for the fault shape-of-last-send. */
const lastShapes = new WeakMap<Call['actor'], Shape>()

/** POST /v1/messages */
export function sendInEitherForm(call: Call): Reply | Promise<Reply> {
  const shape = shapeOf(call.server, call.body)
  const before = lastShapes.get(call.actor)
  lastShapes.set(call.actor, shape)
  if (shape === 'current' && before === 'handles' && call.server.hasFault('shape-of-last-send'))
    return sendV1({ ...call, body: withoutTexts(call.body) })
  return sends[shape](call)
}

/** Decodes a current body as a variant one, so that the texts are lost. */
function withoutTexts(body: unknown): unknown {
  if (!isObject(body) || !Array.isArray(body['parts'])) return body
  return {
    ...body,
    parts: body['parts'].map((part) => (isObject(part) && part['type'] === 'text' ? { ...part, text: '' } : part)),
  }
}

/** POST /v1/messages/{}/reactions */
export const reactInEitherForm: Handle = (call) =>
  speaksVariant(call.server) && isByIndex(call.body) ? reactByIndex(call) : react(call)

/** Wraps the handler of a route that exists only in the variant form. */
export const ofVariant =
  (handle: Handle): Handle =>
  (call) => {
    if (!speaksVariant(call.server)) throw notFound('no such route')
    return handle(call)
  }
