/** A target remembers message ids permanently, not for a limited time or number of messages. */
import { setTimeout as pause } from 'node:timers/promises'
import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { announcements } from '../../fixtures/arrival.ts'
import { messageCore } from '../../model/message-core.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

const others = 110
const atOnce = 10
/** Longer than the lifetime of a short-lived cache, in milliseconds. */
const laterMs = 3000

check(
  'messages.send.replay-after-a-hundred-others',
  ['MSG-039', 'MSG-041', 'MSG-016'],
  { ...agentChat, seconds: 5, timeoutSeconds: 90 },
  async (t) => {
    const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
    const after = await recipient.cursor()
    const { messageId: backTo } = await sender.sendText(t.chat.id)
    const sentAt = Date.now()
    const first = await Promise.all(
      sendRoutes.map(async (route) => {
        const body = { message_id: t.unique.messageId(), parts: textParts(t.unique.marker()) }
        const reply = await route.send(sender, t.chat.id, body)
        await t.given(reply, 'a send')
        return { route, body, core: messageCore(route.message(reply, body.message_id)) }
      }),
    )
    for (let turn = 0; turn < others; turn += atOnce)
      await Promise.all(Array.from({ length: atOnce }, () => sender.sendText(t.chat.id)))
    await pause(Math.max(0, laterMs - (Date.now() - sentAt)))
    for (const { route, body, core } of first) {
      const again = await route.send(sender, t.chat.id, body)
      t.expect.status(again, '2xx', { what: `a repeated send on ${route.name}, after ${others} others` })
      t.expect.equal(messageCore(route.message(again, body.message_id)), core, {
        what: `message in the answer of ${route.name} to a repeated send, after ${others} others`,
      })
    }
    await t.absent({
      what: `a second event or history entry of a message whose send was repeated after ${others} others`,
      requirement: 'MSG-041',
      failureClass: 'duplicated',
      fence: async () => recipient.awaitMessage(after, (await sender.sendText(t.chat.id)).messageId),
      observe: async () => {
        const history = await sender.historyAll(t.chat.id, { backTo })
        for (const { body } of first) {
          const entries = history.filter((message) => message.message_id === body.message_id).length
          const events = (await announcements(recipient, after, body.message_id)).length
          if (entries > 1 || events > 1) return `history entries ${entries}, events ${events}`
        }
        return undefined
      },
    })
  },
)
