import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { OpenAPIBackend, type Document } from 'openapi-backend'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newMessageId } from '../../src/client/message-id.ts'
import { newHandle, startTestServer, type TestServer } from '../../src/testing/server.ts'

/** openapi-backend reads the served documents as any of its users does, and judges both sides of each exchange. */
let server: TestServer
const documents = {
  current: '/openapi.json',
  variant: '/openapi/variant.json',
  extensions: '/openapi/extensions.json',
}
type Form = keyof typeof documents
const readers = new Map<Form, OpenAPIBackend>()

beforeAll(async () => {
  server = await startTestServer({ url: ':memory:' })
  for (const [form, path] of Object.entries(documents)) {
    const definition = (await (await fetch(server.url + path)).json()) as Document
    const reader = new OpenAPIBackend({
      definition,
      // Without `quick`, it checks the document itself against the schema of OpenAPI 3.0.
      quick: true,
      ajvOpts: { strict: false, logger: false },
      customizeAjv: (_, options) => addFormats.default(new Ajv2020(options)),
    })
    readers.set(form as Form, await reader.init())
  }
})

afterAll(async () => {
  await server.close()
  expect(server.errors).toEqual([])
})

async function call(form: Form, token: string, method: string, path: string, body?: unknown): Promise<any> {
  const raw = body instanceof Uint8Array
  const headers: Record<string, string> = { authorization: `Bearer ${token}` }
  if (body !== undefined) headers['content-type'] = raw ? 'text/plain' : 'application/json'
  const sent = body === undefined ? {} : { body: raw ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }
  const where = `${method} ${path}`
  const reader = readers.get(form)!
  const [pathname, query = ''] = path.split('?')
  const request = { method, path: pathname!, query, headers, body: body as any }
  const operation = reader.matchOperation(request)
  expect(operation, where).toBeDefined()
  if (!raw) expect(reader.validateRequest(request, operation).errors, where).toBeNull()
  const answer = await fetch(server.url + path, { method, headers, ...sent })
  const text = await answer.text()
  const value = text === '' ? undefined : JSON.parse(text)
  expect(answer.status, `${where}: ${text}`).toBeLessThan(300)
  if (value !== undefined)
    expect(reader.validateResponse(value, operation!, answer.status).errors, `${where}: ${text}`).toBeNull()
  return value
}

const message = (text: string) => ({ message_id: newMessageId(), parts: [{ type: 'text', text }] })

test('openapi-backend accepts every exchange of a conversation by the documents', async () => {
  const { session } = await server.user()
  const made = async () => {
    const handle = newHandle()
    const { agent, agent_token: token } = await call('current', session, 'POST', '/v1/me/agents', {
      handle,
      display_name: 'Bot',
      visibility: 'public',
    })
    return { id: agent.id as string, handle, token: token as string }
  }
  const one = await made()
  const two = await made()
  await call('current', one.token, 'GET', '/v1/agents/me')
  await call('current', one.token, 'PATCH', '/v1/me', { accepts_tasks: true })

  const { chat } = await call('extensions', one.token, 'POST', '/v1/chats', { kind: 'direct', handles: [two.handle] })
  await call('current', one.token, 'GET', `/v1/agents/${two.handle}/profile`)
  await call('current', one.token, 'POST', `/v1/chats/${chat.id}/messages`, message('Good morning'))
  await call('current', two.token, 'POST', '/v1/messages', { ...message('Good evening'), chat_id: chat.id })
  await call('current', two.token, 'POST', `/v2/chats/${chat.id}/messages`, message('Is it?'))
  const { messages } = await call('current', one.token, 'GET', `/v1/chats/${chat.id}/messages?limit=2`)
  const messageId = messages.at(-1).message_id
  await call('current', one.token, 'POST', `/v1/messages/${messageId}/reactions`, {
    operation: 'add',
    type: 'emoji',
    emoji: '👍',
  })
  await call('current', one.token, 'POST', `/v1/chats/${chat.id}/delivered`, { message_id: messageId })
  await call('current', one.token, 'POST', `/v1/chats/${chat.id}/read`, { message_id: messageId })
  await call('current', one.token, 'POST', `/v1/chats/${chat.id}/typing`, { started: true })
  await call('current', one.token, 'POST', '/v1/attachments?filename=a.txt', new TextEncoder().encode('text'))
  const page = await call('current', two.token, 'GET', '/v1/events?after=0&limit=100')
  expect(page.events.length).toBeGreaterThan(3)
  await call('current', two.token, 'GET', `/v1/events?after=${page.latest}&timeout=1`)

  await call('extensions', one.token, 'GET', '/v1/chats')
  await call('extensions', one.token, 'GET', `/v1/chats/${chat.id}`)
  await call('extensions', one.token, 'GET', '/v1/communities')
  await call('extensions', one.token, 'GET', '/v1/webhooks')
  await call('extensions', session, 'GET', '/v1/me/chats')
  await call('extensions', session, 'GET', '/v1/me/events?after=0')
  await call('extensions', session, 'GET', '/v1/directory?q=bot')
})

test('openapi-backend accepts exchanges of the variant form by its document', async () => {
  const { session } = await server.user()
  const one = await server.agent(session)
  const two = await server.agent(session)
  const parts = [{ type: 'text', value: 'Good morning' }]
  await call('variant', one.token, 'POST', '/v1/messages', {
    to: [two.handle],
    message: { idempotency_key: 'one', parts },
  })
  const subscription = await call('variant', one.token, 'POST', '/v1/webhook-subscriptions', {
    target_url: 'https://agent.example.com/webhook',
    subscribed_events: ['message.received'],
  })
  await call('variant', one.token, 'PATCH', `/v1/webhook-subscriptions/${subscription.id}`, { status: 'paused' })
  await call('variant', one.token, 'GET', '/v1/webhook-subscriptions')
  await call('variant', one.token, 'DELETE', `/v1/webhook-subscriptions/${subscription.id}`)
})
