/** Explains an invalid signature by the key and the text that were signed instead. */
import { createHmac } from 'node:crypto'
import type { Delivery } from '../../client/receiver.ts'

type Signed = Pick<Delivery, 'id' | 'timestamp' | 'signature' | 'rawBody'>

/** Returns the mistake that produces the signature, or a text that no known mistake does. */
export function diagnose(delivery: Signed, secret: string): string {
  const encoded = secret.replace(/^whsec_/, '')
  const keys: [string, Buffer][] = [
    ['the decoded key', Buffer.from(encoded, 'base64')],
    ['the undecoded text after whsec_ as key (decode it from base64 first)', Buffer.from(encoded)],
    ['the complete secret, including whsec_, as key', Buffer.from(secret)],
  ]
  for (const [keyName, key] of keys) {
    for (const [textName, text] of texts(delivery)) {
      if (occurs(delivery.signature, createHmac('sha256', key).update(text).digest())) {
        return `it is valid with ${keyName} and ${textName}`
      }
    }
  }
  return 'no other key form, re-serialized body or order of the parts produces it'
}

function texts({ id, timestamp, rawBody }: Signed): [string, Buffer][] {
  const raw = rawBody.toString('utf8')
  const bodies: [string, string][] = [
    ['the raw body', raw],
    ['a re-serialized body (sign the bytes that are sent)', reserialized(raw)],
    ['a re-serialized body with escaped non-ASCII text', escaped(reserialized(raw))],
    ['a body with escaped slashes', raw.replaceAll('/', '\\/')],
  ]
  return bodies.flatMap(([name, body]): [string, Buffer][] => [
    [`id.timestamp.body with ${name}`, Buffer.from(`${id}.${timestamp}.${body}`)],
    [`only ${name} (id and timestamp must precede it)`, Buffer.from(body)],
    [`timestamp.body with ${name} (the id is missing)`, Buffer.from(`${timestamp}.${body}`)],
    [`id.body with ${name} (the timestamp is missing)`, Buffer.from(`${id}.${body}`)],
    [`id, timestamp and ${name} without the dots`, Buffer.from(`${id}${timestamp}${body}`)],
  ])
}

function reserialized(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw))
  } catch {
    return raw
  }
}

const escaped = (text: string): string =>
  text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

const occurs = (header: string, digest: Buffer): boolean =>
  (['base64', 'hex', 'base64url'] as const).some((form) => header.includes(digest.toString(form)))
