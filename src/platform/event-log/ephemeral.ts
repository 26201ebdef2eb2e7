import type { Signals } from '../database/database.ts'

/** An ephemeral signal, which is neither in a log nor stored (TYP-005). */
export interface EphemeralSignal {
  name: string
  /** Ids of the recipient actors. */
  recipients: readonly string[]
  /** Data, in wire names. */
  data: Record<string, unknown>
}

/** Sends signals to the open connections of every process on the database. */
export interface Ephemeral {
  publish(signal: EphemeralSignal): void
  /** @returns the function that ends the subscription */
  subscribe(listener: (signal: EphemeralSignal) => void): () => void
}

/** @param signals connection to the other processes; without it, signals stay in this process */
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
