import { check } from '../../check-api/check.ts'
import { listedTypes } from '../../fixtures/event-envelope.ts'

check('chats.ids.prefix', ['CHAT-001', 'MSG-018'], { needs: { agents: 2, chat: 'agents' } }, async (t) => {
  const [sender, recipient] = [t.agents[0]!, t.agents[1]!]
  const base = await recipient.cursor()
  const { messageId, message } = await sender.sendText(t.chat.id)
  await t.given(sender.react(messageId, { operation: 'add', type: 'emoji', emoji: '👍' }), 'a reaction')
  const received = await recipient.awaitMessage(base, messageId)
  const stored = await recipient.awaitInHistory(t.chat.id, messageId)
  if (received === undefined || stored === undefined)
    return t.notTestable('the message did not arrive', 'delivery between two agents')
  const events = (await recipient.eventsSince(base)).filter(({ event_type }) => listedTypes.has(event_type))
  const shown: [place: string, id: unknown][] = [
    ['the answer to a send', message?.chat_id],
    ['data.message of message.received', received.data.message?.chat_id],
    ['a message in history', stored.chat_id],
  ]
  const ofMessages = shown.filter(([, id]) => id !== undefined)
  const ofEvents = events.map((event) => [`the event ${event.event_type}`, event.chat_id, event] as const)
  for (const [place, id] of [...ofMessages, ...ofEvents])
    t.expect.that(typeof id === 'string' && id.length > 'cnv_'.length && id.startsWith('cnv_'), {
      what: `the chat id in ${place}`,
      expected: 'cnv_ and an id',
      actual: id,
    })
  // Other events may belong to earlier actions of the agents in other chats.
  const aboutIt = ofEvents.filter(([, , event]) => JSON.stringify(event.data).includes(messageId))
  for (const [place, id] of [...ofMessages, ...aboutIt])
    t.expect.equal(id, t.chat.id, {
      what: `the chat id in ${place}, compared with the id of the opened chat`,
      warnOnly: true,
    })
})
