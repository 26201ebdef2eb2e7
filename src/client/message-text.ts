import type { StoredPart } from '../../generated/current/types.gen.ts'

/** Returns the text parts of a message, joined by spaces. */
export function textOf(parts: readonly StoredPart[]): string {
  return parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join(' ')
    .trim()
}
