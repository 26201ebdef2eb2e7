/** Agents as seen by their owners and by others. */
import type { JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderTimestamp } from '../state/timestamps.ts'

export function renderAgent(server: ReferenceServer, actor: Actor): JsonObject {
  return {
    id: actor.id,
    handle: actor.handle,
    ...profileOf(actor),
    accepts_tasks: actor.acceptsTasks,
    status: actor.status,
    created_at: renderTimestamp(server, Number(actor.profile['created_at'] ?? 0)),
  }
}

export function profileOf(actor: Actor): JsonObject {
  return {
    display_name: actor.name,
    avatar: actor.profile['avatar'] ?? null,
    kind: 'agent',
    tagline: actor.profile['tagline'] ?? null,
    accent_color: actor.profile['accent_color'] ?? null,
    organization: actor.profile['organization'] ?? null,
    visibility: actor.visibility,
  }
}
