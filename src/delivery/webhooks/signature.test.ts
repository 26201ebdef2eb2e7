import { expect, test } from 'vitest'
import { Webhook as Receiver } from 'standardwebhooks'
import { formatSecret, signatureHeaders, signingKey } from './signature.ts'

// Standard Webhooks, test vector of its reference libraries.
test('signs like the reference libraries', () => {
  const headers = signatureHeaders(
    [signingKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    Buffer.from('{"test": 2432232314}'),
  )
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('the reference receiver accepts either secret during the overlap of a rotation', () => {
  const [current, former] = [formatSecret(Buffer.alloc(32, 1)), formatSecret(Buffer.alloc(32, 2))]
  const body = Buffer.from('{"text":"grüße \\u0000 🎈"}')
  const now = Math.floor(Date.now() / 1000)
  const headers = signatureHeaders([current, former].map(signingKey), 'evt_1', now, body)
  for (const secret of [current, former]) {
    expect(new Receiver(secret).verify(body.toString(), headers)).toBeTruthy()
  }
  expect(() => new Receiver(formatSecret(Buffer.alloc(32, 3))).verify(body.toString(), headers)).toThrow()
})
