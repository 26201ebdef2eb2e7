/** Generates new ids and texts. Message ids are lower-case Crockford base32 ULIDs and never shared between servers. */
import { randomBytes, randomInt } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const timeCharacters = 10
const randomCharacters = 16

export interface UniqueValues {
  /** Returns `msg_` and a ULID. */
  messageId(): string
  ulid(): string
  /** Returns a unique text that can be found by value. */
  marker(prefix?: string): string
  handle(prefix?: string): string
  /** Returns an unassigned number of the form +4915…. */
  phoneNumber(): string
}

function ulid(): string {
  let time = Date.now()
  let text = ''
  for (let index = 0; index < timeCharacters; index += 1) {
    text = `${alphabet[time % 32]}${text}`
    time = Math.floor(time / 32)
  }
  for (const byte of randomBytes(randomCharacters)) text += alphabet[byte % 32]
  return text
}

export const unique: UniqueValues = {
  ulid: () => ulid(),
  messageId: () => `msg_${ulid()}`,
  marker: (prefix = 'marker') => `${prefix}-${randomBytes(9).toString('hex')}`,
  handle: (prefix = 'pc') => `${prefix}${randomBytes(6).toString('hex')}`,
  phoneNumber: () => `+4915${randomInt(10_000_000, 100_000_000)}`,
}
