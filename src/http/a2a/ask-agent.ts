import type { Message as A2aMessage } from '../../../generated/a2a/types.gen.ts'
import { pairKey } from '../../conversations/chats/chat.rules.ts'
import { findChatByPair } from '../../conversations/chats/chat.store.ts'
import { createChat } from '../../conversations/chats/create-chat.ts'
import { decodeParts, encodeAnswer } from './message.a2a.ts'
import { sendMessage } from '../../conversations/messages/send-message.ts'
import { taskIdempotencyKey } from '../../tasks/tasks/task.rules.ts'
import { findReferences } from '../../tasks/tasks/named-task.sql.ts'
import { requireKnownReferences, requireTrueRole } from '../../tasks/tasks/task-message.rules.ts'
import type { AgentCall } from './agent-call.ts'
import { CallError } from './call-error.ts'
import { isTaken, keepCall, type StoredCall } from '../../tasks/a2a/call.store.ts'

/** Pattern of message ids of a chat (AMB-072). */
const messageIdShape = /^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$/

/**
 * Sends a message to the ordinary chat of caller and agent and waits for the agent's reply there (A2A-007 to A2A-021).
 * The message is kept even if the wait fails. A repeated call joins the wait of the first.
 * @throws CallError deadlineExceeded after the configured timeout; invalidParams for a context that is not their chat
 * @throws invalid_request for the role of an agent, and for a reference to a task of others (AMB-221)
 */
export async function askAgent(call: AgentCall, message: A2aMessage): Promise<A2aMessage> {
  const { context, caller, agent, signal } = call
  requireTrueRole(message, 'requester')
  const references = await context.database.read((tx) => findReferences(tx, [{ senderId: caller.id, message }]))
  requireKnownReferences(references, caller.id, message)
  const parts = decodeParts(message.parts)
  const kept = await keep(call, message)
  const { message: sent } = await sendMessage(context, caller, {
    ...kept,
    parts,
    text: null,
    replyTo: null,
    clientDataModel: message.metadata?.a2uiClientDataModel,
  })
  const question = {
    messageId: sent.id,
    chatId: sent.chatId,
    sequence: sent.sequence,
    requesterId: caller.id,
    agentId: agent.id,
  }
  const answer = await context.answerWaits.wait(question, caller.credentialId, context.config.a2aAnswerWaitMs, signal)
  if (!answer) {
    throw new CallError('deadlineExceeded', 'The agent did not answer in time; the message stays in the chat.', {
      metadata: { contextId: sent.chatId, messageId: sent.id },
    })
  }
  return encodeAnswer(answer)
}

/**
 * Stores the id before the message is sent, so that a concurrent call, or a retry after a crash, sends the same
 * message.
 */
async function keep(call: AgentCall, message: A2aMessage): Promise<StoredCall> {
  const { context, caller, agent } = call
  const chatId = await chatOf(call, message.contextId)
  return context.taskWrites.submit(async ({ tx, now }) => {
    const own = messageIdShape.test(message.messageId) && !(await isTaken(tx, message.messageId))
    const messageId = own ? message.messageId : context.ids.next('msg')
    return keepCall(tx, caller.id, taskIdempotencyKey(agent.id, message), { chatId, messageId }, now)
  })
}

/** Returns the chat of caller and agent, created at the first call. A given context must be that chat (A2A-028). */
async function chatOf({ context, caller, agent }: AgentCall, contextId: string | undefined): Promise<string> {
  const known = await context.database.read((tx) => findChatByPair(tx, pairKey(caller.id, agent.id)))
  if (contextId !== undefined && contextId !== known?.id) {
    throw new CallError('invalidParams', 'message.contextId must be a conversation with this agent.', {
      field: 'message.contextId',
    })
  }
  if (known) return known.id
  const opened = await createChat(context, caller, {
    kind: 'direct',
    handles: [agent.handle],
    groupName: null,
    requestId: null,
  })
  return opened.chat.id
}
