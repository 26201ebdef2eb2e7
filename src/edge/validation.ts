import { invalidRequest, notFound, type DomainError } from '../core/errors.ts'

/** One finding of a generated validator. */
export interface Finding {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

export interface Validate {
  (data: unknown): boolean
  errors?: readonly Finding[] | null
}

export interface OperationValidators {
  body?: Validate
  query?: Validate
  path?: Validate
  headers?: Validate
  replies: Record<string, Validate>
}

/** @throws DomainError invalid_request that names the first field that does not fit */
export function demandValid(validate: Validate | undefined, value: unknown, place: 'body' | 'query'): void {
  if (!validate) return
  if (!validate(value)) throw describe(validate.errors ?? [], value, place)
  if (place === 'query') demandFinite(value as Record<string, unknown>)
}

/** ajv reads `Infinity` as an integer, and then compares it with no limit. */
function demandFinite(query: Record<string, unknown>): void {
  const endless = Object.keys(query).find((name) => typeof query[name] === 'number' && !Number.isFinite(query[name]))
  if (endless !== undefined) throw invalidRequest(`${endless} must be a number.`, endless)
}

/** A path parameter that no id or handle can be is the address of nothing: 404, never 422. */
export function demandAddress(validate: Validate | undefined, parameters: unknown): void {
  if (validate && !validate(parameters)) throw notFound('There is nothing at this address.')
}

function describe(findings: readonly Finding[], value: unknown, place: 'body' | 'query'): DomainError {
  if (value === undefined) return invalidRequest('A JSON body is required.', place)
  const finding = mostTelling(findings)
  if (!finding) return invalidRequest(`The ${place} is not valid.`, place)
  const { field, fault } = explain(finding)
  return invalidRequest(field === '' ? `The ${place} ${fault}.` : `${field} ${fault}.`, field || place)
}

const wrappers = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not'])

/**
 * Of several findings the deepest says most: wrappers such as oneOf only repeat that something inside was wrong, and a
 * wrong type among them is often just the alternative that was not meant.
 */
function mostTelling(findings: readonly Finding[]): Finding | undefined {
  const rank = ({ keyword }: Finding) => wrappers.has(keyword) ? 0 : keyword === 'type' ? 0.3 : 0.6
  const weight = (finding: Finding) => finding.instancePath.split('/').length + rank(finding)
  return findings.reduce<Finding | undefined>((best, finding) =>
    best === undefined || weight(finding) > weight(best) ? finding : best, undefined)
}

function explain({ instancePath, keyword, params, message }: Finding): { field: string; fault: string } {
  const at = fieldName(instancePath)
  const inner = (name: unknown) => [at, shorten(String(name))].filter((part) => part !== '').join('.')
  switch (keyword) {
    case 'required': return { field: inner(params.missingProperty), fault: 'is required' }
    case 'additionalProperties': return { field: inner(params.additionalProperty), fault: 'is not a known field' }
    case 'unevaluatedProperties': return { field: inner(params.unevaluatedProperty), fault: 'is not a known field' }
    case 'enum': return { field: at, fault: `must be one of ${(params.allowedValues as unknown[]).join(', ')}` }
    case 'const': return { field: at, fault: `must be ${JSON.stringify(params.allowedValue)}` }
    case 'x-max-bytes': return { field: at, fault: message ?? 'is too large' }
    case 'x-well-formed': return { field: at, fault: 'must be text without U+0000 and without lone surrogates' }
    default: return { field: at, fault: message ?? 'is not valid' }
  }
}

/** `/parts/0/text` reads parts[0].text; names that callers made up are shortened. */
function fieldName(pointer: string): string {
  return pointer.split('/').slice(1).reduce((path, raw) => {
    const name = raw.replaceAll('~1', '/').replaceAll('~0', '~')
    if (/^\d+$/.test(name)) return `${path}[${name}]`
    return path === '' ? shorten(name) : `${path}.${shorten(name)}`
  }, '')
}

function shorten(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '?')
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain
}
