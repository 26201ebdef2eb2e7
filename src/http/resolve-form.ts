import { invalidRequest, type DomainError } from '../platform/errors.ts'
import type { FormName } from './form.ts'

/** What a body shows about its form. */
export interface ResolvedForm {
  form: FormName
  /** Why it is of no form after all; an error in the shape of `form`. */
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

/** The operations that two forms have under one route, and how the body shows whose request it is (AMB-010). */
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

/** Whether an operation may be shared by forms. */
export function isResolvable(operationId: string): boolean {
  return Object.hasOwn(resolvers, operationId)
}

/**
 * Decides the form of a request whose route two forms share, before any of their code has seen it. Whatever is no
 * object is of the current form.
 */
export function resolveForm(operationId: string, body: unknown): ResolvedForm {
  const resolve = resolvers[operationId]
  return resolve && isBody(body) ? resolve(body) : { form: 'current' }
}

/** Whether the body of a send opens a draft. */
export function opensDraft(body: unknown): boolean {
  return isBody(body) && !('to' in body) && !('message' in body) && ('draft' in body || 'conversation_id' in body)
}

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
