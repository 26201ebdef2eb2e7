import { textParts, type Agent } from '../../client/agent.ts'
import type { RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'

/** Two agents in a direct chat, who can block each other. */
export const blockableChat = { needs: { agents: 2, chat: 'agents', hooks: ['block', 'unblock'] } } as const

/**
 * Sends a message during a block, by default to `t.chat`, and returns its id. A rejection is a violation, because a
 * send during a block must be accepted.
 */
export async function sendDuringBlock(
  t: CheckContext,
  from: Agent,
  about: { chatId?: string; requirement?: RequirementId; text?: string } = {},
): Promise<string> {
  const { chatId = t.chat.id, requirement = 'BLK-002', text = t.unique.marker() } = about
  const messageId = t.unique.messageId()
  const reply = await from.send({ message_id: messageId, chat_id: chatId, parts: textParts(text) })
  t.expect.status(reply, '2xx', { requirement, what: 'status of a send during a block' })
  return messageId
}
