import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { listOperations } from './generate/document.ts'
import { generateAll } from './generate/generate-all.ts'
import { tinyDocument, tinyRequirement, writeTinySpec } from './test-documents/tiny-document.ts'

const root = path.dirname(import.meta.dirname)
const run = promisify(execFile)
let folder: string
let validators: any
let replyValidators: any

// The folder is inside the repository, so that the generated validators find ajv's run time.
beforeAll(async () => {
  await mkdir(path.join(root, 'out'), { recursive: true })
  folder = await mkdtemp(path.join(root, 'out/generate-'))
  await writeTinySpec(path.join(folder, 'spec'))
  await generate()
  validators = (await import(path.join(folder, 'generated/current/validators.js'))).validators
  replyValidators = (await import(path.join(folder, 'generated/current/reply-validators.js'))).replyValidators
}, 30_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const generate = (...options: string[]) =>
  run(process.execPath, [
    path.join(root, 'scripts/generate.ts'),
    '--spec',
    path.join(folder, 'spec'),
    '--output',
    path.join(folder, 'generated'),
    ...options,
  ])

const firstError = (validate: any, value: unknown) => {
  if (validate(value)) return null
  const [{ instancePath, keyword, params }] = validate.errors
  return { instancePath, keyword, params }
}

const send = (part: unknown) => ({ message_id: 'msg_1', parts: [part] })

describe('validators', () => {
  test('accept a valid body without changing it', () => {
    const body = send({ type: 'text', text: 'äöü' })
    expect(firstError(validators.sendMessage.body, body)).toBeNull()
    expect(body).toEqual(send({ type: 'text', text: 'äöü' }))
  })

  test.each([
    ['bytes, not characters', { type: 'text', text: 'äöüäö' }, '/parts/0/text', 'x-max-bytes', { limit: 8 }],
    ['a lone surrogate', { type: 'text', text: '\ud800' }, '/parts/0/text', 'x-well-formed', {}],
    ['U+0000', { type: 'text', text: 'a\0' }, '/parts/0/text', 'x-well-formed', {}],
    ['JSON text of data', { type: 'data', data: { a: 'äöü' } }, '/parts/0/data', 'x-max-bytes', { limit: 10 }],
    ['an http URL', { type: 'link', url: 'http://host/' }, '/parts/0/url', 'x-https-url', {}],
    ['a relative URL', { type: 'link', url: 'https:host' }, '/parts/0/url', 'x-https-url', {}],
    ['credentials in a URL', { type: 'link', url: 'https://a:b@host/' }, '/parts/0/url', 'x-https-url', {}],
    [
      'an unknown tag',
      { type: 'sound' },
      '/parts/0',
      'discriminator',
      { error: 'mapping', tag: 'type', tagValue: 'sound' },
    ],
    ['a missing member', { type: 'link' }, '/parts/0', 'required', { missingProperty: 'url' }],
  ])('name the field of %s', (_name, part, instancePath, keyword, params) => {
    expect(firstError(validators.sendMessage.body, send(part))).toEqual({ instancePath, keyword, params })
  })

  test('check formats and reject unevaluated members', () => {
    expect(firstError(validators.sendMessage.body, { ...send({ type: 'text', text: 'a' }), at: 'noon' })?.keyword).toBe(
      'format',
    )
    expect(firstError(validators.sendMessage.body, { ...send({ type: 'text', text: 'a' }), extra: 1 })?.params).toEqual(
      {
        unevaluatedProperty: 'extra',
      },
    )
    expect(
      firstError(validators.sendMessage.body, {
        ...send({ type: 'text', text: 'a' }),
        default: { type: 'link', url: 'no' },
      })?.instancePath,
    ).toBe('/default/url')
  })

  test('coerce parameters and set their defaults, but never change bodies', () => {
    const query: Record<string, unknown> = { limit: '7' }
    expect(validators.listMessages.query(query)).toBe(true)
    expect(query.limit).toBe(7)
    const empty: Record<string, unknown> = {}
    expect(validators.listMessages.query(empty)).toBe(true)
    expect(empty).toEqual({ limit: 50 })
    expect(firstError(validators.listMessages.query, { limit: '101' })?.keyword).toBe('maximum')
    expect(firstError(validators.listMessages.headers, { 'x-trace': 'long' })?.instancePath).toBe('/x-trace')
    expect(firstError(validators.sendMessage.body, { message_id: 5, parts: [] })?.keyword).toBe('type')
  })

  test('validate each reply by its status', () => {
    expect(Object.keys(replyValidators.sendMessage)).toEqual(['202', '422'])
    expect(firstError(replyValidators.sendMessage['422'], {})?.params).toEqual({ missingProperty: 'error' })
    expect(Object.keys(replyValidators.listMessages)).toEqual(['200'])
  })
})

describe('generated sources', () => {
  test('contain the operation table, the types and the requirement ids', async () => {
    const read = (name: string) => readFile(path.join(folder, 'generated', name), 'utf8')
    expect(await read('current/operations.ts')).toContain(
      "sendMessage: { method: 'post', path: '/v1/messages', security: ['agentToken'], statuses: [202], area: 'messages'",
    )
    expect(await read('current/operation-types.ts')).toContain(
      "query: Defaulted<NonNullable<ListMessagesData['query']>, 'limit'>",
    )
    expect(await read('current/types.gen.ts')).toContain('export const Kind = { DIRECT:')
    expect(await read('requirements.ts')).toContain("'MSG-001': 'MUST'")
  })

  test('agree with a second run, and a difference is reported', async () => {
    expect((await generate('--check')).stdout).toContain('agrees')
    await appendFile(path.join(folder, 'generated/current/operations.ts'), '\n')
    await expect(generate('--check')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('current/operations.ts'),
    })
  }, 60_000)
})

