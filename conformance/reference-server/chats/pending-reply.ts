/** Chats that an agent opened are pending until the person replies (VMSG-013). */
import type { Actor, Chat } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

/** Marks a new chat that an agent opened as pending for its person. */
export function markPending(server: ReferenceServer, chat: Chat, opener: Actor): void {
  if (opener.kind !== 'agent' || server.hasFault('request-not-made')) return
  const person = [...chat.members.keys()].find((id) => server.actors.get(id)?.kind === 'user')
  if (person !== undefined) chat.pendingRecipientId = person
}

/** Accepts the chat when the person sends a message. */
export function clearPending(server: ReferenceServer, chat: Chat, sender: Actor): void {
  if (chat.pendingRecipientId === sender.id && !server.hasFault('request-outlives-reply'))
    delete chat.pendingRecipientId
}
