import { expect, test } from 'vitest'
import type { Exchange } from '../client/exchange.ts'
import { classify } from '../client/request-case.ts'
import { coverRequests, neverAsked } from './request-coverage.ts'

interface Asked {
  method?: string
  path: string
  token?: string | null
  actor?: string
  body?: unknown
  status?: number
  answer?: unknown
}

/** Returns a request with a token and status 200 by default. Null sends no token. */
function exchange({ method = 'POST', path, token = 'svc_live_1', actor = 'agent:one', ...rest }: Asked): Exchange {
  const { body = {}, status = 200, answer = {} } = rest
  return {
    number: 1,
    actor,
    operation: null,
    request: {
      method,
      url: `https://target.example/base${path}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    },
    response: { status, headers: {}, body: JSON.stringify(answer) },
    startedAt: 0,
    durationMs: 1,
    mismatches: [],
  }
}

const caseOf = (asked: Asked): string | undefined => classify(exchange(asked), asked.answer ?? {}).requestCase
const errorAnswerOf = (asked: Asked): string | undefined => classify(exchange(asked), asked.answer ?? {}).errorAnswer

test('a request case is determined by the credential and the response', () => {
  const path = '/v1/chats/cnv_1/messages'
  expect(caseOf({ path, status: 201 })).toBe('POST /v1/chats/{id}/messages success')
  expect(caseOf({ path, status: 422 })).toBe('POST /v1/chats/{id}/messages bad_input')
  expect(caseOf({ path, token: null, actor: 'anonymous', status: 401 })).toBe(
    'POST /v1/chats/{id}/messages no_credential',
  )
  expect(caseOf({ path, token: 'x', actor: 'anonymous', status: 201 })).toBe(
    'POST /v1/chats/{id}/messages wrong_credential',
  )
  expect(caseOf({ path, token: 'old', status: 401 })).toBe('POST /v1/chats/{id}/messages wrong_credential')
})

test('403, 429 and 5xx responses and missing responses give no request case', () => {
  for (const status of [403, 429, 500, 503]) expect(caseOf({ path: '/v1/messages', status })).toBeUndefined()
  expect(classify({ ...exchange({ path: '/v1/messages' }), response: null }, {})).toEqual({})
})

test('a public operation needs no credential, and routes specific to this project are not counted', () => {
  const path = '/v1/agents/bot/profile'
  expect(caseOf({ method: 'GET', path, token: null, actor: 'anonymous' })).toBe(
    'GET /v1/agents/{handle}/profile success',
  )
  expect(caseOf({ method: 'GET', path: '/v1/me/chats/cnv_1/messages' })).toBeUndefined()
  expect(caseOf({ method: 'GET', path: '/v1/tasks' })).toBeUndefined()
})

test('A2A methods are separate cases, and an error object is bad input', () => {
  const call = { path: '/agents/bot', body: { jsonrpc: '2.0', id: 1, method: 'GetTask', params: {} } }
  expect(caseOf({ ...call, answer: { jsonrpc: '2.0', id: 1, result: {} } })).toBe('A2A GetTask success')
  expect(caseOf({ ...call, answer: { jsonrpc: '2.0', id: 1, error: { code: -32602 } } })).toBe('A2A GetTask bad_input')
  expect(caseOf({ ...call, token: null, status: 401 })).toBe('A2A GetTask no_credential')
  expect(caseOf({ ...call, body: { method: 'toString' } })).toBeUndefined()
})

const target = { forms: ['current', 'variant'], offered: {} }

test('request cases that no check sent are listed', () => {
  const path = 'POST /v1/chats/{id}/typing'
  const requestCases = ['success', 'no_credential', 'wrong_credential'].map((one) => `${path} ${one}`)
  const coverage = coverRequests([{ form: 'current', requestCases, errorAnswers: [] }], target)
  const row = coverage.operations.find(({ operation }) => operation === 'setTyping')
  expect(row?.never).toEqual(['bad_input'])
  expect(coverage.asked).toBe(3)
  expect(neverAsked(coverage)).toContain('setTyping with bad input')
  expect(neverAsked(coverage)).not.toContain('getOwnAgent with bad input')
  expect(coverage.excluded.map(({ operation }) => operation)).toContain('getOwnAgent')
})

test('a route of two forms is counted for the form of the check that requested it', () => {
  const coverage = coverRequests(
    [{ form: 'variant', requestCases: ['POST /v1/messages success'], errorAnswers: [] }],
    target,
  )
  const asked = (form: string) =>
    coverage.operations.find((row) => row.operation === 'sendMessage' && row.form === form)?.asked
  expect(asked('variant')).toEqual(['success'])
  expect(asked('current')).toEqual([])
})

test('forms and areas that the target does not offer are omitted', () => {
  const of = (forms: string[], offered: object) =>
    coverRequests([], { forms, offered }).operations.map(({ operation }) => operation)
  expect(of(['current'], {})).toEqual(expect.arrayContaining(['setTyping', 'GetTask', 'sendTask', 'markRead']))
  expect(of(['current'], {})).not.toContain('finalizeDraft')
  expect(of(['current'], { typing: false, a2a: false, read_state: false })).not.toEqual(
    expect.arrayContaining(['setTyping']),
  )
  expect(of(['current'], { a2a: false })).not.toContain('GetTask')
  expect(of(['current'], { read_state: false })).not.toContain('markRead')
})

test('an operation that answered only errors is named with the likely cause', () => {
  const rejected = (status: number): string => errorAnswerOf({ path: '/v1/messages', status })!
  expect(errorAnswerOf({ path: '/v1/messages', token: null, actor: 'anonymous', status: 401 })).toBeUndefined()
  expect(errorAnswerOf({ path: '/v1/messages', status: 201 })).toBeUndefined()
  const causeOf = (statuses: number[], requestCases: string[] = []) =>
    coverRequests([{ form: 'current', requestCases, errorAnswers: statuses.map(rejected) }], {
      forms: ['current'],
      offered: {},
    }).only_errors.map(({ operation, cause }) => `${operation} ${cause}`)
  expect(causeOf([401])).toEqual(['sendMessage credential'])
  expect(causeOf([401, 403])).toEqual(['sendMessage provisioning'])
  expect(causeOf([401, 404, 422])).toEqual(['sendMessage document'])
  expect(causeOf([404])).toEqual(['sendMessage document'])
  expect(causeOf([422, 429])).toEqual(['sendMessage limit'])
  expect(causeOf([422, 500])).toEqual(['sendMessage service'])
  expect(causeOf([401], ['POST /v1/messages success'])).toEqual([])
  expect(causeOf([])).toEqual([])
})

test('an A2A method of a feature that the agent lacks is not named as an operation with errors', () => {
  const refused = (code: number): string | undefined =>
    errorAnswerOf({
      path: '/agents/bot',
      body: { jsonrpc: '2.0', id: 1, method: 'SubscribeToTask', params: {} },
      answer: { jsonrpc: '2.0', id: 1, error: { code } },
    })
  expect([-32003, -32004, -32007].map(refused)).toEqual([undefined, undefined, undefined])
  expect(refused(-32602)).toBe('A2A SubscribeToTask 200')
})
