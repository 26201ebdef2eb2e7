import { check } from '../../check-api/check.ts'
import type { WireObject } from '../../client/wire.ts'
import { requestCodes, bareCode, exchange, startPairing } from '../../fixtures/device-pairing.ts'

/**
 * Statuses that may reject a request because of its missing client_id (AMB-081). Any other error status fails the
 * check.
 */
const mayWantAClient = [400, 401, 415, 422]

check('devices.code.answers-six-members', ['DEV-001'], {}, async (t) => {
  const { reply } = await requestCodes(t)
  if (t.target.device_client_id === undefined && mayWantAClient.includes(reply.status)) {
    t.notTestable(
      `POST /api/auth/device/code answered ${reply.status} to JSON and to a form`,
      'device_client_id in the target file',
    )
  }
  t.expect.status(reply, '2xx', { what: 'the status of POST /api/auth/device/code' })
  t.expect.status(reply, 200, { what: 'the status of POST /api/auth/device/code', warnOnly: true })
  for (const name of ['device_code', 'user_code', 'verification_uri', 'verification_uri_complete']) {
    const value = reply.body[name]
    t.expect.that(typeof value === 'string' && value !== '', {
      what: `${name} is a non-empty string`,
      actual: name === 'device_code' ? typeof value : value,
    })
  }
  const { expires_in: life, interval } = reply.body
  t.expect.that(typeof life === 'number' && life > 0, { what: 'expires_in is a positive number', actual: life })
  t.expect.that(typeof interval === 'number' && interval >= 0, {
    what: 'interval is a number of at least 0',
    actual: interval,
  })
})

check('devices.routes.need-no-credential', ['DEV-002'], { needs: { agents: 1, persons: 1 } }, async (t) => {
  const { reply } = await requestCodes(t)
  if (reply.status === 401 && reply.body['error'] !== 'invalid_client') {
    const credentials = [t.agent.credential, t.person.credential]
    const withOne = await Promise.all(
      credentials.map((credential) =>
        t.request({
          method: 'POST',
          path: '/api/auth/device/code',
          json: {},
          headers: { authorization: `Bearer ${credential}` },
        }),
      ),
    )
    if (!withOne.some(({ ok }) => ok))
      t.notTestable(
        'POST /api/auth/device/code answers 401 with and without a credential',
        'device_client_id in the target file',
      )
    t.expect.that(false, {
      what: 'POST /api/auth/device/code works without a credential',
      expected: '2xx',
      actual: 401,
    })
  }
  await t.given(reply, 'POST /api/auth/device/code')
  const polled = await exchange(t, reply.body['device_code'])
  t.expect.that(polled.status !== 401, {
    what: 'POST /api/auth/device/token works without a credential',
    expected: '400 before the approval',
    actual: polled.status,
  })
})

check('devices.code.complete-uri-holds-the-code', ['DEV-003'], {}, async (t) => {
  const { reply, userCode } = await startPairing(t)
  const { verification_uri: uri, verification_uri_complete: complete } = reply.body
  const [plain, full] = [uri, complete].map((text) =>
    typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined,
  )
  t.expect.that(plain !== undefined && plain.origin === full?.origin, {
    what: 'both verification URLs have one origin',
    expected: uri,
    actual: complete,
  })
  t.expect.that(bareCode(decoded(complete)).includes(bareCode(userCode)), {
    what: 'verification_uri_complete contains the user code',
    expected: userCode,
    actual: complete,
  })
})

check('devices.code.codes-are-its-own', ['DEV-004'], { seconds: 2 }, async (t) => {
  const codes: WireObject[] = []
  for (let turn = 0; turn < 10; turn += 1) {
    const { reply } = await requestCodes(t)
    if (reply.status === 429 && codes.length > 1) break
    codes.push(await t.given(reply, 'POST /api/auth/device/code'))
  }
  if (
    codes.some(({ device_code: device, user_code: user }) => typeof device !== 'string' || typeof user !== 'string')
  ) {
    t.notTestable(
      'an answer of POST /api/auth/device/code contains no device_code or user_code',
      'device_code and user_code in the answer (DEV-001)',
    )
  }
  const devices = codes.map(({ device_code: code }) => String(code))
  const users = codes.map(({ user_code: code }) => bareCode(code))
  t.expect.equal(new Set(devices).size, devices.length, {
    what: `device codes of ${devices.length} pairings`,
    failureClass: 'leaked',
  })
  // With one user code for two devices, the person could open one request and pair the other device.
  t.expect.equal(new Set(users).size, users.length, {
    what: `user codes of ${users.length} pairings`,
    failureClass: 'leaked',
  })
  for (const [index, { verification_uri: uri, verification_uri_complete: complete }] of codes.entries()) {
    t.expect.that(bareCode(devices[index]) !== users[index], {
      what: 'the device code differs from the user code',
      failureClass: 'leaked',
    })
    if (`${String(uri)} ${String(complete)}`.includes(devices[index]!))
      t.warn('the verification URL contains the device code')
  }
  if (devices.some((code) => code.length < 20))
    t.warn('a device code has fewer than 20 characters, so that it can be guessed')
})

function decoded(text: unknown): string {
  try {
    return decodeURIComponent(String(text))
  } catch {
    return String(text)
  }
}
