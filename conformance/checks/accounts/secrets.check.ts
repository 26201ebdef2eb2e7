/** Secrets that no caller may read: tokens after their creation, and any secret in answers of public routes. */
import type { Reply } from '../../client/exchange.ts'
import { recording } from '../../client/recorder.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { ownersSecrets } from '../../fixtures/owner-secrets.ts'
import { requestProfile, requestShareLink, plainAgent, profileRoutes, visibleAgent } from '../../fixtures/profiles.ts'

check('accounts.secrets.token-shown-once', ['PRIV-005'], { needs: { agents: 2, chat: 'agents' } }, async (t) => {
  const { agent, chat } = t
  const said = await agent.sendText(chat.id)
  const replies: Reply[] = [
    said.reply,
    await agent.me(),
    await agent.history(chat.id),
    await agent.events({ after: 0 }),
    await agent.react(said.messageId, { operation: 'add', type: 'emoji', emoji: '👍' }),
    await agent.settings({ accepts_tasks: 'x' }),
    await agent.send({}),
    await t.agents[1]!.events({ after: 0 }),
  ]
  t.expect.status(replies[1]!, '2xx', { what: 'status of GET /v1/agents/me', warnOnly: true })
  for (const one of t.agents.slice(0, 2)) {
    t.expect.notLeaked(one.credential, replies, { what: 'an Agent Token in answers after its creation' })
  }
  for (const name of ['listWebhooks', 'getChat'] as const) {
    if (!t.hooks.has(name, 'agent')) continue
    const shown = JSON.stringify(await t.hooks.run(name, { chat_id: chat.id }, agent))
    t.expect.notLeaked(agent.credential, shown, { what: `an Agent Token in the answer of ${name}` })
  }
})

check('accounts.secrets.token-not-repeated', ['AUTH-006'], { needs: { persons: 1 } }, async (t) => {
  const { credential: token } = await plainAgent(t, t.person)
  const creation = recording.getStore()?.exchanges.find(({ response }) => response?.body.includes(token) === true)
  if (creation === undefined)
    return t.notTestable('the creation of an agent cannot be repeated', 'a provision.createAgent that sends a request')
  const { method, url, headers, body } = creation.request
  const again = (): Promise<Reply> =>
    t.http.request({ method, path: url, headers, ...(body === null ? {} : { raw: body }) })
  const replies = [await again(), await again()]
  t.expect.notLeaked(token, replies, { what: 'the Agent Token in the answer to a repeated creation' })
  await t.given(t.request({ method: 'GET', path: '/v1/agents/me', headers: { authorization: `Bearer ${token}` } }))
})

/** Requests stated routes without a credential, with ids that exist. */
async function requestAnonymously(t: CheckContext, chatId: string, messageId: string): Promise<Reply[]> {
  const { handle } = t.agent
  const gets = [
    '/v1/agents/me',
    '/v1/events',
    `/v1/chats/${chatId}/messages`,
    `/v1/agents/${handle}/profile`,
    `/v1/contacts/${handle}/profile`,
    `/v1/messages/${messageId}`,
    `/v1/agents/${handle}`,
    '/v1/agents',
    '/v1/webhooks',
    '/v1/me',
    '/openapi.json',
    '/healthz',
    '/',
  ]
  const posts: [string, unknown][] = [
    ['/v1/messages', { message_id: t.unique.messageId(), chat_id: chatId, parts: [{ type: 'text', text: 'x' }] }],
    [`/v1/chats/${chatId}/messages`, {}],
    [`/v1/messages/${messageId}/reactions`, { operation: 'add', type: 'emoji', emoji: '👍' }],
    ['/v1/webhooks', { url: 'https://receiver.example/' }],
    ['/v1/me/agents', { handle, display_name: 'x' }],
    ['/api/auth/device/code', { client_id: 'parley-conform' }],
    ['/api/auth/device/token', { device_code: 'x' }],
  ]
  return [
    ...(await Promise.all(gets.map((path) => t.request({ method: 'GET', path })))),
    ...(await Promise.all(posts.map(([path, json]) => t.request({ method: 'POST', path, json })))),
    await t.request({
      method: 'POST',
      path: '/v1/messages',
      raw: '{',
      headers: { 'content-type': 'application/json' },
    }),
  ]
}

