import type { EphemeralSignal } from '../../platform/event-log/ephemeral.ts'

/*
 * Signals for a person's live connections about changes without an event: changes by the person's other sessions, and
 * changes of lists that only the person reads. A signal names the data to read again, without its content (AMB-191).
 */

/** Signals that the requests of some persons have changed. */
export function requestsChanged(recipients: readonly string[]): EphemeralSignal {
  return { name: 'requests.changed', recipients, data: {} }
}

/** Signals that the person's list of chats has changed: a chat was opened or left, or a request was decided. */
export function chatsChanged(userId: string): EphemeralSignal {
  return { name: 'chats.changed', recipients: [userId], data: {} }
}

/** Signals that the person has changed a reaction in a chat. */
export function chatChanged(userId: string, chatId: string): EphemeralSignal {
  return { name: 'chat.changed', recipients: [userId], data: { chat_id: chatId } }
}

/**
 * Signals that the person has requested, continued or canceled a task. @param contextId context of the task, its chat
 */
export function tasksChanged(userId: string, contextId: string): EphemeralSignal {
  return { name: 'tasks.changed', recipients: [userId], data: { context_id: contextId } }
}

/** Signals that the person has sent a message (AMB-181). */
export function messageSent(
  userId: string,
  { chatId, id, sequence }: { chatId: string; id: string; sequence: number },
): EphemeralSignal {
  return { name: 'message.sent', recipients: [userId], data: { chat_id: chatId, message_id: id, sequence } }
}

/** Signals that the person's read position in a chat has moved. */
export function chatRead(userId: string, chatId: string, throughSequence: number): EphemeralSignal {
  return { name: 'chat.read', recipients: [userId], data: { chat_id: chatId, through_sequence: throughSequence } }
}
