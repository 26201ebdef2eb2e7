/** The top-level text is stored unchanged for all kinds of parts. */
import { check } from '../../check-api/check.ts'
import type { WirePart } from '../../client/wire.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { projections } from '../../fixtures/arrival.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

check('messages.send.text-without-a-text-part', ['MSG-023', 'HIST-011'], { ...agentChat, seconds: 2 }, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  const withoutText: WirePart[][] = [
    [{ type: 'data', data: { a: 1 } }],
    [{ type: 'link', url: 'https://example.com/page' }],
    [{ type: 'media', url: 'https://example.com/page' }],
  ]
  for (const [index, route] of sendRoutes.entries()) {
    const parts = withoutText[index]!
    const text = t.unique.marker('text')
    const after = await recipient.cursor()
    const messageId = t.unique.messageId()
    const reply = await route.send(sender, t.chat.id, { message_id: messageId, parts, text })
    const what = `the text of a message with only a ${parts[0]?.type} part`
    t.expect.status(reply, '2xx', { what: `status of ${what} on ${route.name}` })
    t.expect.equal(route.message(reply, messageId)?.text, text, { what: `${what}, in the answer of ${route.name}` })
    for (const { where, message } of await projections(t, { messageId, sender, recipient, after }))
      t.expect.equal(message.text, text, { what: `${what}, in the ${where}` })
  }
})
