import type { Reply } from '../../client/exchange.ts'
import type { WireObject } from '../../client/wire.ts'
import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { approvedPairing, exchange, startPairing, acceptsJson } from '../../fixtures/device-pairing.ts'

/** Asserts 400 and `{ error, error_description }` at the top level. A 429 for polling too fast only warns (AMB-083). */
function expectOauthFailure(t: CheckContext, reply: Reply<WireObject>, what: string, requirement: RequirementId): void {
  if (reply.status === 429) {
    t.warn(`${what} answers 429`, { requirement })
    return
  }
  t.expect.status(reply, 400, { what: `the status of ${what}`, requirement })
  const { error, error_description: description } = reply.body
  t.expect.that(typeof error === 'string' && typeof description === 'string', {
    requirement,
    what: `${what} has the strings error and error_description at the top level`,
    expected: { error: 'a string', error_description: 'a string' },
    actual: reply.body,
  })
}

check('devices.exchange.pending', ['DEV-012'], {}, async (t) => {
  const pairing = await startPairing(t)
  const reply = await pairing.exchange()
  t.expect.that(reply.body['access_token'] === undefined, {
    what: 'a pending request returns no access_token',
    expected: 'no such member',
    actual: Object.keys(reply.body),
  })
  expectOauthFailure(t, reply, 'the exchange of a pending device code', 'DEV-012')
})

check('devices.exchange.other-failures', ['DEV-014', 'ERR-033'], {}, async (t) => {
  const { deviceCode, exchange: poll } = await startPairing(t)
  const unknown = deviceCode.split('').reverse().join('')
  expectOauthFailure(t, await exchange(t, unknown), 'the exchange of an unknown device code', 'ERR-033')
  expectOauthFailure(t, await exchange(t, undefined), 'an exchange without a device code', 'DEV-014')
  expectOauthFailure(
    t,
    await exchange(t, { not: 'a code' }),
    'an exchange whose device code is not a string',
    'DEV-014',
  )
  const list = await t.request<WireObject>({ method: 'POST', path: '/api/auth/device/token', json: [deviceCode] })
  const broken = await t.request<WireObject>({
    method: 'POST',
    path: '/api/auth/device/token',
    raw: '{"device_code":',
    headers: { 'content-type': 'application/json' },
  })
  // A target that accepts only forms may reject JSON as a media type (AMB-026).
  if (acceptsJson(t)) {
    expectOauthFailure(t, list, 'an exchange whose body is a list', 'DEV-014')
    expectOauthFailure(t, broken, 'an exchange whose body is malformed JSON', 'DEV-014')
  }
  await poll()
  expectOauthFailure(t, await poll(), 'a second poll immediately after the first', 'DEV-014')
})

check(
  'devices.exchange.denied',
  ['DEV-014', 'DEV-011'],
  { needs: { persons: 1, hooks: ['denyDevice'] } },
  async (t) => {
    const pairing = await startPairing(t)
    await t.given(t.person.device(pairing.userCode), 'opening the request')
    await t.hooks.run('denyDevice', { user_code: pairing.userCode }, t.person)
    const reply = await pairing.exchange()
    t.expect.that(!reply.ok, {
      requirement: 'DEV-011',
      what: 'a denied request returns no session',
      expected: 400,
      actual: reply.status,
    })
    expectOauthFailure(t, reply, 'the exchange of a denied device code', 'DEV-014')
  },
)

