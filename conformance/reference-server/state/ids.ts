/** Generates ids and secrets. */
import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
let lastTime = 0
let serial = 0

/** Returns a prefix and a lower-case id in ULID format: 48 bits of time, 20 bits of serial, 60 random bits. */
export function newId(prefix: string): string {
  const now = Date.now()
  serial = now === lastTime ? serial + 1 : 0
  lastTime = now
  const random = randomBytes(12)
  let tail = ''
  for (const byte of random) tail += alphabet[byte % 32]
  return `${prefix}_${base32(now, 10)}${base32(serial, 4)}${tail}`
}

function base32(value: number, length: number): string {
  let text = ''
  let rest = value
  for (let index = 0; index < length; index += 1) {
    text = alphabet[rest % 32] + text
    rest = Math.floor(rest / 32)
  }
  return text
}

export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url')
