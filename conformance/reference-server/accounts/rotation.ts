/** Effects of a token rotation under faults. */
import { newId } from '../state/ids.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

export function afterRotation(server: ReferenceServer, agent: Actor): void {
  if (server.hasFault('rotation-empties-log')) agent.log = []
  if (server.hasFault('rotation-renews-event-ids')) for (const event of agent.log) event.event_id = newId('evt')
  if (server.hasFault('rotation-lifts-blocks')) agent.blocks.clear()
  if (server.hasFault('rotation-resets-settings')) agent.acceptsTasks = false
  if (server.hasFault('rotation-forgets-message-ids'))
    for (const [id, { senderId }] of server.messages) if (senderId === agent.id) server.messages.delete(id)
  if (server.hasFault('rotation-removes-reactions'))
    for (const message of server.messages.values())
      message.reactions = message.reactions.filter(({ actorId }) => actorId !== agent.id)
  if (server.hasFault('rotation-ends-subscriptions'))
    for (const webhook of server.webhooks.values()) if (webhook.ownerId === agent.id) webhook.status = 'paused'
}
