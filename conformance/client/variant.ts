/** Requests of an agent in the variant form. Reads use the current form, because the variant form has none. */
import type { OperationTypes } from '../../generated/variant/operation-types.ts'
import type { Agent, Extra, Loose } from './agent.ts'
import type { Reply } from './exchange.ts'
import { unique } from './unique.ts'
import type { WireMessage, WireObject, WirePart } from './wire.ts'

type BodyOf<Id extends keyof OperationTypes> = NonNullable<OperationTypes[Id]['body']>
type SendBody = Extract<BodyOf<'sendMessage'>, { to: unknown }>

/** Members may be missing at run time. */
export interface SentReply extends WireObject {
  chat_id: string
  created_new_chat: boolean
}
export interface DraftReply extends WireObject {
  message_id: string
  draft: boolean
}

/** Returns text parts as the variant form writes them. */
export const valueParts = (...values: string[]): WirePart[] => values.map((value) => ({ type: 'text', value }))

/** POST /v1/messages { to, message } */
export function sendTo(
  agent: Agent,
  to: readonly string[],
  message: Loose<SendBody['message']>,
  extra: Extra = {},
): Promise<Reply<SentReply>> {
  return agent.call({ ...extra, method: 'POST', path: '/v1/messages', json: { to, message } })
}

/** POST /v1/messages { conversation_id, draft: true }, with a new Idempotency-Key unless the caller gives one */
export function openDraft(agent: Agent, chatId: string, { headers, ...extra }: Extra = {}): Promise<Reply<DraftReply>> {
  return agent.call({
    ...extra,
    method: 'POST',
    path: '/v1/messages',
    headers: { 'idempotency-key': unique.ulid(), ...headers },
    json: { conversation_id: chatId, draft: true },
  })
}

/** POST /v1/messages/{id}/append */
export function appendDraft(agent: Agent, draftId: string, text: Loose<string>): Promise<Reply<WireObject>> {
  return agent.call({ method: 'POST', path: `/v1/messages/${encodeURIComponent(draftId)}/append`, json: { text } })
}

/** POST /v1/messages/{id}/finalize */
export function finalizeDraft(
  agent: Agent,
  draftId: string,
  body: Loose<BodyOf<'finalizeDraft'>> = {},
): Promise<Reply<WireObject>> {
  return agent.call({ method: 'POST', path: `/v1/messages/${encodeURIComponent(draftId)}/finalize`, json: body })
}

/** POST /v1/webhook-subscriptions */
export function subscribe(agent: Agent, body: Loose<BodyOf<'createWebhook'>>): Promise<Reply<WireObject>> {
  return agent.call({ method: 'POST', path: '/v1/webhook-subscriptions', json: body })
}

/** Returns the message in an answer: the answer itself, or the message that it contains (AMB-091). */
export function messageIn(body: WireObject): WireMessage | undefined {
  const found = body['message'] ?? body
  return typeof found === 'object' && found !== null && Array.isArray((found as WireMessage).parts)
    ? (found as WireMessage)
    : undefined
}
