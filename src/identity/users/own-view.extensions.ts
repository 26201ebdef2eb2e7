import type { EphemeralSignal } from '../../platform/event-log/ephemeral.ts'

/*
 * What the live connections of a person are shown of changes that no event reports: those of the person's own sessions, and
 * of lists that only the person reads. A signal names what to read again and shows nothing of it (AMB-191).
 */

/** The requests of some persons read differently now. */
export function requestsChanged(recipients: readonly string[]): EphemeralSignal {
  return { name: 'requests.changed', recipients, data: {} }
}

/** The person has opened a chat, one has left the list, or one that waited for an answer has it. */
export function chatsChanged(userId: string): EphemeralSignal {
  return { name: 'chats.changed', recipients: [userId], data: {} }
}

/** The person has changed something in a chat: a reaction. */
export function chatChanged(userId: string, chatId: string): EphemeralSignal {
  return { name: 'chat.changed', recipients: [userId], data: { chat_id: chatId } }
}

/** The person has asked for a task, said something in it, or canceled it. @param contextId as the task has it: its chat */
export function tasksChanged(userId: string, contextId: string): EphemeralSignal {
  return { name: 'tasks.changed', recipients: [userId], data: { context_id: contextId } }
}

/** The person has sent a message (AMB-181). */
export function messageSent(
  userId: string,
  { chatId, id, sequence }: { chatId: string; id: string; sequence: number },
): EphemeralSignal {
  return { name: 'message.sent', recipients: [userId], data: { chat_id: chatId, message_id: id, sequence } }
}

/** The person has read a chat further. */
export function chatRead(userId: string, chatId: string, throughSequence: number): EphemeralSignal {
  return { name: 'chat.read', recipients: [userId], data: { chat_id: chatId, through_sequence: throughSequence } }
}