const stackTrace = /\n\s+at .+:\d+:\d+|Traceback \(most recent call|\.(?:ts|js|py|go|rs|java|rb):\d+/

check(
  'accounts.secrets.public-routes-expose-nothing',
  ['PRIV-001'],
  { needs: { agents: 2, persons: 1, ownedBy: 'person', chat: 'agents' } },
  async (t) => {
    const said = await t.agent.sendText(t.chat.id)
    const replies = await requestAnonymously(t, t.chat.id, said.messageId)
    if (!replies.some(({ ok, status }) => ok || status === 401))
      t.notTestable('no public route was answered', 'a reachable base_url')
    const known: [string, string][] = [
      ...t.agents.map((agent): [string, string] => ['an Agent Token', agent.credential]),
      ['a session', t.person.credential],
      ['the user id of the owner of an agent', t.person.id],
      ['the handle of the owner of an agent', t.person.handle],
    ]
    const phone = t.person.phoneNumber
    if (phone !== undefined) known.push(['a phone number', phone])
    // A short id may occur by chance. The handle is public.
    for (const [what, value] of known.filter(([, value]) => value.length >= 8)) {
      for (const reply of replies) {
        const { method, url } = reply.exchange.request
        t.expect.notLeaked(value, [reply], {
          what: `${what} in the answer of ${method} ${new URL(url).pathname} without a credential`,
        })
      }
    }
    const traced = replies.find(({ text }) => stackTrace.test(text))
    if (traced !== undefined)
      t.warn(
        `an answer contains a stack trace: ${traced.exchange.request.method} ${new URL(traced.exchange.request.url).pathname}`,
      )
    const named = replies.find(({ headers }) => headers['x-powered-by'] !== undefined)
    if (named !== undefined) t.warn(`x-powered-by reveals the software: ${named.headers['x-powered-by']}`)
  },
)

/** Sends every public request about a visible agent. */
async function requestPublicRoutes(t: CheckContext, handle: string): Promise<Reply[]> {
  const segment = encodeURIComponent(handle)
  const paths = [`/v1/agents/${segment}`, '/v1/agents', `/@${segment}`]
  if (t.target.a2a_base !== undefined) paths.push(`${t.target.a2a_base}/${segment}/agent-card.json`)
  return [
    ...(await Promise.all(profileRoutes.map((route) => requestProfile(t, route, handle)))),
    ...(await Promise.all(paths.map((path) => t.request({ method: 'GET', path })))),
    ...(t.target.share_base === undefined ? [] : [await requestShareLink(t, handle)]),
  ]
}

check(
  'accounts.secrets.shown-agents-expose-nothing',
  ['AUTH-023', 'PRIV-001'],
  { optionalArea: 'profiles', needs: { persons: 1, hooks: ['setVisibility'] }, seconds: 2 },
  async (t) => {
    const { agent, taken } = await visibleAgent(t, t.person, 'public')
    const replies = await requestPublicRoutes(t, agent.handle)
    if (!replies.some(({ ok }) => ok))
      t.notTestable('no public route returns a public agent', 'a target that returns public agents')
    for (const reply of replies) {
      // The organization is public by choice (AMB-065), even if its name equals a secret.
      const text = taken.organization === undefined ? reply.text : reply.text.replaceAll(taken.organization, '')
      const path = new URL(reply.exchange.request.url).pathname
      for (const [what, secret] of ownersSecrets(t, [agent.credential]))
        t.expect.notLeaked(secret, text.replaceAll(agent.handle, ''), {
          what: `${what} in the answer of GET ${path} without a credential`,
        })
    }
  },
)
