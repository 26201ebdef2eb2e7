import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../testing/databases.ts'
import { extensionsForm } from '../http/forms/extensions/form.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../testing/server.ts'

eachDatabase((_name, open) => {
  describe('the server', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(open.place())
    })
    afterAll(() => server.close())

    it('shows an Agent Token once, and omits it when a creation is repeated', async () => {
      const { session } = await server.user()
      const body = { handle: newHandle(), display_name: 'Bot', request_id: 'one' }
      const made = await server.call('POST', '/v1/me/agents', session, body)
      expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store'])
      expect(made.body.agent_token).toMatch(/^svc_live_[A-Za-z0-9_-]{43}$/)
      const again = await server.call('POST', '/v1/me/agents', session, body)
      expect([again.status, again.body]).toEqual([200, { agent: made.body.agent }])
      const changed = await server.call('POST', '/v1/me/agents', session, { ...body, handle: newHandle() })
      expect([changed.status, changed.body.error.code]).toEqual([409, 'idempotency_conflict'])
      const own = await server.call('GET', '/v1/agents/me', made.body.agent_token)
      expect(own.body).toMatchObject({ handle: body.handle, profile: { kind: 'agent', visibility: 'private' } })
      expect(JSON.stringify(own.body)).not.toContain('usr_')
      const found = await server.call('POST', '/_ops/dump-search', testOperatorKey, { text: made.body.agent_token })
      expect(found.body).toEqual({ found: false, tables: [] })
    })

    it('assigns a handle to one of several parallel requests, and rejects reserved handles', async () => {
      const { session } = await server.user()
      const ask = (handle: string) => server.call('POST', '/v1/me/agents', session, { handle, display_name: 'Bot' })
      const handle = newHandle()
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(handle)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
      expect((await ask(handle)).body.error.code).toBe('handle_taken')
      expect((await ask('admin')).body.error.code).toBe('handle_reserved')
    })

    it('rejects suspended agents and accepts them again', async () => {
      const { session } = await server.user()
      const agent = await server.agent(session)
      const put = (status: string) =>
        server.call('PUT', `/_ops/handles/${agent.handle}/status`, testOperatorKey, { status })
      expect((await put('suspended')).body).toEqual({ handle: agent.handle, status: 'suspended' })
      expect((await server.call('GET', '/v1/agents/me', agent.token)).status).toBe(401)
      await put('active')
      expect((await server.call('GET', '/v1/agents/me', agent.token)).status).toBe(200)
    })

    it('lets only owners read and change their agents', async () => {
      const [ann, ben] = [await server.user(), await server.user()]
      const [first, second] = [await server.agent(ann.session), await server.agent(ann.session)]
      const page = await server.call('GET', '/v1/me/agents?limit=1', ann.session)
      expect([page.body.agents[0].id, page.body.has_more]).toEqual([first.id, true])
      const rest = await server.call('GET', `/v1/me/agents?cursor=${page.body.next_cursor}`, ann.session)
      expect(rest.body.agents.map(({ id }: { id: string }) => id)).toEqual([second.id])
      const path = `/v1/me/agents/${first.id}`
      const changed = await server.call('PATCH', path, ann.session, { tagline: 'Hi', visibility: 'public' })
      expect(changed.body.agent).toMatchObject({ tagline: 'Hi', visibility: 'public', display_name: 'Some Agent' })
      expect((await server.call('GET', path, ben.session)).status).toBe(404)
      expect((await server.call('PATCH', path, ben.session, { tagline: 'Mine' })).status).toBe(404)
    })

    it('stores a setting only when the body is valid', async () => {
      const { session } = await server.user()
      const { token } = await server.agent(session)
      for (const body of [{}, [], null, 'x', { accepts_tasks: 1 }, { accepts_tasks: true, x: 1 }]) {
        expect((await server.call('PATCH', '/v1/me', token, body)).status).toBe(400)
      }
      expect((await server.call('GET', '/v1/agents/me', token)).body.accepts_tasks).toBe(false)
      expect((await server.call('PATCH', '/v1/me', token, { accepts_tasks: true })).body).toEqual({
        accepts_tasks: true,
      })
      expect((await server.call('PATCH', '/v1/me', session, { accepts_tasks: true })).status).toBe(401)
    })

    it('answers held pulls when it closes', async () => {
      const closing = await startTestServer(open.place())
      const { token } = await closing.agent((await closing.user()).session)
      const pull = closing.call('GET', '/v1/events?after=0&timeout=30', token)
      while (closing.context.waiters.size === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      await closing.close()
      expect((await pull).body).toMatchObject({ events: [], has_more: false })
    })

    it('signs a person in by a link that works once, and approves a device on the page', async () => {
      const { handle } = await server.user()
      const link = await server.call('POST', `/_ops/persons/${handle}/sign-in-links`, testOperatorKey)
      const token = new URL(link.body.url).searchParams.get('token') as string
      const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
        fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
      expect(await (await fetch(link.body.url)).text()).toContain(handle)
      expect((await post('/sign-in', { token }, { origin: 'https://elsewhere.example' })).status).toBe(403)
      const signedIn = await post('/sign-in', { token }, { origin: server.url })
      const cookie = signedIn.headers.get('set-cookie') as string
      expect(cookie).toMatch(/^parley_session=ses_[^;]+;.*HttpOnly; SameSite=Strict/)
      expect((await post('/sign-in', { token }, { origin: server.url })).status).toBe(404)

      const name = '<script>alert(1)</script>'
      const { body: codes } = await server.call('POST', '/api/auth/device/code', undefined, { client_name: name })
      expect((await fetch(codes.verification_uri_complete)).status).toBe(401)
      const shown = await fetch(codes.verification_uri_complete, { headers: { cookie } })
      const text = await shown.text()
      expect(text).toContain(codes.user_code)
      expect(text).not.toContain('<script')
      expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
      const decision = { user_code: codes.user_code, decision: 'approve' }
      expect((await post('/device', decision, { cookie, origin: 'null' })).status).toBe(403)
      expect((await post('/device', decision, { cookie, origin: server.url })).status).toBe(200)
      const given = await server.call('POST', '/api/auth/device/token', undefined, { device_code: codes.device_code })
      expect((await server.call('GET', '/v1/me', given.body.access_token)).body.user.handle).toBe(handle)
    })

    it('distinguishes an outage from an invalid credential, and hides internal errors', async () => {
      const failing = await startTestServer(open.place())
      const { session } = await failing.user()
      const { database } = failing.context
      const read = database.read
      database.read = () => Promise.reject(Object.assign(new Error('no route'), { code: 'ECONNREFUSED' }))
      const away = await failing.call('GET', '/v1/me', session)
      expect([away.status, away.body.error.code, away.headers.get('retry-after')]).toEqual([
        503,
        'temporarily_unavailable',
        '1',
      ])
      database.read = () => Promise.reject(new Error('broken: hush'))
      const broken = await failing.call('GET', '/v1/me', session)
      expect([broken.status, broken.body]).toEqual([
        500,
        { error: { code: 'internal_error', message: expect.any(String) } },
      ])
      expect(JSON.stringify(broken.body)).not.toContain('hush')
      expect(failing.errors.join()).toContain('"operation":"getOwnUser"')
      expect(failing.errors.join()).not.toContain(session)
      database.read = read
      expect((await failing.call('GET', '/v1/me', session)).status).toBe(200)
      await failing.close()
    })

    it('serves its document and is ready', async () => {
      expect((await server.call('GET', '/openapi.json')).body.info.version).toBe('1.0.0')
      expect((await server.call('GET', '/readyz')).body).toEqual({ status: 'ok' })
    })
  })
})

