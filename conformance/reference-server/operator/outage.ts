/** POST /_ops/database { up }: while it is down nothing can be stored or read, and each fault tells it in its own way. */
import type { OpenCall, Reply } from '../protocol/route.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Subject } from '../state/server.ts'

export function setDatabase({ subject, body }: OpenCall): Reply {
  subject.databaseUp = isObject(body) && body['up'] !== false
  return { status: 204 }
}

/** POST /_ops/storage { up } */
export function setStorage({ subject, body }: OpenCall): Reply {
  subject.storageUp = isObject(body) && body['up'] !== false
  return { status: 204 }
}

/** The answer to whoever asks during an outage; undefined: the connection is closed. */
export function outage(subject: Subject): Reply | undefined {
  if (subject.chose('outage-closes-connections')) return undefined
  if (subject.chose('outage-500')) return refusal(500, 'internal_error')
  if (subject.faulty('outage-503-internal-error')) return refusal(503, 'internal_error')
  return refusal(subject.faulty('outage-500-unavailable') ? 500 : 503, 'temporarily_unavailable')
}

/** What the faults do with a send that cannot be stored. @returns the answer that hides it */
export function duringOutage(subject: Subject, { body, method }: OpenCall): Reply | undefined {
  const id = isObject(body) ? body['message_id'] : undefined
  if (method !== 'POST' || typeof id !== 'string') return undefined
  if (subject.faulty('outage-burns-ids')) subject.burnt.add(id)
  if (!subject.faulty('outage-accepts-and-loses')) return undefined
  return { status: 202, body: { message_id: id, message: { ...(body as JsonObject), sequence: 1 } } }
}

const refusal = (status: number, code: string): Reply => ({ status, body: { error: { code, message: 'try again' } } })
