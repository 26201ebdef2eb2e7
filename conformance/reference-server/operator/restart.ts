/** POST /_ops/restart: simulates a restart. All state is kept, except the state that a fault loses. */
import type { OpenCall, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { loseState } from './restart-losses.ts'

export function restart({ server }: OpenCall): Reply {
  server.epoch += 1
  for (const actor of server.actors.values()) restartLog(server, actor)
  if (server.hasFault('restart-forgets-message-ids')) server.messages.clear()
  if (server.hasFault('restart-changes-messages'))
    for (const message of server.messages.values()) message.parts = message.parts.map(dotted)
  if (server.hasFault('restart-forgets-subscriptions')) {
    for (const webhook of server.webhooks.values()) webhook.status = 'deleted'
    server.webhooks.clear()
  }
  for (const [token, { kind }] of server.credentials) {
    if (server.hasFault(kind === 'agent' ? 'restart-forgets-tokens' : 'restart-forgets-sessions'))
      server.credentials.delete(token)
  }
  loseState(server)
  server.cutConnections()
  return { status: 204 }
}

function restartLog(server: ReferenceServer, actor: Actor): void {
  if (server.hasFault('restart-empties-logs')) actor.log = []
  if (server.hasFault('restart-numbers-anew')) actor.lastSequence = 0
  for (const event of actor.log) {
    if (server.hasFault('restart-renews-event-ids')) event.event_id = newId('evt')
    if (server.hasFault('restart-dates-events-anew')) event.createdAt = Date.now()
  }
}

const dotted = (part: Record<string, unknown>): Actor['profile'] =>
  ({ ...part, ...(typeof part['text'] === 'string' ? { text: `${part['text']}.` } : {}) }) as Actor['profile']
