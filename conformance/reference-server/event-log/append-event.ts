/** Appends events to the logs of actors. */
import { randomInt } from 'node:crypto'
import { newId } from '../state/ids.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor, LogEvent, Message } from '../state/model.ts'
import { countCall, viewDelayMs, type ReferenceServer } from '../state/server.ts'

export interface NewEvent {
  event_type: string
  /** Missing when the event concerns no chat. */
  chat_id?: string
  data: JsonObject
  message?: Message
}

/** Appends to one log, wakes waiting pulls and notifies the listeners. Only persons get reaction.changed (RCT-018). */
export function append(server: ReferenceServer, actor: Actor, added: NewEvent): void {
  if (
    added.event_type === 'reaction.changed' &&
    actor.kind === 'agent' &&
    !server.hasFault('reaction-changed-in-agent-log')
  )
    return
  if (
    added.event_type === 'message.received' &&
    server.hasFault('received-event-lost') &&
    countCall(server, `received:${actor.id}`) % 3 === 0
  )
    return
  // Without these events, an agent would not learn of a new contact or a call (CONT-005, EVT-046).
  const basic = /^(message\.received|contact\.joined|reaction\..*|call\..*)$/.test(added.event_type)
  if (server.hasChoice('basic-events-only') && !basic) return
  if (server.hasFault('event-lost-while-waiting') && actor.waiters.size > 0) return
  const appear = (): void => write(server, actor, added)
  if (server.hasChoice('events-delayed')) setTimeout(appear, viewDelayMs)
  else server.makeVisible(appear)
}

const idOf = (server: ReferenceServer, actor: Actor): string =>
  server.hasChoice('event-ids-of-a-log') ? `evt_${actor.lastSequence}` : newId('evt')

function write(server: ReferenceServer, actor: Actor, added: NewEvent): void {
  const stays = server.hasFault('sequence-repeated-later') && (actor.log.length + 1) % 9 === 0
  if (!stays) actor.lastSequence += server.hasChoice('event-sequence-gaps') ? randomInt(1, 4) : 1
  if (server.hasChoice('further-events-at-any-time') && added.event_type !== furtherType) addFurtherEvent(server, actor)
  const previous = actor.log.at(-1)
  const reuse = server.hasFault('event-id-reused') && actor.lastSequence % 2 === 0 && previous !== undefined
  const event: LogEvent = {
    event_id: reuse ? previous.event_id : idOf(server, actor),
    sequence: actor.lastSequence,
    event_type: added.event_type,
    ...(added.chat_id !== undefined && { chat_id: added.chat_id }),
    createdAt: Date.now(),
    data: {
      ...structuredClone(added.data),
      ...(added.event_type.startsWith('participant.') && server.hasFault('participant-event-shows-address')
        ? { addresses: [...server.actors.values()].flatMap(({ email }) => email ?? []) }
        : {}),
    },
    message: added.message ?? null,
  }
  const insert = (): void => {
    const later = actor.log.findIndex((other) => other.sequence > event.sequence)
    if (later === -1) actor.log.push(event)
    else actor.log.splice(later, 0, event)
    const waiters = [...actor.waiters]
    for (const wake of server.hasFault('second-waiter-gets-nothing') ? waiters.slice(0, 1) : waiters) wake()
    for (const notify of server.eventListeners) notify(actor, event)
  }
  if (server.hasFault('event-inserted-late') && event.sequence % 2 === 0) setTimeout(insert, 60)
  else insert()
}

const furtherType = 'presence.changed'
const furtherWithinMs = 1200

/** With the choice further-events-at-any-time: adds an event of the service itself, some time after another event. */
function addFurtherEvent(server: ReferenceServer, actor: Actor): void {
  const add = (): void => append(server, actor, { event_type: furtherType, data: { status: 'online' } })
  setTimeout(add, randomInt(furtherWithinMs)).unref()
}
