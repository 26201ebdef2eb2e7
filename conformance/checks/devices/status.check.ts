import { check } from '../../check-api/check.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { bareCode, startPairing } from '../../fixtures/device-pairing.ts'

const statuses = ['pending', 'approved', 'denied']

check('devices.status.pending-after-opening', ['DEV-005', 'DEV-011'], { needs: { persons: 1 } }, async (t) => {
  const { userCode } = await startPairing(t)
  const reply = await t.person.device(userCode)
  t.expect.status(reply, 200, { what: 'the status of GET /api/auth/device with a session' })
  t.expect.equal(reply.body['status'], 'pending', { what: 'status immediately after opening' })
  t.expect.equal(bareCode(reply.body['user_code']), bareCode(userCode), {
    what: 'user_code, without dashes and case',
  })
})

for (const [hook, decided] of [
  ['approveDevice', 'approved'],
  ['denyDevice', 'denied'],
] as const) {
  check(`devices.status.${decided}`, ['DEV-005', 'DEV-011'], { needs: { persons: 1, hooks: [hook] } }, async (t) => {
    const { userCode, exchange } = await startPairing(t)
    const opened = await t.given(t.person.device(userCode), 'opening the request')
    t.expect.that(statuses.includes(String(opened['status'])), {
      requirement: 'DEV-011',
      what: 'the status is one of the three stated values',
      expected: statuses,
      actual: opened['status'],
    })
    await t.hooks.run(hook, { user_code: userCode }, t.person)
    const reply = await t.person.device(userCode)
    t.expect.status(reply, 200, { what: 'the status of GET /api/auth/device before the exchange' })
    t.expect.equal(reply.body['status'], decided, { what: `status after ${hook}` })
    t.expect.equal(bareCode(reply.body['user_code']), bareCode(userCode), {
      what: 'user_code, without dashes and case',
    })
    await exchange()
    const later = await t.person.device(userCode)
    if (!later.ok) return
    t.expect.that(statuses.includes(String(later.body['status'])), {
      requirement: 'DEV-011',
      what: 'the status after the exchange is one of the three stated values',
      expected: statuses,
      actual: later.body['status'],
    })
    if (later.body['status'] !== decided)
      t.warn(`the status changed from ${decided} to ${String(later.body['status'])}`)
  })
}

check('devices.status.needs-a-session', ['DEV-007'], { needs: { agents: 1, persons: 1 } }, async (t) => {
  const { userCode } = await startPairing(t)
  const ask = { method: 'GET', path: '/api/auth/device', query: { user_code: userCode } }
  t.expect.status(await t.request(ask), 401, { what: 'GET /api/auth/device without a credential' })
  const unknown = await t.request({ ...ask, headers: { authorization: `Bearer ${t.unique.ulid()}` } })
  t.expect.status(unknown, 401, { what: 'GET /api/auth/device with an unknown session' })
  t.expect.status(await t.agent.call(ask), '4xx', { what: 'GET /api/auth/device with an Agent Token' })
  // The rejected requests did not bind the pairing, so the person can still open it.
  const opened = await t.given(t.person.device(userCode), 'GET /api/auth/device with a session')
  t.expect.equal(opened['status'], 'pending', { what: 'the status after the rejected requests' })
  if (!t.hooks.has('approveDevice')) return
  const approved = await attemptHook(t, 'approveDevice', { user_code: userCode }, t.person)
  t.expect.that(approved.accepted, {
    what: 'the person who opened the request can approve it after the rejected requests',
    actual: approved,
  })
})

check('devices.status.unknown-code-is-not-approved', ['DEV-008'], { needs: { persons: 1 } }, async (t) => {
  const { userCode } = await startPairing(t)
  const known = await t.given(t.person.device(userCode), 'opening a request')
  const letters = [...userCode]
  const other = [...letters.slice(1), letters[0]].join('')
  const reply = await t.person.device(other === userCode ? `${userCode}X` : other)
  t.observeDecision('AMB-083', `a request for an unknown user code is answered with ${reply.status}`)
  t.expect.that(reply.body['status'] !== 'approved', {
    what: 'an unknown user code is not approved',
    expected: '400 or 404',
    actual: reply.body,
  })
  t.expect.equal(known['status'], 'pending', { what: 'the status of the known code' })
})