describe('without an operator key', () => {
  it('the operator routes do not exist', () => {
    const paths = Object.keys(
      extensionsForm({ operatorKey: undefined, features: ['socket'], testHooks: true }, false).document.paths ?? {},
    )
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => path.startsWith('/_ops'))).toEqual([])
  })
})

it('answers unknown routes with a page for browsers, and with an error of the first form for programs', async () => {
  const server = await startTestServer({ url: ':memory:' })
  const ask = async (path: string, accept: string, method = 'GET') => {
    const answer = await fetch(server.url + path, { method, headers: { accept } })
    return [answer.status, answer.headers.get('content-type')?.split(';')[0], (await answer.text()).includes('"error"')]
  }
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'
  expect(await ask('/nothing', browser)).toEqual([404, 'text/html', false])
  expect(await ask('/nothing', '*/*')).toEqual([404, 'application/json', true])
  expect(await ask('/nothing', browser, 'POST')).toEqual([404, 'application/json', true])
  expect(await ask('/v1/messages', browser)).toEqual([404, 'application/json', true])
  expect(await ask('/v1/chats', browser)).toEqual([401, 'application/json', true])
  await server.close()
})

describe('test hooks', () => {
  const hooks = ['/_ops/dump-search', '/_ops/device-authorizations/ABCD-EFGH/age']
  const startWith = (value: string) =>
    startTestServer({ url: ':memory:' }, undefined, { PARLEY_TEST_HOOKS: value, PARLEY_LOG_LEVEL: 'warn' })

  it('do not exist unless a setting enables them, and are in no document', async () => {
    const server = await startWith('')
    for (const path of hooks) {
      expect((await server.call('POST', path, testOperatorKey, { text: 'x' })).body.error.message, path).toBe(
        'There is no such route or method.',
      )
    }
    const { paths } = (await server.call('GET', '/openapi/extensions.json')).body
    expect(Object.keys(paths)).toContain('/_ops/persons')
    expect(Object.keys(paths).filter((path) => /dump|age$/.test(path))).toEqual([])
    expect(server.lines.join()).not.toContain('PARLEY_TEST_HOOKS')
    await server.close()
  })

  it('exist when the setting enables them, and the start logs a warning', async () => {
    const server = await startWith('true')
    expect((await server.call('POST', hooks[0]!, testOperatorKey, { text: 'xyz' })).status).toBe(200)
    const { paths } = (await server.call('GET', '/openapi/extensions.json')).body
    expect(Object.keys(paths)).toContain('/_ops/dump-search')
    expect(server.lines.join()).toContain('PARLEY_TEST_HOOKS is on')
    await server.close()
  })
})
