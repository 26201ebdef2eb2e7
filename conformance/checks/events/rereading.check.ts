import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { check } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { fixedEvent } from '../../fixtures/event-envelope.ts'
import { filledLog, idsOf } from '../../fixtures/event-log.ts'

check('events.pull.consumes-nothing', ['EVT-026'], agentChat, async (t) => {
  const { agent, base, log } = await filledLog(t, 6)
  await t.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 6 }), async (clients) => {
    const pages = await t.together(
      clients.map((limit) => () => t.given(agent.events({ after: base, timeout: 0, limit }), 'a page')),
    )
    for (const settled of pages) {
      if (settled.status === 'rejected') throw settled.reason
      const ids = idsOf(settled.value.events)
      t.expect.that(ids.length > 0, {
        what: `a repeated pull with the same cursor`,
        expected: 'the same events again',
        actual: ids,
      })
      t.expect.equal(ids.slice(0, log.length), idsOf(log).slice(0, ids.length), {
        what: 'event ids of a repeated pull',
      })
    }
  })
})

check('events.pull.rereads-equal', ['EVT-052', 'EVT-010'], agentChat, async (t) => {
  const { agent, base, log } = await filledLog(t, 3)
  const author = t.agents[0]!
  const [event] = log.filter(({ event_type, chat_id }) => event_type === 'message.received' && chat_id === t.chat.id)
  const messageId =
    event?.data.message?.message_id ??
    t.notTestable('no message.received was found', 'a target whose pull returns messages')
  await t.given(agent.react(messageId, { operation: 'add', type: 'emoji', emoji: '🎉' }), 'adding a reaction')
  await author.react(messageId, { operation: 'add', type: 'emoji', emoji: '👀' })
  await agent.read(t.chat.id, messageId)
  await author.sendText(t.chat.id)
  await t.absent({
    what: 'a difference between two reads of the same events',
    failureClass: 'changed',
    fence: () => author.awaitInHistory(t.chat.id, messageId),
    observe: async () => {
      const again = await agent.eventsSince(base)
      const changed = log.findIndex((before, index) => {
        const after = again[index]
        return after === undefined || !isDeepStrictEqual(fixedEvent(before), fixedEvent(after))
      })
      return changed === -1 ? undefined : { before: fixedEvent(log[changed]!), after: again[changed] ?? null }
    },
  })
  const whole = (await agent.eventsSince(base)).slice(0, log.length)
  if (!isDeepStrictEqual(whole, log)) t.observeDecision('AMB-108', 'members of an event that differ between reads')
})
