import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'yaml'

/** Writes a spec folder with one small document that uses each feature for which the generator has a rule. */
export async function writeTinySpec(spec: string): Promise<void> {
  await write(path.join(spec, 'current/openapi.yaml'), tinyDocument())
  await write(path.join(spec, 'current/messages.yaml'), { schemas })
  await write(path.join(spec, 'requirements/messages.yaml'), { area: 'messages', requirements: [tinyRequirement] })
}

export const tinyRequirement = {
  id: 'MSG-001',
  form: 'current',
  level: 'MUST',
  basis: 'stated',
  section: { '4 Messages': [12] },
  statement: 'A message is kept.',
  check: 'Send and read.',
  observable: ['http-only'],
  status: 'planned',
}

/** Returns a copy of the document that a test may change. */
export function tinyDocument(): any {
  return structuredClone(document)
}

const json = (schema: object) => ({ 'application/json': { schema } })
const ref = (name: string) => ({ $ref: `./messages.yaml#/schemas/${name}` })
const local = (name: string) => ({ $ref: `#/schemas/${name}` })

const document = {
  openapi: '3.1.0',
  info: { title: 'Tiny', version: '1.0.0' },
  security: [{ agentToken: [] }],
  paths: {
    '/v1/messages': {
      post: {
        operationId: 'sendMessage',
        tags: ['messages'],
        'x-requirements': ['MSG-001'],
        requestBody: {
          required: true,
          content: { ...json(ref('Send')), 'application/x-www-form-urlencoded': { schema: ref('Send') } },
        },
        responses: {
          202: { description: 'Stored', content: json(ref('Send')) },
          422: {
            description: 'Refused',
            content: json({ type: 'object', required: ['error'], properties: { error: { type: 'string' } } }),
          },
        },
      },
    },
    '/v1/chats/{id}/messages': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: ref('ChatId') }],
      get: {
        operationId: 'listMessages',
        tags: ['messages'],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string', maxLength: 3 } },
        ],
        responses: {
          200: { description: 'A page', content: json({ type: 'array', items: ref('Send') }) },
          204: { description: 'None' },
        },
      },
    },
  },
  components: { securitySchemes: { agentToken: { type: 'http', scheme: 'bearer' } } },
}

const part = (type: string, name: string, schema: object) => ({
  type: 'object',
  required: ['type', name],
  properties: { type: { const: type }, [name]: schema },
})

const schemas = {
  ChatId: { type: 'string', pattern: '^cnv_', 'x-well-formed': true },
  Kind: { type: 'string', enum: ['direct', 'group'] },
  Part: {
    oneOf: [local('TextPart'), local('LinkPart'), local('DataPart')],
    discriminator: {
      propertyName: 'type',
      mapping: { text: '#/schemas/TextPart', link: '#/schemas/LinkPart', data: '#/schemas/DataPart' },
    },
  },
  TextPart: part('text', 'text', { type: 'string', 'x-max-bytes': 8, 'x-well-formed': true }),
  LinkPart: part('link', 'url', { type: 'string', format: 'https-url' }),
  DataPart: part('data', 'data', { 'x-max-bytes': 10, 'x-note': 'any JSON value' }),
  Send: {
    type: 'object',
    required: ['message_id', 'parts'],
    unevaluatedProperties: false,
    properties: {
      message_id: { type: 'string' },
      kind: local('Kind'),
      at: { type: ['string', 'null'], format: 'date-time' },
      // A member named like a keyword: the generator must read its schema as a schema.
      default: local('LinkPart'),
      parts: { type: 'array', minItems: 1, maxItems: 2, items: local('Part') },
    },
  },
}

async function write(file: string, content: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, stringify(content, { aliasDuplicateObjects: false }))
}
