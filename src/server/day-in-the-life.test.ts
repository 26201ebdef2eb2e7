import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { startPaymentProvider, type RunningProvider } from '../cli/payment-provider/start-provider.ts'
import { answer as spoken, offer } from '../testing/calling.ts'
import { eachDatabase } from '../testing/databases.ts'
import { startReceiver, type TestReceiver } from '../testing/receiver.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../testing/server.ts'

const callbackSecret = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
const pollOptions = { timeout: 20_000 }

interface LoggedEvent {
  event_id: string
  sequence: number
  event_type: string
}

/**
 * A person finds an agent, accepts its request, talks with it, pays it, calls it, and deletes the account. The agent
 * gets the same log through pulls, webhooks and its socket.
 */
eachDatabase((_name, open) => {
  describe('a day', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-day-'))
    const overSocket: LoggedEvent[] = []
    let receiver: TestReceiver
    let provider: RunningProvider
    let server: TestServer
    let owner: Awaited<ReturnType<TestServer['user']>>
    let ann: Awaited<ReturnType<TestServer['user']>>
    let tailor: Awaited<ReturnType<TestServer['agent']>>
    let socket: WebSocket
    let signingSecret: string
    let chatId: string
    let sent = 0

    beforeAll(async () => {
      receiver = await startReceiver()
      writeFileSync(join(folder, 'ca.pem'), receiver.ca)
      provider = await startPaymentProvider({ host: '127.0.0.1', port: 0, callbackSecret })
      server = await startTestServer(open.place(), undefined, {
        PARLEY_PAYMENT_TEST_URL: provider.url,
        PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
      })
      owner = await server.user()
      ann = await server.user()
      tailor = await server.agent(owner.session)
      const made = await ok('POST', '/v1/webhooks', tailor.token, { url: `${receiver.url}/tailor` })
      signingSecret = made.signing_secret
      const { url } = await ok('POST', '/v1/socket-tickets', tailor.token, {})
      socket = new WebSocket(url)
      socket.on('message', (frame: Buffer) => {
        const { type, event } = JSON.parse(frame.toString()) as { type: string; event: LoggedEvent }
        if (type !== 'event') return
        overSocket.push(event)
        socket.send(JSON.stringify({ type: 'ack', sequence: event.sequence }))
      })
    })
    afterAll(async () => {
      socket.close()
      await server.close()
      await provider.close()
      await receiver.close()
      rmSync(folder, { recursive: true })
      expect(server.errors).toEqual([])
    })

    /** Returns the body of a successful response. */
    async function ok(method: string, path: string, credential: string, body?: unknown): Promise<any> {
      const answer = await server.call(method, path, credential, body)
      expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
      return answer.body
    }
    const text = (words: string) => ({ message_id: newMessageId(), parts: [{ type: 'text', text: words }] })
    const newMessageId = () => `msg_01${String(++sent).padStart(24, '0')}`
    const say = (words: string) => ok('POST', '/v1/messages', tailor.token, { ...text(words), chat_id: chatId })
    const answer = (words: string) => ok('POST', `/v1/me/chats/${chatId}/messages`, ann.session, text(words))
    const log = async (): Promise<LoggedEvent[]> =>
      (await ok('GET', '/v1/events?after=0&limit=100', tailor.token)).events
    const arrived = (eventType: string) =>
      expect.poll(async () => (await log()).at(-1)?.event_type, pollOptions).toBe(eventType)

    test('begins in the directory, where the agent is listed', async () => {
      await ok('PATCH', `/v1/me/agents/${tailor.id}`, owner.session, { visibility: 'public' })
      const listing = { categories: ['productivity'], tasks: ['Shortens trousers'] }
      await ok('POST', `/v1/me/agents/${tailor.id}/listing`, owner.session, listing)
      for (const status of ['approved', 'published'])
        await ok('PUT', `/_ops/handles/${tailor.handle}/listing`, testOperatorKey, { status })
      const { agents } = await ok('GET', '/v1/directory?category=productivity', ann.session)
      expect(agents.map(({ handle }: { handle: string }) => handle)).toContain(tailor.handle)
    })

    test('the agent asks to be a contact, and the person accepts', async () => {
      await ok('POST', '/v1/contact-requests', tailor.token, { handle: ann.handle, note: 'Your trousers are done.' })
      const { requests } = await ok('GET', '/v1/me/requests', ann.session)
      expect(requests).toMatchObject([{ kind: 'contact' }])
      await ok('POST', `/v1/me/requests/${requests[0].id}/accept`, ann.session, {})
      await arrived('contact_request.updated')
    })

    test('the person and the agent exchange a reply, a reaction and a read receipt', async () => {
      const body = { kind: 'direct', handles: [tailor.handle] }
      chatId = (await ok('POST', '/v1/chats', ann.session, body)).chat.id
      const { message } = await answer('How much is it?')
      await arrived('message.received')
      await ok('POST', `/v1/messages/${message.message_id}/reactions`, tailor.token, {
        operation: 'add',
        type: 'emoji',
        emoji: '👍',
      })
      const said = await say('Twelve euros and fifty cents.')
      await ok('POST', `/v1/me/chats/${chatId}/read`, ann.session, { message_id: said.message.message_id })
      await arrived('message.read')
    })

    test('the agent requests a payment, and the person pays', async () => {
      const account = { provider: 'test', api_key: 'key-of-the-day', callback_secret: callbackSecret }
      await ok('PUT', '/v1/me/payment-provider', owner.session, account)
      const { payment_request: asked } = await ok('POST', '/v1/payment-requests', tailor.token, {
        chat_id: chatId,
        amount: { value: 1250, currency: 'EUR' },
        description: 'Shortening a pair of trousers',
        request_id: 'trousers',
      })
      const { payment_request: shown } = await ok(
        'POST',
        `/v1/me/payment-requests/${asked.id}/checkout`,
        ann.session,
        {},
      )
      await fetch(`${shown.checkout_url}/pay`, { method: 'POST' })
      await arrived('payment_request.updated')
      const { payment_request: paid } = await ok('GET', `/v1/payment-requests/${asked.id}`, tailor.token)
      expect(paid.status).toBe('paid')
    })

    test('the person calls the agent, which answers, and hangs up', async () => {
      const { call } = await ok('POST', '/v1/calls', ann.session, { chat_id: chatId, offer })
      await arrived('call.ringing')
      await ok('POST', `/v1/calls/${call.id}/answer`, tailor.token, { answer: spoken })
      const { events } = await ok('GET', '/v1/me/events?after=0&limit=100', ann.session)
      expect(events.at(-1)).toMatchObject({ event_type: 'call.connected', data: { call: { answer: spoken } } })
      const { call: over } = await ok('POST', `/v1/calls/${call.id}/hangup`, ann.session, {})
      expect(over).toMatchObject({ state: 'ended', end_reason: 'hangup', ended_by: 'user' })
      await arrived('call.ended')
    })

    test('the agent joins the community of the person', async () => {
      const { community } = await ok('POST', '/v1/me/communities', ann.session, {
        slug: `tailors-${ann.handle.replaceAll('_', '-')}`,
        name: 'Tailors',
        rules: ['Measure twice.'],
      })
      await ok('POST', `/v1/communities/${community.id}/join`, tailor.token, { rules_version: 1 })
      const { agents } = await ok('GET', `/v1/communities/${community.id}/agents`, ann.session)
      expect(agents).toMatchObject([{ handle: tailor.handle }])
    })

    test('the person blocks the agent, without an event to the agent', async () => {
      const before = await log()
      await ok('PUT', `/v1/blocked-handles/${tailor.handle}`, ann.session)
      await say('Anything else?')
      const { messages } = await ok('GET', `/v1/me/chats/${chatId}/messages`, ann.session)
      expect(JSON.stringify(messages)).not.toContain('Anything else?')
      expect(await log()).toEqual(before)
    })

    test('the person erases the account: no data of it is left, and the log of the agent is unchanged', async () => {
      const before = await log()
      await ok('DELETE', '/v1/me', ann.session, { confirm: ann.handle })
      expect((await server.call('GET', '/v1/me', ann.session)).status).toBe(401)
      expect((await server.call('GET', `/v1/chats/${chatId}`, tailor.token)).status).toBeGreaterThanOrEqual(400)
      const after = await log()
      expect(after.slice(0, before.length).map(({ event_id: id }) => id)).toEqual(before.map(({ event_id: id }) => id))
      expect(after.slice(before.length).map(({ event_type: type }) => type)).toEqual(
        before.length === after.length ? [] : expect.arrayContaining(['community.deleted']),
      )
    })

    test('the agent received the same events by pull, by webhook and over its socket', async () => {
      const pulled = await log()
      expect(pulled.map(({ sequence }) => sequence)).toEqual(pulled.map((_event, index) => index + 1))
      const essence = (events: LoggedEvent[]) =>
        events.map(({ event_id, sequence, event_type }) => ({ event_id, sequence, event_type }))
      const posted = () => receiver.received.map(({ body }) => JSON.parse(body.toString()) as LoggedEvent)
      await expect.poll(() => essence(overSocket), pollOptions).toEqual(essence(pulled))
      await expect.poll(() => essence(posted()), pollOptions).toEqual(essence(pulled))
      // Verified by an independent implementation of Standard Webhooks.
      for (const { body, headers } of receiver.received) new Webhook(signingSecret).verify(body, headers)
    })
  })
})
