/** Reactions of the variant form: named types, and targets by the index of a part. */
import type { Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { until } from '../../client/until.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'
import { addOf, emojis, containsValue, reactionsSeen, awaitReaction } from '../../fixtures/reactions.ts'

const named = ['love', 'like', 'dislike', 'laugh', 'emphasize', 'question'] as const

check('reactions.react.named-types', ['RCT-027'], variantChat, async (t) => {
  for (const type of named) {
    const { messageId } = await t.agent.sendText(t.chat.id)
    const reply = await t.agents[1]!.react(messageId, { operation: 'add', type })
    t.expect.status(reply, '2xx', { what: `status of a reaction of type ${type}` })
    const shown = await t.eventually(
      `the reaction of type ${type} in the history`,
      async () => {
        const seen = await reactionsSeen(t.agent, t.chat.id, messageId)
        return seen !== undefined && seen.length > 0 ? seen : undefined
      },
      { warnOnly: true },
    )
    if (!containsValue(shown, type)) t.warn('history contains named reactions with other names', { details: shown })
  }
  const { messageId } = await t.agent.sendText(t.chat.id)
  const reply = await t.agents[1]!.react(messageId, {
    operation: 'add',
    type: 'emoji',
    emoji: emojis[0],
    part_index: 0,
  })
  t.expect.status(reply, '2xx', { what: 'status of a reaction of type emoji on a part by its index' })
})

/** Sends a message of three parts. Returns their ids, if the target returns them. */
async function threeParts(t: CheckContext): Promise<{ messageId: string; ids: (string | undefined)[] }> {
  const { messageId } = await t.agent.sendText(t.chat.id, undefined, {
    parts: ['a', 'b', 'c'].map((text) => ({ type: 'text', text })),
  })
  const message = await t.agent.awaitInHistory(t.chat.id, messageId)
  return {
    messageId,
    ids: (message?.parts ?? []).map((part) =>
      t.target.names.part_id === undefined ? undefined : t.named<string>(part, 'part_id'),
    ),
  }
}

check('reactions.react.part-index', ['RCT-028'], variantChat, async (t) => {
  const actor = t.agents[1] as Agent
  for (const index of [0, 2]) {
    const { messageId, ids } = await threeParts(t)
    const reply = await actor.react(messageId, {
      operation: 'add',
      type: 'emoji',
      emoji: emojis[index]!,
      part_index: index,
    })
    t.expect.status(reply, '2xx', { what: `status of a reaction with part_index ${index}` })
    const shown = await awaitReaction(t, t.agent, { chatId: t.chat.id, messageId }, emojis[index]!, true)
    const id = ids[index]
    if (id !== undefined) {
      t.expect.some(shown, (entry) => containsValue(entry, emojis[index]!) && containsValue(entry, id), {
        what: `a reaction with part_index ${index}, next to the id of that part`,
        expected: id,
        actual: shown,
      })
    }
  }
  for (const wrong of [3, -1, '0']) {
    const { messageId } = await threeParts(t)
    const reply = await actor.react(messageId, { operation: 'add', type: 'love', part_index: wrong })
    t.expect.that(reply.status >= 400 && reply.status < 500, {
      warnOnly: true,
      what: `part_index ${JSON.stringify(wrong)} of a message of three parts is rejected`,
      expected: '4xx',
      actual: reply.status,
    })
  }
})

check('reactions.react.named-removals', ['RCT-027', 'RCT-002', 'RCT-025'], variantChat, async (t) => {
  const actor = t.agents[1] as Agent
  for (const type of ['love', 'question']) {
    const { messageId } = await t.agent.sendText(t.chat.id)
    await t.given(actor.react(messageId, { operation: 'add', type }), `a reaction of type ${type}`)
    const isShown = async (): Promise<boolean> =>
      containsValue(await reactionsSeen(t.agent, t.chat.id, messageId), type)
    const shown = await until(isShown, t.timing.settle_ms)
    const reply = await actor.react(messageId, { operation: 'remove', type })
    t.expect.status(reply, '2xx', { what: `status of the removal of a reaction of type ${type}` })
    // The history may show named reactions by other names.
    if (!shown) continue
    await t.eventually(
      `the history without the removed reaction of type ${type}`,
      async () => ((await isShown()) ? undefined : true),
      { requirement: 'RCT-025' },
    )
  }
})

check('reactions.react.part-index-of-removals', ['RCT-028', 'RCT-002', 'RCT-009'], variantChat, async (t) => {
  const actor = t.agents[1] as Agent
  const { messageId } = await threeParts(t)
  const at = { chatId: t.chat.id, messageId }
  const onPart = (index: number) => ({ type: 'emoji', emoji: emojis[index]!, part_index: index })
  const [kept, removed] = [onPart(0), onPart(2)]
  await t.given(actor.react(messageId, { operation: 'add', ...kept }), 'a reaction with part_index 0')
  await t.given(actor.react(messageId, { operation: 'add', ...removed }), 'a reaction with part_index 2')
  const both = await awaitReaction(t, t.agent, at, removed.emoji, true)
  const reply = await actor.react(messageId, { operation: 'remove', ...removed })
  t.expect.status(reply, '2xx', { what: 'status of the removal of a reaction with part_index 2' })
  const left = await awaitReaction(t, t.agent, at, removed.emoji, false)
  // The second reaction may have replaced the first.
  if (!containsValue(both, kept.emoji)) return
  t.expect.that(containsValue(left, kept.emoji), {
    requirement: 'RCT-009',
    what: 'the reaction to part 0 after the removal of a reaction to part 2',
    failureClass: 'lost',
    expected: kept.emoji,
    actual: left,
  })
})

check('reactions.react.superfluous-emoji', ['RCT-005'], variantChat, async (t) => {
  const { messageId } = await t.agent.sendText(t.chat.id)
  await t.given(t.agent.react(messageId, addOf(emojis[1])), 'a reaction')
  const reply = await t.agents[1]!.react(messageId, { operation: 'add', type: 'love', emoji: emojis[2] })
  t.expect.that(reply.status < 500, {
    what: 'an emoji together with the type love causes no server error',
    expected: 'success or 4xx',
    actual: reply.status,
  })
  t.observeDecision('AMB-105', `an emoji together with the type love is answered with ${reply.status}`)
})
