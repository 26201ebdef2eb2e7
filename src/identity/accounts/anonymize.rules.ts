import { isExactNumber } from '../../platform/exact-numbers.ts'

/** Members that identify a user, in every object about a user. */
const identifying: ReadonlySet<string> = new Set(['handle', 'name', 'display_name', 'avatar', 'phone_number'])

type Json = Record<string, unknown>

/**
 * Anonymizes JSON for a deleted user: in each object with the user's id, the identifying members become null. All other
 * members and their order are unchanged.
 */
export function anonymizeUser(value: unknown, deletedId: string): unknown {
  if (Array.isArray(value)) return value.map((item) => anonymizeUser(item, deletedId))
  if (typeof value !== 'object' || value === null || isExactNumber(value)) return value
  const { id, user_id: userId } = value as Json
  const isDeleted = id === deletedId || userId === deletedId
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isDeleted && identifying.has(name) ? null : anonymizeUser(member, deletedId),
    ]),
  )
}

/** Stored sender of the messages of a deleted user. */
export const anonymousSender = (userId: string): string => JSON.stringify({ type: 'user', id: userId, handle: null })
