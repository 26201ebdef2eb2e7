import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { packageRoot } from '../runner/check-files.ts'
import { describeHooks, readTargetSchema, renderHooks } from './hook-table.ts'
import { readTarget } from './load-target.ts'
import { memberNamed } from './member-named.ts'
import { nameKeys, provisionNames } from './target.ts'

const around = { root: packageRoot, folder: '.', environment: {} }
const read = (more: object) => readTarget({ name: 'x', base_url: 'http://127.0.0.1:1', ...more }, around)
const hook = (name: string, body: unknown, more: object = {}) =>
  read({ provision: { [name]: { as: 'person', request: { method: 'POST', path: '/x', body }, ...more } } })

test('the schema describes the hooks and names that the harness knows', () => {
  const schema = readTargetSchema(packageRoot)
  expect(
    describeHooks(schema)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(provisionNames.toSorted())
  const { names } = (schema as { properties: { names: { propertyNames: { enum: string[] } } } }).properties
  expect(names.propertyNames.enum).toEqual([...nameKeys])
})

test('checks give each hook the parameters that the schema says', () => {
  const described = new Map(describeHooks(readTargetSchema(packageRoot)).map((hook) => [hook.name, hook]))
  const files = globSync('conformance/{checks,fixtures,runner,target}/**/*.ts', { cwd: packageRoot })
  const lacking: string[] = []
  let calls = 0
  for (const file of files.filter((name) => !name.endsWith('.test.ts')))
    // Calls whose parameters are a literal without a spread and without another object in it.
    for (const [, name = '', literal = ''] of readFileSync(join(packageRoot, file), 'utf8').matchAll(
      /(?:hooks|trials)\.run\(\s*'(\w+)',\s*\{([^{}]*)\}/g,
    )) {
      if (literal.includes('...')) continue
      calls += 1
      const given = literal.split(',').map((member) => /^\s*(\w+)/.exec(member)?.[1])
      const { parameters = [], optionalParameters = [] } = described.get(name) ?? {}
      for (const parameter of parameters)
        if (!given.includes(parameter) && !optionalParameters.includes(parameter))
          lacking.push(`${file}: ${name} without ${parameter}`)
    }
  expect(lacking).toEqual([])
  expect(calls).toBeGreaterThan(50)
})

test('the guide has the table of hooks that the schema gives', () => {
  const guide = readFileSync(join(packageRoot, 'spec/guides/target-file.md'), 'utf8')
  expect(/<!-- hooks -->\n\n([^]*?)\n\n<!-- \/hooks -->/.exec(guide)?.[1]).toBe(
    renderHooks(readTargetSchema(packageRoot)),
  )
})

test('each target file in the guides loads', () => {
  for (const name of ['target-file', 'judging-an-implementation']) {
    const guide = readFileSync(join(packageRoot, 'spec/guides', `${name}.md`), 'utf8')
    const blocks = [...guide.matchAll(/^```yaml\n([^]*?)^```$/gm)]
      .map(([, text]) => parse(text!) as object)
      .filter((content) => !Array.isArray(content))
    expect(blocks.length).toBeGreaterThan(0)
    for (const content of blocks)
      readTarget({ name: 'x', base_url: 'http://127.0.0.1:1', ...content }, { ...around, environment: everything })
  }
})

const everything = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) })

test('a placeholder that a hook does not have is named, with those that it has', () => {
  expect(() => hook('rotateToken', { agent: '{agent_handel}' })).toThrow(
    'target file: /provision/rotateToken/request/body/agent names {agent_handel}, which the hook rotateToken does not have; it has agent_id, handle, actor_handle, actor_id, actor_kind, credential',
  )
  expect(() => hook('createPerson', { by: '{actor_handle}' })).toThrow('it has handle, name, phone_number')
  expect(() => hook('rotateToken', { agent: '{handle}', owner: '{actor_handle}' })).not.toThrow()
})

test('a result that a hook does not give is named', () => {
  expect(() => hook('openDirectChat', {}, { result: { chat: '/id' } })).toThrow(
    '/provision/openDirectChat/result/chat is no result of the hook; it gives chat_id',
  )
})

test('a hook that is unknown, or neither a request nor a program nor a value, is one error', () => {
  expect(() => hook('openChatt', {})).toThrow('/provision/openChatt is not a hook; known are createPerson')
  expect(() => read({ provision: { block: { as: 'actor' } } })).toThrow(
    /^target file: \/provision\/block needs either as and request, or command, or value$/,
  )
})

test('a stamp may be a word of a member', () => {
  const target = read({
    names: {
      delivered_stamp: { member: 'status', values: ['delivered', 'read'] },
      read_stamp: { member: 'status', values: ['read'] },
    },
  })
  expect(target.names).toMatchObject({ delivered_stamp: 'status', read_stamp: 'status' })
  const stamps = (status?: string) =>
    (['delivered_stamp', 'read_stamp'] as const).map((key) => memberNamed(target, { status }, key))
  expect(stamps('sent')).toEqual([null, null])
  expect(stamps('delivered')).toEqual(['delivered_stamp', null])
  expect(stamps('read')).toEqual(['delivered_stamp', 'read_stamp'])
  expect(stamps()).toEqual([undefined, undefined])
})

test('a stamp without its words, and words for another name, are errors that name the member', () => {
  expect(() => read({ names: { read_stamp: { member: 'status' } } })).toThrow(
    "/names/read_stamp must have required property 'values'",
  )
  expect(() => read({ names: { sender: { member: 'status', values: ['x'] } } })).toThrow('/names/sender must be string')
})

test('the address of an attachment has a name', () => {
  expect(read({}).names.capability_url).toBe('url')
  expect(read({ names: { capability_url: 'download_url' } }).names.capability_url).toBe('download_url')
  expect(() => read({ names: { capability_url: 7 } })).toThrow('/names/capability_url must be string')
})