check(
  'devices.exchange.approved',
  ['DEV-013', 'DEV-016'],
  { needs: { persons: 1, hooks: ['approveDevice'] } },
  async (t) => {
    const { pairing, reply } = await approvedPairing(t, t.person)
    t.expect.status(reply, 200, { what: 'the status of the exchange after the approval' })
    const { access_token: session, token_type: type, expires_in: life } = reply.body
    t.expect.that(typeof session === 'string' && session !== '', {
      what: 'access_token is a non-empty string',
      actual: typeof session,
    })
    t.expect.equal(type, 'Bearer', { what: 'token_type' })
    t.expect.that(typeof life === 'number' && life > 0, { what: 'expires_in is a positive number', actual: life })
    const again = await t.together([pairing.exchange, pairing.exchange])
    const statuses = again.map((result) => (result.status === 'fulfilled' ? result.value.status : 'no answer'))
    t.expect.every(statuses, (status) => typeof status === 'number' && status < 500, {
      requirement: 'DEV-016',
      what: 'later exchanges of an approved code',
      expected: 'no 5xx',
      actual: statuses,
    })
    if (statuses.includes(200))
      t.warn('an approved device code can be exchanged more than once', { requirement: 'DEV-016' })
    t.observeDecision('AMB-083', `later exchanges of an approved code answer ${statuses.join(' and ')}`)
  },
)

check(
  'devices.exchange.after-fast-polls',
  ['DEV-015'],
  { seconds: 12, needs: { persons: 1, hooks: ['approveDevice'] } },
  async (t) => {
    const pairing = await startPairing(t)
    await pairing.exchange()
    await pairing.exchange()
    // A server may lengthen the interval by five seconds after each poll that is too early (RFC 8628).
    await new Promise((resolve) => setTimeout(resolve, pairing.intervalMs + 5000))
    const opened = await t.person.device(pairing.userCode)
    if (!t.expect.status(opened, 200, { what: 'the status of opening the request after two polls at once and a wait' }))
      return
    await t.hooks.run('approveDevice', { user_code: pairing.userCode }, t.person)
    t.expect.status(await pairing.exchange(), 200, {
      what: 'the status of the exchange after two polls at once, a wait and the approval',
    })
  },
)

check(
  'devices.exchange.expired-by-hook',
  ['DEV-017'],
  { needs: { persons: 1, hooks: ['ageDeviceCode', 'approveDevice'] } },
  async (t) => {
    const { reply: fresh } = await approvedPairing(t, t.person)
    t.expect.status(fresh, 200, { what: 'the exchange before the code expires', warnOnly: true })
    for (const approved of ['in time', 'late']) {
      const pairing = await startPairing(t)
      await t.given(t.person.device(pairing.userCode), 'opening the request before the code expires')
      const approve = () => t.hooks.run('approveDevice', { user_code: pairing.userCode }, t.person)
      if (approved === 'in time') await approve()
      const life = Number(pairing.reply.body['expires_in'])
      await t.hooks.run('ageDeviceCode', { user_code: pairing.userCode, seconds: life + 1 })
      // The document does not state whether a late approval is rejected, but it must not make the code valid again.
      if (approved === 'late') await approve().catch(() => undefined)
      t.expect.status(await pairing.exchange(), 400, {
        failureClass: 'leaked',
        what: `the exchange of a device code that was approved ${approved}, after expires_in`,
      })
    }
  },
)

check(
  'devices.exchange.expired',
  ['DEV-017'],
  { needs: { persons: 1, timing: ['device_expiry_ms'], hooks: ['approveDevice'] } },
  async (t) => {
    const life = t.timing.device_expiry_ms
    const longest = t.mode === 'quick' ? 5000 : 50_000
    if (life > longest)
      t.notTestable(
        `device codes expire after ${life} ms, which is longer than this run waits`,
        `a target whose device codes expire after at most ${longest} ms`,
      )
    const { reply: fresh } = await approvedPairing(t, t.person)
    t.expect.status(fresh, 200, { what: 'the exchange before the code expires', warnOnly: true })
    const pairing = await startPairing(t)
    await t.given(t.person.device(pairing.userCode), 'opening the request before the code expires')
    await new Promise((resolve) => setTimeout(resolve, life + 500))
    await t.hooks.run('approveDevice', { user_code: pairing.userCode }, t.person).catch(() => undefined)
    const late = await pairing.exchange()
    t.expect.status(late, 400, { what: 'the exchange of an expired device code' })
  },
)
