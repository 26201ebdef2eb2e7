import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StartedServer, startReferenceServer } from '../start.ts'

interface Answer {
  status: number
  body: any
}

let server: StartedServer
let session: string
let [one, two]: { handle: string; token: string }[] = []
let chatId: string

async function call(
  method: string,
  path: string,
  token: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

const agent = async (handle: string) => {
  const { body } = await call('POST', '/v1/me/agents', session, { handle, display_name: handle })
  return { handle, token: body.agent_token as string }
}
const write = (to: string, value: string, more: object = {}) =>
  call('POST', '/v1/messages', one!.token, { to: [to], message: { parts: [{ type: 'text', value }], ...more } })
const events = async () => (await call('GET', '/v1/events', two!.token)).body.events

beforeAll(async () => {
  server = await startReferenceServer()
  session = (await call('POST', '/_ops/persons', 'operator-key-of-tests', { handle: 'smokeann', name: 'Ann' })).body
    .session
  one = await agent('smokeone')
  two = await agent('smoketwo')
  chatId = (await write(two.handle, 'first')).body.chat_id
})
afterAll(() => server.close())

it('sends to handles, and stores one message for each idempotency key', async () => {
  const first = await write(two!.handle, 'keyed', { idempotency_key: 'k' })
  expect([first.status, first.body.chat_id, first.body.created_new_chat]).toEqual([202, chatId, false])
  expect((await write(two!.handle, 'keyed', { idempotency_key: 'k' })).body).toEqual(first.body)
  expect((await events()).filter(({ data }: any) => data.message.parts[0].text === 'keyed')).toHaveLength(1)
  const rejected = await write('nobody', 'x')
  expect([rejected.status, rejected.body]).toEqual([
    404,
    {
      error: { status: 404, code: 40401, message: expect.any(String), doc_url: expect.any(String) },
      success: false,
      trace_id: expect.any(String),
    },
  ])
})

it('shows drafts only to their author until they are finalized', async () => {
  const open = () =>
    call('POST', '/v1/messages', one!.token, { conversation_id: chatId, draft: true }, { 'idempotency-key': 'd' })
  const {
    status,
    body: { message_id: id },
  } = await open()
  expect([status, (await open()).body.message_id]).toEqual([202, id])
  const before = (await events()).length
  for (const text of ['a', 'b'])
    expect((await call('POST', `/v1/messages/${id}/append`, one!.token, { text })).status).toBe(202)
  expect((await call('POST', `/v1/messages/${id}/append`, two!.token, { text: 'x' })).status).toBe(404)
  expect(await events()).toHaveLength(before)
  const done = await call('POST', `/v1/messages/${id}/finalize`, one!.token, {})
  expect([done.status, done.body.message.parts]).toEqual([200, [{ type: 'text', text: 'ab', part_id: 'prt_0' }]])
  expect((await events()).slice(before).map(({ data }: any) => data.message.message_id)).toEqual([id])
  const again = await call('POST', `/v1/messages/${id}/finalize`, one!.token, {})
  expect([again.status, again.body.error.code]).toEqual([422, 'invalid_request'])
})

it('accepts named reactions on parts by index', async () => {
  const {
    body: { message },
  } = await write(two!.handle, 'react to me')
  const path = `/v1/messages/${message.message_id}/reactions`
  expect((await call('POST', path, two!.token, { operation: 'add', type: 'love', part_index: 0 })).body.changed).toBe(
    true,
  )
  const { body } = await call('GET', `/v1/chats/${chatId}/messages`, one!.token)
  expect(body.messages[0].reactions).toMatchObject([{ type: 'love', emoji: null, target_part_id: 'prt_0' }])
  expect((await call('POST', path, two!.token, { operation: 'add', type: 'love', part_index: 9 })).status).toBe(422)
})

it('creates chats of one person and at most six agents, pending until the person answers', async () => {
  const others = await Promise.all(['smokea', 'smokeb', 'smokec', 'smoked'].map(agent))
  const to = (handles: string[]) =>
    call('POST', '/v1/messages', one!.token, { to: handles, message: { parts: [{ type: 'text', value: 'all' }] } })
  const handles = [two!.handle, ...others.map(({ handle }) => handle)]
  const made = await to(['smokeann', ...handles])
  expect([made.status, made.body.created_new_chat]).toEqual([202, true])
  const requests = async () =>
    (await call('GET', '/v1/me/requests', session)).body.requests.map(({ chat_id }: any) => chat_id)
  expect(await requests()).toEqual([made.body.chat_id])
  await agent('smokee')
  expect((await to(['smokeann', ...handles, 'smokee'])).status).toBe(422)
  expect(
    (await call('POST', `/v1/chats/${made.body.chat_id}/participants`, session, { handle: 'smokee' })).status,
  ).toBe(409)
  await call('POST', `/v1/me/chats/${made.body.chat_id}/messages`, session, {
    parts: [{ type: 'text', text: 'hello' }],
  })
  expect(await requests()).toEqual([])
})

it('rejects requests of the variant form if it does not support the form', async () => {
  const [speaking, speakers] = [server, one]
  server = await startReferenceServer({ choices: ['variant-not-spoken'] })
  session = (await call('POST', '/_ops/persons', 'operator-key-of-tests', { handle: 'plainann', name: 'Ann' })).body
    .session
  one = await agent('plainone')
  expect((await write('plainann', 'x')).body.error.code).toBe('invalid_request')
  expect((await call('POST', '/v1/webhook-subscriptions', one.token, {})).status).toBe(404)
  await server.close()
  server = speaking
  one = speakers
})
