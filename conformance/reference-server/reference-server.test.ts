import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replyJudge } from './reply-schemas.ts'
import { type StartedServer, startReferenceServer } from './start.ts'

const current = replyJudge(fileURLToPath(new URL('../../spec/current', import.meta.url)))
let id = 0
const messageId = (): string => `msg_01${String((id += 1)).padStart(24, '0')}`
const text = (value: string): object => ({ type: 'text', text: value })

interface Answer {
  status: number
  body: any
}

let server: StartedServer

/** Calls the reference server and validates the reply; `template` is the path in the document. */
async function call(
  method: string,
  path: string,
  token: string | null,
  body?: unknown,
  template = path,
): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const raw = await response.text()
  const parsed: unknown = raw === '' ? undefined : JSON.parse(raw)
  if (!path.startsWith('/_ops') && !isExtension(template)) {
    expect(current(method, template.split('?')[0] ?? '', response.status, parsed), `${method} ${path}`).toEqual([])
  }
  return { status: response.status, body: parsed }
}

const isExtension = (template: string): boolean =>
  ['/v1/chats', '/v1/blocked-handles', '/api/auth/device/approve'].some(
    (path) => template === path || template.startsWith(`${path}?`),
  ) ||
  (template.startsWith('/v1/me/') && template !== '/v1/me/agents')

let session: string
let one: string
let two: string
let chatId: string

beforeAll(async () => {
  server = await startReferenceServer()
  session = (await call('POST', '/_ops/persons', 'operator-key-of-tests', { handle: 'smokeann', name: 'Ann' })).body
    .session
  one = (await call('POST', '/v1/me/agents', session, { handle: 'smokeone', display_name: 'One' })).body.agent_token
  two = (await call('POST', '/v1/me/agents', session, { handle: 'smoketwo', display_name: 'Two' })).body.agent_token
  chatId = (await call('POST', '/v1/chats', one, { kind: 'direct', handles: ['smoketwo'] })).body.chat.id
})

afterAll(() => server.close())

const onChat = (what: string, version = 'v1'): [string, string] => [
  `/${version}/chats/${chatId}/${what}`,
  `/${version}/chats/{id}/${what}`,
]

describe('the reference server without faults', () => {
  it('answers sends, replays and conflicts as described', async () => {
    const sent = messageId()
    const first = await call('POST', '/v1/messages', one, { message_id: sent, chat_id: chatId, parts: [text('hé')] })
    const again = await call('POST', '/v1/messages', one, { message_id: sent, chat_id: chatId, parts: [text('other')] })
    expect(again).toEqual(first)
    const [path, template] = onChat('messages')
    expect((await call('POST', path, two, { message_id: sent, parts: [text('mine')] }, template)).status).toBe(409)
    expect((await call('POST', path, two, { message_id: messageId(), parts: [text('a')] }, template)).status).toBe(201)
    const [strict, strictTemplate] = onChat('messages', 'v2')
    const reply = { message_id: messageId(), parts: [text('b')], reply_to: { message_id: sent, part_id: 'prt_0' } }
    expect((await call('POST', strict, two, reply, strictTemplate)).status).toBe(201)
    expect((await call('POST', strict, two, { ...reply, odd: 1 }, strictTemplate)).status).toBe(422)
  })

  it('wakes a pending pull and marks the returned messages as delivered', async () => {
    const cursor = (await call('GET', '/v1/events?limit=100', two)).body.next_cursor
    const waiting = call('GET', `/v1/events?after=${cursor}&timeout=5`, two)
    const sent = messageId()
    await call('POST', '/v1/messages', one, { message_id: sent, chat_id: chatId, parts: [text('wake')] })
    expect((await waiting).body.events.map((event: any) => event.data.message.message_id)).toEqual([sent])
    const [path, template] = onChat('messages')
    const [newest] = (await call('GET', path, one, undefined, template)).body.messages
    expect(newest).toMatchObject({ message_id: sent, read_at: null, delivered_at: expect.any(String) })
  })

  it('answers receipts, typing and reactions as described', async () => {
    const sent = messageId()
    await call('POST', '/v1/messages', one, { message_id: sent, chat_id: chatId, parts: [text('x')] })
    const [read, readTemplate] = onChat('read')
    expect((await call('POST', read, two, { message_id: sent }, readTemplate)).body.advanced).toBe(true)
    expect((await call('POST', read, two, { message_id: sent }, readTemplate)).body.advanced).toBe(false)
    const [delivered, deliveredTemplate] = onChat('delivered')
    expect((await call('POST', delivered, two, { message_id: sent }, deliveredTemplate)).body.advanced).toBe(false)
    const [typing, typingTemplate] = onChat('typing')
    expect((await call('POST', typing, two, { started: true }, typingTemplate)).status).toBe(204)
    const add = { operation: 'add', type: 'emoji', emoji: '👍' }
    const react = async (body: object): Promise<Answer> =>
      call('POST', `/v1/messages/${sent}/reactions`, two, body, '/v1/messages/{id}/reactions')
    expect((await react(add)).body.changed).toBe(true)
    expect((await react(add)).body.changed).toBe(false)
    expect((await react({ ...add, operation: 'remove' })).body.changed).toBe(true)
    await call('GET', '/v1/events', one)
  })

  it('pairs a device and rejects requests without a credential', async () => {
    const code = (await call('POST', '/api/auth/device/code', null, {})).body
    const exchange = (): Promise<Answer> =>
      call('POST', '/api/auth/device/token', null, { device_code: code.device_code })
    expect((await exchange()).status).toBe(400)
    await call('GET', `/api/auth/device?user_code=${code.user_code}`, session)
    await call('POST', '/api/auth/device/approve', session, { user_code: code.user_code })
    expect((await exchange()).status).toBe(200)
    expect((await call('GET', '/v1/agents/me', null)).status).toBe(401)
    expect((await call('GET', '/v1/agents/me', one)).status).toBe(200)
    expect((await call('PATCH', '/v1/me', one, { accepts_tasks: true })).body).toEqual({ accepts_tasks: true })
    expect((await call('PATCH', '/v1/me', one, { accepts_tasks: 1 })).status).toBe(400)
    const [path, template] = onChat('messages')
    expect((await call('GET', path, null, undefined, template)).status).toBe(401)
  })

  it('never delivers a message sent during a direct block, not even after the block is removed', async () => {
    await call('PUT', '/v1/blocked-handles/smokeone', two, undefined, '/v1/blocked-handles')
    const held = messageId()
    await call('POST', '/v1/messages', one, { message_id: held, chat_id: chatId, parts: [text('held')] })
    await call('DELETE', '/v1/blocked-handles/smokeone', two, undefined, '/v1/blocked-handles')
    const [path, template] = onChat('messages')
    const ids = async (token: string): Promise<string[]> =>
      (await call('GET', path, token, undefined, template)).body.messages.map((message: any) => message.message_id)
    expect(await ids(one)).toContain(held)
    expect(await ids(two)).not.toContain(held)
  })
})
