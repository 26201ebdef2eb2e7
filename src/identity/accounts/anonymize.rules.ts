/** Members that tell who a person is, in every object that describes one. */
const telling: ReadonlySet<string> = new Set(['handle', 'name', 'display_name', 'avatar', 'phone_number'])

type Json = Record<string, unknown>

/**
 * JSON as it is once a person is gone: in each object that describes the person, by its id, what tells who it was is
 * null. Everything else stays, order included.
 */
export function anonymizeUser(value: unknown, userId: string): unknown {
  if (Array.isArray(value)) return value.map((item) => anonymizeUser(item, userId))
  if (typeof value !== 'object' || value === null) return value
  const { id, user_id: namedId } = value as Json
  const isUser = id === userId || namedId === userId
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isUser && telling.has(name) ? null : anonymizeUser(member, userId),
    ]),
  )
}
