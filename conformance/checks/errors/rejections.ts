/** Requests that every server rejects, for checks of error bodies. */
import { textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { parseJson } from '../../client/documents.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { errorReply, type ErrorReply } from '../../fixtures/error-body.ts'

/** Returns rejections on the stated routes by `t.agents[0]` and `t.agents[1]`, who share `t.chat`. */
export async function provokeRejections(t: CheckContext): Promise<ErrorReply[]> {
  const [agent, other] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await agent.sendText(t.chat.id)
  const send = (parts: unknown) => agent.send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts })
  const unknownChat = `cnv_${t.unique.messageId().slice(4)}`
  const asked: Record<string, Reply> = {
    'a pull with an unknown token': await t.request({
      method: 'GET',
      path: '/v1/events',
      headers: { authorization: `Bearer svc_live_${t.unique.ulid()}` },
    }),
    'a send without a credential': await t.request({ method: 'POST', path: '/v1/messages', json: {} }),
    'the history of an unknown chat': await agent.history(unknownChat),
    'a send to an unknown chat': await agent.send({
      message_id: t.unique.messageId(),
      chat_id: unknownChat,
      parts: textParts('x'),
    }),
    'a reaction to an unknown message': await agent.react(t.unique.messageId(), { operation: 'add', type: 'like' }),
    'a send without parts': await send([]),
    'a send with 200 parts': await send(Array.from({ length: 200 }, () => textParts('x')[0])),
    'a part without a type': await send([{ text: 'x' }]),
    'an id of another sender': await other.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts('x') }),
    'a reaction without an operation': await agent.react(messageId, { type: 'like' }),
  }
  if (t.offered('settings')) asked['a setting that is not a boolean'] = await agent.settings({ accepts_tasks: 'yes' })
  if (t.offered('webhooks')) asked['a webhook without a url'] = await agent.createWebhook({ url: 'nowhere' })
  return Object.entries(asked).flatMap(([what, reply]) => (reply.ok ? [] : [errorReply(reply, what)]))
}

/** Returns the message id in a recorded request. Undefined if the request contains none. */
export function sentId(request: { body: string | null }): string | undefined {
  const body = parseJson(request.body ?? '')
  const id = typeof body === 'object' && body !== null ? (body as { message_id?: unknown }).message_id : undefined
  return typeof id === 'string' ? id : undefined
}
