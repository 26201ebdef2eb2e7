/** Variant sends to several handles. */
import { sendTo, valueParts } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import { chatOf, received } from '../../fixtures/variant-sends.ts'

check(
  'messages.send-to-handles.several',
  ['VMSG-002', 'VMSG-010'],
  { forms: ['variant'], needs: { agents: 3, chat: 'agents' } },
  async (t) => {
    const recipients = t.agents.slice(1)
    const after = await Promise.all(recipients.map((recipient) => recipient.cursor()))
    const text = t.unique.marker()
    const handles = recipients.map(({ handle }) => handle)
    const chatId = await chatOf(t, sendTo(t.agent, handles, { parts: valueParts(text) }), 'a send to two handles')
    for (const [index, recipient] of recipients.entries()) {
      const arrived = await received(t, recipient, after[index]!, text, { failureClass: 'lost' })
      t.expect.equal(arrived.chatId, chatId, {
        requirement: 'VMSG-010',
        failureClass: 'changed',
        what: 'the chat_id in the answer to a send to two handles, compared with the chat in which the message arrived',
      })
    }
  },
)

check(
  'messages.send-to-handles.person-and-agent',
  ['VMSG-002', 'VMSG-010'],
  { forms: ['variant'], needs: { agents: 2, persons: 1, ownedBy: 'person' } },
  async (t) => {
    const [writer, reader] = [t.agents[0]!, t.agents[1]!]
    const [after, text] = [await reader.cursor(), t.unique.marker()]
    const sent = sendTo(writer, [t.person.handle, reader.handle], { parts: valueParts(text) })
    const chatId = await chatOf(t, sent, 'a send to a person and an agent')
    const arrived = await received(t, reader, after, text, { failureClass: 'lost' })
    t.expect.equal(arrived.chatId, chatId, {
      requirement: 'VMSG-010',
      failureClass: 'changed',
      what: 'the chat_id in the answer to a send to a person and an agent, compared with the chat of the agent',
    })
  },
)
