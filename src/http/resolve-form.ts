import { invalidRequest, type DomainError } from '../platform/errors.ts'
import type { FormName } from './form.ts'

/** What a body says about its form. */
export interface Choice {
  form: FormName
  /** Why it is of no form after all; told in the error body of `form`. */
  refusal?: DomainError
}

type Body = Readonly<Record<string, unknown>>

const namedTypes: ReadonlySet<unknown> = new Set([
  'love',
  'like',
  'dislike',
  'laugh',
  'emphasize',
  'question',
  'custom',
])

/** The operations that two forms have under one route, and how the body tells whose request it is (AMB-010). */
const choices: Readonly<Record<string, (body: Body) => Choice>> = {
  sendMessage(body) {
    if ('to' in body || 'message' in body) {
      return pure('variant', body, ['chat_id', 'message_id', 'parts', 'text', 'reply_to', 'conversation_id', 'draft'])
    }
    if (!opensDraft(body)) return { form: 'current' }
    if (!('conversation_id' in body)) return { form: 'variant', refusal: missing('conversation_id') }
    if (!('draft' in body)) return { form: 'variant', refusal: missing('draft') }
    return pure('variant', body, ['chat_id'])
  },
  react(body) {
    const variant = 'part_index' in body || namedTypes.has(body.type)
    return variant ? pure('variant', body, ['target_part_id']) : { form: 'current' }
  },
}

/** Whether an operation may be shared by forms. */
export function canTell(operationId: string): boolean {
  return Object.hasOwn(choices, operationId)
}

/**
 * Decides the form of a request whose route two forms share, before any of their code has seen it. Whatever is no
 * object is of the current form.
 */
export function resolveForm(operationId: string, body: unknown): Choice {
  const choose = choices[operationId]
  return choose && isBody(body) ? choose(body) : { form: 'current' }
}

/** Whether the body of a send opens a draft. */
export function opensDraft(body: unknown): boolean {
  return isBody(body) && !('to' in body) && !('message' in body) && ('draft' in body || 'conversation_id' in body)
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pure(form: FormName, body: Body, foreign: readonly string[]): Choice {
  const field = foreign.find((name) => name in body)
  if (field === undefined) return { form }
  return {
    form,
    refusal: invalidRequest(`The body has ${field}, which belongs to another form of this request.`, field),
  }
}

function missing(field: string): DomainError {
  return invalidRequest(`${field} is required.`, field)
}
