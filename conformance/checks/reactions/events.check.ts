import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { WireEvent } from '../../client/wire.ts'
import {
  addOf,
  emojis,
  containsValue,
  isReactionEvent,
  reactionEvents,
  removeOf,
  isNonEmpty,
} from '../../fixtures/reactions.ts'
import { agentChat, subscriber } from '../../fixtures/agent-chat.ts'
import { quietCursor } from '../../fixtures/event-log.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

const [emoji] = emojis

function carriesReaction(
  t: CheckContext,
  event: WireEvent,
  requirement: 'RCT-016' | 'RCT-017',
  named: Record<string, readonly string[]>,
): void {
  const reaction = event.data?.['reaction']
  t.expect.that(isNonEmpty(reaction), {
    what: `data.reaction of ${event.event_type}`,
    requirement,
    expected: 'a non-empty value',
    actual: event.data,
  })
  for (const [what, values] of Object.entries(named)) {
    t.expect.some(values, (value) => containsValue(event.data, value), {
      what: `${what}, searched as a value in data of ${event.event_type}`,
      requirement,
      warnOnly: true,
      expected: values,
      actual: event.data,
    })
  }
}

check('reactions.events.added-then-removed', ['RCT-016', 'RCT-017'], agentChat, async (t) => {
  const [author, reactor] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await author.sendText(t.chat.id)
  const base = await quietCursor(t, author)
  const awaited = (what: 'added' | 'removed', requirement: 'RCT-016' | 'RCT-017'): Promise<WireEvent> =>
    t.eventually(
      `reaction.${what} in the log of the author of the message`,
      async () => (await author.eventsSince(base)).find((event) => isReactionEvent(event, what, t.chat.id)),
      { requirement },
    )
  const named = { 'the emoji': [emoji], 'the message id': [messageId], 'the actor': [reactor.id, reactor.handle] }
  await t.given(reactor.react(messageId, addOf(emoji)), 'a reaction')
  const added = await awaited('added', 'RCT-016')
  carriesReaction(t, added, 'RCT-016', named)
  await t.given(reactor.react(messageId, removeOf(emoji)), 'removing a reaction')
  const removed = await awaited('removed', 'RCT-017')
  carriesReaction(t, removed, 'RCT-017', named)
  t.expect.that(removed.sequence > added.sequence, {
    what: 'sequence of reaction.removed, compared with that of reaction.added',
    requirement: 'RCT-017',
    expected: `above ${added.sequence}`,
    actual: removed.sequence,
  })
  t.expect.equal((await reactionEvents(author, base, t.chat.id, 'removed')).length, 1, {
    what: 'number of reaction.removed for one removal',
    requirement: 'RCT-017',
  })
})

check(
  'reactions.events.on-a-part',
  ['RCT-016', 'RCT-017'],
  { needs: { agents: 2, chat: 'agents', names: ['part_id'] } },
  async (t) => {
    const [author, reactor] = [t.agents[0]!, t.agents[1]!]
    const parts = [
      { type: 'text', text: t.unique.marker() },
      { type: 'data', data: 1 },
    ]
    const { messageId } = await author.sendText(t.chat.id, undefined, { parts })
    const message = await author.awaitInHistory(t.chat.id, messageId)
    const part =
      t.named<string>(message?.parts?.[1], 'part_id') ??
      t.notTestable('messages contain no part ids (AMB-012)', 'names.part_id in the target file')
    const base = await author.cursor()
    for (const [what, operation, requirement] of [
      ['added', addOf, 'RCT-016'],
      ['removed', removeOf, 'RCT-017'],
    ] as const) {
      await t.given(reactor.react(messageId, operation(emoji, part)), 'a reaction to a part')
      const event = await t.eventually(
        `reaction.${what} of a part in the log of the author of the message`,
        async () => (await author.eventsSince(base)).find((one) => isReactionEvent(one, what, t.chat.id)),
        { requirement },
      )
      carriesReaction(t, event, requirement, { 'the emoji': [emoji], 'the part': [part] })
    }
  },
)

check('reactions.events.none-for-the-app', ['RCT-018'], agentChat, async (t) => {
  const bases = await Promise.all(t.agents.map((agent) => agent.cursor()))
  const [author, reactor] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await author.sendText(t.chat.id)
  for (const operation of [addOf, removeOf]) await t.given(reactor.react(messageId, operation(emoji)), 'a reaction')
  await t.absent({
    what: 'reaction.changed in the log of an agent',
    fence: () =>
      author.awaitEvent(bases[0]!, (event) => isReactionEvent(event, 'removed', t.chat.id), effectTimeoutMs(t)),
    observe: async () => {
      const logs = await Promise.all(t.agents.map((agent, index) => agent.eventsSince(bases[index]!)))
      return logs.flat().find((event) => event.event_type === 'reaction.changed')
    },
  })
})

check(
  'reactions.webhook.none-for-the-app',
  ['RCT-018'],
  { ...subscriber, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const { messageId } = await t.agent.sendText(t.chat.id)
    for (const operation of [addOf, removeOf])
      await t.given(t.agents[1]!.react(messageId, operation(emoji)), 'a reaction')
    await t.absent({
      what: 'reaction.changed at the webhook of an agent',
      fence: () =>
        t.webhook.endpoint.next(
          ({ event }) => event !== undefined && isReactionEvent(event, 'removed', t.chat.id),
          effectTimeoutMs(t),
        ),
      observe: async () =>
        t.webhook.endpoint.deliveries.find(({ event }) => event?.event_type === 'reaction.changed')?.event,
    })
  },
)
