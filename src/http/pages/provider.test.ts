import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { freePort } from '../../testing/free-port.ts'
import {
  passProvider,
  startTestProvider,
  testClientId,
  testClientSecret,
  type TestProvider,
} from '../../testing/oidc-provider.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'
import { createVisitor, type VisitedPage, type Visitor } from '../../testing/visitor.ts'

const headingOf = ({ text }: VisitedPage) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]
const onwardOf = ({ text }: VisitedPage) =>
  /<meta http-equiv="refresh" content="0;url=([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')

eachDatabase((_name, open) => {
  describe('signing in at an OpenID Connect provider', () => {
    let now = Date.now()
    let server: TestServer
    let provider: TestProvider
    let accounts = 0

    beforeAll(async () => {
      const port = await freePort()
      provider = await startTestProvider(`http://127.0.0.1:${port}`)
      server = await startTestServer(
        open.place(),
        { now: () => now },
        {
          PORT: String(port),
          PARLEY_OIDC_ISSUER: provider.issuer,
          PARLEY_OIDC_CLIENT_ID: testClientId,
          PARLEY_OIDC_CLIENT_SECRET: testClientSecret,
          PARLEY_OIDC_NAME: 'Example <ID>',
          PARLEY_RATE_LIMITS: 'sign_in=off,sign_in_failed=3/900s',
        },
      )
    })
    afterAll(async () => {
      await server.close()
      await provider.close()
      expect(server.errors).toEqual([])
    })

    /** Creates an account at the provider. */
    function account(claims: Record<string, unknown> = {}): string {
      const id = `account-${++accounts}`
      provider.accounts.set(id, claims)
      return id
    }
    const begin = async (visitor: Visitor) => onwardOf(await visitor.submit(`${server.url}/sign-in/provider`))!
    const signIn = async (visitor: Visitor, id: string) => passProvider(visitor, await begin(visitor), id)
    const signUp = async (visitor: Visitor, id: string, handle = newHandle()) => {
      await signIn(visitor, id)
      return visitor.submit(`${server.url}/sign-in/provider/sign-up`, { handle, name: 'Ann' })
    }
    const sessionOf = (visitor: Visitor) => visitor.cookies(server.url).get('parley_session')
    const me = async (visitor: Visitor) => (await server.call('GET', '/v1/me', sessionOf(visitor))).body.user

    it('requests a code with PKCE, state and nonce, for the scopes that the provider supports', async () => {
      const url = new URL(await begin(createVisitor()))
      expect(url.origin).toBe(provider.issuer)
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: testClientId,
        scope: 'openid profile phone',
        redirect_uri: `${server.url}/sign-in/provider/callback`,
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      })
    })

    it('creates an account from the claims and the chosen handle', async () => {
      const visitor = createVisitor()
      const handle = newHandle()
      const claims = {
        name: 'Ann Example',
        preferred_username: handle.toUpperCase(),
        picture: 'https://pictures.example/ann.png',
        phone_number: '+49 151 1234-5678',
        phone_number_verified: true,
      }
      const form = await signIn(visitor, account(claims))
      expect(headingOf(form)).toBe('Make your account')
      expect(form.text).toContain('Example &lt;ID&gt; confirmed')
      expect(form.text).toContain(`value="${handle}"`)
      expect(form.text).toContain('value="Ann Example"')
      const taken = (await server.user()).handle
      const again = await visitor.submit(`${server.url}/sign-in/provider/sign-up`, { handle: taken, name: 'Ann B.' })
      expect(again.status).toBe(409)
      expect(again.text).toContain(`The handle ${taken} is taken.`)
      expect(again.text).toContain('value="Ann B."')
      const done = await visitor.submit(`${server.url}/sign-in/provider/sign-up`, { handle, name: 'Ann B.' })
      expect(new URL(done.url).pathname).toBe('/app')
      expect(await me(visitor)).toMatchObject({
        handle,
        name: 'Ann B.',
        avatar: claims.picture,
        phone_number: '+4915112345678',
        phone_number_verified: true,
      })
      const { body } = await server.call('GET', '/v1/me/sessions', sessionOf(visitor))
      expect(body.sessions).toHaveLength(1)
    })

    it('signs the same person in again, with a phone number that the provider has verified since', async () => {
      const id = account({ phone_number: '+4915100000001', phone_number_verified: false })
      const visitor = createVisitor()
      await signUp(visitor, id)
      const before = await me(visitor)
      expect(before.phone_number).toBeNull()
      provider.accounts.set(id, { name: 'Another', phone_number: '+4915100000002', phone_number_verified: true })
      const elsewhere = createVisitor()
      expect(onwardOf(await signIn(elsewhere, id))).toBe('/app')
      expect(sessionOf(elsewhere)).not.toBe(sessionOf(visitor))
      expect(await me(elsewhere)).toEqual({
        ...before,
        phone_number: '+4915100000002',
        phone_number_verified: true,
      })
    })

    it('links an existing account, and disconnects it', async () => {
      const { handle } = await server.user()
      const visitor = await signedInByLink(handle)
      const id = account()
      expect(headingOf(await signIn(visitor, id))).toBe('Connected with Example &lt;ID&gt;')
      const elsewhere = createVisitor()
      await signIn(elsewhere, id)
      expect((await me(elsewhere)).handle).toBe(handle)

      // The provider account of another person, and a second provider account of this person.
      const other = await signedInByLink((await server.user()).handle)
      expect((await passProvider(other, await begin(other), id)).status).toBe(409)
      expect((await signIn(await signedInByLink(handle), account())).status).toBe(409)

      const ways = await visitor.open(`${server.url}/sign-in/ways`)
      expect(ways.text).toContain('Disconnect Example &lt;ID&gt;')
      await visitor.submit(`${server.url}/sign-in/ways/disconnect`)
      expect(headingOf(await signIn(createVisitor(), id))).toBe('Make your account')
    })

    it('links no account when the session ended while the provider’s page was open', async () => {
      const { handle } = await server.user()
      const visitor = await signedInByLink(handle)
      const url = await begin(visitor)
      const { body } = await server.call('GET', '/v1/me/sessions', sessionOf(visitor))
      for (const { id } of body.sessions) await server.call('DELETE', `/v1/me/sessions/${id}`, sessionOf(visitor))
      const id = account()
      expect((await passProvider(visitor, url, id)).status).toBe(401)
      expect(headingOf(await signIn(createVisitor(), id))).toBe('Make your account')
    })

    it('signs out at the provider, with the ID token of the session', async () => {
      const visitor = createVisitor()
      await signUp(visitor, account())
      const page = await visitor.open(`${server.url}/sessions`)
      const [, session] = /name="session" value="([^"]+)"/.exec(page.text)!
      const goodbye = await visitor.submit(`${server.url}/sessions`, { session: session! })
      const [, url] = /class="button" href="([^"]+)">Sign out at Example &lt;ID&gt;/.exec(goodbye.text)!
      const end = new URL(url!.replaceAll('&amp;', '&'))
      expect(end.searchParams.get('post_logout_redirect_uri')).toBe(`${server.url}/`)
      const confirm = await visitor.open(end.href)
      const [, action] = /action="([^"]+)"/.exec(confirm.text)!
      const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(confirm.text)!
      const back = await visitor.submit(action!, { xsrf: xsrf!, logout: 'yes' })
      expect(new URL(back.url).href).toBe(`${server.url}/`)
      const { body } = await server.call('POST', '/_ops/dump-search', testOperatorKey, {
        text: end.searchParams.get('id_token_hint'),
      })
      expect(body.found).toBe(false)
    })

    it('rejects a callback of another browser, a repeated callback and an expired callback', async () => {
      const visitor = createVisitor()
      const url = await begin(visitor)
      const other = createVisitor()
      // Another browser signs in at the provider, and is rejected because it has no attempt.
      const stopped = await passProvider(other, url, account())
      expect([stopped.status, headingOf(stopped)]).toEqual([400, 'Start again'])
      // A browser with its own attempt sends a callback with the code of another browser.
      await begin(visitor)
      expect((await visitor.open(stopped.url)).status).toBe(401)
      expect((await visitor.open(stopped.url)).status).toBe(400)
      const late = await begin(visitor)
      now += 601_000
      expect((await passProvider(visitor, late, account())).status).toBe(400)
      expect(sessionOf(visitor)).toBeUndefined()
    })

    it('reports that the person denied access', async () => {
      const visitor = createVisitor()
      const { searchParams } = new URL(await begin(visitor))
      const query = new URLSearchParams({
        error: 'access_denied',
        state: searchParams.get('state')!,
        iss: provider.issuer,
      })
      const refused = await visitor.open(`${server.url}/sign-in/provider/callback?${query}`)
      expect([refused.status, refused.text.includes('was not allowed')]).toEqual([403, true])
    })

    it('rejects a suspended person, and deletes the link of a deleted account', async () => {
      const id = account()
      const visitor = createVisitor()
      const handle = newHandle()
      await signUp(visitor, id, handle)
      const session = sessionOf(visitor)
      const status = (value: string) =>
        server.call('PUT', `/_ops/handles/${handle}/status`, testOperatorKey, { status: value })
      expect((await status('suspended')).status).toBe(200)
      expect((await signIn(createVisitor(), id)).status).toBe(403)
      await status('active')
      expect((await server.call('DELETE', '/v1/me', session, { confirm: handle })).status).toBe(200)
      expect(headingOf(await signIn(createVisitor(), id))).toBe('Make your account')
    })

    it('rejects a form of another site', async () => {
      for (const path of ['/sign-in/provider', '/sign-in/provider/sign-up', '/sign-in/ways/disconnect']) {
        const answer = await fetch(server.url + path, { method: 'POST', headers: { origin: 'https://evil.example' } })
        expect([path, answer.status]).toEqual([path, 403])
      }
    })

    it('is locked for an address after failed attempts, separately from one-time links', async () => {
      const fail = async () => {
        const visitor = createVisitor()
        await begin(visitor)
        return (await visitor.open(`${server.url}/sign-in/provider/callback?code=wrong&state=wrong`)).status
      }
      const answers: number[] = []
      for (let attempt = 0; attempt < 4; attempt++) answers.push(await fail())
      expect(answers.slice(-1)).toEqual([429])
      // A valid attempt of this address is rejected, too.
      expect((await signIn(createVisitor(), account())).status).toBe(429)
      const wrongLinks: number[] = []
      for (let attempt = 0; attempt < 4; attempt++) {
        wrongLinks.push((await createVisitor().open(`${server.url}/sign-in?token=sil_wrong`)).status)
      }
      expect(wrongLinks).toEqual([404, 404, 404, 429])
    })

    async function signedInByLink(handle: string): Promise<Visitor> {
      const { body } = await server.call('POST', `/_ops/persons/${handle}/sign-in-links`, testOperatorKey)
      const visitor = createVisitor()
      const token = new URL(body.url).searchParams.get('token')!
      await visitor.submit(`${server.url}/sign-in`, { token })
      return visitor
    }
  })
})

