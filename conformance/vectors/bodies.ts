/** Vectors about request and error bodies. */
import { statusOfCode } from '../client/error-codes.ts'
import { formOfReaction, formOfSend, type BodyForm } from '../model/body-form.ts'
import type { Vector, VectorFile } from './vector.ts'

const parts = [{ type: 'text', text: 'Hello' }]
const current = { message_id: 'msg_01hzy3v7xk0123456789abcdef', chat_id: 'cnv_1', parts }
const variant = { to: ['ann'], message: { parts: [{ type: 'text', value: 'Hello' }] } }
const draft = { conversation_id: 'cnv_1', draft: true }

const sends: readonly [name: string, body: Record<string, unknown>][] = [
  ['a message of the current form', current],
  ['a message of the variant form', variant],
  ['a draft', draft],
  ['an unknown member beside the current form', { ...current, extra: 1 }],
  ['a receiver without a message', { to: ['ann'] }],
  ['a message without a receiver', { message: variant.message }],
  ['chat_id with to', { ...variant, chat_id: 'cnv_1' }],
  ['message_id with to', { ...variant, message_id: current.message_id }],
  ['conversation_id with to', { ...variant, conversation_id: 'cnv_1' }],
  ['chat_id with a draft', { ...draft, chat_id: 'cnv_1' }],
  ['conversation_id without draft', { conversation_id: 'cnv_1' }],
  ['draft without conversation_id', { draft: true }],
  ['an empty object', {}],
]

const reactions: readonly [name: string, body: Record<string, unknown>][] = [
  ['an emoji', { operation: 'add', type: 'emoji', emoji: '👍' }],
  ['an emoji on a part', { operation: 'add', type: 'emoji', emoji: '👍', target_part_id: 'prt_1' }],
  ['an emoji on a part by its index', { operation: 'add', type: 'emoji', emoji: '👍', part_index: 0 }],
  ...['love', 'like', 'dislike', 'laugh', 'emphasize', 'question', 'custom'].map(
    (type): [string, Record<string, unknown>] => [`the type ${type}`, { operation: 'add', type }],
  ),
  ['both ways to name a part', { operation: 'add', type: 'love', part_index: 0, target_part_id: 'prt_1' }],
]

/** Selection of the form of a body on routes that two forms share. */
export function bodyForms(): VectorFile {
  const vectors = (
    route: string,
    bodies: typeof sends,
    formOf: (body: Record<string, unknown>) => BodyForm,
  ): Vector[] =>
    bodies.map(([name, body]) => ({
      name: `${route}: ${name}`,
      input: { route, body },
      expected: { form: formOf(body) },
    }))
  return {
    name: 'body-forms',
    requirements: ['MSG-017', 'VMSG-016'],
    rule: 'The members of a body select its form before it is validated (AMB-010). `form` is current, variant or draft (a draft of the variant form). `rejected`: the body mixes or lacks members that select a form, so a server that serves both forms answers 422 invalid_request; other outcomes are tolerated there.',
    cases: [
      ...vectors('POST /v1/messages', sends, formOfSend),
      ...vectors('POST /v1/messages/{id}/reactions', reactions, formOfReaction),
    ],
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isErrorBody(status: number, body: unknown): boolean {
  const error = isObject(body) ? body['error'] : undefined
  if (!isObject(error)) return false
  const { code, message } = error
  return typeof code === 'string' && typeof message === 'string' && statusOfCode[code] === status
}

/** Error bodies of the current form. */
export function errorBodies(): VectorFile {
  const message = 'There is no such chat.'
  const cases: [name: string, status: number, body: unknown][] = [
    ...Object.entries(statusOfCode).map(([code, status]): [string, number, unknown] => [
      `${code} with its status`,
      status,
      { error: { code, message } },
    ]),
    ['more members', 404, { error: { code: 'not_found', message, field: 'chat_id' }, request_id: 'req_1' }],
    ['a status of another code', 400, { error: { code: 'not_found', message } }],
    ['a conflict with the status of a rejection', 422, { error: { code: 'idempotency_conflict', message } }],
    ['no message', 404, { error: { code: 'not_found' } }],
    ['a code that is a number', 404, { error: { code: 404, message } }],
    ['a text instead of an error', 404, { error: message }],
    ['members outside of error', 404, { code: 'not_found', message }],
    ['a text', 404, message],
    ['null', 404, null],
  ]
  return {
    name: 'error-bodies',
    requirements: ['ERR-001', 'ERR-002'],
    rule: 'An error of the current form is { error: { code, message } } with two strings, and each stated code has one status. `valid` says whether the answer is such an error with a stated code. More members are allowed.',
    cases: cases.map(([name, status, body]) => ({
      name,
      input: { status, body },
      expected: { valid: isErrorBody(status, body) },
    })),
  }
}
