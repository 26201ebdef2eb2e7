export interface ValidationError {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

export interface Validate {
  (data: unknown): boolean
  errors?: readonly ValidationError[] | null
}

/** Explanation of an invalid value: the member in wire notation, `parts[0].text`, and a verb phrase about it. */
export interface Explanation {
  /** Path of the member, such as `parts[0].text`; empty for the value itself. */
  field: string
  problem: string
  /** JSON Pointer to the invalid value, or to the object without a required member. */
  pointer: string
}

/** Explains the most specific error of a validator; undefined when there is none. */
export function explain(findings: readonly ValidationError[]): Explanation | undefined {
  const finding = mostSpecific(findings)
  return finding && explainOne(finding)
}

const wrappers = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not'])

/**
 * Returns the deepest error: wrappers such as oneOf only repeat that an inner value is invalid, and a type error among
 * them often belongs to another alternative.
 */
function mostSpecific(findings: readonly ValidationError[]): ValidationError | undefined {
  const rank = ({ keyword }: ValidationError) => (wrappers.has(keyword) ? 0 : keyword === 'type' ? 0.3 : 0.6)
  const weight = (finding: ValidationError) => finding.instancePath.split('/').length + rank(finding)
  return findings.reduce<ValidationError | undefined>(
    (best, finding) => (best === undefined || weight(finding) > weight(best) ? finding : best),
    undefined,
  )
}

function explainOne({ instancePath, keyword, params, message }: ValidationError): Explanation {
  const field = fieldName(instancePath)
  const member = (name: unknown) => [field, shorten(String(name))].filter((part) => part !== '').join('.')
  switch (keyword) {
    case 'required':
      return { field: member(params.missingProperty), problem: 'is required', pointer: instancePath }
    case 'discriminator':
      return { field: member(params.tag), problem: unknownTag(params), pointer: instancePath }
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params.additionalProperty ?? params.unevaluatedProperty)
      return { field: member(name), problem: 'is not a known field', pointer: pointerInto(instancePath, name) }
    }
    default:
      return {
        field,
        problem:
          problems[keyword]?.(params) ?? message ?? (keyword === 'x-max-bytes' ? 'is too large' : 'is not valid'),
        pointer: instancePath,
      }
  }
}

/** Problems of a value, by the keyword of its schema. */
const problems: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  type: ({ type }) => `must be ${withArticle(type)}`,
  pattern: ({ pattern }) => `must match the pattern ${String(pattern)}`,
  format: ({ format }) => `must have the format ${String(format)}`,
  uniqueItems: () => 'must not contain a value twice',
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minLength: ({ limit }) => `must have at least ${counted(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${counted(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, 'item')}`,
  minProperties: ({ limit }) => `must have at least ${counted(limit, 'member')}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, 'member')}`,
  'x-well-formed': () => 'must be text without U+0000 and without lone surrogates',
}

/** Explains a member such as `type` that selects no alternative of a schema. */
function unknownTag({ error, tagValue }: Record<string, unknown>): string {
  return error === 'tag' ? 'must be a string' : `has the unknown value "${shorten(String(tagValue))}"`
}

/** Returns the types of a schema in words, such as "a string or null". */
function withArticle(types: unknown): string {
  const words = [types].flat().map((type) => {
    if (type === 'null') return 'null'
    return `${/^[aeiou]/.test(String(type)) ? 'an' : 'a'} ${String(type)}`
  })
  return words.join(' or ')
}

function counted(limit: unknown, noun: string): string {
  return `${String(limit)} ${noun}${limit === 1 ? '' : 's'}`
}

/** Returns the JSON Pointer to a member of an object. */
export function pointerInto(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** Returns the names in a JSON Pointer. */
export function namesIn(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Formats `/parts/0/text` as parts[0].text; shortens names, which callers may choose freely. */
function fieldName(pointer: string): string {
  return namesIn(pointer).reduce((path, name) => {
    if (/^\d+$/.test(name)) return `${path}[${name}]`
    return path === '' ? shorten(name) : `${path}.${shorten(name)}`
  }, '')
}

function shorten(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '?')
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain
}
