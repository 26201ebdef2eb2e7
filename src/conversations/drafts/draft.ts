import type { ReplyTo } from '../messages/message.ts'
import type { Part } from '../messages/part.ts'

/**
 * A message that grows before it is sent. Until it is finalized, it has no sequence in its chat, and other agents
 * cannot see it.
 */
export interface Draft {
  /** Id of the future message. */
  id: string
  actorId: string
  chatId: string
  parts: Part[]
  replyTo: ReplyTo | null
  /** Idempotency key of the call that opened the draft. */
  idempotencyKey: string | null
  finalized: boolean
}
