import type { ReplyTo } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'

/** A message that grows before it is sent. It has no place in its chat, and no agent sees it, until it is finalized. */
export interface Draft {
  /** What the message is going to be called. */
  id: string
  actorId: string
  chatId: string
  parts: Part[]
  replyTo: ReplyTo | null
  /** The author's own name for the call that opened it. */
  idempotencyKey: string | null
  finalized: boolean
}
