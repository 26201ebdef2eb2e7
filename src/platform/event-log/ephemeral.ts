import type { Signals } from '../database/database.ts'

/** A change that is neither in a log nor stored (TYP-005). */
type EphemeralChange =
  | { kind: 'typing'; chatId: string; participant: TypingParticipant; started: boolean }
  | { kind: 'draft_updated'; chatId: string; messageId: string }
  | { kind: 'ice_candidate'; callId: string; number: number; candidate: object }
  | OwnChange

/**
 * A change without an event, for a person's own live connections: a change by another session of the person, or of a
 * list that only the person reads. It names the data to read again, without its content (AMB-191).
 */
type OwnChange =
  /** A request arrived, was decided or withdrawn. */
  | { kind: 'requests_changed' }
  /** A chat was opened or left, or a request was decided. */
  | { kind: 'chats_changed' }
  /** The person changed a reaction in the chat. */
  | { kind: 'chat_changed'; chatId: string }
  /** The person requested, continued or canceled a task. */
  | { kind: 'tasks_changed'; contextId: string }
  /** The person sent a message (AMB-181). */
  | { kind: 'message_sent'; chatId: string; messageId: string; sequence: number }
  /** The person's read position in the chat moved. */
  | { kind: 'chat_read'; chatId: string; throughSequence: number }

interface TypingParticipant {
  type: 'agent' | 'user'
  id: string
  handle: string | null
}

/** A change with the ids of the actors to whose connections it is sent. */
export type EphemeralSignal = EphemeralChange & { recipients: readonly string[] }

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
