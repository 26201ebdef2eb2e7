/** One accepted request for every stated operation that requires an Agent Token. */
import { operations, type OperationId } from '../../../generated/current/operations.ts'
import type { RequestOptions } from '../../client/client.ts'
import { messagesOf, textParts } from '../../client/agent.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Needs } from '../../check-api/needs.ts'
import type { OptionalArea } from '../../target/optional-areas.ts'
import { sendTextAs } from '../../fixtures/persons.ts'

/** Operations that accept an Agent Token. A new operation without a case does not compile. */
type TokenOperation = {
  [Id in OperationId]: 'agentToken' extends (typeof operations)[Id]['security'][number] ? Id : never
}[OperationId]

export interface AuthCase {
  needs: Needs
  optionalArea?: OptionalArea
  /** Returns query, body and path parameter of a request by `t.agent`. Each call returns new ids. */
  request(t: CheckContext): Promise<Omit<RequestOptions, 'method' | 'path'> & { id?: string }>
}

const pair: Needs = { agents: 2, chat: 'agents' }
const parts = (t: CheckContext) => textParts(t.unique.marker())
const message = (t: CheckContext) => ({ message_id: t.unique.messageId(), parts: parts(t) })

export const authCases = {
  getOwnAgent: { needs: { agents: 1 }, request: async () => ({}) },
  getUser: { needs: { agents: 1, persons: 1, chat: 'person' }, request: async (t) => ({ id: t.person.id }) },
  updateSettings: {
    needs: { agents: 1 },
    optionalArea: 'settings',
    request: async () => ({ json: { accepts_tasks: false } }),
  },
  sendMessage: { needs: pair, request: async (t) => ({ json: { ...message(t), chat_id: t.chat.id } }) },
  sendChatMessage: { needs: pair, request: async (t) => ({ id: t.chat.id, json: message(t) }) },
  sendStrictChatMessage: { needs: pair, request: async (t) => ({ id: t.chat.id, json: message(t) }) },
  listMessages: {
    needs: pair,
    request: async (t) => {
      // An empty history would prove nothing.
      if (messagesOf((await t.agent.history(t.chat.id)).body).length === 0)
        await t.agent.awaitInHistory(t.chat.id, (await t.agent.sendText(t.chat.id)).messageId)
      return { id: t.chat.id }
    },
  },
  listEvents: {
    needs: { agents: 1 },
    request: async (t) => ({ query: { after: await t.agent.cursor(), timeout: 0 } }),
  },
  react: {
    needs: pair,
    request: async (t) => ({
      id: (await t.agents[1]!.sendText(t.chat.id)).messageId,
      json: { operation: 'add', type: 'emoji', emoji: '👍' },
    }),
  },
  markRead: {
    needs: { agents: 1, chat: 'receipts' },
    optionalArea: 'read_state',
    request: async (t) => ({ id: t.chat.id, json: { message_id: await incoming(t) } }),
  },
  markDelivered: {
    needs: { agents: 1, chat: 'receipts' },
    optionalArea: 'read_state',
    request: async (t) => ({ id: t.chat.id, json: { message_id: await incoming(t) } }),
  },
  setTyping: {
    needs: pair,
    optionalArea: 'typing',
    request: async (t) => ({ id: t.chat.id, json: { started: true } }),
  },
  uploadAttachment: {
    needs: { agents: 1 },
    optionalArea: 'attachments',
    request: async () => ({ raw: 'bytes', headers: { 'content-type': 'text/plain', 'x-svc-filename': 'bytes.txt' } }),
  },
  createWebhook: {
    needs: { agents: 1, webhook: 'slot' },
    optionalArea: 'webhooks',
    request: async (t) => ({ json: { url: t.receiver.endpoint().url } }),
  },
} satisfies Record<TokenOperation, AuthCase>

export const tokenOperations = Object.keys(authCases) as TokenOperation[]

/** Returns the method and the path of an operation, with its path parameter. */
export function routeOf(operation: TokenOperation, id = ''): { method: string; path: string } {
  const { method, path } = operations[operation]
  return { method: method.toUpperCase(), path: path.replace(/\{[^}]+\}/, encodeURIComponent(id)) }
}

/** Returns the id of a new message from the other participant of `t.chat`. */
const incoming = (t: CheckContext): Promise<string> => sendTextAs(t, t.reader)
