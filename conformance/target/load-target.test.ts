import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { packageRoot } from '../runner/check-files.ts'
import { describeHooks, readTargetSchema, renderAreas, renderHooks } from './hook-table.ts'
import { readTarget } from './load-target.ts'
import { memberNamed } from './member-named.ts'
import { optionalAreas, provisionNames } from './optional-areas.ts'
import { nameKeys } from './target.ts'

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

test('checks pass each hook the parameters of the schema', () => {
  const described = new Map(describeHooks(readTargetSchema(packageRoot)).map((hook) => [hook.name, hook]))
  const files = globSync('conformance/{checks,fixtures,runner,target}/**/*.ts', { cwd: packageRoot })
  const lacking: string[] = []
  let calls = 0
  for (const file of files.filter((name) => !name.endsWith('.test.ts')))
    // Finds calls whose parameters are a literal without a spread or a nested object.
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

test('the guide contains the tables of hooks and areas that are rendered from the schema', () => {
  const guide = readFileSync(join(packageRoot, 'spec/guides/target-file.md'), 'utf8')
  const schema = readTargetSchema(packageRoot)
  expect(/<!-- hooks -->\n\n([^]*?)\n\n<!-- \/hooks -->/.exec(guide)?.[1]).toBe(renderHooks(schema))
  expect(/<!-- areas -->\n\n([^]*?)\n\n<!-- \/areas -->/.exec(guide)?.[1]).toBe(renderAreas(schema))
})

test('the rate limit window is 2 seconds by default and at most 60 seconds', () => {
  expect(read({}).limits.rate_window_seconds).toBe(2)
  expect(read({ limits: { rate_window_seconds: 60 } }).limits).toMatchObject({ rate_window_seconds: 60, agents: 40 })
  expect(() => read({ limits: { rate_window_seconds: 3600 } })).toThrow('/limits/rate_window_seconds must be <= 60')
})

test('a target file can declare each optional area as missing', () => {
  const schema = readTargetSchema(packageRoot) as { properties: { offers: { properties: object } } }
  expect(Object.keys(schema.properties.offers.properties).toSorted()).toEqual([...optionalAreas].toSorted())
  const offers = Object.fromEntries(optionalAreas.map((area) => [area, false]))
  expect(read({ offers }).offers).toEqual(offers)
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

test('an unknown placeholder is reported with the known placeholders of its hook', () => {
  expect(() => hook('rotateToken', { agent: '{agent_handel}' })).toThrow(
    'target file: /provision/rotateToken/request/body/agent uses {agent_handel}, which the hook rotateToken does not have; its placeholders are agent_id, handle, actor_handle, actor_id, actor_kind, credential',
  )
  expect(() => hook('createPerson', { by: '{actor_handle}' })).toThrow(
    'its placeholders are handle, name, phone_number',
  )
  expect(() => hook('rotateToken', { agent: '{handle}', owner: '{actor_handle}' })).not.toThrow()
})

test('an unknown result of a hook is reported', () => {
  expect(() => hook('openDirectChat', {}, { result: { chat: '/id' } })).toThrow(
    '/provision/openDirectChat/result/chat is not a result of the hook; its results are chat_id',
  )
})

test('an unknown hook, and a hook without request, command or value, are one error each', () => {
  expect(() => hook('openChatt', {})).toThrow('/provision/openChatt is not a hook; the hooks are createPerson')
  expect(() => read({ provision: { block: { as: 'actor' } } })).toThrow(
    /^target file: \/provision\/block needs either as and request, or command, or value$/,
  )
})

test('a receipt timestamp can be a value of a member', () => {
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
  const flags = read({ names: { delivered_stamp: 'delivered' } })
  const flag = (delivered: unknown) => memberNamed(flags, { delivered }, 'delivered_stamp')
  expect([true, false, null].map(flag)).toEqual([true, null, null])
})

test('the state of a variant send is the word delivered, configured words, or a receipt timestamp', () => {
  const stateOf = (name: unknown, value: unknown) =>
    memberNamed(read({ names: { delivery_status: name } }), { it: value }, 'delivery_status')
  expect([stateOf('it', 'delivered'), stateOf('it', 'sent'), stateOf('other', 'sent')]).toEqual([
    'delivery_status',
    null,
    undefined,
  ])
  expect(stateOf({ member: 'it', values: ['stored'] }, 'stored')).toBe('delivery_status')
  expect([stateOf({ member: 'it' }, '2026-01-01'), stateOf({ member: 'it' }, null)]).toEqual(['2026-01-01', null])
})

test('a receipt timestamp without its member, and words for another name, are errors that name the member', () => {
  expect(() => read({ names: { read_stamp: { values: ['x'] } } })).toThrow(
    "/names/read_stamp must have required property 'member'",
  )
  expect(() => read({ names: { sender: { member: 'status', values: ['x'] } } })).toThrow('/names/sender must be string')
})

test('the name of the attachment URL is configurable', () => {
  expect(read({}).names.capability_url).toBe('url')
  expect(read({ names: { capability_url: 'download_url' } }).names.capability_url).toBe('download_url')
  expect(() => read({ names: { capability_url: 7 } })).toThrow('/names/capability_url must be string')
})
