/** New events on the live channels of their actor, and again on later ones until they are acknowledged. */
import { channelsOf } from '../messages/live-channels.ts'
import type { Actor, LogEvent } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { renderEvent } from './envelope.ts'

export function showEvent(server: ReferenceServer, actor: Actor, event: LogEvent): void {
  const { sockets, unacknowledged } = channelsOf(server)
  const frame = JSON.stringify({ type: 'event', event: renderEvent(server, actor, event) })
  unacknowledged.get(actor.id)?.set(event.sequence, frame)
  for (const [socket, id] of sockets) if (id === actor.id) socket.send(frame)
}
