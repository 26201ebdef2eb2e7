import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Calling, offer } from '../../testing/calling.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startReceiver, type TestReceiver } from '../../testing/receiver.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const callEvents = ['call.ringing', 'call.connected', 'call.ended']
const pollOptions = { timeout: 20_000 }

eachDatabase((_name, open) => {
  describe('the events of a call', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-calls-'))
    let receiver: TestReceiver
    let server: TestServer
    let they: Calling

    beforeAll(async () => {
      receiver = await startReceiver()
      writeFileSync(join(folder, 'ca.pem'), receiver.ca)
      server = await startTestServer(open.place(), undefined, {
        PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
      })
      they = await Calling.begin(server)
    })
    afterAll(async () => {
      await server.close()
      await receiver.close()
      rmSync(folder, { recursive: true })
      expect(server.errors).toEqual([])
    })

    test('are posted as in the log, in both forms, only to webhooks that subscribe to them', async () => {
      const subscribe = async (path: string, body: object): Promise<string> => {
        const made = await server.call('POST', path, they.agent.token, body)
        expect(made.status, JSON.stringify(made.body)).toBe(201)
        return made.body.signing_secret
      }
      const address = (name: string) => `${receiver.url}/${name}`
      const secrets: Record<string, string> = {
        current: await subscribe('/v1/webhooks', { url: address('current') }),
        variant: await subscribe('/v1/webhook-subscriptions', {
          target_url: address('variant'),
          subscribed_events: callEvents,
        }),
        endings: await subscribe('/v1/webhook-subscriptions', {
          target_url: address('endings'),
          subscribed_events: ['call.ended'],
        }),
      }
      await they.post(they.ann.session, await they.connected(), 'hangup', {})
      const logged = await they.ofAgent()
      expect(logged.map(({ event_type: type }) => type)).toEqual(callEvents)
      expect(logged[0].data.call.offer).toEqual(offer)
      const postedTo = (name: string) => receiver.received.filter(({ path }) => path === `/${name}`)
      const bodies = (name: string) => postedTo(name).map(({ body }) => JSON.parse(body.toString()))
      await expect.poll(() => bodies('current'), pollOptions).toEqual(logged)
      await expect.poll(() => bodies('variant'), pollOptions).toEqual(logged)
      await expect.poll(() => bodies('endings'), pollOptions).toEqual(logged.slice(-1))
      for (const [name, secret] of Object.entries(secrets)) {
        // Verified by an independent implementation of Standard Webhooks.
        for (const { body, headers } of postedTo(name)) new Webhook(secret).verify(body, headers)
      }
    })
  })
})
