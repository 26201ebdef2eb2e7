import type { DatabaseLog, DeliveryOwners, Signals } from '../database.ts'

/** Listeners of this process. */
export interface Emitter {
  onActors: Signals['onActors']
  onDeliveries: Signals['onDeliveries']
  onNotification: Signals['onNotification']
  emitActors(actorIds: readonly string[]): void
  emitDeliveries(owners: DeliveryOwners): void
  emitNotification(text: string): void
}

/** Creates an emitter. It calls all listeners synchronously; an error is logged and does not stop other listeners. */
export function createEmitter(log: DatabaseLog): Emitter {
  const actors = new Set<(actorIds: readonly string[]) => void>()
  const deliveries = new Set<(owners: DeliveryOwners) => void>()
  const notifications = new Set<(text: string) => void>()

  const guarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      log.error({ err: error }, 'a listener of database signals failed')
    }
  }
  const subscribe = <L>(listeners: Set<L>, listener: L) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    onActors: (listener) => subscribe(actors, listener),
    onDeliveries: (listener) => subscribe(deliveries, listener),
    onNotification: (listener) => subscribe(notifications, listener),
    emitActors: (actorIds) => actors.forEach((listener) => guarded(() => listener(actorIds))),
    emitDeliveries: (owners) => deliveries.forEach((listener) => guarded(() => listener(owners))),
    emitNotification: (text) => notifications.forEach((listener) => guarded(() => listener(text))),
  }
}