describe('documents with an error', () => {
  test.each([
    [
      'no id',
      (document: any) => delete document.paths['/v1/messages'].post.operationId,
      /POST \/v1\/messages: operationId/,
    ],
    [
      'an unknown area',
      (document: any) => (document.paths['/v1/messages'].post.tags = ['things']),
      /must be an area, not "things"/,
    ],
    [
      'one id twice',
      (document: any) => (document.paths['/v1/messages'].post.operationId = 'listMessages'),
      /listMessages is used twice/,
    ],
    [
      'a trait without a meaning',
      (document: any) => (document.paths['/v1/messages'].post['x-traits'] = ['sleeps']),
      /POST \/v1\/messages: x-traits must list some of waits, /,
    ],
    [
      'a GET with a timeout that does not say that it waits',
      (document: any) =>
        (document.paths['/v1/chats/{id}/messages'].get.parameters = [
          { name: 'timeout', in: 'query', schema: { type: 'integer' } },
        ]),
      /GET \/v1\/chats\/\{id\}\/messages: .*"waits".*"timeout"/,
    ],
    [
      'a POST that has the trait of a GET',
      (document: any) => (document.paths['/v1/messages'].post['x-traits'] = ['changes']),
      /POST \/v1\/messages: the trait "changes" is for GET/,
    ],
  ])('are rejected: %s', (_name, spoil, message) => {
    const document = tinyDocument()
    spoil(document)
    expect(() => listOperations({ ...document, paths: withoutReferences(document.paths) })).toThrow(message)
  })

  test.each([
    ['a row without a reason', { ...tinyRequirement, status: 'excluded' }, /MSG-001 .*reason/],
    ['a row without a section', { ...tinyRequirement, section: undefined }, /MSG-001 .*section/],
    ['an unknown level', { ...tinyRequirement, level: 'PERHAPS' }, /MSG-001 .*level/],
    [
      'another id than the document names',
      { ...tinyRequirement, id: 'MSG-002' },
      /sendMessage names the requirement MSG-001/,
    ],
  ])('are rejected: requirements with %s', async (_name, row, message) => {
    const other = path.join(folder, 'other')
    await writeTinySpec(path.join(other, 'spec'))
    await writeFile(
      path.join(other, 'spec/requirements/messages.yaml'),
      stringify({ area: 'messages', requirements: [row] }),
    )
    await expect(generateAll(path.join(other, 'spec'), path.join(other, 'generated'))).rejects.toThrow(message)
  })

  test('are rejected: a folder without documents', async () => {
    await expect(generateAll(path.join(folder, 'generated'), path.join(folder, 'none'))).rejects.toThrow(
      /holds no openapi.yaml/,
    )
  })
})

const withoutReferences = (paths: object) =>
  JSON.parse(JSON.stringify(paths, (key, value) => (key === 'schema' ? {} : value)))
