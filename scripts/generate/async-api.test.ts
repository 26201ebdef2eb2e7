import { readFile } from 'node:fs/promises'
import specs from '@asyncapi/specs'
import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { asyncApiOf } from './async-api.ts'
import type { ApiDocument } from './document.ts'

const read = async (form: string) =>
  JSON.parse(await readFile(new URL(`../../generated/${form}/openapi.json`, import.meta.url), 'utf8')) as ApiDocument
const current = await read('current')
const extensions = await read('extensions')

/** Compiles the official schema, JSON Schema draft 07. */
function officialJudge() {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false, validateFormats: true })
  ajvFormats.default(ajv)
  const schema = specs.schemasWithoutId['3.0.0'] as object
  const validate = ajv.compile(schema)
  return (document: unknown) => (validate(document) ? [] : (validate.errors ?? []))
}

test('the AsyncAPI document is valid by the official schema, which rejects broken documents', () => {
  const judge = officialJudge()
  const document = asyncApiOf(current, extensions)!
  expect(judge(document)).toEqual([])
  expect(judge({ ...document, asyncapi: '9.0.0' })).not.toEqual([])
  expect(judge({ ...document, operations: { sendEvent: { action: 'shout' } } })).not.toEqual([])
})

test('every event of the current form is a webhook message, and every reference resolves', () => {
  const document = asyncApiOf(current, extensions) as any
  expect(Object.keys(document.channels.webhook.messages)).toEqual(Object.keys(current.webhooks))
  expect(Object.keys(document.channels.webhook.messages).length).toBeGreaterThan(5)
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!)
  for (const reference of references)
    expect(
      reference.split('/').reduce((node, key) => node?.[key], document),
      reference,
    ).toBeDefined()
  expect(text).not.toContain('"x-')
})

test('no AsyncAPI document is created without events', () => {
  expect(asyncApiOf(undefined, extensions)).toBeUndefined()
  expect(asyncApiOf(current, { components: { schemas: {} } })).toBeUndefined()
})
