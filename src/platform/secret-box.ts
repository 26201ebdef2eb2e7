import { createCipheriv, createDecipheriv } from 'node:crypto'

import { systemRandom, type Random } from './random.ts'

const PREFIX = 'sealed:1:'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals secrets that must be read again, such as signing secrets, before they reach the database. */
export interface SecretBox {
  seal(secret: string): string
  /** @throws Error when the text was sealed and the key is missing or another one */
  open(stored: string): string
}

/**
 * @param key 32 bytes for AES-256-GCM; null stores secrets as they are, and still names what it cannot open
 */
export function createSecretBox(key: Buffer | null, random: Random = systemRandom): SecretBox {
  return { seal: (secret) => (key ? seal(key, secret, random) : secret), open: (stored) => open(key, stored) }
}

function seal(key: Buffer, secret: string, random: Random): string {
  const nonce = random.bytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function open(key: Buffer | null, stored: string): string {
  if (!stored.startsWith(PREFIX)) return stored
  if (!key) throw new Error('a stored signing secret is encrypted, and PARLEY_ENCRYPTION_KEY is not set')
  const bytes = Buffer.from(stored.slice(PREFIX.length), 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
