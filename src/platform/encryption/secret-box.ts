import { createCipheriv, createDecipheriv, createHash, createSecretKey, type KeyObject } from 'node:crypto'

import { systemRandom, type Random } from '../random.ts'

const PREFIX = 'sealed:2:'
/** Format of an earlier version, which did not name the key. */
const UNNAMED_PREFIX = 'sealed:1:'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts secrets that must be read again, such as signing secrets, before they are stored. */
export interface SecretBox {
  /** Prefix of texts that the current key encrypted, with the name of the key. It contains no wildcards of LIKE. */
  readonly prefix: string
  seal(secret: string): string
  /**
   * Decrypts a text; a plain text is returned unchanged.
   * @throws UnknownKeyError when no available key encrypted the text
   */
  open(stored: string): string
}

/** An encrypted text whose key is not available. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError'
}

/**
 * @param key 32 bytes for AES-256-GCM, used for encryption
 * @param decryptionKeys further keys for decryption
 */
export function createSecretBox(
  key: Buffer,
  decryptionKeys: readonly Buffer[] = [],
  random: Random = systemRandom,
): SecretBox {
  const name = nameOf(key)
  // Key objects are created once: Node takes 20 µs to create one from bytes.
  const sealing = createSecretKey(key)
  const keys = new Map([key, ...decryptionKeys].map((each) => [nameOf(each), createSecretKey(each)]))
  return {
    prefix: `${PREFIX}${name}:`,
    seal: (secret) => `${PREFIX}${name}:${seal(sealing, secret, random)}`,
    open: (stored) => openAny(keys, stored),
  }
}

/** Returns a name that identifies the key without revealing it. */
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
      // Tries the next key.
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
