/** What the checks of variant sends share. */
import { messagesOf, type Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { requireOk } from '../../client/prerequisite.ts'
import { sendTo, valueParts, type SentReply } from '../../client/variant.ts'
import type { WireMessage } from '../../client/wire.ts'
import type { CheckContext, Citation } from '../../check-api/context.ts'
import type { Needs } from '../../check-api/needs.ts'

/** agents[0] writes to agents[1]; agents that are leased together may address each other. */
export const writing = {
  area: 'messages',
  forms: ['variant'],
  needs: { agents: 2, chat: 'agents' },
} as const satisfies { area: string; forms: readonly ['variant']; needs: Needs }

/** Sends one text to one handle. */
export const write = (
  from: Agent,
  to: { handle: string },
  text: string,
  more: object = {},
): Promise<Reply<SentReply>> => sendTo(from, [to.handle], { parts: valueParts(text), ...more })

/** The chat of an accepted send, as a prerequisite. */
export async function chatOf(
  t: CheckContext,
  sent: Reply<SentReply> | Promise<Reply<SentReply>>,
  what: string,
): Promise<string> {
  const { chat_id: id } = await t.given(sent, what)
  return typeof id === 'string'
    ? id
    : t.notTestable(
        `${what} was answered without chat_id`,
        'a target that answers a variant send with chat_id (see VMSG-010)',
      )
}

/** The message that holds this text, as a reader's event shows it. */
export async function received(
  t: CheckContext,
  reader: Agent,
  after: number,
  text: string,
  about: Citation = {},
): Promise<{ chatId: string; message: WireMessage }> {
  const event = await t.eventually(
    'message.received of a variant send',
    async () =>
      (await reader.eventsSince(after)).find(
        (one) => one.event_type === 'message.received' && JSON.stringify(one.data).includes(text),
      ),
    about,
  )
  return { chatId: event.chat_id, message: event.data.message as WireMessage }
}

/** The distinct messages and events that hold a text, as far as a reader sees them. */
export async function copies(
  reader: Agent,
  chatId: string,
  after: number,
  text: string,
): Promise<{ entries: number; events: number }> {
  const history = messagesOf(requireOk(await reader.history(chatId), 'reading the history'))
  const events = (await reader.eventsSince(after)).filter(
    ({ event_type: type, data }) => type === 'message.received' && JSON.stringify(data).includes(text),
  )
  return {
    entries: history.filter(({ parts }) => JSON.stringify(parts).includes(text)).length,
    events: new Set(events.map(({ event_id: id }) => id)).size,
  }
}
