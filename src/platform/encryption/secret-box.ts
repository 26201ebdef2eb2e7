import { createCipheriv, createDecipheriv, createHash, createSecretKey, type KeyObject } from 'node:crypto'

import { systemRandom, type Random } from '../random.ts'

const PREFIX = 'sealed:2:'
/** Sealed by an earlier program, which did not name the key. */
const UNNAMED_PREFIX = 'sealed:1:'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals secrets that must be read again, such as signing secrets, before they reach the database. */
export interface SecretBox {
  /** How a text begins that the current key sealed: it names the key. No character of it has a meaning in LIKE. */
  readonly prefix: string
  seal(secret: string): string
  /**
   * Text that is not sealed is answered as it is.
   * @throws UnknownKeyError when no key at hand sealed the text
   */
  open(stored: string): string
}

/** A sealed text whose key is not at hand. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError'
}

/**
 * @param key 32 bytes for AES-256-GCM, which seals
 * @param decryptionKeys further keys that open what they sealed
 */
export function createSecretBox(
  key: Buffer,
  decryptionKeys: readonly Buffer[] = [],
  random: Random = systemRandom,
): SecretBox {
  const name = nameOf(key)
  // As key objects: Node takes 20 µs to make one of bytes, at every use.
  const sealing = createSecretKey(key)
  const keys = new Map([key, ...decryptionKeys].map((each) => [nameOf(each), createSecretKey(each)]))
  return {
    prefix: `${PREFIX}${name}:`,
    seal: (secret) => `${PREFIX}${name}:${seal(sealing, secret, random)}`,
    open: (stored) => openAny(keys, stored),
  }
}

/** Says which key it is and nothing of the key. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('parley encryption key').update(key).digest('hex').slice(0, 16)
}

function openAny(keys: ReadonlyMap<string, KeyObject>, stored: string): string {
  if (stored.startsWith(PREFIX)) {
    const [, , name = '', sealed = ''] = stored.split(':')
    const key = keys.get(name)
    if (!key)
      throw new UnknownKeyError(`a stored secret is encrypted with a key (${name}) that the server does not have`)
    return open(key, sealed)
  }
  if (!stored.startsWith(UNNAMED_PREFIX)) return stored
  for (const key of keys.values()) {
    try {
      return open(key, stored.slice(UNNAMED_PREFIX.length))
    } catch {
      // Another of the keys.
    }
  }
  throw new UnknownKeyError('a stored secret is encrypted with a key that the server does not have')
}

function seal(key: KeyObject, secret: string, random: Random): string {
  const nonce = random.bytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function open(key: KeyObject, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
