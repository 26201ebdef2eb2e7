import { keyOf } from './batch-state.ts'
import type { AppendWrite, FinalizeWrite, OpenDraftWrite, SendWrite, Write } from './write.ts'

/** Sends to chats that are named by their members. */
export function openingsOf(writes: readonly Write[]): (SendWrite & Required<Pick<SendWrite, 'opens'>>)[] {
  return writes.filter((write) => write.kind === 'send' && write.opens !== undefined) as ReturnType<typeof openingsOf>
}

/** Drafts that writes name by id. */
export function draftWritesOf(writes: readonly Write[]): (AppendWrite | FinalizeWrite)[] {
  return writes.filter((write) => write.kind === 'append' || write.kind === 'finalize')
}

export function draftOpeningsOf(writes: readonly Write[]): OpenDraftWrite[] {
  return writes.filter((write) => write.kind === 'openDraft')
}

/** The chats that writes name by id. Chats to be made, and those of reactions and drafts, are found another way. */
export function chatsOf(writes: readonly Write[]): string[] {
  return writes.flatMap((write) => {
    switch (write.kind) {
      case 'reaction':
      case 'append':
      case 'finalize':
        return []
      case 'delivered':
        return write.marks.map((mark) => mark.chatId)
      case 'send':
        return write.opens ? [] : [write.chatId]
      case 'receipt':
      case 'accept':
      case 'openDraft':
        return [write.chatId]
    }
  })
}

/** The ids under which messages are to be stored. */
export function sentIds(writes: readonly Write[]): string[] {
  return writes.flatMap((write) => (write.kind === 'send' ? [write.messageId] : []))
}

/** The attachments that parts name. Those in drafts were looked up when they got there. */
export function attachmentsOf(writes: readonly Write[]): Set<string> {
  const parts = writes.flatMap((write) => {
    switch (write.kind) {
      case 'send':
      case 'openDraft':
        return write.parts
      case 'finalize':
        return write.parts ?? []
      default:
        return []
    }
  })
  return new Set(
    parts.flatMap((part) => (part.type === 'media' && part.attachmentId !== undefined ? [part.attachmentId] : [])),
  )
}

/** The keys under which sends are to be stored. */
export function idempotencyKeysOf(writes: readonly Write[]): { actorId: string; sendKey: string }[] {
  const keys = writes.flatMap((write) =>
    write.kind === 'send' && write.idempotencyKey !== undefined
      ? [
          [
            keyOf(write.actorId, write.idempotencyKey),
            { actorId: write.actorId, sendKey: write.idempotencyKey },
          ] as const,
        ]
      : [],
  )
  return [...new Map(keys).values()]
}

/** The keys under which drafts are to be opened. */
export function draftIdempotencyKeysOf(
  writes: readonly OpenDraftWrite[],
): { actorId: string; idempotencyKey: string }[] {
  const keys = writes.flatMap(({ actorId, idempotencyKey }) =>
    idempotencyKey === null ? [] : [[keyOf(actorId, idempotencyKey), { actorId, idempotencyKey }] as const],
  )
  return [...new Map(keys).values()]
}

/** The messages that writes point at, and may only if they can see them. */
export function targetsOf(writes: readonly Write[]): Set<string> {
  return new Set(
    writes.flatMap((write) => {
      switch (write.kind) {
        case 'delivered':
        case 'accept':
          return []
        case 'send':
        case 'openDraft':
          return write.replyTo ? [write.replyTo.messageId] : []
        case 'append':
        case 'finalize':
          return [write.draftId]
        case 'receipt':
        case 'reaction':
          return [write.messageId]
      }
    }),
  )
}

/** Whose positions in which chats writes move. */
export function positionsOf(writes: readonly Write[]): Map<string, { chat_id: string; actor_id: string }> {
  const pairs = writes.flatMap((write) => {
    if (write.kind === 'receipt') return [{ chat_id: write.chatId, actor_id: write.actorId }]
    if (write.kind !== 'delivered') return []
    return write.marks.map((mark) => ({ chat_id: mark.chatId, actor_id: write.actorId }))
  })
  return new Map(pairs.map((pair) => [keyOf(pair.chat_id, pair.actor_id), pair]))
}
