import { createHmac } from 'node:crypto'
import { verifySignature } from '../client/signature.ts'
import type { Vector, VectorFile } from './vector.ts'

const secretOf = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`
const secret = secretOf(Uint8Array.from({ length: 32 }, (_, index) => index))
const otherSecret = secretOf(Uint8Array.from({ length: 32 }, (_, index) => 255 - index))

/** Bodies that a program changes when it parses and formats them again, or decodes them as text. */
const bodies: readonly [name: string, body: Buffer][] = [
  ['an object', Buffer.from('{"event_id":"evt_1","data":{"text":"Hello"}}')],
  ['an empty body', Buffer.alloc(0)],
  ['spaces and line ends around the members', Buffer.from('{ "a" : 1 ,\r\n\t"b" : [ ] }\n')],
  ['numbers with another notation', Buffer.from('{"a":1.0,"b":1e2,"c":-0,"d":12345678901234567890}')],
  ['escaped and plain characters', Buffer.from('{"text":"\\u00e9 é \\/ / \\ud83d\\ude00 😀"}')],
  ['a repeated member', Buffer.from('{"a":1,"a":2}')],
  ['members whose order changes when sorted', Buffer.from('{"b":1,"a":2,"10":3,"9":4}')],
  ['a byte order mark', Buffer.from('\ufeff{"a":1}')],
  ['a NUL byte', Buffer.from('{"a":"\u0000"}')],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0xc3, 0x28, 0x7d])],
  ['a decomposed character', Buffer.from('{"text":"e\u0301"}')],
]

const [id, timestamp] = ['evt_01hzy3v7xk', '1700000000']

const sign = (body: Buffer, key = secret): string =>
  `v1,${createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest('base64')}`

function vector(name: string, changes: { signature: string; body: Buffer; id?: string; timestamp?: string }): Vector {
  const headers = { id: changes.id ?? id, timestamp: changes.timestamp ?? timestamp, signature: changes.signature }
  const { valid } = verifySignature({ ...headers, rawBody: changes.body }, secret)
  return {
    name,
    input: {
      secret,
      'webhook-id': headers.id,
      'webhook-timestamp': headers.timestamp,
      'webhook-signature': headers.signature,
      body_base64: changes.body.toString('base64'),
    },
    expected: { valid },
  }
}

/** Signatures of webhook deliveries, over bytes that must reach the verification unchanged. */
export function signatures(): VectorFile {
  const [, body] = bodies[0]!
  const signed = sign(body)
  return {
    name: 'signatures',
    requirements: ['WHK-009', 'WHK-010', 'WHK-011'],
    rule: 'webhook-signature contains, separated by spaces, `v1,` and the base64 of HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<body>`. The key is the base64-decoded text after `whsec_`, the body is the received bytes. A delivery is valid if one signature matches. The age of the timestamp is not part of these cases.',
    cases: [
      ...bodies.map(([name, bytes]) => vector(name, { body: bytes, signature: sign(bytes) })),
      vector('two signatures, the second one matches', { body, signature: `${sign(body, otherSecret)} ${signed}` }),
      vector('an unknown version beside a signature that matches', { body, signature: `v9,AAAA ${signed}` }),
      vector('a signature with another secret', { body, signature: sign(body, otherSecret) }),
      vector('another body', { body: Buffer.from('{"event_id":"evt_2"}'), signature: signed }),
      vector('a body with one more line end', { body: Buffer.concat([body, Buffer.from('\n')]), signature: signed }),
      vector('another id', { body, signature: signed, id: 'evt_2' }),
      vector('another timestamp', { body, signature: signed, timestamp: '1700000001' }),
      vector('no signature', { body, signature: '' }),
      vector('a truncated signature', { body, signature: signed.slice(0, -4) }),
    ],
  }
}
