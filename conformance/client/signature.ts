/** Verifies webhook signatures as the document describes them (AMB-050). */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Delivery } from './receiver.ts'

export interface Verification {
  valid: boolean
  /** Encoding of the matching signature: `v1,base64`, `v1=`, bare, hex, base64url. */
  encoding: string | null
  /** Tolerated differences, for `t.warn`. */
  warnings: string[]
  /** The time in `webhook-timestamp`, in ms; null when it cannot be parsed. */
  timestampMs: number | null
}

/** Verifies that an entry of `webhook-signature` is the HMAC of the delivery with the `whsec_` secret. */
export function verifySignature(
  delivery: Pick<Delivery, 'id' | 'timestamp' | 'signature' | 'rawBody'>,
  secret: string,
): Verification {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key)
    .update(`${delivery.id}.${delivery.timestamp}.`)
    .update(delivery.rawBody)
    .digest()
  const { timestampMs, warning } = readTimestamp(delivery.timestamp)
  const warnings = warning === null ? [] : [warning]
  for (const entry of delivery.signature.split(' ')) {
    for (const [encoding, bytes] of readings(entry)) {
      if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) continue
      if (encoding !== 'v1,base64') warnings.push(`webhook-signature has the encoding ${encoding}`)
      return { valid: true, encoding, warnings, timestampMs }
    }
  }
  return { valid: false, encoding: null, warnings, timestampMs }
}

function readings(entry: string): [string, Buffer][] {
  const prefix = /^(v1,|v1=)?(.*)$/s.exec(entry)
  const form = prefix?.[1] ?? 'bare '
  const text = prefix?.[2] ?? ''
  const found: [string, Buffer][] = []
  if (/^[0-9a-f]{64}$/i.test(text)) found.push([`${form}hex`, Buffer.from(text, 'hex')])
  if (/^[A-Za-z0-9+/]{43}=?$/.test(text)) found.push([`${form}base64`, Buffer.from(text, 'base64')])
  if (/^[A-Za-z0-9_-]{43}=?$/.test(text)) found.push([`${form}base64url`, Buffer.from(text, 'base64url')])
  return found
}

function readTimestamp(text: string): { timestampMs: number | null; warning: string | null } {
  if (/^\d{9,11}$/.test(text)) return { timestampMs: Number(text) * 1000, warning: null }
  if (/^\d{12,14}$/.test(text)) return { timestampMs: Number(text), warning: 'webhook-timestamp is in milliseconds' }
  const parsed = Date.parse(text)
  return Number.isNaN(parsed)
    ? { timestampMs: null, warning: 'webhook-timestamp is not a time' }
    : { timestampMs: parsed, warning: 'webhook-timestamp is a date text' }
}
