import { check } from '../../frame/check.ts'
import { expectErrorBody, refusalOf } from './error-body.ts'
import { refusals } from './provoke.ts'

check('errors.body.code-and-message', ['ERR-001'], { area: 'errors', needs: { agents: 2, chat: 'agents' } }, async (t) => {
  const found = await refusals(t)
  if (found.length === 0) t.notTestable('the target refused nothing', 'a target that refuses an unknown token')
  for (const refusal of found) {
    t.expect.that(refusal.json, { what: `the media type of the refusal of ${refusal.what} is JSON`, warnOnly: true, actual: refusal.status })
    if (refusal.json) expectErrorBody(t, refusal)
  }
})

/** Codes in error bodies are for machines, messages for people: neither shows a credential. */
check('errors.body.shows-no-secret', ['AUTH-023'], {
  area: 'errors', needs: { agents: 2, persons: 1, chat: 'agents', ownedBy: 'person' },
}, async (t) => {
  const { agent, person } = t
  const { messageId } = await agent.say(t.chat.id)
  const control = await agent.me()
  t.expect.status(control, 200, { what: 'GET /v1/agents/me' })
  const segments = { chat: encodeURIComponent(t.chat.id), message: encodeURIComponent(messageId), handle: encodeURIComponent(agent.handle) }
  const paths = [
    'GET /v1/agents/me', 'PATCH /v1/me', 'GET /v1/events', 'POST /v1/messages', `GET /v1/chats/${segments.chat}/messages`,
    `POST /v1/chats/${segments.chat}/messages`, `POST /v2/chats/${segments.chat}/messages`, `POST /v1/chats/${segments.chat}/read`,
    `POST /v1/messages/${segments.message}/reactions`, 'POST /v1/webhooks', 'POST /v1/me/agents', 'GET /api/auth/device?user_code=x',
    'POST /api/auth/device/code', 'POST /api/auth/device/token', `GET /v1/agents/${segments.handle}/profile`,
    `GET /v1/contacts/${segments.handle}/profile`, `GET /v1/directory`, '/', '/openapi.json', '/no-such-route',
  ]
  const secrets = {
    'an Agent Token': agent.credential, 'a session': person.credential, "the owner's user id": person.id,
    ...Object.fromEntries(t.target.persons.flatMap(({ handle, phone_number: number }) => (handle === person.handle && number ? [['a phone number', number]] : []))),
  }
  const replies = []
  for (const line of paths) {
    const [method, path] = line.startsWith('/') ? ['GET', line] : line.split(' ') as [string, string]
    replies.push(await t.request({ method, path, ...(method === 'GET' ? {} : { json: {} }) }))
  }
  for (const [what, secret] of Object.entries(secrets)) {
    for (const reply of replies) {
      t.expect.notLeaked(secret, [reply], { what: `${new URL(reply.exchange.request.url).pathname} without a credential, looking for ${what},` })
    }
  }
  if (replies.some(({ text }) => /^\s+at .+:\d+:\d+\)?$/m.test(text))) t.warn('an answer without a credential shows a stack trace')
})

check('errors.body.framework-errors', ['ERR-002', 'ERR-037'], { area: 'errors', needs: { agents: 1 }, seconds: 2 }, async (t) => {
  await t.given(t.agent.me(), 'GET /v1/agents/me')
  const json = { 'content-type': 'application/json' }
  const replies = {
    'malformed JSON': await t.agent.call({ method: 'POST', path: '/v1/messages', raw: '{"message_id":', headers: json }),
    'a body that is no JSON by its media type': await t.agent.call({ method: 'POST', path: '/v1/messages', raw: 'x=1', headers: { 'content-type': 'text/csv' } }),
    'an unknown route': await t.agent.call({ method: 'GET', path: `/v1/${t.mint.handle()}` }),
    'a method that the route lacks': await t.agent.call({ method: 'PUT', path: '/v1/events', json: {} }),
    'a path that does not decode': await t.agent.call({ method: 'GET', path: '/v1/chats/%E0%A4%A/messages' }),
  }
  for (const [what, reply] of Object.entries(replies)) {
    t.expect.that(reply.status >= 400, { what: `${what} is refused`, warnOnly: true, expected: '4xx', actual: reply.status })
    t.expect.that(reply.status < 500 || reply.status === 501, { requirement: 'ERR-037', what: `${what} is no fault of the server`, expected: '4xx', actual: reply.status })
    if (reply.status >= 400) expectErrorBody(t, refusalOf(reply, what), { requirement: 'ERR-002' })
  }
})
