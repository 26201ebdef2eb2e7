/** A signal that is seen now or never: it has no place in a log and is not kept (TYP-005). */
export interface EphemeralSignal {
  name: string
  /** ids of the actors it is meant for */
  recipients: readonly string[]
  /** in the names that receivers see */
  data: Record<string, unknown>
}

/** Carries signals to the live connections of this process. */
export interface Ephemeral {
  publish(signal: EphemeralSignal): void
  /** @returns ends the subscription */
  subscribe(listener: (signal: EphemeralSignal) => void): () => void
}

export function createEphemeral(): Ephemeral {
  const listeners = new Set<(signal: EphemeralSignal) => void>()
  return {
    publish(signal) {
      for (const listener of listeners) listener(signal)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
