/** A send with one fault: refused, nothing stored, while the same send without the fault is accepted. */
import { textParts } from '../client/agent.ts'
import type { Reply } from '../client/exchange.ts'
import type { WireObject } from '../client/wire.ts'
import type { CheckContext, Refusal } from '../check-api/context.ts'
import { sendRoutes, type SendRoute } from './send-routes.ts'

export interface RefusedSend extends Pick<
  Refusal,
  'requirement' | 'harm' | 'otherwise' | 'mayDisconnect' | 'warnOnly'
> {
  what: string
  /** Default: POST /v1/messages. */
  route?: SendRoute
  /** Members that spoil a clean send; a member that is undefined is left out. */
  fault: WireObject
  /** Members of the control beside a text part. */
  clean?: WireObject
  expect?: Refusal['expect']
}

/**
 * Runs a refusal (AMB-124) in `t.chat`. The refused send carries an id and, where its parts allow it, a marker of its own;
 * once the control shows in the history, neither may be there.
 */
export async function refusedSend(t: CheckContext, refusal: RefusedSend): Promise<Reply> {
  const { route = sendRoutes[0], fault, clean = {}, expect = 'body', what, ...about } = refusal
  const [refusedId, controlId, marker] = [t.mint.messageId(), t.mint.messageId(), t.mint.marker('refused')]
  return t.refused({
    ...about,
    expect,
    what: `${what} on ${route.name}`,
    attempt: () => route.send(t.agent, t.chat.id, { message_id: refusedId, parts: textParts(marker), ...fault }),
    control: () =>
      route.send(t.agent, t.chat.id, { message_id: controlId, parts: textParts(t.mint.marker('clean')), ...clean }),
    effect: async () => {
      await t.agent.awaitInHistory(t.chat.id, controlId)
      const { text } = await t.agent.history(t.chat.id)
      return text.includes(refusedId) || text.includes(marker)
        ? `the refused send is in the history of ${t.chat.id}`
        : undefined
    },
  })
}
