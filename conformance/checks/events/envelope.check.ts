import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Agent } from '../../client/agent.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { judgeEnvelope, judgeTime, listedTypes } from '../../fixtures/event-envelope.ts'
import { idsOf, sendTexts, sequencesOf } from '../../fixtures/event-log.ts'

/** Sends a message in each direction, and adds and removes a reaction. Assumes nothing about their events. */
async function stimulate(t: CheckContext): Promise<{ agent: Agent; base: number }[]> {
  const [first, second] = [t.agents[0]!, t.agents[1]!]
  const logs = [
    { agent: first, base: await first.cursor() },
    { agent: second, base: await second.cursor() },
  ]
  const [messageId] = await sendTexts(first, t.chat.id, 1)
  await second.awaitInHistory(t.chat.id, messageId!)
  await t.given(second.react(messageId!, { operation: 'add', type: 'emoji', emoji: '👍' }), 'adding a reaction')
  await t.given(second.react(messageId!, { operation: 'remove', type: 'emoji', emoji: '👍' }), 'removing it')
  await sendTexts(second, t.chat.id, 2)
  return logs
}

check(
  'events.envelope.members',
  ['EVT-013', 'EVT-005', 'EVT-006', 'EVT-007', 'EVT-008', 'EVT-009', 'EVT-010', 'EVT-011', 'EVT-012'],
  agentChat,
  async (t) => {
    const at = Date.now()
    for (const { agent, base } of await stimulate(t)) {
      const events = await t.eventually(`events in the log of ${agent.handle}`, async () => {
        const found = await agent.eventsSince(base)
        return found.length > 0 ? found : undefined
      })
      const further = new Set(events.map(({ event_type: type }) => type).filter((type) => !listedTypes.has(type)))
      if (further.size > 0) t.observeDecision('AMB-047', `events of unlisted types: ${[...further].join(', ')}`)
      for (const event of events) {
        judgeEnvelope(t, event, agent.id)
        judgeTime(t, event, at)
        if (event.event_type.startsWith('reaction.') && listedTypes.has(event.event_type)) {
          t.expect.equal(event.chat_id, t.chat.id, { requirement: 'EVT-009', what: `chat_id of ${event.event_type}` })
        }
        if (event.event_type === 'message.received' && event.data.message?.chat_id !== undefined) {
          t.expect.equal(event.chat_id, event.data.message.chat_id, {
            requirement: 'EVT-009',
            what: 'chat_id of message.received',
          })
        }
      }
    }
  },
)

check('events.envelope.ids-and-order', ['EVT-006', 'EVT-005'], agentChat, async (t) => {
  for (const { agent, base } of await stimulate(t)) {
    const first = await t.eventually(`events in the log of ${agent.handle}`, async () => {
      const found = await agent.eventsSince(base)
      return found.length > 0 ? found : undefined
    })
    const again = (await agent.eventsSince(base)).slice(0, first.length)
    t.expect.that(new Set(idsOf(first)).size === first.length, {
      requirement: 'EVT-005',
      what: 'event ids of one log',
      expected: 'each once',
      actual: idsOf(first),
    })
    t.expect.equal(idsOf(again), idsOf(first), { requirement: 'EVT-005', what: 'event ids at a second read' })
    t.expect.equal(sequencesOf(again), sequencesOf(first), { what: 'sequences at a second read' })
    t.expect.every(first, (event) => Number.isInteger(event.sequence), {
      what: 'type of sequence',
      expected: 'integers',
      actual: first.map((event) => event.sequence),
    })
    t.expect.that(isRising(sequencesOf(first)), {
      what: 'sequences in the order of the page',
      expected: 'strictly increasing',
      actual: sequencesOf(first),
    })
  }
})

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((value, index) => index === 0 || value > numbers[index - 1]!)
