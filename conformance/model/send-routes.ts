/** The three routes that send a message, so that a check can judge each of them by the same words. */
import { messagesOf, type Agent, type Extra } from '../client/agent.ts'
import type { Reply } from '../client/exchange.ts'
import type { WireMessage, WireObject } from '../client/wire.ts'
import type { RequirementId } from '../../generated/requirements.ts'

export interface SendRoute {
  /** As in check ids. */
  operation: 'send' | 'send-chat' | 'send-strict'
  /** As in reports. */
  name: string
  /** Status of a first send. */
  status: number
  /** The row that states status and shape. */
  requirement: RequirementId
  /** Sends a body without chat_id into a chat. */
  send(agent: Agent, chatId: string, body: WireObject, extra?: Extra): Promise<Reply>
  /** The message in an answer of this route's shape; undefined when the shape is another. */
  message(reply: Reply, messageId: string): WireMessage | undefined
  /** Method, path and body of such a send, for requests outside an actor's methods. */
  request(chatId: string, body: WireObject): { method: string; path: string; json: WireObject }
}

const single = (reply: Reply): WireMessage | undefined => (reply.body as { message?: WireMessage }).message

export const sendRoutes: readonly [SendRoute, SendRoute, SendRoute] = [
  {
    operation: 'send',
    name: 'POST /v1/messages',
    status: 202,
    requirement: 'MSG-031',
    send: (agent, chatId, body, extra) => agent.send({ chat_id: chatId, ...body }, extra),
    message: single,
    request: (chatId, body) => ({ method: 'POST', path: '/v1/messages', json: { chat_id: chatId, ...body } }),
  },
  {
    operation: 'send-chat',
    name: 'POST /v1/chats/{id}/messages',
    status: 201,
    requirement: 'MSG-033',
    send: (agent, chatId, body, extra) => agent.sendChat(chatId, body, extra),
    message: (reply, messageId) => {
      const { messages } = reply.body as { messages?: unknown }
      return Array.isArray(messages)
        ? messagesOf(messages).find((message) => message?.message_id === messageId)
        : undefined
    },
    request: (chatId, body) => ({
      method: 'POST',
      path: `/v1/chats/${encodeURIComponent(chatId)}/messages`,
      json: body,
    }),
  },
  {
    operation: 'send-strict',
    name: 'POST /v2/chats/{id}/messages',
    status: 201,
    requirement: 'MSG-035',
    send: (agent, chatId, body, extra) => agent.sendStrict(chatId, body, extra),
    message: single,
    request: (chatId, body) => ({
      method: 'POST',
      path: `/v2/chats/${encodeURIComponent(chatId)}/messages`,
      json: body,
    }),
  },
]
