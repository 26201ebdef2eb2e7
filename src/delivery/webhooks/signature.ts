import { createHmac } from 'node:crypto'

const SECRET_PREFIX = 'whsec_'

/** Text form of a signing secret: `whsec_` and standard base64 of its bytes (WHK-004). */
export function formatSecret(bytes: Uint8Array): string {
  return SECRET_PREFIX + Buffer.from(bytes).toString('base64')
}

/**
 * The three headers of one attempt, as Standard Webhooks 1.0 writes them (WHK-009, WHK-010): HMAC-SHA256 over
 * `<id>.<timestamp>.<body>` with the decoded bytes of each secret, newest first, separated by spaces.
 *
 * @param secrets one secret, or two while a rotation overlaps
 * @param timestamp whole Unix seconds of this attempt, not of the event
 * @param body the exact bytes that are sent
 */
export function signatureHeaders(
  secrets: readonly string[],
  id: string,
  timestamp: number,
  body: Uint8Array,
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret, id, timestamp, body)}`).join(' '),
  }
}

function sign(secret: string, id: string, timestamp: number, body: Uint8Array): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')
}
