import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import formatsModule from 'ajv-formats'
import type { ApiDocument, Json, Operation, Parameter, Schema } from './document.ts'
import { addKeywords, keywords } from './keywords.ts'
import type { Method } from './methods.ts'
import type { Payload } from './payloads.ts'
import { banner, sortedEntries } from './text.ts'
import { toValidationSchema } from './validation-schema.ts'

// Both packages are CommonJS: the function is in `default`.
const standalone = standaloneModule.default
const addFormats = formatsModule.default

type Names = Record<string, string>

/**
 * Renders the validators of one document. Bodies and responses are validated as they are; parameters are coerced from
 * text, and get their defaults. Each validator is self-contained except for ajv's run time. Response validators are the
 * largest part, and are in separate files, so that only code that validates responses loads them.
 */
export function renderValidators(
  document: ApiDocument,
  { operations, methods, payloads }: { operations: Operation[]; methods: Method[]; payloads: Payload[] },
  name: string,
): Record<string, string> {
  const base = `https://parley.invalid/${name}/`
  const values = new Map<string, Schema>()
  const parameters = new Map<string, Schema>()
  const table = operations.map((operation) => {
    const row: Names = {}
    const add = (target: Map<string, Schema>, member: string, schema: Schema | undefined) => {
      if (!schema) return
      const key = `${operation.id}_${member}`
      target.set(key, schema)
      row[member] = `${target === values ? 'values' : 'parameters'}.${key}`
    }
    add(values, 'body', operation.body?.schema)
    for (const place of ['query', 'path', 'header'] as const) {
      add(parameters, place === 'header' ? 'headers' : place, parametersSchema(operation.parameters, place))
    }
    return renderRow(operation, row)
  })
  const methodTable = methods.map((method) => {
    values.set(`${method.name}_params`, { $ref: `#/components/schemas/${method.params}` })
    return `  ${method.name}: { params: values.${method.name}_params },\n`
  })
  const payloadTable = payloads.map((payload) => {
    values.set(`${payload.name}_payload`, { $ref: `#/components/schemas/${payload.schema}` })
    return `  ${payload.name}: values.${payload.name}_payload,\n`
  })
  return {
    'validators-values.js': compile(document, values, base, {}),
    ...renderReplies(document, operations, base),
    'validators-parameters.js': compile(document, parameters, base, { coerceTypes: true, useDefaults: true }),
    'validators.js': `${banner}
import * as parameters from './validators-parameters.js'
import * as values from './validators-values.js'

export const validators = {
${table.join('')}}
${
  methods.length === 0
    ? ''
    : `
export const methodValidators = {
${methodTable.join('')}}
`
}${
      payloads.length === 0
        ? ''
        : `
export const payloadValidators = {
${payloadTable.join('')}}
`
    }`,
    'validators.d.ts': declarations + (methods.length === 0 ? '' : methodDeclarations) + payloadDeclarations(payloads),
  }
}

function renderReplies(document: ApiDocument, operations: Operation[], base: string): Record<string, string> {
  const values = new Map<string, Schema>()
  const table = operations.map((operation) => {
    const row: Names = {}
    for (const [status, schema] of sortedEntries(operation.replies)) {
      const key = `${operation.id}_${status}`
      values.set(key, schema)
      row[`'${status}'`] = `values.${key}`
    }
    return renderRow(operation, row)
  })
  return {
    'reply-validators-values.js': compile(document, values, base, {}),
    'reply-validators.js': `${banner}
import * as values from './reply-validators-values.js'

export const replyValidators = {
${table.join('')}}
`,
    'reply-validators.d.ts': replyDeclarations,
  }
}

function renderRow(operation: Operation, row: Names): string {
  const members = Object.entries(row).map(([member, value]) => `    ${member}: ${value},\n`)
  return `  ${operation.id}: {\n${members.join('')}  },\n`
}

/** Header names are lower case, as Node.js provides them. Members that no parameter names are kept. */
function parametersSchema(all: Parameter[], place: Parameter['in']): Schema | undefined {
  const parameters = all.filter((parameter) => parameter.in === place)
  if (parameters.length === 0) return undefined
  const nameOf = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name)
  return {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required).map(nameOf),
    properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), parameter.schema])) as Schema,
  }
}

function compile(document: ApiDocument, schemas: Map<string, Schema>, base: string, options: object): string {
  const ajv = new Ajv2020({
    allErrors: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
    ...options,
    code: { source: true, esm: true, lines: true },
  })
  addFormats(ajv)
  addKeywords(ajv)
  const components = document.components?.schemas ?? {}
  for (const annotation of annotations([document.components?.schemas as Json, ...schemas.values()]))
    ajv.addKeyword(annotation)
  for (const [key, schema] of sortedEntries(components)) {
    ajv.addSchema({ ...toValidationSchema(schema, components, base), $id: base + key })
  }
  for (const [key, schema] of schemas)
    ajv.addSchema({ ...toValidationSchema(schema, components, base), $id: `${base}operations/${key}` })
  const exported = Object.fromEntries([...schemas.keys()].map((key) => [key, `${base}operations/${key}`]))
  return `${banner}import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
${standalone(ajv, exported).replace('"use strict";', '')}`
}

/** Returns the members of schemas that are for readers only. Any other unknown keyword stops the generator. */
function annotations(schemas: Json[]): string[] {
  const found = new Set(['example', 'externalDocs', 'xml'])
  const known = new Set(keywords.map(({ keyword }) => keyword))
  JSON.stringify(schemas, (key, value) => {
    if (key.startsWith('x-') && !known.has(key)) found.add(key)
    return value
  })
  return [...found].sort()
}

const declarations = `${banner}
import type { OperationId } from './operations.ts'

/** One error of a value: where it lies (a JSON Pointer), the keyword that it breaks, and that keyword's figures. */
export interface ValidationFault {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, any>
  propertyName?: string
  message?: string
}

/** Answers whether a value is valid; afterwards \`errors\` holds the faults, or null. */
export interface Validate {
  (value: unknown): boolean
  errors?: ValidationFault[] | null
}

export interface OperationValidators {
  body?: Validate
  /** Turns text into numbers and booleans, and adds defaults, in the object that it is given. */
  query?: Validate
  path?: Validate
  /** Names are lower case. */
  headers?: Validate
}

export const validators: Record<OperationId, OperationValidators>
`

const replyDeclarations = `${banner}
import type { OperationId } from './operations.ts'
import type { Validate } from './validators.js'

/** By operation and status, as text. A reply without a JSON body has none. */
export const replyValidators: Record<OperationId, Record<string, Validate>>
`

const methodDeclarations = `
/** Of the JSON-RPC methods: what they take. */
export const methodValidators: Record<import('./methods.ts').MethodName, { params: Validate }>
`

const payloadDeclarations = (payloads: Payload[]): string =>
  payloads.length === 0
    ? ''
    : `
/** Of JSON that travels where any JSON is allowed. */
export const payloadValidators: Record<${payloads.map(({ name }) => `'${name}'`).join(' | ')}, Validate>
`
