import type { Signals } from '../database/database.ts'

/** A signal that is seen now or never: it has no place in a log and is not kept (TYP-005). */
export interface EphemeralSignal {
  name: string
  /** ids of the actors it is meant for */
  recipients: readonly string[]
  /** in the names that receivers see */
  data: Record<string, unknown>
}

/** Carries signals to the live connections of every process on the database. */
export interface Ephemeral {
  publish(signal: EphemeralSignal): void
  /** @returns ends the subscription */
  subscribe(listener: (signal: EphemeralSignal) => void): () => void
}

/** @param signals reach the other processes; without them this one is alone */
export function createEphemeral(signals?: Pick<Signals, 'notifyFollowers' | 'onNotification'>): Ephemeral {
  const listeners = new Set<(signal: EphemeralSignal) => void>()
  const show = (signal: EphemeralSignal) => {
    for (const listener of listeners) listener(signal)
  }
  signals?.onNotification((text) => {
    // Other notifications are plain text.
    if (text.startsWith('{')) show(JSON.parse(text) as EphemeralSignal)
  })
  return {
    publish(signal) {
      show(signal)
      signals?.notifyFollowers(signal.recipients, (recipients) => JSON.stringify({ ...signal, recipients }))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
