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
  const at = fieldName(instancePath)
  const said = (problem: string) => ({ field: at, problem, pointer: instancePath })
  const inner = (name: unknown) => [at, shorten(String(name))].filter((part) => part !== '').join('.')
  const extra = (name: unknown) => ({
    field: inner(name),
    problem: 'is not a known field',
    pointer: pointerInto(instancePath, String(name)),
  })
  switch (keyword) {
    case 'required':
      return { ...said('is required'), field: inner(params.missingProperty) }
    case 'additionalProperties':
      return extra(params.additionalProperty)
    case 'unevaluatedProperties':
      return extra(params.unevaluatedProperty)
    case 'enum':
      return said(`must be one of ${(params.allowedValues as unknown[]).join(', ')}`)
    case 'const':
      return said(`must be ${JSON.stringify(params.allowedValue)}`)
    case 'discriminator':
      return { ...said(unknownTag(params)), field: inner(params.tag) }
    case 'type':
      return said(`must be ${withArticle(params.type)}`)
    case 'pattern':
      return said(`must match the pattern ${String(params.pattern)}`)
    case 'format':
      return said(`must have the format ${String(params.format)}`)
    case 'uniqueItems':
      return said('must not contain a value twice')
    case 'minimum':
      return said(`must be at least ${String(params.limit)}`)
    case 'maximum':
      return said(`must be at most ${String(params.limit)}`)
    case 'minLength':
      return said(`must have at least ${counted(params.limit, 'character')}`)
    case 'maxLength':
      return said(`must have at most ${counted(params.limit, 'character')}`)
    case 'minItems':
      return said(`must have at least ${counted(params.limit, 'item')}`)
    case 'maxItems':
      return said(`must have at most ${counted(params.limit, 'item')}`)
    case 'minProperties':
      return said(`must have at least ${counted(params.limit, 'member')}`)
    case 'maxProperties':
      return said(`must have at most ${counted(params.limit, 'member')}`)
    case 'x-max-bytes':
      return said(message ?? 'is too large')
    case 'x-well-formed':
      return said('must be text without U+0000 and without lone surrogates')
    default:
      return said(message ?? 'is not valid')
  }
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
