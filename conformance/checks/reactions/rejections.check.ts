import fc from 'fast-check'
import { check } from '../../check-api/check.ts'
import type { CheckContext, Rejection } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { addOf, emojis, containsValue, reactionsSeen, removeOf } from '../../fixtures/reactions.ts'

const [emoji] = emojis
const runs = { quick: 3, full: 12, deep: 60 }

/**
 * Sends an invalid reaction to one message and a valid one to another, and asserts that the invalid one is not stored.
 */
async function rejectedBody(
  t: CheckContext,
  what: string,
  wrong: Record<string, unknown>,
  more: Partial<Rejection> = {},
): Promise<void> {
  const [target, control] = [await t.agents[1]!.sendText(t.chat.id), await t.agents[1]!.sendText(t.chat.id)]
  await t.agent.awaitInHistory(t.chat.id, target.messageId)
  await t.rejects({
    what,
    expect: 'body',
    ...more,
    attempt: () => t.agent.react(target.messageId, wrong),
    control: () => t.agent.react(control.messageId, addOf(emoji)),
    effect: async () => {
      const seen = await reactionsSeen(t.agent, t.chat.id, target.messageId)
      return seen !== undefined && seen.length > 0 ? seen : undefined
    },
  })
}

/** Invalid operations. JSON omits undefined members. */
const wrongOperation = fc.oneof(
  fc.constantFrom(undefined, null, 'toggle', ''),
  fc.stringMatching(/^zq[a-z]{3,8}$/),
  fc.integer({ min: 0, max: 9 }),
)

check('reactions.react.operation-required', ['RCT-002'], agentChat, async (t) => {
  await rejectedBody(t, 'a reaction without operation', { type: 'emoji', emoji })
  await t.property(
    wrongOperation,
    async (operation) => {
      await rejectedBody(t, `a reaction with operation ${JSON.stringify(operation) ?? 'left out'}`, {
        operation,
        type: 'emoji',
        emoji,
      })
    },
    { runs },
  )
  await rejectedBody(
    t,
    'a reaction with operation ADD in upper case',
    { operation: 'ADD', type: 'emoji', emoji },
    { warnOnly: true },
  )
})

check('reactions.react.type-emoji', ['RCT-003'], agentChat, async (t) => {
  const { messageId } = await t.agents[1]!.sendText(t.chat.id)
  t.expect.status(await t.agent.react(messageId, addOf(emoji)), 200, { what: 'status of a reaction of type emoji' })
  await t.property(
    fc.stringMatching(/^zq[a-z]{4,10}$/),
    async (type) => {
      await rejectedBody(t, 'a reaction of an unknown type', { operation: 'add', type, emoji }, { warnOnly: true })
    },
    { runs: { ...runs, quick: 2 } },
  )
})

check('reactions.react.emoji-required', ['RCT-004'], agentChat, async (t) => {
  await rejectedBody(t, 'a reaction of type emoji without emoji', { operation: 'add', type: 'emoji' })
  for (const wrong of [null, '']) {
    await rejectedBody(
      t,
      `a reaction with emoji ${JSON.stringify(wrong)}`,
      { operation: 'add', type: 'emoji', emoji: wrong },
      { warnOnly: true },
    )
  }
})

check('reactions.react.credential-required', ['RCT-021'], agentChat, async (t) => {
  const wrongCredentials: [string, Record<string, string>][] = [
    ['without Authorization', {}],
    ['with an unknown token', { authorization: `Bearer ${t.unique.marker('unknown')}` }],
  ]
  for (const [name, headers] of wrongCredentials) {
    const { messageId } = await t.agent.sendText(t.chat.id)
    await t.agent.awaitInHistory(t.chat.id, messageId)
    await t.rejects({
      what: `a reaction ${name}`,
      expect: { status: 401, code: 'unauthorized' },
      attempt: () =>
        t.request({ method: 'POST', path: `/v1/messages/${messageId}/reactions`, json: addOf(emojis[1]), headers }),
      control: () => t.agents[1]!.react(messageId, addOf(emojis[2])),
      effect: async () =>
        containsValue(await reactionsSeen(t.agent, t.chat.id, messageId), emojis[1])
          ? 'the history contains the reaction'
          : undefined,
    })
  }
})

check('reactions.react.members-only', ['RCT-022'], { needs: { agents: 3, chat: 'agents' }, seconds: 3 }, async (t) => {
  const [author, member, stranger] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
  const { messageId, text } = await author.sendText(t.chat.id)
  await author.awaitInHistory(t.chat.id, messageId)
  const base = await author.cursor()
  const reply = await stranger.react(messageId, addOf(emojis[3]))
  t.expect.notLeaked(text, [reply], { what: 'the answer to a reaction of a non-member' })
  if (reply.ok) t.warn('a reaction of a non-member is answered with 2xx', { requirement: 'RCT-022' })
  await t.absent({
    what: 'a reaction of a non-member',
    failureClass: 'changed',
    fence: async () => {
      for (const operation of [addOf, removeOf])
        await t.given(member.react(messageId, operation(emojis[4])), 'a reaction of a member')
      return author.awaitEvent(base, (event) => event.event_type === 'reaction.removed')
    },
    observe: async () => {
      if (containsValue(await reactionsSeen(author, t.chat.id, messageId), emojis[3]))
        return 'the history of the chat contains the emoji'
      const events = (await author.eventsSince(base)).filter(
        (event) => event.event_type.startsWith('reaction.') && event.chat_id === t.chat.id,
      )
      return events.find((event) => containsValue(event.data, emojis[3]) || containsValue(event.data, stranger.id))
    },
  })
})
