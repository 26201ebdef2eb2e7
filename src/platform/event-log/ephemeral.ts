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

/** So many recipients and their signal fit into one notification between processes. */
const recipientsMax = 100

/** @param signals reach the other processes; without them this one is alone */
export function createEphemeral(signals?: Pick<Signals, 'shared' | 'notify' | 'onNotification'>): Ephemeral {
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
      if (!signals?.shared) return
      for (let from = 0; from < signal.recipients.length; from += recipientsMax) {
        signals.notify(JSON.stringify({ ...signal, recipients: signal.recipients.slice(from, from + recipientsMax) }))
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
