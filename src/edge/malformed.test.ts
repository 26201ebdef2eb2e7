import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { operations as current } from '../../generated/current/operations.ts'
import { operations as extensions } from '../../generated/extensions/operations.ts'
import { eachDatabase } from '../database/test-databases.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../test-server.ts'

interface Tried {
  method: string
  path: string
  security: readonly string[]
}

const operations: [string, Tried][] = Object.entries({ ...current, ...extensions })

const json = { 'content-type': 'application/json' }
const bodies: [string, RequestInit][] = [
  ['garbage', { headers: json, body: '{"' }],
  ['nothing', { headers: json }],
  ['null', { headers: json, body: 'null' }],
  ['a list', { headers: json, body: '[]' }],
  ['a number', { headers: json, body: '1e999' }],
  ['wrong types', { headers: json, body: JSON.stringify(wrongTypes(7)) }],
  ['nested objects in every member', { headers: json, body: JSON.stringify(wrongTypes({ a: [{}] })) }],
  ['U+0000 in every member', { headers: json, body: JSON.stringify(wrongTypes('a\0b')) }],
  ['a lone surrogate in every member', { headers: json, body: JSON.stringify(wrongTypes('\ud800')) }],
  ['bad UTF-8', { headers: json, body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }],
  ['the wrong media type', { headers: { 'content-type': 'text/plain' }, body: '{}' }],
  ['another charset', { headers: { 'content-type': 'application/json; charset=utf-16' }, body: '{}' }],
  ['an unknown coding', { headers: { ...json, 'content-encoding': 'zstd' }, body: '{}' }],
  ['a broken coding', { headers: { ...json, 'content-encoding': 'gzip' }, body: '{}' }],
  ['deep nesting', { headers: json, body: '['.repeat(100_000) + ']'.repeat(100_000) }],
  ['deep nesting in a member', { headers: json, body: `{"parts":${'['.repeat(5_000)}${']'.repeat(5_000)}}` }],
  ['too many bytes', { headers: json, body: `{}${' '.repeat(530_000)}` }],
  ['a prototype', { headers: json, body: '{"__proto__":{"message_id":"x"},"constructor":1}' }],
]

const parameters = ['x', '%00', '%ED%A0%80', '%FF', '%', '%2F', 'a'.repeat(3_000), '%F0%9F%98%80', '..%2f..', '__proto__']
/** No id and no handle can be this: the address of nothing. */
const illFormed = new Set(['%00', '%ED%A0%80', '%FF', '%'])
const queries = [
  'after=-1&limit=0', 'limit=101', 'after=1e99&limit=x', 'cursor=%00', 'cursor=%ED%A0%80&user_code=%00', 'limit=1&limit=2',
  'after=9007199254740993', 'before_sequence=0.5', 'timeout=31', 'cursor=%FF', '__proto__=1', 'user_code=', '&&==&%',
]

function wrongTypes(value: unknown): Record<string, unknown> {
  const members = [
    'message_id', 'chat_id', 'parts', 'text', 'reply_to', 'handle', 'handles', 'kind', 'group_name', 'request_id', 'url',
    'device_code', 'user_code', 'accepts_tasks', 'operation', 'type', 'emoji', 'started', 'display_name', 'name', 'status',
    'owner_handle', 'client_id', 'client_name', 'overlap_seconds',
  ]
  return Object.fromEntries(members.map((member) => [member, value]))
}

eachDatabase((_name, open) => {
  describe('malformed requests', () => {
    let server: TestServer
    const credentials: Record<string, string> = { operatorKey: testOperatorKey }

    beforeAll(async () => {
      server = await startTestServer(open.place())
      const person = await server.person()
      credentials.session = person.session
      credentials.agentToken = (await server.agent(person.session)).token
    })
    afterAll(() => server.close())

    async function send({ method, path, security }: Tried, url: string, init: RequestInit = {}): Promise<Response> {
      const credential = credentials[security[0] ?? '']
      const headers = { ...init.headers, ...(credential && { authorization: `Bearer ${credential}` }) }
      return fetch(server.url + url, { ...init, method: method.toUpperCase(), headers }).catch((error: unknown) => {
        throw new Error(`${method} ${path} was not answered`, { cause: error })
      })
    }

    /** No fault of ours, and a body of the service or, where polls go, of OAuth. */
    async function expectRefused(operation: Tried, response: Response, what: string): Promise<void> {
      const text = await response.text()
      const shown = `${operation.method} ${operation.path} with ${what}: ${response.status} ${text.slice(0, 200)}`
      expect(response.status, shown).toBeLessThan(500)
      if (response.status < 400) return
      const { error } = JSON.parse(text) as { error: { code?: string; message?: string } | string }
      if (operation.path === '/api/auth/device/token' && response.status === 400) expect(error, shown).toEqual(expect.any(String))
      else expect(error, shown).toEqual({ code: expect.any(String), message: expect.any(String) })
    }

    it.each(operations)('%s refuses bodies', async (_id, operation) => {
      if (operation.method === 'get') return
      const url = operation.path.replaceAll(/\{[^}]+\}/g, 'x')
      for (const [what, init] of bodies) await expectRefused(operation, await send(operation, url, init), what)
      expect(server.errors).toEqual([])
    })

    it.each(operations)('%s refuses parameters', async (_id, operation) => {
      const body = operation.method === 'get' ? {} : { headers: json, body: '{}' }
      for (const parameter of operation.path.includes('{') ? parameters : []) {
        const response = await send(operation, operation.path.replaceAll(/\{[^}]+\}/g, parameter), body)
        if (illFormed.has(parameter)) expect(response.status, parameter).toBe(404)
        await expectRefused(operation, response, parameter.slice(0, 20))
      }
      const url = operation.path.replaceAll(/\{[^}]+\}/g, 'x')
      for (const query of queries) {
        await expectRefused(operation, await send(operation, `${url}?timeout=0&${query}`, body), query)
      }
      expect(server.errors).toEqual([])
    })

    it('asks for the credential before it looks at anything else', async () => {
      for (const [id, { method, path, security }] of operations) {
        if (security.length === 0) continue
        for (const authorization of ['', 'Basic eA==', 'Bearer', 'Bearer svc_live_x', `Bearer svc_live_${'x'.repeat(43)}`]) {
          const init = method === 'get' ? {} : { body: '{"', headers: {} }
          const url = server.url + path.replaceAll(/\{[^}]+\}/g, 'x')
          const response = await fetch(url, { ...init, method: method.toUpperCase(), headers: { authorization } })
          expect([id, response.status, (await response.json() as { error: { code: string } }).error.code])
            .toEqual([id, 401, 'unauthorized'])
        }
      }
    })

    it.each(['/', '/v1/nothing', '/v1/messages/', '//v1/messages', '/_ops', '/v1/agents/me?', '/v1/agents/%6de'])(
      'answers 404 for the unknown route %s', async (path) => {
        const response = await fetch(server.url + path, { method: 'DELETE' })
        expect([response.status, await response.json()]).toEqual([404, { error: { code: 'not_found', message: expect.any(String) } }])
        expect(response.headers.get('x-powered-by')).toBeNull()
      })

    it('answers HEAD where anybody may read, and OPTIONS with what a path takes', async () => {
      const head = await fetch(`${server.url}/healthz`, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect((await fetch(`${server.url}/v1/events`, { method: 'HEAD' })).status).toBe(404)
      const options = await fetch(`${server.url}/v1/me`, { method: 'OPTIONS' })
      expect([options.status, options.headers.get('allow')]).toEqual([204, 'PATCH, GET, OPTIONS'])
    })
  })
})
