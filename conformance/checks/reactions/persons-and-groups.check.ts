import { check } from '../../check-api/check.ts'
import { addOf, emojis, containsValue, isReactionEvent, awaitReaction } from '../../fixtures/reactions.ts'

const [emoji, other] = emojis

check(
  'reactions.react.with-a-session',
  ['RCT-020', 'AUTH-019'],
  { needs: { agents: 1, persons: 1, chat: 'person' } },
  async (t) => {
    const { messageId } = await t.agent.sendText(t.chat.id)
    const base = await t.agent.cursor()
    const reply = await t.person.react(messageId, addOf(emoji))
    t.expect.status(reply, 200, { what: 'status of a reaction with the session of a person' })
    const event = await t.eventually(
      'reaction.added in the log of the agent whose message a person reacted to',
      async () => (await t.agent.eventsSince(base)).find((one) => isReactionEvent(one, 'added', t.chat.id)),
    )
    t.expect.that(containsValue(event.data, t.person.id), {
      what: 'the user id of the reacting person, as a value in data',
      expected: `a value ${t.person.id}`,
      warnOnly: true,
      actual: event.data,
    })
    await awaitReaction(t, t.agent, { chatId: t.chat.id, messageId }, emoji, true)
  },
)

check(
  'reactions.react.in-a-group',
  ['RCT-033', 'RCT-034'],
  { needs: { agents: 3, persons: 1, group: true } },
  async (t) => {
    const [author, reactor, bystander] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const { messageId } = await author.sendText(t.group.id)
    const bases = await Promise.all(t.agents.map((agent) => agent.cursor()))
    const reply = await reactor.react(messageId, addOf(other))
    if (!t.expect.status(reply, 200, { what: 'status of a reaction in a group', warnOnly: true })) return
    await awaitReaction(t, bystander, { chatId: t.group.id, messageId }, other, true, { failureClass: 'lost' })
    const got = await Promise.all(
      t.agents.map(
        async (agent, index) =>
          (await agent.awaitEvent(
            bases[index]!,
            (event) => isReactionEvent(event, 'added', t.group.id),
            index === 1 ? 100 : t.timing.settle_ms,
          )) !== undefined,
      ),
    )
    t.observeDecision(
      'AMB-106',
      `members that received reaction.added: ${['author', 'actor', 'bystander'].filter((_, index) => got[index]).join(', ')}`,
    )
    t.expect.that(got[0] === true, {
      requirement: 'RCT-034',
      what: 'reaction.added in the log of the author, when another member reacted in a group',
      expected: 'one event',
      actual: got,
    })
    t.expect.that(got[2] === true, {
      what: 'reaction.added in the log of a member that did not write the message',
      expected: 'one event',
      warnOnly: true,
    })
  },
)
