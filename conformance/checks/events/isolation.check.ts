import { check } from '../../check-api/check.ts'
import { isReceived } from '../../client/agent.ts'
import { atOnce } from '../../fixtures/event-log.ts'

check('events.pull.own-log-only', ['EVT-029', 'EVT-008'], { needs: { agents: 3, chat: 'agents' } }, async (t) => {
  const [middle, left, right] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
  const other = await t.openChat(middle, right)
  const bases = [await left.cursor(), await right.cursor()] as const
  const secrets = { left: await middle.sendText(t.chat.id), right: await middle.sendText(other) }
  const sides = [
    { agent: left, base: bases[0], own: t.chat.id, foreign: other, secret: secrets.right },
    { agent: right, base: bases[1], own: other, foreign: t.chat.id, secret: secrets.left },
  ]
  await atOnce(t, sides, async ({ agent, base, own, foreign, secret }) => {
    await t.absent({
      what: `an event of a chat of which ${agent.handle} is not a member`,
      failureClass: 'leaked',
      fence: async () => agent.awaitMessage(base, (await middle.sendText(own)).messageId),
      observe: async () =>
        (await agent.eventsSince(base)).find(
          (event) =>
            event.chat_id === foreign ||
            isReceived(event, secret.messageId) ||
            JSON.stringify(event).includes(secret.text),
        ),
    })
  })
})

check(
  'events.pull.new-agent-starts-empty',
  ['EVT-030'],
  { needs: { agents: 3, freshAgents: true, chat: 'agents' } },
  async (t) => {
    const [sender, recipient, newcomer] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const { messageId, text } = await sender.sendText(t.chat.id)
    await recipient.awaitMessage(0, messageId)
    const reply = await newcomer.events({ after: 0, timeout: 0 })
    t.expect.status(reply, '2xx', { what: 'status of the first pull of a new agent' })
    const { events = [], next_cursor, has_more } = reply.body
    const foreign = events.filter(
      (event) =>
        event.chat_id === t.chat.id ||
        [sender.id, recipient.id].includes(event.agent_id) ||
        JSON.stringify(event).includes(text),
    )
    t.expect.equal(foreign, [], {
      failureClass: 'leaked',
      what: 'events of other agents in the log of an agent without a chat',
    })
    if (events.length > 0) t.warn(`the log of a new agent has ${events.length} events`)
    if (has_more === true) t.warn('has_more is true for a new agent')
    if ((next_cursor as unknown) === null) t.observeDecision('AMB-043', 'next_cursor is null while the log is empty')
  },
)
