import { check } from '../../check-api/check.ts'
import { atOnce, quietCursor } from '../../fixtures/event-log.ts'
import { receiptChecks, fromAgent, acknowledge, receiptsIn, stampsOf } from '../../fixtures/receipts.ts'

check(
  'receipts.strangers.move-nothing',
  ['RCP-031'],
  { ...receiptChecks, needs: { agents: 3, chat: 'receipts', names: ['delivered_stamp', 'read_stamp'] }, seconds: 4 },
  async (t) => {
    const { sender, receiver, send, entry } = fromAgent(t)
    const stranger = t.agents.at(-1)!
    const fenceChat = await t.openChat(sender, stranger)
    const [messageId] = await send()
    const base = await quietCursor(t, sender)
    for (const status of ['delivered', 'read'] as const) {
      const reply = await stranger[status](t.chat.id, messageId!)
      if (reply.ok) t.warn(`POST ${status} by a non-member answers ${reply.status}`)
      t.expect.that(reply.status < 500, {
        warnOnly: true,
        what: `POST ${status} by a non-member`,
        expected: 'a 4xx',
        actual: reply.status,
      })
    }
    await t.absent({
      what: 'a receipt timestamp or a receipt event after calls of a non-member',
      failureClass: 'changed',
      fence: async () => sender.awaitMessage(base, (await stranger.sendText(fenceChat)).messageId),
      observe: async () => {
        const stamps = stampsOf(t, await entry(messageId!))
        return stamps.delivered || stamps.read ? stamps : (await receiptsIn(t, sender, base, 'read'))[0]
      },
    })
    await acknowledge(t, receiver, 'read', messageId!)
    await t.eventually(
      'a read timestamp after the reader itself called POST read',
      async () => stampsOf(t, await entry(messageId!)).read,
    )
  },
)

check(
  'receipts.strangers.tell-nobody',
  ['RCP-031'],
  { ...receiptChecks, optionalArea: ['read_state', 'other_events'], needs: { agents: 3, chat: 'agents' }, seconds: 4 },
  async (t) => {
    const stranger = t.agents[2]!
    const logs = []
    for (const [index, agent] of t.agents.slice(0, 2).entries()) {
      const { messageId } = await t.agents[1 - index]!.sendText(t.chat.id)
      logs.push({ agent, base: await quietCursor(t, agent), messageId, fenceChat: await t.openChat(agent, stranger) })
    }
    for (const { messageId } of logs) await stranger.read(t.chat.id, messageId)
    await atOnce(t, logs, async ({ agent, base, fenceChat }) => {
      await t.absent({
        what: `a message.read in the log of ${agent.handle} that only a non-member can have caused`,
        failureClass: 'changed',
        fence: async () => agent.awaitMessage(base, (await stranger.sendText(fenceChat)).messageId),
        observe: async () => (await receiptsIn(t, agent, base, 'read'))[0],
      })
    })
  },
)
