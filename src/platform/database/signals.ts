import type { DatabaseLog, Signals, WokenActors } from './database.ts'

/** The listeners of this process and the means to call them. */
export interface Emitter {
  onActors: Signals['onActors']
  onDeliveries: Signals['onDeliveries']
  onTold: Signals['onTold']
  emitActors(actors: WokenActors): void
  emitDeliveries(): void
  emitTold(text: string): void
}

/** Calls every listener at once, in the caller's turn; a listener that throws is logged and stops no other. */
export function createEmitter(log: DatabaseLog): Emitter {
  const actors = new Set<(actors: WokenActors) => void>()
  const deliveries = new Set<() => void>()
  const told = new Set<(text: string) => void>()

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
    onTold: (listener) => subscribe(told, listener),
    emitActors: (woken) => actors.forEach((listener) => guarded(() => listener(woken))),
    emitDeliveries: () => deliveries.forEach((listener) => guarded(listener)),
    emitTold: (text) => told.forEach((listener) => guarded(() => listener(text))),
  }
}
