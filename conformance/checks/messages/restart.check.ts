/** Messages and their ids survive a restart of the server. */
import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { expectStoredOnce } from '../../fixtures/arrival.ts'
import { messageCore } from '../../model/message-core.ts'
import { restart, restarting } from '../../fixtures/restart.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

check(
  'messages.restart.ids-are-remembered',
  ['MSG-039', 'MSG-041', 'MSG-044', 'MSG-004'],
  { ...restarting, needs: { agents: 2, chat: 'agents', hooks: ['restartServer'] } },
  async (t) => {
    const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
    const after = await recipient.cursor()
    const sent: { messageId: string; stored: object; marker: string }[] = []
    for (const route of sendRoutes) {
      const [messageId, marker] = [t.unique.messageId(), t.unique.marker()]
      const reply = await route.send(sender, t.chat.id, {
        message_id: messageId,
        parts: textParts(marker),
        text: marker,
      })
      await t.given(reply, 'a send')
      sent.push({ messageId, marker, stored: messageCore(route.message(reply, messageId)) })
    }
    const seen = await Promise.all(sent.map(({ messageId }) => recipient.awaitMessage(after, messageId)))
    if (seen.includes(undefined))
      t.notTestable(
        'a message did not arrive before the restart',
        'a target whose pull returns sent messages (EVT-031)',
      )
    await restart(t, 'SIGTERM')
    for (const [index, route] of sendRoutes.entries()) {
      const { messageId, stored } = sent[index]!
      const [entry] = await sender.inHistory(t.chat.id, messageId)
      t.expect.equal(messageCore(entry), stored, {
        requirement: 'MSG-004',
        failureClass: 'changed',
        what: `a message sent by ${route.name}, in the history after a restart`,
      })
      const again = await route.send(sender, t.chat.id, { message_id: messageId, parts: textParts(t.unique.marker()) })
      t.expect.status(again, '2xx', { what: `a send repeated by ${route.name} after a restart` })
      t.expect.equal(messageCore(route.message(again, messageId)), stored, {
        what: `the message that ${route.name} returns for a send repeated after a restart`,
      })
      const other = await route.send(recipient, t.chat.id, {
        message_id: messageId,
        parts: textParts(t.unique.marker()),
      })
      t.expect.status(other, 409, {
        requirement: 'MSG-044',
        what: `a send with an id of another sender from before a restart, by ${route.name}`,
      })
    }
    await expectStoredOnce(
      t,
      { messageIds: sent.map(({ messageId }) => messageId), sender, recipient, after },
      {
        what: 'a second history entry or event of a message whose send was repeated after a restart',
        requirement: 'MSG-041',
      },
    )
  },
)
