import { check } from '../../check-api/check.ts'
import { createAgent } from '../../fixtures/agent-creation.ts'
import { approvedPairing, personOf, startPairing } from '../../fixtures/device-pairing.ts'

const needs = { persons: 1, hooks: ['approveDevice'] } as const

check('devices.session.is-no-agent-token', ['DEV-018'], { needs: { ...needs, agents: 1 } }, async (t) => {
  const { reply } = await approvedPairing(t, t.person)
  const session = personOf(t, reply, t.person)
  t.expect.that(!session.credential.startsWith('svc_live_'), {
    what: 'the access_token is not an Agent Token',
    expected: 'a value that does not start with svc_live_',
    actual: `${session.credential.slice(0, 9)}…`,
  })
  await t.given(t.agent.me(), 'GET /v1/agents/me with an Agent Token')
  const own = await session.call({ method: 'GET', path: '/v1/agents/me' })
  t.expect.that(!own.ok, {
    what: 'GET /v1/agents/me with the session of the exchange is rejected',
    expected: 401,
    actual: own.status,
  })
  // A session is a valid credential without permission for this route, so 403 is correct as well (AMB-068).
  t.expect.status(own, [401, 403], { what: 'GET /v1/agents/me with the session of the exchange', warnOnly: true })
  const given = await t.person.call({ method: 'GET', path: '/v1/agents/me' })
  t.expect.that(!given.ok, {
    what: 'GET /v1/agents/me with the session of a person is rejected',
    warnOnly: true,
    expected: 401,
    actual: given.status,
  })
})

check('devices.session.acts-as-the-person', ['DEV-019'], { needs }, async (t) => {
  const { reply } = await approvedPairing(t, t.person)
  const session = personOf(t, reply, t.person)
  const { userCode } = await startPairing(t)
  t.expect.status(await session.device(userCode), '2xx', {
    what: 'GET /api/auth/device with the session of the exchange',
  })
  const { userCode: other } = await startPairing(t)
  await t.given(t.person.device(other), 'GET /api/auth/device with the session of the person')
  const made = await createAgent(t, session, t.unique.handle())
  const control = made.accepted ? made : await createAgent(t, t.person, t.unique.handle())
  if (!control.accepted)
    return t.notTestable(
      `the creation of an agent was rejected with ${control.status}`,
      'provision.createAgent in the target file',
    )
  t.expect.that(made.accepted, {
    what: 'POST /v1/me/agents with the session of the exchange, as with the session of the person',
    expected: 'a new agent',
    actual: made,
  })
  const headers = { authorization: `Bearer ${control.token}` }
  t.expect.status(await t.request({ method: 'GET', path: '/v1/agents/me', headers }), 200, {
    what: 'GET /v1/agents/me with the token of the new agent',
  })
})
