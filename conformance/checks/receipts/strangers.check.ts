import { check } from '../../frame/check.ts'
import { between, fromAgent, receiptsIn, stampsOf } from './line.ts'

check('receipts.strangers.move-nothing', ['RCP-031'], {
  ...between, needs: { agents: 3, chat: 'receipts', names: ['delivered_stamp', 'read_stamp'] }, seconds: 4,
}, async (t) => {
  const { sender, send, entry } = fromAgent(t)
  const stranger = t.agents.at(-1)!
  const fenceChat = await t.openChat(sender, stranger)
  const [messageId] = await send()
  const base = await sender.cursor()
  for (const status of ['delivered', 'read'] as const) {
    const reply = await stranger[status](t.chat.id, messageId!)
    if (reply.ok) t.warn(`POST ${status} by a stranger to the chat answers ${reply.status}`)
    t.expect.that(reply.status < 500, { warnOnly: true, what: `POST ${status} by a stranger to the chat`, expected: 'a 4xx', actual: reply.status })
  }
  await t.absent({
    what: 'a stamp or a receipt event after the calls of a stranger to the chat', harm: 'changed',
    fence: async () => sender.awaitMessage(base, (await stranger.say(fenceChat)).messageId),
    observe: async () => {
      const stamps = stampsOf(t, await entry(messageId!))
      return stamps.delivered || stamps.read ? stamps : (await receiptsIn(t, sender, base))[0]
    },
  })
})
