import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { targetItself } from '../client/exchange-observers.ts'
import type { Exchange } from '../client/exchange.ts'
import { DeliveriesRule } from './deliveries.ts'
import { ErrorCodesRule } from './error-codes.ts'
import type { Findings } from './findings.ts'
import { observe, type Observation } from './observation.ts'
import { PagesRule } from './pages.ts'
import { PersonalDataRule } from './personal-data.ts'
import { SecretsRule } from './secrets.ts'
import { ShapesRule } from './shapes.ts'
import { WalksRule } from './walks.ts'

interface Described {
  method?: string
  path?: string
  operation?: string | null
  credential?: string | null
  asked?: unknown
  status?: number
  headers?: Record<string, string>
  body?: unknown
  actor?: string
}

/** Returns an exchange as the client records it. */
function seen({
  method = 'GET',
  path = '/v1/agents/me',
  operation = null,
  credential = agentToken,
  asked,
  status = 200,
  headers = {},
  body = {},
  actor = 'agent:one',
}: Described): Observation {
  const text = JSON.stringify(body)
  const exchange: Exchange = {
    number: 1,
    actor,
    operation,
    request: {
      method,
      url: `https://target.example${path}`,
      headers: {
        ...(credential === null ? {} : { authorization: `Bearer ${credential}` }),
        'content-type': 'application/json',
        ...(actor === targetItself ? headers : {}),
      },
      body: actor === targetItself ? text : asked === undefined ? null : JSON.stringify(asked),
    },
    response:
      actor === targetItself
        ? null
        : { status, headers: { 'content-type': 'application/json', ...headers }, body: text },
    startedAt: 0,
    durationMs: 1,
    mismatches: [],
  }
  return observe(exchange, text, body)
}

const agentToken = 'svc_live_0123456789abcdef0123'
const otherToken = 'svc_live_fedcba9876543210fedc'
const secret = 'whsec_MDEyMzQ1Njc4OWFi+/MDEyMzQ1'
const created = seen({
  method: 'POST',
  path: '/v1/webhooks',
  operation: 'createWebhook',
  body: { signing_secret: secret },
})

function requirements(rule: { findings: Findings; see(seen: Observation): void }, exchanges: Observation[]): string[] {
  for (const exchange of exchanges) rule.see(exchange)
  return rule.findings.all().map(({ requirement }) => requirement)
}

const madeAgent = seen({
  method: 'POST',
  path: '/v1/me/agents',
  credential: 'session-of-the-owner',
  operation: 'createAgent',
  body: { agent_token: otherToken },
})

it.each([
  ['the answer of another route', seen({ path: '/v1/chats/c', body: { note: otherToken } }), ['AUTH-006']],
  ['an error', seen({ status: 404, body: { error: { message: `no ${otherToken}` } } }), ['AUTH-006']],
  ['a header', seen({ headers: { 'x-note': otherToken } }), ['AUTH-006']],
  ['a delivery', seen({ actor: targetItself, method: 'POST', body: { note: otherToken } }), ['AUTH-006']],
  ['an answer without a credential', seen({ credential: null, body: { note: otherToken } }), ['AUTH-023']],
  [
    'an answer to the caller who requested it',
    seen({ path: `/v1/x?token=${otherToken}`, body: { note: otherToken } }),
    [],
  ],
  ['an answer to the operator', seen({ actor: 'operator', body: { note: otherToken } }), []],
])('SecretsRule judges an Agent Token in %s', (_, later, expected) => {
  expect(requirements(new SecretsRule(), [madeAgent, later])).toEqual(expected)
})

it('SecretsRule reports where a secret was issued and where it appeared again', () => {
  const rule = new SecretsRule()
  const later = seen({ path: '/v1/webhooks', body: { webhooks: [{ key: secret }] } })
  expect(requirements(rule, [created, later])).toEqual(['WHK-005'])
  expect(rule.findings.all()[0]).toMatchObject({
    earlier: { request: { method: 'POST' } },
    later: { request: { method: 'GET' } },
  })
})

