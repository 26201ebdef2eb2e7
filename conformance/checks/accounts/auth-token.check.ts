import { until } from '../../client/until.ts'
import { check } from '../../check-api/check.ts'
import { makeAgent } from '../../target/make-agent.ts'

check(
  'accounts.token.verified-by-own-agent',
  ['AUTH-012', 'AUTH-003', 'AUTH-017'],
  { needs: { agents: 1 } },
  async (t) => {
    t.expect.status(await t.agent.me(), 200, { what: 'GET /v1/agents/me with a valid token' })
    const unknown = `svc_live_${t.unique.ulid()}${t.unique.ulid()}`
    const rejected = await t.request({
      method: 'GET',
      path: '/v1/agents/me',
      headers: { authorization: `Bearer ${unknown}` },
    })
    t.expect.status(rejected, 401, { what: 'GET /v1/agents/me with an unknown token' })
    for (const name of ['access_token', 'token', 'api_key', 'authorization']) {
      const reply = await t.request({ method: 'GET', path: '/v1/agents/me', query: { [name]: t.agent.credential } })
      t.expect.that(!reply.ok, {
        requirement: 'AUTH-017',
        failureClass: 'leaked',
        what: `a token in the query member ${name} is not a credential`,
        expected: 401,
        actual: reply.status,
      })
      t.expect.status(reply, 401, {
        requirement: 'AUTH-017',
        what: `GET /v1/agents/me with a token in the query member ${name}`,
      })
    }
  },
)

check('accounts.token.form', ['AUTH-005'], { needs: { persons: 1 } }, async (t) => {
  const agent = await makeAgent(t.http, t.hooks, t.target, t.person).catch((error: Error) =>
    t.notTestable(error.message, 'provision.createAgent in the target file'),
  )
  const { credential } = agent
  await t.given(agent.me(), 'the new token')
  t.expect.that(/^svc_live_./.test(credential), {
    what: 'the Agent Token of a new agent consists of svc_live_ and a secret value',
    expected: 'svc_live_…',
    actual: `${credential.slice(0, 9)}… (${credential.length} characters)`,
  })
  await t.given(agent.me(), 'the new token')
})

check('accounts.token.scheme-in-lower-case', ['AUTH-025'], { needs: { agents: 1 } }, async (t) => {
  const reply = await t.request({
    method: 'GET',
    path: '/v1/agents/me',
    headers: { authorization: `bearer ${t.agent.credential}` },
  })
  t.expect.status(reply, [200, 401], { what: 'GET /v1/agents/me with the scheme bearer' })
  await t.given(t.agent.me(), 'GET /v1/agents/me with the scheme Bearer')
})

check(
  'accounts.token.rotation',
  ['AUTH-015', 'AUTH-003'],
  { needs: { agents: 2, chat: 'agents', ownedBy: 'person', hooks: ['rotateToken'] }, timeoutSeconds: 150 },
  async (t) => {
    const { messageId } = await t.agent.sendText(t.chat.id)
    await t.agent.awaitInHistory(t.chat.id, messageId)
    const base = await t.agent.cursor()
    const rotated = await t.hooks.run('rotateToken', { agent_id: t.agent.id, handle: t.agent.handle }, t.person)
    const token =
      typeof rotated['token'] === 'string'
        ? rotated['token']
        : t.notTestable(
            'the hook rotateToken returned no token',
            'result.token of provision.rotateToken in the target file',
          )
    const withToken = (path: string, credential: string) =>
      t.request<Record<string, unknown>>({ method: 'GET', path, headers: { authorization: `Bearer ${credential}` } })
    const renewed = await withToken('/v1/agents/me', token)
    t.expect.status(renewed, 200, { what: 'GET /v1/agents/me with the new token right after the rotation' })
    t.expect.that(renewed.text.includes(t.agent.handle), {
      what: 'the new token belongs to the same agent',
      expected: t.agent.handle,
      actual: renewed.body,
    })
    const history = await withToken(`/v1/chats/${encodeURIComponent(t.chat.id)}/messages`, token)
    t.expect.that(history.text.includes(messageId), {
      what: 'the history, read with the new token, contains earlier messages',
      expected: messageId,
      actual: history.body,
    })
    t.expect.status(await withToken(`/v1/events?after=${base}&timeout=0`, token), 200, {
      what: 'the log, read with the new token',
    })
    // The document states no grace period. Without a declared one the check assumes at most a minute, and quick runs
    // do not wait for it.
    const declared = t.timing.token_grace_ms as number | undefined
    const waits = declared !== undefined || t.mode !== 'quick'
    const graceMs = waits ? (declared ?? 60_000) : t.timing.settle_ms
    const rejected = await until(async () => {
      const reply = await t.agent.me()
      return reply.ok ? undefined : reply
    }, graceMs)
    if (rejected === undefined && !waits) {
      t.notTestable(
        `the old token is still valid after ${graceMs} ms, which may be a grace period`,
        'timing.token_grace_ms in the target file, or mode full',
      )
    }
    if (graceMs > 60_000) t.warn(`a rotated token stays valid for ${graceMs} ms`)
    t.expect.equal(rejected?.status ?? 200, 401, {
      what: 'the status of a request with the old token after the grace period of the rotation',
    })
  },
)
