import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formatsModule from 'ajv-formats'

import { documents, type Schema, type TestedOperation } from './documents.ts'

// The package is CommonJS: the function is its `default` export.
const addFormats = formatsModule.default

/*
 * Test support: checks at run time with ajv whether the documents allow a value. It implements the project's keywords
 * again, because the generated validators could hide their own errors.
 */

const values = oracle({})
/** Parameters are texts, which are coerced to the types of the schema. */
const parameters = oracle({ coerceTypes: true })
const compiled = new Map<string, ValidateFunction>()

export function allowsBody(operation: TestedOperation, body: unknown): boolean {
  const read = readsNullAsAbsent(operation) ? withoutNulls(body) : body
  return judge(values, operation, 'body', operation.body!, read)
}

/** Whether a member that is null counts as absent in a body (AMB-263). */
export const readsNullAsAbsent = ({ document, path }: TestedOperation): boolean =>
  document === 'variant' || (document === 'current' && !path.startsWith('/v2/'))

/** Returns a copy without members that are null, except data and the members of free JSON. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    if (name === 'data' || name === 'metadata') return member === null && name !== 'data' ? [] : [[name, member]]
    return member === null ? [] : [[name, withoutNulls(member)]]
  })
  return Object.fromEntries(members)
}

export function allowsParameter(operation: TestedOperation, name: string, value: string | string[]): boolean {
  const { schema } = operation.parameters.find((parameter) => parameter.name === name)!
  return judge(
    parameters,
    operation,
    `parameter ${name}`,
    { type: 'object', properties: { [name]: schema } },
    { [name]: value },
  )
}

function judge(ajv: Ajv2020, operation: TestedOperation, what: string, schema: Schema, value: unknown): boolean {
  const key = `${operation.document} ${operation.id} ${what}`
  let validate = compiled.get(key)
  if (!validate) compiled.set(key, (validate = ajv.compile(absolute(operation.document, schema))))
  return validate(value) as boolean
}

/** Makes the references of a schema absolute, with its document. */
function absolute(document: string, schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && String(value).startsWith('#') ? `https://test.invalid/${document}${value}` : value,
  )
}

function oracle(options: object): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, ...options })
  addFormats(ajv)
  ajv.addFormat('https-url', (text) => {
    if (!/^https:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return false
    const { hostname, username, password } = new URL(text)
    return hostname !== '' && username === '' && password === ''
  })
  const bytes = (value: unknown) => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))
  ajv.addKeyword({ keyword: 'x-max-bytes', validate: (limit: number, value: unknown) => bytes(value) <= limit })
  ajv.addKeyword({
    keyword: 'x-max-json-bytes',
    validate: (limit: number, value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= limit,
  })
  ajv.addKeyword({
    keyword: 'x-well-formed',
    type: 'string',
    validate: (_on: true, text: string) => text.isWellFormed() && !text.includes('\0'),
  })
  ajv.addKeyword({
    keyword: 'x-display-text',
    type: 'string',
    validate: (_on: true, text: string) =>
      !/[\p{Bidi_Control}\p{Cc}]/u.test(text) &&
      (text === '' || /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)),
  })
  for (const [name, document] of Object.entries(documents)) {
    ajv.addSchema({ $id: `https://test.invalid/${name}`, components: document.components })
  }
  return ajv
}
