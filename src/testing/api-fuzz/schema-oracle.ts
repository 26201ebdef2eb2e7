import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formatsModule from 'ajv-formats'

import { documents, type Schema, type TestedOperation } from './documents.ts'

// The package is CommonJS: the function sits in `default`.
const addFormats = formatsModule.default

/*
 * Test support: whether the documents allow a value, asked of ajv at run time with the project's keywords written
 * once more, so that a fault of the generated validators does not excuse itself.
 */

const values = oracle({})
/** Parameters are text that is read as what the schema asks for. */
const parameters = oracle({ coerceTypes: true })
const compiled = new Map<string, ValidateFunction>()

export function allowsBody(operation: TestedOperation, body: unknown): boolean {
  return judge(values, operation, 'body', operation.body!, body)
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

/** A schema whose references name the document that they are of. */
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
