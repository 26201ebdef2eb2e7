/** Consonants only: codes spell no words and contain no letter that looks like a digit (RFC 8628, 6.1). */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ'
const length = 8

/** Builds a code from random bytes. Bytes that would bias the letters are skipped. Undefined when too few remain. */
export function userCodeOf(bytes: Uint8Array): string | undefined {
  const fair = [...bytes].filter((byte) => byte < 256 - (256 % alphabet.length))
  if (fair.length < length) return undefined
  return fair
    .slice(0, length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
}

/** Formats a code for people: WDJB-MJHT. */
export function showUserCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** Parses a typed code. Case, hyphens and spaces are ignored. Undefined without a code. */
export function readUserCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : undefined
}
