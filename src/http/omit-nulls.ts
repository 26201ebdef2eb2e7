import { exactOf } from '../platform/exact-numbers.ts'

/** Members that contain arbitrary JSON, in which null is a value. A test compares them with the documents. */
export const freeMembers: ReadonlySet<string> = new Set(['data', 'metadata'])

/**
 * Deletes members that are null from a body: clients in many languages write null for an absent member (AMB-263). `data` may
 * be null, and arbitrary JSON is unchanged.
 */
export function omitNulls(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    value.forEach(omitNulls)
    return
  }
  for (const [name, member] of Object.entries(value)) {
    if (member === null && name !== 'data') {
      for (const object of [value, exactOf(value)]) delete object[name as keyof typeof object]
    } else if (!freeMembers.has(name)) omitNulls(member)
  }
}
