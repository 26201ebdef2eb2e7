import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test, vi } from 'vitest'
import { onEmbeddedDatabase } from '../testing/databases.ts'
import { selfSigned } from '../testing/receiver.ts'
import { startTestServer } from '../testing/server.ts'
import { createAgent, toNodeHandler, verifyWebhook, WebhookError } from './index.ts'

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
const event = { event_id: 'evt_1', sequence: 1, event_type: 'message.read', chat_id: 'c', data: {} }
const body = JSON.stringify(event)
const now = Date.now()

/** Returns headers signed by an independent implementation of the scheme. */
function headersOf(text = body, id = 'evt_1', at = now): Record<string, string> {
  const signature = new Webhook(secret).sign(id, new Date(at), text)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': signature,
    'content-type': 'application/json',
  }
}

test('accepts signatures of another implementation of the scheme, and rejects invalid ones', async () => {
  expect(await verifyWebhook({ secret, headers: headersOf(), body, now })).toEqual(event)
  const rotated = { ...headersOf(), 'webhook-signature': `v1,AAAA v2,x ${headersOf()['webhook-signature']}` }
  const secrets = [`whsec_${Buffer.alloc(32, 6).toString('base64')}`, secret]
  expect(await verifyWebhook({ secret: secrets, headers: new Headers(rotated), body, now })).toEqual(event)
  const wrong = [
    { headers: headersOf(), body: body.replace('evt_1', 'evt_2') },
    { headers: { ...headersOf(), 'webhook-signature': 'v1,' }, body },
    { headers: { ...headersOf(), 'webhook-timestamp': 'now' }, body },
    { headers: headersOf(body, 'evt_1', now - 301_000), body },
    { headers: headersOf(body, 'evt_2'), body },
    { headers: headersOf('no json'), body: 'no json' },
    { headers: {}, body },
  ]
  for (const given of wrong) await expect(verifyWebhook({ secret, now, ...given })).rejects.toBeInstanceOf(WebhookError)
  // The signing key is the base64 after the prefix.
  const own = createHmac('sha256', Buffer.alloc(32, 5))
    .update(`evt_1.${Math.floor(now / 1000)}.${body}`)
    .digest('base64')
  expect(headersOf()['webhook-signature']).toBe(`v1,${own}`)
})

test.each(['http', 'express', 'express.raw', 'express.json'])('works as a handler of %s', async (framework) => {
  const handled: string[] = []
  const agent = createAgent({ url: 'http://127.0.0.1:9', token: 't', receive: 'webhook', position: false })
  agent.on('message.read', ({ event_id: id }) => void handled.push(id))
  const handler = toNodeHandler(agent.webhook(secret))
  const app = express()
  if (framework === 'express.raw') app.use(express.raw({ type: () => true }))
  if (framework === 'express.json') app.use(express.json())
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const server = createServer(
    framework === 'http'
      ? (request, response) => void handler(request, response)
      : (app.post('/', handler) as RequestListener),
  ).listen(0)
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const post = async (headers: Record<string, string>) => (await fetch(url, { method: 'POST', headers, body })).status
  const expected = framework === 'express.json' ? [500, 500, 401] : [204, 204, 401]
  expect([await post(headersOf()), await post(headersOf()), await post({})]).toEqual(expected)
  expect(handled).toEqual(framework === 'express.json' ? [] : ['evt_1'])
  expect(printed.mock.calls.join()).toContain(framework === 'express.json' ? 'mount it before express.json()' : '')
  printed.mockRestore()
  server.close()
})

onEmbeddedDatabase((open) => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-hook-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('receives each delivery of a server once, although it answers 503 at first', async () => {
    const { key, certificate } = await selfSigned()
    writeFileSync(join(folder, 'ca.pem'), certificate)
    const server = await startTestServer(open.place(), undefined, {
      PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
      PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
      PARLEY_WEBHOOK_BACKOFF_MS: '100',
    })
    const { session } = await server.user()
    const [bot, other] = [await server.agent(session), await server.agent(session)]
    let down = 2
    const handlers: ReturnType<typeof toNodeHandler>[] = []
    const receiver = createTlsServer({ key, cert: certificate }, (request, response) => {
      if (down-- > 0) response.writeHead(503).end()
      else void handlers[0]!(request, response)
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const target = `https://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    await using agent = createAgent({ url: server.url, token: bot.token, receive: 'webhook', position: false })
    const made = await server.call('POST', '/v1/webhooks', bot.token, { url: target })
    handlers.push(toNodeHandler(agent.webhook(made.body.webhook?.signing_secret ?? made.body.signing_secret)))
    const handled: string[] = []
    agent.on('message', async (message) => {
      handled.push(message.text)
      await message.reply('seen')
    })
    await agent.start()
    const writer = createAgent({ url: server.url, token: other.token })
    const chat = await writer.openChat(bot.handle)
    for (const text of ['1', '2', '3']) await chat.send(text)
    await vi.waitFor(() => expect(handled.toSorted()).toEqual(['1', '2', '3']), 15_000)
    await vi.waitFor(async () => {
      const { messages } = await chat.messages()
      expect(messages.filter(({ sender }) => sender.handle === bot.handle)).toHaveLength(3)
    }, 5_000)
    expect(handled).toHaveLength(3)
    receiver.closeAllConnections()
    receiver.close()
    await server.close()
  }, 30_000)
})
