import { writeJson } from '../protocol/write-json.ts'
import { newId } from '../state/ids.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderTimestamp } from '../state/timestamps.ts'
import { post } from './post.ts'
import { sign } from './signature.ts'

/** Sends one signed request to each webhook of an actor, without an event in the log and without a retry (AMB-053). */
export function pushOnce(server: ReferenceServer, actor: Actor, notice: JsonObject): void {
  for (const webhook of server.webhooks.values()) {
    if (webhook.ownerId !== actor.id || webhook.status !== 'active' || webhook.events !== undefined) continue
    const id = newId('psh')
    const envelope = { event_id: id, sequence: actor.lastSequence, agent_id: actor.id, schema_version: '1' }
    const body = writeJson(server, { ...notice, ...envelope, created_at: renderTimestamp(server, Date.now()) })
    const headers = sign(server, webhook, id, String(Math.floor(Date.now() / 1000)), body)
    void post(server, webhook.url, { ...headers, 'content-type': 'application/json' }, body)
  }
}
