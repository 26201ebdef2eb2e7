import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'

const further: JsonObject = { x_extra: { note: 'further member' } }
/** Members that get no additions: content of senders, and objects with an exact list of members. */
const closed: ReadonlySet<string> = new Set(['data', 'metadata', 'x_extra', 'a2ui_errors'])

/** With the choice extra-members: returns a copy in which every object of the service has an additional member. */
export const withFurtherMembers = (server: ReferenceServer, value: Json): Json =>
  server.hasChoice('extra-members') ? extended(value) : value

function extended(value: Json): Json {
  if (Array.isArray(value)) return value.map(extended)
  // An additional member would invalidate the signature of a card.
  if (!isObject(value) || Array.isArray(value['signatures'])) return value
  const inner = Object.entries(value).map(
    ([name, item]) => [name, isClosed(value, name) ? item : extended(item)] as const,
  )
  return { ...Object.fromEntries(inner), ...further }
}

/**
 * Returns whether a member gets no additions. `data` of an event belongs to the service, `data` of a part to the
 * sender.
 */
const isClosed = (owner: JsonObject, name: string): boolean =>
  closed.has(name) && !(name === 'data' && 'event_id' in owner)