it('SecretsRule finds a signing secret with escaped symbols', () => {
  const later = seen({ path: '/v1/webhooks' })
  const escaped = JSON.stringify({ key: secret }).replaceAll('/', '\\/').replaceAll('+', '\\u002b')
  expect(requirements(new SecretsRule(), [created, observe(later.exchange, escaped, JSON.parse(escaped))])).toEqual([
    'WHK-005',
  ])
})

it('SecretsRule ignores secrets that the harness wrote into a message', () => {
  const sent = seen({ method: 'POST', path: '/v1/messages', asked: { parts: [otherToken] } })
  expect(requirements(new SecretsRule(), [madeAgent, sent, seen({ body: { note: otherToken } })])).toEqual([])
})

const ann = { id: 'usr_0123456789abcdef', handle: 'ann', session: 'session-of-ann', phoneNumber: '+4915112345678' }
const ben = { id: 'usr_fedcba9876543210', handle: 'ben', session: 'session-of-ben', email: 'ben@mail.example' }

it.each([
  ['a phone number sent to an agent', seen({ body: { phone: ann.phoneNumber } }), ['PRIV-003']],
  [
    'a phone number sent to another person',
    seen({ credential: ben.session, body: { phone: ann.phoneNumber } }),
    ['PRIV-003'],
  ],
  ['a phone number sent to its owner', seen({ credential: ann.session, body: { phone: ann.phoneNumber } }), []],
  ['a phone number sent to an unknown session', seen({ credential: 'x', body: { phone: ann.phoneNumber } }), []],
  ['a phone number returned by the user route', seen({ operation: 'getUser', body: { phone: ann.phoneNumber } }), []],
  [
    'an e-mail address returned by the user route',
    seen({ operation: 'getUser', body: { email: ben.email } }),
    ['PRIV-002'],
  ],
  ['the owner of an agent on a public page', seen({ credential: null, body: { by: ann.id } }), ['AUTH-023']],
  ['a participant', seen({ body: { sender: ann.id } }), []],
  [
    'a person whom the caller requested',
    seen({ credential: null, path: '/v1/contacts/ann/profile', body: { id: ann.id } }),
    [],
  ],
])('PersonalDataRule judges %s', (_, later, expected) => {
  const rule = new PersonalDataRule()
  rule.know(ann)
  rule.know(ben)
  expect(requirements(rule, [later])).toEqual(expected)
})

const rejected = (code: string, status: number, more: Described = {}): Observation =>
  seen({
    method: 'POST',
    path: '/v1/messages',
    operation: 'sendMessage',
    asked: { chat_id: 'c' },
    status,
    body: { error: { code, message: 'x' } },
    ...more,
  })

it.each([
  ['a code with its status', rejected('not_found', 404), []],
  ['a code with another status', rejected('not_found', 409), ['ERR-005']],
  ['a code that no document states', rejected('teapot', 418), []],
  [
    '400 of the settings',
    rejected('invalid_request', 400, { method: 'PATCH', path: '/v1/me', operation: 'updateSettings' }),
    [],
  ],
  ['an error body of another shape', rejected('x', 422, { body: { code: 'invalid_request' } }), ['ERR-001']],
  [
    'an error body of the variant form',
    rejected('x', 422, { asked: { to: ['a'] }, body: { error: { code: 42201 } } }),
    [],
  ],
  ['a route that only this target has', rejected('not_found', 409, { operation: null }), []],
])('ErrorCodesRule judges %s', (_, exchange, expected) => {
  expect(requirements(new ErrorCodesRule(), [exchange])).toEqual(expected)
})

const page = (query: string, sequences: number[], next: unknown): Observation =>
  seen({
    path: `/v1/events?${query}`,
    operation: 'listEvents',
    body: {
      events: sequences.map((sequence) => ({ sequence, event_type: 'x' })),
      next_cursor: next,
      latest: 9,
      has_more: false,
    },
  })

it('PagesRule compares the length of a page with the requested limit', () => {
  expect(requirements(new PagesRule(), [page('limit=2', [1, 2], 2), page('limit=0', [1, 2, 3], 3)])).toEqual([])
  expect(requirements(new PagesRule(), [page('limit=2', [1, 2, 3], 3)])).toEqual(['EVT-020'])
})

