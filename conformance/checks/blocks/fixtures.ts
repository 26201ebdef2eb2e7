import { textParts, type Agent } from '../../client/agent.ts'
import type { CheckContext } from '../../check-api/context.ts'

/** Two agents in a direct chat, who can block each other. */
export const blockableChat = {
  area: 'blocks',
  needs: { agents: 2, chat: 'agents', hooks: ['block', 'unblock'] },
} as const

/** Sends across a block; that the send is accepted is part of the rule, so a refusal is a finding. The id. */
export async function sayAcross(t: CheckContext, from: Agent): Promise<string> {
  const messageId = t.unique.messageId()
  const reply = await from.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts(t.unique.marker()) })
  t.expect.status(reply, '2xx', { requirement: 'BLK-002', what: 'status of a send across a block' })
  return messageId
}
