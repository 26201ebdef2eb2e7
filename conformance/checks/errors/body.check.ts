import { check } from '../../check-api/check.ts'
import { expectErrorBody, errorReply } from '../../fixtures/error-body.ts'
import { provokeRejections } from './rejections.ts'

check('errors.body.code-and-message', ['ERR-001'], { needs: { agents: 2, chat: 'agents' } }, async (t) => {
  const found = await provokeRejections(t)
  if (found.length === 0) t.notTestable('the target rejected nothing', 'a target that rejects an unknown token')
  for (const rejection of found) {
    t.expect.that(rejection.json, {
      what: `the media type of the rejection of ${rejection.what} is JSON`,
      warnOnly: true,
      actual: rejection.status,
    })
    if (rejection.json) expectErrorBody(t, rejection)
  }
})

check('errors.body.framework-errors', ['ERR-002', 'ERR-037'], { needs: { agents: 1 }, seconds: 2 }, async (t) => {
  await t.given(t.agent.me(), 'GET /v1/agents/me')
  const json = { 'content-type': 'application/json' }
  const replies = {
    'malformed JSON': await t.agent.call({
      method: 'POST',
      path: '/v1/messages',
      raw: '{"message_id":',
      headers: json,
    }),
    'a body with a media type other than JSON': await t.agent.call({
      method: 'POST',
      path: '/v1/messages',
      raw: 'x=1',
      headers: { 'content-type': 'text/csv' },
    }),
    'an unknown route': await t.agent.call({ method: 'GET', path: `/v1/${t.unique.handle()}` }),
    'a method that the route lacks': await t.agent.call({ method: 'PUT', path: '/v1/events', json: {} }),
    'a path with an invalid percent-encoding': await t.agent.call({
      method: 'GET',
      path: '/v1/chats/%E0%A4%A/messages',
    }),
  }
  for (const [what, reply] of Object.entries(replies)) {
    t.expect.that(reply.status >= 400, {
      what: `${what} is rejected`,
      warnOnly: true,
      expected: '4xx',
      actual: reply.status,
    })
    t.expect.that(reply.status < 500 || reply.status === 501, {
      requirement: 'ERR-037',
      what: `${what} causes no server error`,
      expected: '4xx',
      actual: reply.status,
    })
    if (reply.status >= 400) expectErrorBody(t, errorReply(reply, what), { requirement: 'ERR-002' })
  }
})
