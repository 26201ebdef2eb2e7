import type { AgentCard } from '../../../generated/a2a/types.gen.ts'

/**
 * Serializes the signed content of a card: without its signatures and empty members, in the form of RFC 8785.
 * JSON.stringify already writes strings and numbers in that form; names are sorted by UTF-16 units.
 */
export function canonicalCard({ signatures: _signatures, ...card }: AgentCard): string {
  return JSON.stringify(sorted(withoutEmpty(card)))
}

/** Removes empty texts, lists and objects: they are the defaults of the protocol's messages, which are left out. */
function withoutEmpty(value: unknown): unknown {
  if (value === '' || value === null) return undefined
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  const members = Object.entries(value as object)
    .map(([name, member]) => [name, withoutEmpty(member)] as const)
    .filter(([, member]) => member !== undefined)
  return members.length > 0 ? Object.fromEntries(members) : undefined
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  // Objects list integer-like names first; a card has no such names.
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, sorted((value as Record<string, unknown>)[name])]))
}
