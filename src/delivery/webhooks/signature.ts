import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

const SECRET_PREFIX = 'whsec_'

/** Formats a signing secret: `whsec_` and standard base64 of its bytes (WHK-004). */
export function formatSecret(bytes: Uint8Array): string {
  return SECRET_PREFIX + Buffer.from(bytes).toString('base64')
}

/** Creates the key of a formatted signing secret. Callers reuse it: Node takes 20 µs to create a key. */
export function signingKey(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
}

/**
 * Returns the three headers of one attempt, as specified by Standard Webhooks 1.0 (WHK-009, WHK-010): HMAC-SHA256 over
 * `<id>.<timestamp>.<body>` with each key, newest first, separated by spaces.
 * @param keys one key, or up to three while rotations overlap
 * @param timestamp whole Unix seconds of this attempt, not of the event
 * @param body the exact bytes that are sent
 */
export function signatureHeaders(
  keys: readonly KeyObject[],
  id: string,
  timestamp: number,
  body: Uint8Array,
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': keys.map((key) => `v1,${sign(key, id, timestamp, body)}`).join(' '),
  }
}

function sign(key: KeyObject, id: string, timestamp: number, body: Uint8Array): string {
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')
}
