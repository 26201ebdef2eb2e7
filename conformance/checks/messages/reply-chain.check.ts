import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { projections } from '../../fixtures/arrival.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

check('messages.send.reply-to-a-reply', ['MSG-024', 'HIST-011'], { ...agentChat, seconds: 2 }, async (t) => {
  const [one, other] = [t.agents[0]!, t.agents[1]!]
  const root = await one.sendText(t.chat.id)
  await t.eventually('the message at its recipient', () => other.awaitInHistory(t.chat.id, root.messageId, 0))
  let target = root.messageId
  for (const [turn, route] of [...sendRoutes, ...sendRoutes].entries()) {
    const [sender, recipient] = turn % 2 === 0 ? [other, one] : [one, other]
    const after = await recipient.cursor()
    const messageId = t.unique.messageId()
    const reply_to = { message_id: target }
    const body = { message_id: messageId, parts: textParts(t.unique.marker()), reply_to }
    const reply = await route.send(sender, t.chat.id, body)
    t.expect.status(reply, '2xx', { what: `status of reply ${turn + 1} in a chain, on ${route.name}` })
    t.expect.contains(
      route.message(reply, messageId),
      { reply_to },
      { what: `reply_to in the answer of ${route.name} to reply ${turn + 1} in a chain` },
    )
    for (const { where, message } of await projections(t, { messageId, sender, recipient, after })) {
      t.expect.contains(message, { reply_to }, { what: `reply_to of reply ${turn + 1} in a chain, in the ${where}` })
    }
    target = messageId
  }
})
