import { spawn, type ChildProcess } from 'node:child_process'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { newMessageId } from '../../src/client/message-id.ts'
import { freePort } from '../../src/testing/free-port.ts'
import { newHandle, startTestServer, type TestServer } from '../../src/testing/server.ts'

/** Prism stands between a client and the server, and turns whatever does not fit a document into an error. */
let server: TestServer
const proxies = new Map<string, { url: string; process: ChildProcess }>()

beforeAll(async () => {
  server = await startTestServer({ url: ':memory:' })
  const documents = {
    current: '/openapi.json',
    variant: '/openapi/variant.json',
    extensions: '/openapi/extensions.json',
  }
  await Promise.all(Object.entries(documents).map(([form, path]) => startProxy(form, path)))
}, 120_000)

afterAll(async () => {
  for (const { process } of proxies.values()) process.kill()
  await server.close()
  expect(server.errors).toEqual([])
})

async function startProxy(form: string, document: string): Promise<void> {
  const port = await freePort()
  const program = 'node_modules/@stoplight/prism-cli/dist/index.js'
  const args = [program, 'proxy', server.url + document, server.url, '-p', String(port), '--errors']
  const process = spawn(globalThis.process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  proxies.set(form, { url: `http://127.0.0.1:${port}`, process })
  await new Promise<void>((resolve, reject) => {
    process.stdout.on('data', (chunk) => String(chunk).includes('Prism is listening') && resolve())
    process.once('exit', (code) => reject(new Error(`Prism ended with ${code}`)))
  })
}

/** Calls through the proxy; an answer of its own, or one with violations, is none of the server's. */
async function call(form: string, token: string, method: string, path: string, body?: unknown): Promise<any> {
  const raw = body instanceof Uint8Array
  const headers: Record<string, string> = { authorization: `Bearer ${token}` }
  if (body !== undefined) headers['content-type'] = raw ? 'text/plain' : 'application/json'
  const sent = body === undefined ? {} : { body: raw ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }
  const answer = await fetch(proxies.get(form)!.url + path, { method, headers, ...sent })
  const text = await answer.text()
  const where = `${method} ${path}: ${text}`
  expect(answer.headers.get('sl-violations'), where).toBeNull()
  expect(text, where).not.toContain('stoplight.io')
  expect(answer.status, where).toBeLessThan(300)
  return text === '' ? undefined : JSON.parse(text)
}

const message = (text: string) => ({ message_id: newMessageId(), parts: [{ type: 'text', text }] })

test('every exchange of a conversation fits the documents, as Prism reads them', async () => {
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
}, 120_000)

test('the variant form fits its document, as Prism reads it', async () => {
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
}, 120_000)
