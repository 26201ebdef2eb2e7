import type { AgentCard } from '../../../generated/a2a/types.gen.ts'

/**
 * What a signature of a card is over: the card without its signatures and without members that say nothing, in the form of
 * RFC 8785. Strings and numbers are there as JSON.stringify writes them, and names in the order of their UTF-16 units.
 */
export function canonicalCard({ signatures: _signatures, ...card }: AgentCard): string {
  return JSON.stringify(sorted(withoutEmpty(card)))
}

/** Empty texts, lists and objects are the defaults of the protocol's messages, and are left out as those are. */
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
  // Names that look like numbers, which objects put first, are not among those of a card.
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, sorted((value as Record<string, unknown>)[name])]))
}
