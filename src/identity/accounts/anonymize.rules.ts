/** Members that identify a user, in every object that describes one. */
const identifying: ReadonlySet<string> = new Set(['handle', 'name', 'display_name', 'avatar', 'phone_number'])

type Json = Record<string, unknown>

/**
 * JSON as it is after a user was deleted: in each object that describes the user, by its id, what identifies it is
 * null. Everything else stays, order included.
 */
export function anonymizeUser(value: unknown, deletedId: string): unknown {
  if (Array.isArray(value)) return value.map((item) => anonymizeUser(item, deletedId))
  if (typeof value !== 'object' || value === null) return value
  const { id, user_id: userId } = value as Json
  const isDeleted = id === deletedId || userId === deletedId
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isDeleted && identifying.has(name) ? null : anonymizeUser(member, deletedId),
    ]),
  )
}
