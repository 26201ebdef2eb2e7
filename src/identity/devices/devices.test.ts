import { processDiscoveryResponse } from 'oauth4webapi'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

const grant = 'urn:ietf:params:oauth:grant-type:device_code'

eachDatabase((_name, open) => {
  describe('pairing a device', () => {
    let now = Date.now()
    let server: TestServer
    let ann: { id: string; session: string }
    let ben: { id: string; session: string }

    beforeAll(async () => {
      server = await startTestServer(open.place(), { now: () => now })
      ann = await server.user()
      ben = await server.user()
    })
    afterAll(() => server.close())

    const start = async () =>
      (await server.call('POST', '/api/auth/device/code', undefined, { client_name: 'A terminal' })).body
    const poll = (device_code: string) => server.call('POST', '/api/auth/device/token', undefined, { device_code })
    const openAs = (user: { session: string }, code: string) =>
      server.call('GET', `/api/auth/device?user_code=${encodeURIComponent(code)}`, user.session)
    const decide = (user: { session: string }, word: 'approve' | 'deny', user_code: string) =>
      server.call('POST', `/api/auth/device/${word}`, user.session, { user_code })

    it('works with a standard OAuth client that knows only the server URL and sends forms', async () => {
      const config = await client.discovery(new URL(server.url), 'terminal', undefined, client.None(), {
        algorithm: 'oauth2',
        // Deprecated in the library as a warning: the test server has no certificate.
        execute: [client.allowInsecureRequests],
      })
      expect(config.serverMetadata()).toMatchObject({ issuer: server.url, grant_types_supported: [grant] })
      const codes = await client.initiateDeviceAuthorization(config, { scope: 'agents' })
      await openAs(ann, codes.user_code)
      expect((await decide(ann, 'approve', codes.user_code)).status).toBe(200)
      const tokens = await client.pollDeviceAuthorizationGrant(config, { ...codes, interval: 0.01 })
      const { body } = await server.call('GET', '/v1/me', tokens.access_token)
      expect(body.user.user_id).toBe(ann.id)
    })

    it('passes a strict parser of RFC 8414, at the public URL', async () => {
      const { status, headers, body } = await server.call('GET', '/.well-known/oauth-authorization-server')
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
      // The reader compares the issuer with the requested URL, and rejects members of the wrong type.
      const response = new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
      const found = await processDiscoveryResponse(new URL(server.url), response)
      expect(found.response_types_supported).toEqual([])
      expect(await fetch(found.device_authorization_endpoint!, { method: 'POST' })).toMatchObject({ status: 200 })
      expect(await fetch(found.token_endpoint!, { method: 'POST' })).toMatchObject({ status: 400 })
    })

    it('answers pending, then slow_down with an interval that grows each time', async () => {
      const { device_code, interval } = await start()
      const answers: string[] = []
      for (const waitSeconds of [0, interval, 1, interval, interval + 10, interval + 10]) {
        now += waitSeconds * 1000
        answers.push((await poll(device_code)).body.error)
      }
      expect(answers).toEqual([
        'authorization_pending',
        'authorization_pending',
        'slow_down',
        'slow_down',
        'authorization_pending',
        'authorization_pending',
      ])
    })

    it('returns the session once, also for parallel polls', async () => {
      const { device_code, user_code } = await start()
      await openAs(ann, user_code)
      await decide(ann, 'approve', user_code)
      const answers = await Promise.all(Array.from({ length: 5 }, () => poll(device_code)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
      expect((await poll(device_code)).body.error).toBe('invalid_grant')
      const given = answers.find(({ status }) => status === 200)
      expect(given?.headers.get('cache-control')).toBe('no-store')
      expect((await openAs(ann, user_code)).body.status).toBe('approved')
    })

    it('ignores case and dashes in the code', async () => {
      const { user_code } = await start()
      expect(user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
      const { status, body } = await openAs(ann, user_code.toLowerCase().replace('-', ' '))
      expect([status, body.status, body.user_code]).toEqual([200, 'pending', user_code])
    })

    it('can be decided only by the person who opened it first', async () => {
      const { device_code, user_code } = await start()
      expect((await decide(ann, 'approve', user_code)).status).toBe(400)
      expect((await poll(device_code)).body.error).toBe('authorization_pending')
      await openAs(ann, user_code)
      expect((await openAs(ben, user_code)).status).toBe(404)
      const { status, body } = await decide(ben, 'approve', user_code)
      expect([status, body.error.code]).toEqual([400, 'invalid_request'])
    })

    it('cannot be decided again', async () => {
      const { device_code, user_code } = await start()
      await openAs(ann, user_code)
      expect((await decide(ann, 'deny', user_code)).status).toBe(200)
      expect((await decide(ann, 'deny', user_code)).body.status).toBe('denied')
      expect((await decide(ann, 'approve', user_code)).status).toBe(400)
      expect((await poll(device_code)).body.error).toBe('access_denied')
    })

    it('expires', async () => {
      const { device_code, user_code, expires_in } = await start()
      await openAs(ann, user_code)
      now += (expires_in + 1) * 1000
      expect((await openAs(ann, user_code)).status).toBe(404)
      expect((await decide(ann, 'approve', user_code)).status).toBe(400)
      expect((await poll(device_code)).body.error).toBe('expired_token')
    })

    it('answers every malformed poll with an OAuth error', async () => {
      const bodies = [
        {},
        { device_code: 1 },
        { device_code: 'unknown' },
        { device_code: 'x', grant_type: 'password' },
        [],
        'x',
      ]
      const answers = await Promise.all(
        bodies.map((body) => server.call('POST', '/api/auth/device/token', undefined, body)),
      )
      expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
        [400, 'invalid_request'],
        [400, 'invalid_request'],
        [400, 'invalid_grant'],
        [400, 'unsupported_grant_type'],
        [400, 'invalid_request'],
        [400, 'invalid_request'],
      ])
    })

    it('accepts a form, and the grant type of RFC 8628', async () => {
      const { device_code } = await start()
      const form = new URLSearchParams({ grant_type: grant, device_code, client_id: '' })
      const answer = await fetch(`${server.url}/api/auth/device/token`, { method: 'POST', body: form })
      expect(await answer.json()).toMatchObject({ error: 'authorization_pending' })
    })

    it('rate limits guessed codes', async () => {
      const guesser = await server.user()
      const statuses = new Set<number>()
      for (let guess = 0; guess < 31; guess += 1) statuses.add((await openAs(guesser, 'BBBB-BBBB')).status)
      expect([...statuses]).toEqual([404, 429])
    })
  })
})
