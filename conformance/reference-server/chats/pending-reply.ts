/** Chats that an agent began stay pending until the person replies (VMSG-013). */
import type { Actor, Chat } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

/** Makes a new chat wait for the person whom an agent wrote to. */
export function holdForReply(subject: Subject, chat: Chat, opener: Actor): void {
  if (opener.kind !== 'agent' || subject.faulty('request-not-made')) return
  const person = [...chat.members.keys()].find((id) => subject.actors.get(id)?.kind === 'user')
  if (person !== undefined) chat.waitsFor = person
}

/** A message of the person ends the waiting. */
export function noteReply(subject: Subject, chat: Chat, sender: Actor): void {
  if (chat.waitsFor === sender.id && !subject.faulty('request-outlives-reply')) delete chat.waitsFor
}
