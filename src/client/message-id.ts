/** Digits of a ULID in lower case, which follow the prefix of a message id. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Generates a message id: `msg_` and a ULID of the current time. It is the idempotency key of a send: use the same id
 * for retries.
 */
export function newMessageId(): string {
  let now = Date.now()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let at = 5; at >= 0; at--) {
    bytes[at] = now % 256
    now = Math.floor(now / 256)
  }
  return `msg_${encode(bytes)}`
}

/**
 * Derives a message id from a name. Replies derive theirs from the event, so that an event that is handled again after
 * a crash has one reply.
 */
export async function messageIdOf(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name))
  return `msg_${encode(new Uint8Array(digest, 0, 16))}`
}

/** Encodes 128 bits as 26 digits of 5 bits; the first digit has the remaining 3 bits. */
function encode(bytes: Uint8Array): string {
  let number = 0n
  for (const byte of bytes) number = (number << 8n) | BigInt(byte)
  let text = ''
  for (let at = 0; at < 26; at++) {
    text = digits[Number(number & 31n)]! + text
    number >>= 5n
  }
  return text
}
