import { invalidRequest, type DomainError } from '../platform/errors.ts'
import type { FormName } from './form.ts'

/** The form that a body belongs to. */
export interface ResolvedForm {
  form: FormName
  /** The error of an ambiguous or incomplete body, encoded in `form`. */
  rejection?: DomainError
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

/** Operations with one route in two forms, each with a function that finds the form of a body (AMB-010). */
const resolvers: Readonly<Record<string, (body: Body) => ResolvedForm>> = {
  sendMessage(body) {
    if ('to' in body || 'message' in body) {
      return ofForm('variant', body, ['chat_id', 'message_id', 'parts', 'text', 'reply_to', 'conversation_id', 'draft'])
    }
    if (!opensDraft(body)) return { form: 'current' }
    if (!('conversation_id' in body)) return { form: 'variant', rejection: missing('conversation_id') }
    if (!('draft' in body)) return { form: 'variant', rejection: missing('draft') }
    return ofForm('variant', body, ['chat_id'])
  },
  react(body) {
    const variant = 'part_index' in body || namedTypes.has(body.type)
    return variant ? ofForm('variant', body, ['target_part_id']) : { form: 'current' }
  },
}

/** Returns whether forms may share an operation. */
export function isResolvable(operationId: string): boolean {
  return Object.hasOwn(resolvers, operationId)
}

/**
 * Returns the form of a request whose route two forms share. A body that is not an object belongs to the current form.
 */
export function resolveForm(operationId: string, body: unknown): ResolvedForm {
  const resolve = resolvers[operationId]
  return resolve && isBody(body) ? resolve(body) : { form: 'current' }
}

/** Returns whether the body of a send opens a draft. `draft: false` with a message of the current form opens none. */
export function opensDraft(body: unknown): boolean {
  if (!isBody(body) || 'to' in body || 'message' in body || isCurrentMessage(body)) return false
  return 'draft' in body || 'conversation_id' in body
}

const isCurrentMessage = (body: Body): boolean =>
  body.draft === false && 'chat_id' in body && 'message_id' in body && !('conversation_id' in body)

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function ofForm(form: FormName, body: Body, ofOthers: readonly string[]): ResolvedForm {
  const field = ofOthers.find((name) => name in body)
  if (field === undefined) return { form }
  return {
    form,
    rejection: invalidRequest(`The body has ${field}, which belongs to another form of this request.`, field),
  }
}

function missing(field: string): DomainError {
  return invalidRequest(`${field} is required.`, field)
}
