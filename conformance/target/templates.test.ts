import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Agent } from '../client/agent.ts'
import { openDocuments } from '../client/documents.ts'
import { NotTestable } from '../client/not-testable.ts'
import { Person } from '../client/person.ts'
import { packageRoot } from '../runner/check-files.ts'
import type { HookResult } from './hooks.ts'
import { readTarget, TargetFileError } from './load-target.ts'
import { openSession } from './session.ts'
import type { ProvisionName } from './target.ts'

const asked: { method: string | undefined; url: string; body: string }[] = []
let answer: unknown
const server = createServer((request: IncomingMessage, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    asked.push({ method: request.method, url: request.url ?? '', body })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
beforeEach(() => {
  answer = {}
  asked.length = 0
})

const read = (provision: object) =>
  readTarget(
    { name: 'x', base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, provision },
    { root: packageRoot, folder: '.', environment: {} },
  )

async function run(
  provision: object,
  name: ProvisionName,
  parameters: Record<string, unknown>,
  kind: 'agent' | 'person' = 'agent',
): Promise<HookResult> {
  const { client, hooks } = await openSession(read(provision), openDocuments(packageRoot, ['current']))
  const about = { handle: 'ann', id: 'id_ann', credential: 'secret' }
  try {
    return await hooks.run(name, parameters, kind === 'agent' ? new Agent(client, about) : new Person(client, about))
  } finally {
    await client.close()
  }
}

const get = (path: string, result?: object) => ({
  as: 'actor',
  request: { method: 'GET', path },
  ...(result && { result }),
})
const resultOf = (name: ProvisionName, result: object) =>
  run({ [name]: get('/x', result) }, name, { id: 'wh_1', slug: 's' })

test('the first template whose conditions match the placeholders is used', async () => {
  const leaveGroup = [
    { when: { actor_kind: 'person' }, ...get('/me/groups/{chat_id}') },
    { when: { actor_kind: ['agent', 'bot'] }, ...get('/bots/{actor_handle}/groups/{chat_id}') },
  ]
  await run({ leaveGroup }, 'leaveGroup', { chat_id: 'c' }, 'person')
  await run({ leaveGroup }, 'leaveGroup', { chat_id: 'c' }, 'agent')
  const rotateWebhookSecret = [
    { when: { overlap_seconds: null }, ...get('/rotate') },
    get('/rotate?keep={overlap_seconds}'),
  ]
  await run({ rotateWebhookSecret }, 'rotateWebhookSecret', {})
  await run({ rotateWebhookSecret }, 'rotateWebhookSecret', { overlap_seconds: 5 })
  expect(asked.map(({ url }) => url)).toEqual(['/me/groups/c', '/bots/ann/groups/c', '/rotate', '/rotate?keep=5'])
})

test('a hook for persons only is not testable for agents and sends no request', async () => {
  const leaveGroup = { when: { actor_kind: 'person' }, ...get('/me/groups/{chat_id}') }
  const running = run({ leaveGroup }, 'leaveGroup', { chat_id: 'c' })
  await expect(running).rejects.toThrow(NotTestable)
  await expect(running).rejects.toThrow('the hook leaveGroup of the target file has no template for actor_kind "agent"')
  expect(asked).toEqual([])
})

test('a placeholder without a value uses its default, with its type', async () => {
  const body = { keep: '{overlap_seconds}' }
  const rotateWebhookSecret = {
    as: 'actor',
    defaults: { overlap_seconds: 0 },
    request: { method: 'POST', path: '/rotate', body },
  }
  await run({ rotateWebhookSecret }, 'rotateWebhookSecret', { overlap_seconds: undefined })
  await run({ rotateWebhookSecret }, 'rotateWebhookSecret', { overlap_seconds: 5 })
  expect(asked.map((one) => one.body)).toEqual(['{"keep":0}', '{"keep":5}'])
})

test('a result can be inverted or mapped to another word', async () => {
  answer = { unchanged: true, state: 'settled' }
  const readAsPerson = {
    ...get('/x', { advanced: { at: '/unchanged', map: { true: false, false: true } } }),
    as: 'person',
  }
  expect(await run({ readAsPerson }, 'readAsPerson', {}, 'person')).toEqual({ advanced: false })
  const status = { at: '/state', map: { settled: 'paid' } }
  expect(await resultOf('readPaymentRequest', { status })).toEqual({ status: 'paid' })
  answer = { state: 'declined' }
  expect(await resultOf('readPaymentRequest', { status })).toEqual({ status: 'declined' })
})

test('a list filter selects items by a placeholder, by one of several values, or by a missing member', async () => {
  answer = {
    letters: [
      { to: 'wh_1', state: 'dead', it: { id: 'a' } },
      { to: 'wh_2', state: 'dead', it: { id: 'b' } },
      { to: 'wh_1', state: 'sent', it: { id: 'c' } },
      { to: 'wh_1', it: { id: 'd' } },
    ],
  }
  const idsWhere = async (where: object) => {
    const { items } = await resultOf('listDeadLetters', { items: { at: '/letters', where, each: '/it/id' } })
    return items
  }
  expect(await idsWhere({ '/to': '{id}', '/state': 'dead' })).toEqual(['a'])
  expect(await idsWhere({ '/state': ['dead', 'sent'] })).toEqual(['a', 'b', 'c'])
  expect(await idsWhere({ '/state': null })).toEqual(['d'])
})

test('several lists are concatenated, and a missing value gets its default', async () => {
  answer = { people: [{ id: 1 }], groups: [{ id: 2 }, { id: 3 }] }
  const at = ['/people', '/groups', '/others']
  expect(await resultOf('listTasks', { tasks: { at, each: '/id' } })).toEqual({ tasks: [1, 2, 3] })
  expect(await resultOf('listTasks', { tasks: { at: '/none', default: [] } })).toEqual({ tasks: [] })
  const createCommunity = {
    ...get('/x', { id: '/groups/0/id', slug: { at: '/slug', default: '{slug}' } }),
    as: 'person',
  }
  expect(await run({ createCommunity }, 'createCommunity', { slug: 's' }, 'person')).toEqual({ id: 2, slug: 's' })
})

test('template errors name their location', () => {
  const slip = (template: object) => () => read({ leaveGroup: [get('/x'), template] })
  expect(slip({ when: { actor: 'person' }, ...get('/x') })).toThrow(
    'target file: /provision/leaveGroup/1/when uses actor, which the hook leaveGroup does not have; its placeholders are chat_id',
  )
  expect(() => read({ listTasks: get('/x', { tasks: { at: '/x', where: { '/a': '{worker}' } } }) })).toThrow(
    '/provision/listTasks/result/tasks/where//a uses {worker}',
  )
  expect(() => read({ listTasks: get('/x', { tasks: { at: '/{x}', each: '/{y}' } }) })).not.toThrow(TargetFileError)
  expect(() => read({ listTasks: get('/x', { tasks: { at: 'x', filter: {} } }) })).toThrow(
    'has no member filter: the members are at, where, each, map, default',
  )
  expect(slip({ as: 'actor' })).toThrow(
    /^target file: \/provision\/leaveGroup\/1 needs either as and request, or command, or value$/,
  )
})
