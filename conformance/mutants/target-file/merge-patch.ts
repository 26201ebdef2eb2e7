type Members = Readonly<Record<string, unknown>>

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges a patch into an object: null removes a member (RFC 7396). */
export function mergePatch(base: unknown, patch: Members): Members {
  const merged: Record<string, unknown> = isMembers(base) ? { ...base } : {}
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name]
    else merged[name] = isMembers(value) ? mergePatch(merged[name], value) : value
  }
  return merged
}
