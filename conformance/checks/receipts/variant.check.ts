/**
 * States of a message in the variant form: delivered means that it is stored, and read that the person opened the
 * chat.
 */
import { messagesOf } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { quietCursor } from '../../fixtures/event-log.ts'
import { chatOf, received, write } from '../../fixtures/variant-sends.ts'

check(
  'receipts.read.when-the-person-opens',
  ['RCP-035'],
  {
    forms: ['variant'],
    optionalArea: ['read_state', 'other_events'],
    needs: { agents: 2, persons: 1, chat: 'person', ownedBy: 'person', hooks: ['readAsPerson'] },
    seconds: 2,
  },
  async (t) => {
    const [writer, other] = [t.agents[0]!, t.agents[1]!]
    const [after, text] = [await quietCursor(t, writer), t.unique.marker()]
    const chatId = await chatOf(t, write(writer, t.person, text), 'a variant send to a person')
    const message = await t.eventually('the message in the history of its sender', async () =>
      messagesOf(await t.given(writer.history(chatId), 'reading the history')).find(({ parts }) =>
        JSON.stringify(parts).includes(text),
      ),
    )
    const readEvents = async (): Promise<unknown> =>
      (await writer.eventsSince(after)).find((event) => event.event_type === 'message.read' && event.chat_id === chatId)
    await t.absent({
      what: 'message.read before the person opened the chat',
      settleMs: 0,
      fence: async () => {
        const fence = t.unique.marker()
        await t.given(write(other, writer, fence), 'a message of another agent')
        return received(t, writer, after, fence)
      },
      observe: readEvents,
    })
    await t.hooks.run('readAsPerson', { chat_id: chatId, message_id: message.message_id }, t.person)
    await t.eventually('message.read after the person opened the chat', readEvents)
  },
)

check(
  'receipts.delivered.once-stored',
  ['RCP-034'],
  { forms: ['variant'], needs: { agents: 2, chat: 'agents', names: ['delivery_status'] } },
  async (t) => {
    const body = await t.given(write(t.agent, t.agents[1]!, t.unique.marker()), 'a variant send to an idle agent')
    const delivered = t.named(body, 'delivery_status')
    if (delivered === undefined)
      return t.notTestable(
        'the answer to a variant send contains no state of the message (AMB-094)',
        'names.delivery_status',
      )
    t.expect.that(delivered !== null, {
      what: 'a stored message has the state delivered in the variant form',
      actual: body,
    })
  },
)
