/** Changes of requests and answers that several faults of the proxy make. */
import {
  type After,
  type Answer,
  type Before,
  is,
  isObject,
  type Json,
  type JsonObject,
  objects,
  type Shape,
  succeeded,
} from './exchange.ts'

export const sends: readonly Shape[] = ['sendV1', 'sendToChat', 'sendStrict']

const json = { 'content-type': 'application/json' }

export const jsonAnswer = (status: number, body: Json): Answer => ({ status, headers: json, body })

/** Changes the successful answers of some operations. */
export const onSuccess =
  (shapes: readonly Shape[], change: (answer: Answer) => void): After =>
  (request, answer) => {
    if (is(request, ...shapes) && succeeded(answer)) change(answer)
  }

/** Sets the status of successful answers. */
export const status = (shapes: readonly Shape[], to: number): After =>
  onSuccess(shapes, (answer) => {
    answer.status = to
  })

/** Replaces the answers with one status; a number replaces only the status. */
export const replace =
  (shapes: readonly Shape[], from: number, to: number | Answer): After =>
  (request, answer) => {
    if (is(request, ...shapes) && answer.status === from)
      Object.assign(answer, typeof to === 'number' ? { status: to } : structuredClone(to))
  }

/** Applies a change to certain objects in successful answers. */
export type Selection = (change: (object: JsonObject) => void) => After

export const bodyOf =
  (...shapes: Shape[]): Selection =>
  (change) =>
    onSuccess(shapes, ({ body }) => {
      if (isObject(body)) change(body)
    })

export const eachEvent: Selection = (change) => bodyOf('events')((page) => objects(page, 'events').forEach(change))
export const eachMessage: Selection = (change) => bodyOf('history')((page) => objects(page, 'messages').forEach(change))
export const eachEventData: Selection = (change) =>
  eachEvent(({ data }) => {
    if (isObject(data)) change(data)
  })

export const drop = (selection: Selection, ...members: string[]): After =>
  selection((object) => {
    for (const member of members) delete object[member]
  })

export const set = (selection: Selection, member: string, value: Json): After =>
  selection((object) => {
    object[member] = value
  })

export const update = (
  selection: Selection,
  member: string,
  value: (old: Json | undefined, object: JsonObject) => Json,
): After =>
  selection((object) => {
    object[member] = value(object[member], object)
  })

export const dropQuery =
  (shape: Shape, name: string): Before =>
  (request) => {
    if (is(request, shape)) request.query.delete(name)
  }

/** Changes the JSON bodies of some operations. */
export const onRequest =
  (shapes: readonly Shape[], change: (body: JsonObject) => void): Before =>
  (request) => {
    if (is(request, ...shapes) && isObject(request.body)) change(request.body)
  }

/** Changes the texts of a message. */
export function changeTexts(message: Json | undefined, change: (text: string) => string): void {
  for (const part of objects(message, 'parts')) {
    if (typeof part['text'] === 'string') part['text'] = change(part['text'])
  }
}

export const withDot = (text: string): string => `${text}.`
