/** POST /_ops/database { up }: simulates a database outage, during which no data can be stored or read. */
import type { OpenCall, Reply } from '../protocol/route.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'

export function setDatabase({ server, body }: OpenCall): Reply {
  server.databaseUp = isObject(body) && body['up'] !== false
  return { status: 204 }
}

/** POST /_ops/storage { up } */
export function setStorage({ server, body }: OpenCall): Reply {
  server.storageUp = isObject(body) && body['up'] !== false
  return { status: 204 }
}

/** Returns the response during an outage. Undefined closes the connection. */
export function outage(server: ReferenceServer): Reply | undefined {
  if (server.hasChoice('outage-closes-connections')) return undefined
  if (server.hasChoice('outage-500')) return rejection(500, 'internal_error')
  if (server.hasFault('outage-503-internal-error')) return rejection(503, 'internal_error')
  return rejection(server.hasFault('outage-500-unavailable') ? 500 : 503, 'temporarily_unavailable')
}

/** Applies faults to a send that cannot be stored. @returns the response that hides the outage */
export function duringOutage(server: ReferenceServer, { body, method }: OpenCall): Reply | undefined {
  const id = isObject(body) ? body['message_id'] : undefined
  if (method !== 'POST' || typeof id !== 'string') return undefined
  if (server.hasFault('outage-burns-ids')) server.spentMessageIds.add(id)
  if (!server.hasFault('outage-accepts-and-loses')) return undefined
  return { status: 202, body: { message_id: id, message: { ...(body as JsonObject), sequence: 1 } } }
}

const rejection = (status: number, code: string): Reply => ({ status, body: { error: { code, message: 'try again' } } })
