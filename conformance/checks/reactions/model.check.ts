import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { containsValue, addOf, emojis, reactionEvents, reactionsSeen } from '../../fixtures/reactions.ts'
import { runScenario, steps } from './scenario.ts'

/** Returns two part ids if the target stores reactions for each part. Undefined otherwise (RCT-009). */
async function independentSlots(t: CheckContext): Promise<readonly [string, string] | undefined> {
  const probe = await twoParts(t)
  if (probe.parts === undefined) return undefined
  const [first] = probe.parts
  await t.given(t.agent.react(probe.messageId, addOf(emojis[0])), 'a reaction to the whole message')
  const onPart = await t.agent.react(probe.messageId, addOf(emojis[1], first))
  if (!onPart.ok) return undefined
  const both = async (): Promise<boolean> => {
    const seen = await reactionsSeen(t.agent, t.chat.id, probe.messageId)
    return containsValue(seen, emojis[0]) && containsValue(seen, emojis[1])
  }
  await t.eventually(
    'a reaction to a part',
    async () => containsValue(await reactionsSeen(t.agent, t.chat.id, probe.messageId), emojis[1]),
    { requirement: 'RCT-031', failureClass: 'lost' },
  )
  const kept = t.expect.that(await both(), {
    what: 'the reaction to the whole message after the same actor reacted to a part',
    requirement: 'RCT-009',
    expected: 'both reactions',
  })
  return kept ? probe.parts : undefined
}

async function twoParts(t: CheckContext): Promise<{ messageId: string; parts?: readonly [string, string] }> {
  const { messageId } = await t.agent.sendText(t.chat.id, undefined, {
    parts: [
      { type: 'text', text: 'one' },
      { type: 'text', text: 'two' },
    ],
  })
  const message = await t.agent.awaitInHistory(t.chat.id, messageId)
  const [first, second] = (message?.parts ?? []).map((part) => t.named(part, 'part_id'))
  return typeof first === 'string' && typeof second === 'string' ? { messageId, parts: [first, second] } : { messageId }
}

check(
  'reactions.react.set-follows-model',
  ['RCT-031', 'RCT-008', 'RCT-011', 'RCT-012', 'RCT-025', 'RCT-009'],
  { ...agentChat, seconds: 4, timeoutSeconds: 60 },
  async (t) => {
    const independent = (await independentSlots(t)) !== undefined
    const reported = new Set<string>()
    await t.property(steps(2, independent ? 2 : 1), async (moves) => {
      const { messageId, parts } = await twoParts(t)
      if (independent && parts === undefined)
        return t.notTestable('a message has no part ids although an earlier one had some', 'part ids on every message')
      const targets = independent ? [undefined, parts?.[0]] : [undefined]
      await runScenario(t, { chatId: t.chat.id, messageId, actors: t.agents.slice(0, 2), targets, reported }, moves)
    })
  },
)

check(
  'reactions.react.events-follow-model',
  ['RCT-016', 'RCT-017', 'RCT-013', 'RCT-031', 'RCT-008', 'RCT-011', 'RCT-012', 'RCT-025'],
  { ...agentChat, seconds: 2, timeoutSeconds: 60 },
  async (t) => {
    const [author, reactor] = [t.agents[0]!, t.agents[1]!]
    const reported = new Set<string>()
    await t.property(steps(1, 1), async (moves) => {
      const { messageId } = await author.sendText(t.chat.id)
      await reactor.awaitInHistory(t.chat.id, messageId)
      const base = await author.cursor()
      const effects = await runScenario(
        t,
        { chatId: t.chat.id, messageId, actors: [reactor], targets: [undefined], reported },
        moves,
      )
      const fence = await reactor.sendText(t.chat.id)
      await t.given(
        (await author.awaitMessage(base, fence.messageId)) === undefined ? reactor.me() : fence.reply,
        'a later message',
      )
      const bounds = {
        added: [effects.added, effects.added],
        removed: [effects.removed, effects.removed + effects.replaced],
      } as const
      for (const [what, [least, most]] of Object.entries(bounds) as [
        'added' | 'removed',
        readonly [number, number],
      ][]) {
        const requirement = what === 'added' ? 'RCT-016' : 'RCT-017'
        await t.eventually(
          `reaction.${what} in the log of the author of the message for each of ${least} changes of the set`,
          async () => (await reactionEvents(author, base, t.chat.id, what)).length >= least,
          { requirement },
        )
        const events = await reactionEvents(author, base, t.chat.id, what)
        t.expect.that(events.length <= most, {
          what: `number of reaction.${what} events after operations of which some changed nothing`,
          requirement: 'RCT-013',
          failureClass: 'duplicated',
          expected: `at most ${most}`,
          actual: events,
        })
      }
    })
  },
)
