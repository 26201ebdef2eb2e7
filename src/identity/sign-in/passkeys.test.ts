import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createAuthenticator, type TestAuthenticator } from '../../testing/authenticator.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'
import { signInWithPasskey, startPasskeySignIn, type SignInAnswer } from './passkey-sign-in.ts'
import { relyingPartyOf } from './relying-party.rules.ts'

const origin = 'https://chat.example'

describe('the relying party', () => {
  it('is the host of the public URL, if browsers support passkeys at this URL', () => {
    expect(relyingPartyOf('https://chat.example:8443/base')).toEqual({
      id: 'chat.example',
      origin: 'https://chat.example:8443',
    })
    expect(relyingPartyOf('http://localhost:8787')).toEqual({ id: 'localhost', origin: 'http://localhost:8787' })
    for (const url of ['http://chat.example', 'https://192.0.2.1', 'https://[2001:db8::1]', 'http://127.0.0.1:8787'])
      expect([url, relyingPartyOf(url)]).toEqual([url, undefined])
  })
})

eachDatabase((_name, open) => {
  describe('passkeys', () => {
    let now = Date.now()
    let server: TestServer

    beforeAll(async () => {
      const settings = { PARLEY_PUBLIC_URL: origin, PARLEY_RATE_LIMITS: 'sign_in=off,sign_in_failed=off' }
      server = await startTestServer(open.place(), { now: () => now }, settings)
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const beginRegistration = async (session: string) =>
      (await server.call('POST', '/v1/me/passkeys/options', session)).body
    const beginSignIn = async () => (await server.call('POST', '/api/auth/passkey/options')).body

    async function register(session: string, name = 'A key'): Promise<TestAuthenticator> {
      const authenticator = createAuthenticator(origin)
      const { options, ticket } = await beginRegistration(session)
      const body = { name, ticket, credential: authenticator.register(options.challenge) }
      expect((await server.call('POST', '/v1/me/passkeys', session, body)).status).toBe(201)
      return authenticator
    }
    /** Signs in as a page of the server does. */
    async function signIn(ticket: string, credential: object, from = origin) {
      const answer = await fetch(`${server.url}/api/auth/passkey`, {
        method: 'POST',
        headers: { origin: from, 'content-type': 'application/json', 'user-agent': 'Firefox/140.0 (Linux)' },
        body: JSON.stringify({ ticket, credential }),
      })
      const cookie = answer.headers.get('set-cookie')
      return { status: answer.status, text: await answer.text(), cookie, session: /ses_[\w-]+/.exec(cookie ?? '')?.[0] }
    }

    it('sign a person in repeatedly', async () => {
      const ann = await server.user()
      const authenticator = await register(ann.session)
      for (const _ of [1, 2]) {
        const { options, ticket } = await beginSignIn()
        expect(options).toMatchObject({ rpId: 'chat.example', userVerification: 'required' })
        expect(options.allowCredentials ?? []).toEqual([])
        const { status, text, cookie, session } = await signIn(ticket, authenticator.sign(options.challenge))
        expect([status, text]).toEqual([204, ''])
        expect(cookie).toMatch(
          /^__Host-parley_session=ses_[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000; Secure$/,
        )
        expect((await server.call('GET', '/v1/me', session)).body.user.handle).toBe(ann.handle)
        const { body } = await server.call('GET', '/v1/me/sessions', session)
        const current = body.sessions.find((one: { current: boolean }) => one.current)
        expect(current.client_name).toBe('Firefox on Linux')
      }
      const { body } = await server.call('GET', '/v1/me/passkeys', ann.session)
      const time = new Date(now).toISOString()
      expect(body.passkeys).toEqual([
        { id: expect.stringMatching(/^pky_/), name: 'A key', created_at: time, last_used_at: time },
      ])
    })

    it('have the same answer for every invalid sign-in', async () => {
      const ann = await server.user()
      const authenticator = await register(ann.session)
      const { options, ticket } = await beginSignIn()
      const { challenge } = options
      const registration = await beginRegistration(ann.session)
      const valid = authenticator.sign(challenge) as { response: Record<string, string> }
      const invalid: [string, string, object][] = [
        ['unknown passkey', ticket, createAuthenticator(origin).sign(challenge)],
        ['another challenge', ticket, authenticator.sign('b3RoZXI')],
        ['another origin', ticket, authenticator.sign(challenge, { origin: 'https://evil.example' })],
        ['another type', ticket, authenticator.sign(challenge, { type: 'webauthn.create' })],
        ['unverified user', ticket, authenticator.sign(challenge, { flags: 0x01 })],
        ['wrong signature', ticket, { ...valid, response: { ...valid.response, signature: 'AAAA' } }],
        ['forged ticket', 'forged', authenticator.sign(challenge)],
        ['ticket of a registration', registration.ticket, authenticator.sign(registration.options.challenge)],
      ]
      const answers = new Set<string>()
      for (const [, sent, credential] of invalid) {
        const { status, text, cookie } = await signIn(sent, credential)
        answers.add(JSON.stringify([status, text.trim(), cookie]))
      }
      expect([...answers]).toEqual([
        JSON.stringify([
          401,
          JSON.stringify({ error: { code: 'unauthorized', message: 'This passkey does not sign anybody in here.' } }),
          null,
        ]),
      ])
      expect((await signIn(ticket, authenticator.sign(challenge), 'https://evil.example')).status).toBe(401)
      // The same ticket is still valid, once and for five minutes.
      const good = authenticator.sign(challenge)
      expect((await signIn(ticket, good)).status).toBe(204)
      expect((await signIn(ticket, authenticator.sign(challenge))).status).toBe(401)
      const late = await beginSignIn()
      now += 301_000
      expect((await signIn(late.ticket, authenticator.sign(late.options.challenge))).status).toBe(401)
    })

    it('reject a signature counter that did not increase', async () => {
      const ann = await server.user()
      const authenticator = await register(ann.session)
      const [first, second] = [await beginSignIn(), await beginSignIn()]
      const earlier = authenticator.sign(first.options.challenge)
      expect((await signIn(second.ticket, authenticator.sign(second.options.challenge))).status).toBe(204)
      expect((await signIn(first.ticket, earlier)).status).toBe(401)
    })

    it('are registered once, and only with a ticket of the same person', async () => {
      const [ann, ben] = [await server.user(), await server.user()]
      const authenticator = createAuthenticator(origin)
      const { options, ticket } = await beginRegistration(ann.session)
      const body = { name: 'A key', ticket, credential: authenticator.register(options.challenge) }
      expect((await server.call('POST', '/v1/me/passkeys', ben.session, body)).status).toBe(422)
      expect((await server.call('POST', '/v1/me/passkeys', ann.session, { ...body, name: '' })).status).toBe(422)
      expect((await server.call('POST', '/v1/me/passkeys', ann.session, body)).status).toBe(201)
      expect((await server.call('POST', '/v1/me/passkeys', ann.session, body)).status).toBe(409)
      const again = await beginRegistration(ann.session)
      expect(again.options.excludeCredentials).toEqual([expect.objectContaining({ id: authenticator.id })])
      const other = await beginRegistration(ben.session)
      const taken = { name: 'Mine', ticket: other.ticket, credential: authenticator.register(other.options.challenge) }
      expect((await server.call('POST', '/v1/me/passkeys', ben.session, taken)).status).toBe(409)
    })

    it('end when they are removed, and with the account; a suspended person cannot sign in', async () => {
      const ann = await server.user()
      const ben = await server.user()
      const [one, other] = [await register(ann.session, 'one'), await register(ann.session, 'other')]
      const { passkeys } = (await server.call('GET', '/v1/me/passkeys', ann.session)).body
      const { id } = passkeys.find(({ name }: { name: string }) => name === 'one')
      const remove = (session: string) => server.call('DELETE', `/v1/me/passkeys/${id}`, session)
      expect((await remove(ben.session)).status).toBe(404)
      expect((await remove(ann.session)).status).toBe(204)
      const attempt = async (authenticator: TestAuthenticator) => {
        const { options, ticket } = await beginSignIn()
        return (await signIn(ticket, authenticator.sign(options.challenge))).status
      }
      expect([await attempt(one), await attempt(other)]).toEqual([401, 204])
      const path = `/_ops/handles/${ann.handle}/status`
      await server.call('PUT', path, testOperatorKey, { status: 'suspended' })
      expect(await attempt(other)).toBe(401)
      await server.call('PUT', path, testOperatorKey, { status: 'active' })
      expect(await attempt(other)).toBe(204)
      await server.call('DELETE', '/v1/me', ann.session, { confirm: ann.handle })
      expect(await attempt(other)).toBe(401)
    })
  })
})

describe('the lock of passkeys', () => {
  it('rejects valid attempts, too, and ends with its window', async () => {
    const server = await startTestServer({ url: ':memory:' }, undefined, {
      PARLEY_PUBLIC_URL: origin,
      PARLEY_RATE_LIMITS: 'sign_in_failed=3/1s',
    })
    try {
      const attempt = async () => {
        const { options, ticket } = (await server.call('POST', '/api/auth/passkey/options')).body
        const credential = createAuthenticator(origin).sign(options.challenge)
        const headers = { origin, 'content-type': 'application/json' }
        const body = JSON.stringify({ ticket, credential })
        return fetch(`${server.url}/api/auth/passkey`, { method: 'POST', headers, body })
      }
      for (const _ of [1, 2, 3]) expect((await attempt()).status).toBe(401)
      const locked = await attempt()
      expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '1'])
      await expect.poll(async () => (await attempt()).status, { timeout: 5_000, interval: 200 }).toBe(401)
    } finally {
      await server.close()
    }
  })
})

describe('the time of an attempt', () => {
  /** Confidence of 99 % that the median is within the returned bounds, by the order statistics of the sample. */
  function medianBounds(sample: readonly number[]): { low: number; high: number } {
    const sorted = sample.toSorted((one, other) => one - other)
    const reach = Math.ceil((2.576 * Math.sqrt(sorted.length)) / 2)
    const middle = sorted.length / 2
    return { low: sorted[Math.floor(middle) - reach]!, high: sorted[Math.ceil(middle) + reach - 1]! }
  }
  const median = (sample: readonly number[]) => sample.toSorted((one, other) => one - other)[sample.length >> 1]!

  it('does not tell a known passkey from an unknown one', { timeout: 60_000 }, async () => {
    const server = await startTestServer({ url: ':memory:' }, undefined, { PARLEY_PUBLIC_URL: origin })
    try {
      const { context } = server
      const { session } = await server.user()
      const known = createAuthenticator(origin)
      const begun = (await server.call('POST', '/v1/me/passkeys/options', session)).body
      const credential = known.register(begun.options.challenge)
      await server.call('POST', '/v1/me/passkeys', session, { name: 'A key', ticket: begun.ticket, credential })
      const attempt = async (credentialOf: (challenge: string) => Record<string, unknown>) => {
        const { options, ticket } = await startPasskeySignIn(context)
        const answer = { ticket, credential: credentialOf(String(options['challenge'])) } as unknown as SignInAnswer
        const startedAt = performance.now()
        const isSignedIn = await signInWithPasskey(context, answer, 'test').then(
          () => true,
          () => false,
        )
        return { isSignedIn, ms: performance.now() - startedAt }
      }
      // The passkey has counted more signatures than the forged answers.
      for (const _ of [1, 2]) expect((await attempt(known.sign)).isSignedIn).toBe(true)
      const forged = (challenge: string) => createAuthenticator(origin).sign(challenge)
      const kinds = {
        known: (challenge: string) => ({ ...forged(challenge), id: known.id, rawId: known.id }),
        unknown: forged,
        // Is rejected before its signature is verified: the difference is the cost of a verification.
        early: () => forged('b3RoZXI'),
      }
      const differences: number[] = []
      const costs: number[] = []
      // Noise of the machine makes the bounds wider, and more attempts make them narrower.
      for (let round = 0; round < 8; round++) {
        for (let pair = 0; pair < 60; pair++) {
          const taken = { known: 0, unknown: 0, early: 0 }
          const order = (['known', 'unknown', 'early'] as const).toSorted(() => Math.random() - 0.5)
          for (const kind of order) {
            const { isSignedIn, ms } = await attempt(kinds[kind])
            expect(isSignedIn).toBe(false)
            taken[kind] = ms
          }
          differences.push(taken.known - taken.unknown)
          costs.push(taken.unknown - taken.early)
        }
        const allowed = median(costs) / 2
        const { low, high } = medianBounds(differences)
        if (allowed > 0 && low > -allowed && high < allowed) return
      }
      expect({ difference: medianBounds(differences), verification: median(costs) }).toBe(
        'less than half a verification',
      )
    } finally {
      await server.close()
    }
  })
})

describe('a server without a host name', () => {
  it('has no passkeys', async () => {
    const server = await startTestServer({ url: ':memory:' })
    try {
      const { session } = await server.user()
      expect((await server.call('POST', '/v1/me/passkeys/options', session)).status).toBe(404)
      expect((await server.call('POST', '/api/auth/passkey/options')).status).toBe(404)
      expect(await (await fetch(server.url)).text()).not.toContain('passkey')
    } finally {
      await server.close()
    }
  })
})
