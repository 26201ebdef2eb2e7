/** Compares JSON values. The order of members does not matter, and an undefined member counts as absent. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (one === 0 && other === 0)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [first, second] = [present(one), present(other)]
  const keys = Object.keys(first)
  return (
    keys.length === Object.keys(second).length &&
    keys.every((key) => Object.hasOwn(second, key) && sameJson(first[key], second[key]))
  )
}

/** Returns whether `whole` contains each member of `part` with the same value. Lists are compared item by item. */
export function containsJson(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return sameJson(whole, part)
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole) !== Array.isArray(part)) return false
  if (Array.isArray(part) && (whole as unknown[]).length !== part.length) return false
  return Object.entries(present(part)).every(
    ([key, value]) => Object.hasOwn(whole, key) && containsJson((whole as Record<string, unknown>)[key], value),
  )
}

/** Returns the value without members that JSON omits. */
const present = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined))
