/** Consonants only: no word is spelt by chance, and none is mistaken for a digit (RFC 8628, 6.1). */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ'
const length = 8

/** A code from random bytes; bytes that would favour some letters are passed over. Undefined when too few were left. */
export function userCodeOf(bytes: Uint8Array): string | undefined {
  const fair = [...bytes].filter((byte) => byte < 256 - (256 % alphabet.length))
  if (fair.length < length) return undefined
  return fair
    .slice(0, length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
}

/** The code as people read it: WDJB-MJHT. */
export function showUserCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** The code in what somebody typed: case, dashes and blanks do not count. Undefined when there is none. */
export function readUserCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined
}
