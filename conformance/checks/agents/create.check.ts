import { check } from '../../check-api/check.ts'
import { createAgent } from '../../fixtures/agent-creation.ts'
import { creationViolation } from '../../target/creation-violation.ts'

const unlock = 'provision.createAgent in the target file'

check('agents.create.answers-agent-and-token', ['DEV-020', 'AUTH-005'], { needs: { persons: 1 } }, async (t) => {
  const handle = t.unique.handle()
  const made = await createAgent(t, t.person, handle)
  if (!made.accepted) {
    const wrong = await creationViolation(t.http, t.person, t.target)
    t.expect.that(wrong === undefined, {
      what: 'POST /v1/me/agents with the session of a person creates an agent',
      expected: 'an agent and its token',
      actual: wrong && { status: wrong.status, body: wrong.body },
    })
    return t.notTestable(`the creation of an agent was rejected with ${made.status}`, unlock)
  }
  t.expect.that(made.token !== undefined && made.token !== '', {
    what: 'the answer contains the Agent Token of the new agent',
    expected: 'a string svc_live_…',
    actual: 'none',
  })
  t.expect.that(made.token?.startsWith('svc_live_') === true, {
    requirement: 'AUTH-005',
    what: 'the token starts with svc_live_',
    actual: `${made.token?.slice(0, 9)}…`,
  })
  const own = await t.request({
    method: 'GET',
    path: '/v1/agents/me',
    headers: { authorization: `Bearer ${made.token}` },
  })
  t.expect.status(own, 200, { what: 'GET /v1/agents/me with the new token' })
  t.expect.that(own.text.toLowerCase().includes(`"${handle}"`), {
    what: 'the new agent has the requested handle',
    expected: handle,
    actual: own.body,
  })
})

check(
  'agents.create.needs-a-session',
  ['DEV-021'],
  { needs: { agents: 1, persons: 1, ownedBy: 'person' } },
  async (t) => {
    const ask = () => ({
      method: 'POST',
      path: '/v1/me/agents',
      json: { handle: t.unique.handle(), display_name: 'Nobody' },
    })
    const attempts = {
      'an Agent Token': await t.agent.call(ask()),
      'no credential': await t.request(ask()),
      'an unknown session': await t.request({ ...ask(), headers: { authorization: `Bearer ${t.unique.ulid()}` } }),
    }
    const control = await createAgent(t, t.person, t.unique.handle())
    for (const [name, reply] of Object.entries(attempts)) {
      const what = `POST /v1/me/agents with ${name}`
      t.expect.notLeaked('svc_live_', [reply], { what })
      t.expect.that(!reply.ok, {
        what: `${what} is rejected`,
        failureClass: 'changed',
        expected: 401,
        actual: reply.status,
      })
      // An Agent Token is a valid credential without permission for this route, so 403 is correct as well.
      const statuses = name === 'an Agent Token' ? [401, 403] : [401]
      t.expect.status(reply, statuses, { what: `the status of ${what}` })
    }
    if (!control.accepted)
      t.notTestable(`the creation of an agent with a session was rejected with ${control.status}`, unlock)
  },
)

check('agents.create.handle-is-unique', ['ERR-009', 'ERR-016'], { needs: { persons: 2 } }, async (t) => {
  const [first, second] = [t.persons[0]!, t.persons[1]!]
  const handle = t.unique.handle()
  const made = await createAgent(t, first, handle)
  if (!made.accepted) return t.notTestable(`the creation of an agent was rejected with ${made.status}`, unlock)
  const again = await createAgent(t, second, handle)
  if (again.accepted) {
    t.expect.that(false, {
      what: 'the creation by a second person with a used handle is rejected',
      expected: '409 handle_taken',
      actual: 'accepted',
    })
    return
  }
  const other = await createAgent(t, second, t.unique.handle())
  if (!other.accepted) return t.notTestable(`the second person may create no agent (${other.status})`, unlock)
  t.expect.that(again.status < 500, {
    what: 'a used handle is rejected with a 4xx',
    expected: 409,
    actual: again.status,
  })
  t.expect.that(again.code !== 'handle_taken' || again.status === 409, {
    what: 'the code handle_taken has status 409',
    expected: 409,
    actual: again.status,
  })
  t.expect.equal(again.code, 'handle_taken', { what: 'the code for a used handle', warnOnly: true })
  const race = t.unique.handle()
  const results = await t.together([() => createAgent(t, first, race), () => createAgent(t, second, race)])
  const accepted = results.filter((result) => result.status === 'fulfilled' && result.value.accepted).length
  t.expect.that(accepted <= 1, {
    what: 'of two persons who request one handle at the same time, at most one gets it',
    expected: 'at most 1',
    actual: accepted,
  })
})

check('agents.create.reserved-handle', ['ERR-010', 'ERR-016'], { needs: { persons: 1 } }, async (t) => {
  const handle = t.target.reserved_handle
  if (handle === undefined)
    return t.notTestable('the document does not state which handles are reserved', 'reserved_handle in the target file')
  const rejected = await createAgent(t, t.person, handle)
  const control = await createAgent(t, t.person, t.unique.handle())
  if (!control.accepted) return t.notTestable(`the creation of an agent was rejected with ${control.status}`, unlock)
  const { accepted } = rejected
  t.expect.that(!accepted, {
    what: `the reserved handle ${handle} is rejected`,
    expected: '409 handle_reserved',
    actual: 'accepted',
  })
  if (accepted) return
  t.expect.that(rejected.code !== 'handle_reserved' || rejected.status === 409, {
    what: 'the code handle_reserved has status 409',
    expected: 409,
    actual: rejected.status,
  })
  t.expect.equal(rejected.code, 'handle_reserved', { what: 'the code for a reserved handle', warnOnly: true })
})
