import { _, type Ajv2020, type CodeKeywordDefinition } from 'ajv/dist/2020.js'

/** Maximum UTF-8 bytes of a string, or of the compact JSON text of another value. */
const maxBytes: CodeKeywordDefinition = {
  keyword: 'x-max-bytes',
  schemaType: 'number',
  error: {
    message: ({ schema }) => `must not be longer than ${schema} bytes`,
    params: ({ schema }) => _`{limit: ${schema}}`,
  },
  code(context) {
    const { data, schema } = context
    context.fail(_`Buffer.byteLength(typeof ${data} === "string" ? ${data} : JSON.stringify(${data})) > ${schema}`)
  },
}

/** Maximum UTF-8 bytes of the compact JSON text of a value, including quotes and escapes of strings. */
const maxJsonBytes: CodeKeywordDefinition = {
  keyword: 'x-max-json-bytes',
  schemaType: 'number',
  error: {
    message: ({ schema }) => `must not be longer than ${schema} bytes as JSON`,
    params: ({ schema }) => _`{limit: ${schema}}`,
  },
  code(context) {
    const { data, schema } = context
    context.fail(_`Buffer.byteLength(JSON.stringify(${data})) > ${schema}`)
  },
}

/** A string that every database column can store and return: no U+0000 and no lone surrogate. */
const wellFormed: CodeKeywordDefinition = {
  keyword: 'x-well-formed',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'must not contain U+0000 or a lone surrogate' },
  code(context) {
    const { data, schema } = context
    if (schema) context.fail(_`!${data}.isWellFormed() || ${data}.includes("\\u0000")`)
  },
}

/**
 * A name that people read. Bidirectional controls would reorder the text beside it, control characters would reach
 * terminals, and a name without a visible character looks empty (Unicode TR 36). U+2800 is the only blank character
 * without a Unicode property.
 */
const displayText: CodeKeywordDefinition = {
  keyword: 'x-display-text',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'must have a visible character, and no control or bidirectional control character' },
  code(context) {
    const { data, schema } = context
    if (!schema) return
    context.fail(
      _`/[\\p{Bidi_Control}\\p{Cc}]/u.test(${data}) || (${data} !== "" && !/[^\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\u2800]/u.test(${data}))`,
    )
  },
}

/** An absolute https URL with a host and without credentials. Replaces `format: https-url`. */
const httpsUrl: CodeKeywordDefinition = {
  keyword: 'x-https-url',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'must be an absolute https URL without credentials' },
  code(context) {
    const { data, gen } = context
    const url = gen.const('url', _`URL.canParse(${data}) ? new URL(${data}) : undefined`)
    context.fail(
      _`!/^https:\\/\\/[^/?#\\\\]/i.test(${data}) || /\\s/.test(${data}) || ${url} === undefined || ${url}.username !== "" || ${url}.password !== ""`,
    )
  },
}

export const keywords = [maxBytes, maxJsonBytes, wellFormed, displayText, httpsUrl]

/**
 * Adds the keywords of this project. Their code becomes part of the validators, which therefore import nothing of this
 * project.
 */
export function addKeywords(ajv: Ajv2020): void {
  for (const keyword of keywords) ajv.addKeyword(keyword)
}
