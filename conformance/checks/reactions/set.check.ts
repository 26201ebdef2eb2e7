import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import {
  addOf,
  emojis,
  containsValue,
  isReactionEvent,
  multiplicity,
  reactionsSeen,
  removeOf,
  awaitReaction,
} from '../../fixtures/reactions.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { quietCursor } from '../../fixtures/event-log.ts'
import { messageCore } from '../../model/message-core.ts'

const [mine, theirs, later] = emojis

check('reactions.react.answers-changed', ['RCT-001', 'RCT-012', 'RCT-019', 'AUTH-019'], agentChat, async (t) => {
  const { messageId } = await t.agents[1]!.sendText(t.chat.id)
  for (const operation of [addOf, removeOf]) {
    const reply = await t.agent.react(messageId, operation(mine))
    t.expect.status(reply, 200, {
      what: `status of a reaction with an Agent Token (${operation(mine).operation})`,
      requirement: 'RCT-019',
    })
    t.expect.status(reply, 200, { what: `status of a reaction (${operation(mine).operation})` })
    t.expect.that(typeof reply.body?.changed === 'boolean', {
      what: 'type of changed in the answer',
      expected: 'a boolean',
      actual: reply.body,
    })
    t.expect.equal(reply.body?.changed, true, {
      what: `changed of the first ${operation(mine).operation}`,
      requirement: 'RCT-012',
    })
  }
})

check('reactions.react.repetition-changes-nothing', ['RCT-011', 'RCT-008', 'RCT-012'], agentChat, async (t) => {
  const { messageId } = await t.agents[1]!.sendText(t.chat.id)
  const at = { chatId: t.chat.id, messageId }
  const never = await t.agent.react(messageId, removeOf(mine))
  t.expect.that(never.status < 500 && never.body?.changed !== true, {
    what: 'removing a reaction that never existed',
    warnOnly: true,
    expected: '200 with changed false',
    actual: { status: never.status, body: never.body },
  })
  if (!never.ok) t.observeDecision('AMB-029', `removing a reaction that never existed is answered with ${never.status}`)
  for (const operation of [addOf, removeOf]) {
    const first = await t.agent.react(messageId, operation(mine))
    t.expect.equal(first.body?.changed, true, {
      what: `changed of the first ${operation(mine).operation}`,
      requirement: 'RCT-012',
    })
    for (const turn of ['second', 'third']) {
      const again = await t.agent.react(messageId, operation(mine))
      t.expect.status(again, 200, { what: `status of the ${turn} ${operation(mine).operation} of the same reaction` })
      t.expect.equal(again.body?.changed, false, {
        what: `changed of the ${turn} ${operation(mine).operation} of the same reaction`,
      })
    }
    const reactions = await awaitReaction(t, t.agents[1]!, at, mine, operation === addOf, { requirement: 'RCT-008' })
    t.expect.that(multiplicity(reactions, mine) === (operation === addOf ? 1 : 0), {
      what: 'how often one reaction is counted after three equal operations',
      requirement: 'RCT-008',
      failureClass: 'duplicated',
      actual: reactions,
    })
  }
})

check('reactions.react.actors-apart', ['RCT-010'], agentChat, async (t) => {
  const [one, other] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await one.sendText(t.chat.id)
  const at = { chatId: t.chat.id, messageId }
  await t.given(other.react(messageId, addOf(mine)), 'a reaction')
  await awaitReaction(t, one, at, mine, true, { failureClass: 'lost' })
  const absent = await one.react(messageId, removeOf(mine))
  t.expect.that(!absent.ok || absent.body.changed === false, {
    what: 'the answer to the removal of an emoji that only another actor has on the message',
    failureClass: 'lost',
    expected: { changed: false },
    actual: absent.body,
  })
  for (const operation of [addOf, removeOf])
    await t.given(one.react(messageId, operation(mine)), 'the same emoji of another actor')
  t.expect.that(containsValue(await reactionsSeen(other, t.chat.id, messageId), mine), {
    what: 'the reaction of one actor after another actor removed the same emoji',
    failureClass: 'lost',
    expected: `${mine} is still among the reactions`,
  })
  const removed = await other.react(messageId, removeOf(mine))
  t.expect.equal(removed.body?.changed, true, {
    what: 'changed when an actor removes its reaction after another actor removed the same emoji',
    failureClass: 'lost',
  })
})

check('reactions.history.shows-current', ['RCT-025', 'HIST-009'], agentChat, async (t) => {
  const [author, reactor] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await author.sendText(t.chat.id)
  const at = { chatId: t.chat.id, messageId }
  await t.given(reactor.react(messageId, addOf(mine)), 'a reaction')
  const shown = await awaitReaction(t, author, at, mine, true)
  t.expect.that(containsValue(shown, reactor.id) || containsValue(shown, reactor.handle), {
    what: 'id or handle of the reacting actor, among the reactions',
    expected: `${reactor.id} or ${reactor.handle}`,
    warnOnly: true,
    actual: shown,
  })
  await t.given(reactor.react(messageId, removeOf(mine)), 'removing a reaction')
  await awaitReaction(t, author, at, mine, false)
  const after = (await author.inHistory(t.chat.id, messageId))[0]
  t.expect.that(Array.isArray(after?.reactions), {
    what: 'reactions is an array after the last one was removed',
    actual: after?.reactions,
  })
})

