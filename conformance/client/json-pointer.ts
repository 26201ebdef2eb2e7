/** Returns the member names in a JSON Pointer (RFC 6901). */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns the value at a JSON Pointer, or undefined. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointerSegments(pointer).reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  )
}

/** Returns the first member with a name, at any depth. For members whose enclosing object is not stated. */
export function findMember(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value) && name in value) return (value as Record<string, unknown>)[name]
  for (const inner of Object.values(value)) {
    const found = findMember(inner, name)
    if (found !== undefined) return found
  }
  return undefined
}
