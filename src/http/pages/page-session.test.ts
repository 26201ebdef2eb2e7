import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

describe('the cookie of a session over TLS', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' }, undefined, { PARLEY_PUBLIC_URL: 'https://chat.example' })
  })
  afterAll(() => server.close())

  async function signIn(): Promise<{ session: string; cookie: string }> {
    const { handle } = await server.user()
    const link = (await server.call('POST', `/_ops/persons/${handle}/sign-in-links`, testOperatorKey)).body.url
    const answer = await fetch(`${server.url}/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://chat.example' },
      body: new URLSearchParams({ token: new URL(link).searchParams.get('token')! }),
    })
    const cookie = answer.headers.get('set-cookie') ?? ''
    return { cookie, session: /ses_[A-Za-z0-9_-]+/.exec(cookie)![0] }
  }

  it('is valid for this host only, and another host of the domain cannot replace it', async () => {
    const { cookie, session } = await signIn()
    expect(cookie).toMatch(
      /^__Host-parley_session=ses_[^;]+; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    )
    const look = async (sent: string) => (await fetch(`${server.url}/sessions`, { headers: { cookie: sent } })).status
    expect(await look(`__Host-parley_session=${session}`)).toBe(200)
    expect(await look(`parley_session=${session}`)).toBe(401)
  })

  it('is not accepted by API routes', async () => {
    const { session } = await signIn()
    const headers = { cookie: `__Host-parley_session=${session}; parley_session=${session}` }
    expect((await fetch(`${server.url}/v1/me`, { headers })).status).toBe(401)
  })
})
