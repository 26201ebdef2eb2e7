import { _, type Ajv2020, type CodeKeywordDefinition } from 'ajv/dist/2020.js'

/** Longest string or JSON text in UTF-8 bytes; a value that is no string counts as its compact JSON text. */
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

/** Longest compact JSON text of a value in UTF-8 bytes, the quotes and escapes of a string included. */
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

/** A string that every database column can hold and give back: no U+0000 and no lone surrogate. */
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
 * Text that people read as a name. Bidirectional controls would reorder what stands beside it, control characters reach
 * terminals, and a name without a visible character cannot be told from none (Unicode TR 36). Braille's blank is the one
 * blank sign that Unicode has no property for.
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

/** An absolute https URL with a host and without credentials. Stands in for `format: https-url`. */
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

/** Adds the project's keywords: they become part of the validators' own text, so that these import nothing of ours. */
export function addKeywords(ajv: Ajv2020): void {
  for (const keyword of keywords) ajv.addKeyword(keyword)
}