describe('an unavailable provider', () => {
  it('is reported, and requested again at the next sign-in', async () => {
    const port = await freePort()
    const issuer = `http://127.0.0.1:${await freePort()}`
    const settings = { PORT: String(port), PARLEY_OIDC_ISSUER: issuer, PARLEY_OIDC_CLIENT_ID: 'x' }
    const server = await startTestServer({ url: ':memory:' }, undefined, settings)
    try {
      const visitor = createVisitor()
      expect((await visitor.open(server.url)).text).toContain(`Sign in with ${new URL(issuer).host}`)
      for (const _ of [1, 2]) {
        const answer = await visitor.submit(`${server.url}/sign-in/provider`)
        expect(answer.status).toBe(503)
        expect(answer.text).toContain('The sign-in provider does not answer.')
      }
    } finally {
      await server.close()
    }
  })
})

describe('a server that creates no accounts', () => {
  it('signs in linked persons only', async () => {
    const port = await freePort()
    const provider = await startTestProvider(`http://127.0.0.1:${port}`)
    const server = await startTestServer({ url: ':memory:' }, undefined, {
      PORT: String(port),
      PARLEY_OIDC_ISSUER: provider.issuer,
      PARLEY_OIDC_CLIENT_ID: testClientId,
      PARLEY_OIDC_CLIENT_SECRET: testClientSecret,
      PARLEY_OIDC_SIGN_UP: 'false',
    })
    try {
      const visitor = createVisitor()
      const url = onwardOf(await visitor.submit(`${server.url}/sign-in/provider`))!
      const page = await passProvider(visitor, url, 'ann')
      expect([page.status, headingOf(page)]).toEqual([403, 'No account'])
      const answer = await visitor.submit(`${server.url}/sign-in/provider/sign-up`, { handle: 'annie', name: 'Ann' })
      expect(answer.status).toBe(400)
    } finally {
      await server.close()
      await provider.close()
    }
  })
})