it('WalksRule reports a repeated event, and a cursor that moves back unless the caller invented it', () => {
  const walk = [page('after=0', [1, 2], 2), page('after=2', [], 1)]
  expect(requirements(new WalksRule('sequence'), walk)).toEqual(['EVT-023'])
  expect(requirements(new WalksRule('sequence'), [page('after=50', [], 9)])).toEqual([])
  expect(requirements(new WalksRule('sequence'), [page('after=2', [2, 3], 3)])).toEqual(['EVT-015'])
})

it('ShapesRule reports a member of the wrong type and ignores additional members', () => {
  const reacted = (body: unknown): Observation => seen({ method: 'POST', operation: 'react', body })
  expect(requirements(new ShapesRule(), [reacted({ changed: true, more: 1 })])).toEqual([])
  expect(requirements(new ShapesRule(), [reacted({ changed: 'true' })])).toEqual(['RCT-001'])
})

const receiverUrl = 'https://target.example/hook/1'
const subscribed = (asked: object): Observation =>
  seen({
    method: 'POST',
    path: '/v1/webhooks',
    operation: 'createWebhook',
    asked: { url: receiverUrl, ...asked },
    body: { signing_secret: secret },
  })

/** Returns a delivery that is signed with a key, or with the secret of the subscription. */
function delivered(event: object, key = Buffer.from(secret.slice('whsec_'.length), 'base64')): Observation {
  const mac = createHmac('sha256', key)
    .update(`id.1.${JSON.stringify(event)}`)
    .digest('base64')
  const headers = { 'webhook-id': 'id', 'webhook-timestamp': '1', 'webhook-signature': `v1,${mac}` }
  return seen({ actor: targetItself, method: 'POST', path: '/hook/1', headers, body: event })
}

const event = (sequence: number, id = `evt_${sequence}`) => ({ event_id: id, sequence, event_type: 'x' })
const typing = (sequence: number) => ({
  ...event(sequence, 'psh_1'),
  event_type: 'chat.typing_indicator.started',
})
const log = (...events: object[]): Observation =>
  seen({ path: '/v1/events?after=0', operation: 'listEvents', body: { events, next_cursor: 9 } })
const otherKey = Buffer.from('another key')

it.each([
  ['a delivery with the secret of its subscription', [subscribed({}), delivered(event(1))], []],
  ['a delivery before its subscription is known', [delivered(event(1)), subscribed({})], []],
  ['a delivery with another secret', [subscribed({}), delivered(event(1), otherKey)], ['WHK-010']],
  ['a wrong delivery before its subscription is known', [delivered(event(1), otherKey), subscribed({})], ['WHK-010']],
  ['a delivery of a subscription that nobody created', [delivered(event(1), otherKey)], []],
  ['a request that is no event of a log', [subscribed({}), delivered({ task: 't' }, otherKey)], []],
  ['the same event in both channels', [log(event(1)), subscribed({}), delivered(event(1))], []],
  [
    'a typing event with the sequence of an event of the log',
    [log(event(1)), subscribed({}), delivered(typing(1))],
    [],
  ],
  ['a typing event with a wrong signature', [subscribed({}), delivered(typing(1), otherKey)], ['WHK-010']],
  ['another sequence on the webhook', [log(event(1)), subscribed({}), delivered(event(2, 'evt_1'))], ['EVT-002']],
  [
    'other ids on the webhook of a variant subscription',
    [log(event(1)), subscribed({ subscribed_events: ['x'] }), delivered(event(1, 'own_1'))],
    [],
  ],
  ['another event_id on a later page', [log(event(1)), log(event(1, 'evt_2'))], ['EVT-005']],
  ['events in descending order on a page', [log(event(2), event(1))], ['EVT-006']],
])('DeliveriesRule judges %s', (_, exchanges, expected) => {
  expect(requirements(new DeliveriesRule(), exchanges)).toEqual(expected)
})
