import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { DatabaseUnavailable } from '../platform/database/database-errors.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let token: string
let other: { token: string; handle: string }
let chatId: string
let messageId: string
beforeAll(async () => {
  server = await startTestServer({ url: ':memory:' })
  const person = await server.user()
  token = (await server.agent(person.session)).token
  other = await server.agent(person.session)
  const opened = await server.call('POST', '/v1/chats', token, { kind: 'direct', handles: [other.handle] })
  chatId = opened.body.chat.id
  messageId = (await send({})).body.message.message_id
})
afterAll(async () => {
  await server.close()
  // The last test causes an outage, which logs this error.
  expect(server.errors.filter((line) => !line.includes('DatabaseUnavailable'))).toEqual([])
})

let sent = 0
const send = (more: object) =>
  server.call('POST', '/v1/messages', token, {
    chat_id: chatId,
    message_id: `msg_${String(++sent).padStart(26, '0')}`,
    parts: [{ type: 'text', text: 'hello' }],
    ...more,
  })
const variant = (bearer: string, message: object = {}) =>
  server.call('POST', '/v1/messages', bearer, {
    to: [other.handle],
    message: { parts: [{ type: 'text', value: 'hello' }], ...message },
  })

test('a reply reference of the other form is rejected, not stored as a reply to the whole message (AMB-242)', async () => {
  const current = await send({ reply_to: { message_id: messageId, part_index: 0 } })
  expect([current.status, current.body.error.message]).toEqual([422, expect.stringContaining('reply_to.part_index')])
  const byId = await variant(token, { reply_to: { message_id: messageId, part_id: 'part_1' } })
  expect([byId.status, byId.body.success]).toEqual([422, false])
  expect(byId.body.error.message).toContain('reply_to.part_id')
  expect((await send({ reply_to: { message_id: messageId } })).status).toBe(202)
})

test('draft: false is accepted in a message of the current form', async () => {
  expect((await send({ draft: false })).status).toBe(202)
  expect((await send({ draft: true })).status).toBe(422)
})

test('a variant send is answered in the variant body, also without a valid credential', async () => {
  const { status, body } = await variant('svc_live_unknown')
  expect([status, body.success, body.error.status]).toEqual([401, false, 401])
  const current = await server.call('POST', '/v1/messages', 'svc_live_unknown', { chat_id: chatId })
  expect([current.status, current.body.error.code]).toEqual([401, 'unauthorized'])
})

test('the error of a body that is too large has the form that the beginning of the body shows', async () => {
  const large = 'x'.repeat(600_000)
  const { status, body } = await variant(token, { parts: [{ type: 'text', value: large }] })
  expect([status, body.success, body.error.status]).toEqual([413, false, 413])
  const unknown = await variant('svc_live_unknown', { parts: [{ type: 'text', value: large }] })
  expect([unknown.status, unknown.body.success]).toEqual([401, false])
  const draft = await server.call('POST', '/v1/messages', token, { conversation_id: chatId, draft: true, text: large })
  // Drafts and reactions keep the current body in either form (AMB-087).
  expect([draft.status, draft.body.error.code]).toEqual([413, 'payload_too_large'])
  const current = await send({ parts: [{ type: 'text', text: `{"to":[${large}` }] })
  expect([current.status, current.body.error.code]).toEqual([413, 'payload_too_large'])
})

test('a wrong method is rejected in the form of the path', async () => {
  const { status, body } = await server.call('PUT', '/v1/webhook-subscriptions', token, {})
  expect([status, body.success]).toEqual([404, false])
  const { body: shared } = await server.call('PUT', '/v1/messages', token, {})
  expect(shared.error.code).toBe('not_found')
})

test('a poll for a device token is answered in the format of OAuth while the database is unavailable', async () => {
  const away = vi.spyOn(server.context.database, 'write').mockRejectedValue(new DatabaseUnavailable('away'))
  const reading = vi.spyOn(server.context.database, 'read').mockRejectedValue(new DatabaseUnavailable('away'))
  const { status, body } = await server.call('POST', '/api/auth/device/token', '', {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code: 'unknown',
    client_id: 'program',
  })
  away.mockRestore()
  reading.mockRestore()
  expect([status, body]).toEqual([503, { error: 'temporarily_unavailable', error_description: expect.any(String) }])
})