check('reactions.react.message-stays', ['RCT-026'], agentChat, async (t) => {
  const [author, reactor] = [t.agents[0]!, t.agents[1]!]
  const quoted = await author.sendText(t.chat.id)
  const parts = [
    { type: 'text', text: t.unique.marker() },
    { type: 'data', data: { n: [1, null] } },
  ]
  const { messageId } = await author.sendText(t.chat.id, undefined, {
    parts,
    text: t.unique.marker(),
    reply_to: { message_id: quoted.messageId },
  })
  const read = async () => {
    const message = (await author.inHistory(t.chat.id, messageId))[0]
    return { ...messageCore(message), sequence: t.named(message, 'message_sequence') ?? null }
  }
  await author.awaitInHistory(t.chat.id, messageId)
  const before = await read()
  await t.given(reactor.react(messageId, addOf(mine)), 'a reaction')
  await awaitReaction(t, author, { chatId: t.chat.id, messageId }, mine, true)
  t.expect.equal(await read(), before, {
    what: 'message_id, parts, text, reply_to and sequence of a message after a reaction',
  })
  await t.given(reactor.react(messageId, removeOf(mine)), 'removing a reaction')
  t.expect.equal(await read(), before, { what: 'the message after the reaction was removed' })
})

check(
  'reactions.react.parallel-equal-adds',
  ['RCT-014', 'RCT-013', 'RCT-008'],
  { ...agentChat, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const [author, reactor] = [t.agents[0]!, t.agents[1]!]
    const { messageId } = await author.sendText(t.chat.id)
    const at = { chatId: t.chat.id, messageId }
    await reactor.awaitInHistory(t.chat.id, messageId)
    const base = await quietCursor(t, author)
    const replies = (
      await t.together(Array.from({ length: 20 }, () => () => reactor.react(messageId, addOf(theirs))))
    ).flatMap((settled) => (settled.status === 'fulfilled' ? [settled.value] : []))
    const changed = replies.filter((reply) => reply.ok && reply.body?.changed === true).length
    t.expect.that(changed === 1, {
      what: 'answers with changed true to 20 simultaneous equal adds',
      warnOnly: true,
      expected: 1,
      actual: changed,
    })
    t.expect.every(replies, (reply) => reply.ok, {
      what: 'answers to simultaneous equal adds',
      warnOnly: true,
      expected: 'all 200',
      actual: replies.filter((reply) => !reply.ok).map(({ status }) => status),
    })
    const shown = await awaitReaction(t, author, at, theirs, true, { failureClass: 'lost' })
    t.expect.that(multiplicity(shown, theirs) === 1, {
      what: 'how often one reaction is counted after simultaneous equal adds',
      failureClass: 'duplicated',
      actual: shown,
    })
    await t.absent({
      what: 'a second reaction.added of one reaction',
      failureClass: 'duplicated',
      fence: async () => author.awaitMessage(base, (await reactor.sendText(t.chat.id)).messageId),
      observe: async () => {
        const added = (await author.eventsSince(base)).filter(
          (event) => event.event_type === 'reaction.added' && event.chat_id === t.chat.id,
        )
        const ids = new Set(added.map((event) => event.event_id))
        return ids.size > 1 ? [...ids] : undefined
      },
    })
    await t.given(reactor.react(messageId, removeOf(theirs)), 'removing the reaction')
    await awaitReaction(t, author, at, theirs, false, { requirement: 'RCT-008', failureClass: 'duplicated' })
  },
)

check('reactions.react.no-op-is-silent', ['RCT-013'], { ...agentChat, seconds: 3, timeoutSeconds: 60 }, async (t) => {
  const [author, reactor] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await author.sendText(t.chat.id)
  const base = await quietCursor(t, author)
  for (const operation of [addOf, removeOf]) {
    for (let turn = 0; turn < 5; turn += 1) await reactor.react(messageId, operation(later))
  }
  await t.absent({
    what: 'a second event of a reaction that was added five times, or removed five times',
    failureClass: 'duplicated',
    fence: async () =>
      (await author.awaitMessage(base, (await reactor.sendText(t.chat.id)).messageId)) &&
      author.awaitEvent(base, (event) => isReactionEvent(event, 'added', t.chat.id)),
    observe: async () => {
      const events = (await author.eventsSince(base)).filter((event) => event.chat_id === t.chat.id)
      return ['reaction.added', 'reaction.removed']
        .map((type) => [...new Set(events.filter((event) => event.event_type === type).map((event) => event.event_id))])
        .find((ids) => ids.length > 1)
    },
  })
})

/** Asserts that a single remove deletes an emoji that one actor added several times. */
async function removedAtOnce(
  t: CheckContext,
  requirement: 'LIM-018' | 'RCT-008',
  add: (messageId: string) => Promise<unknown>,
): Promise<void> {
  const { messageId } = await t.agents[1]!.sendText(t.chat.id)
  await add(messageId)
  const at = { chatId: t.chat.id, messageId }
  await awaitReaction(t, t.agents[1]!, at, mine, true, { requirement })
  await t.given(t.agent.react(messageId, removeOf(mine)), 'removing a reaction')
  await awaitReaction(t, t.agents[1]!, at, mine, false, { requirement })
}

check('reactions.react.one-remove-ends-repeated-adds', ['LIM-018'], agentChat, (t) =>
  removedAtOnce(t, 'LIM-018', async (messageId) => {
    for (let turn = 0; turn < 3; turn += 1) await t.given(t.agent.react(messageId, addOf(mine)), 'a reaction')
  }),
)

check('reactions.react.one-remove-ends-parallel-adds', ['RCT-008'], agentChat, (t) =>
  removedAtOnce(t, 'RCT-008', (messageId) =>
    t.together(Array.from({ length: 5 }, () => () => t.agent.react(messageId, addOf(mine)))),
  ),
)
