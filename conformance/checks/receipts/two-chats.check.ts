/** A watermark belongs to one chat. */
import { check } from '../../check-api/check.ts'

check(
  'receipts.watermarks.of-one-chat',
  ['RCP-012', 'RCP-014', 'RCP-018'],
  { optionalArea: 'read_state', needs: { agents: 3, chat: 'agents' } },
  async (t) => {
    const [writer, reader, other] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const second = await t.openChat(other, reader)
    for (let turn = 0; turn < 4; turn += 1) await writer.sendText(t.chat.id)
    const far = await writer.sendText(t.chat.id)
    const near = await other.sendText(second)
    await reader.awaitInHistory(t.chat.id, far.messageId)
    await reader.awaitInHistory(second, near.messageId)
    const first = await reader.read(t.chat.id, far.messageId)
    if (!first.ok) t.notTestable('there are no receipts between agents (AMB-003)', 'receipts between agents')
    const answer = await t.given(reader.read(second, near.messageId), 'POST read in another chat')
    t.expect.equal(answer.advanced, true, {
      requirement: 'RCP-014',
      failureClass: 'lost',
      what: 'advanced of the first POST read in a chat, after one in a chat with more messages',
    })
  },
)
