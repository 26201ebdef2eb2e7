import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { until } from '../../client/until.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { addOf, emojis, containsValue, reactionsSeen, removeOf, awaitReaction } from '../../fixtures/reactions.ts'

const everyKind = [
  { type: 'text', text: 'a text' },
  { type: 'link', url: 'https://example.com/page' },
  { type: 'data', data: { a: 1 } },
  { type: 'media', url: 'https://example.com/picture.png' },
]

/** Sends a message as agents[0]. Returns the ids of its parts, by the member name in the target file. */
async function partsOf(t: CheckContext, parts: typeof everyKind): Promise<{ messageId: string; ids: string[] }> {
  const { messageId } = await t.agent.sendText(t.chat.id, undefined, { parts })
  const message = await t.agent.awaitInHistory(t.chat.id, messageId)
  const ids = (message?.parts ?? [])
    .map((part) => t.named(part, 'part_id'))
    .filter((id): id is string => typeof id === 'string')
  if (ids.length < parts.length)
    t.notTestable('messages contain no part ids (AMB-012)', 'names.part_id in the target file, if parts have ids')
  return { messageId, ids }
}

check(
  'reactions.react.part-anchor',
  ['RCT-006'],
  { needs: { agents: 2, chat: 'agents', names: ['part_id'] } },
  async (t) => {
    const { messageId, ids } = await partsOf(t, everyKind)
    for (const [index, part] of ids.entries()) {
      const kind = everyKind[index]?.type
      const emoji = emojis[index]!
      const reply = await t.agents[1]!.react(messageId, addOf(emoji, part))
      t.expect.status(reply, 200, { what: `status of a reaction to a part of type ${kind}` })
      t.expect.equal(reply.body?.changed, true, { what: `changed of a reaction to a part of type ${kind}` })
      const shown = await awaitReaction(t, t.agent, { chatId: t.chat.id, messageId }, emoji, true)
      t.expect.some(shown, (entry) => containsValue(entry, emoji) && containsValue(entry, part), {
        what: `a reaction to a part of type ${kind}, next to the id of that part`,
        expected: { emoji, part },
        actual: shown,
      })
    }
  },
)

check('reactions.react.whole-message', ['RCT-007'], agentChat, async (t) => {
  const { messageId } = await t.agent.sendText(t.chat.id, undefined, { parts: everyKind.slice(0, 3) })
  const reply = await t.agents[1]!.react(messageId, addOf(emojis[0]))
  t.expect.status(reply, 200, { what: 'status of a reaction without target_part_id' })
  const shown = await awaitReaction(t, t.agent, { chatId: t.chat.id, messageId }, emojis[0], true)
  const parts = (await t.agent.inHistory(t.chat.id, messageId))[0]?.parts ?? []
  const ids = parts.map((part) => t.named(part, 'part_id')).filter((id): id is string => typeof id === 'string')
  t.expect.that(!ids.some((id) => shown.some((entry) => containsValue(entry, id))), {
    what: 'part ids among the reactions of a message after a reaction to the whole message',
    expected: `none of ${ids.join(', ')}`,
    actual: shown,
  })
})

check(
  'reactions.react.slots-apart',
  ['RCT-009'],
  { needs: { agents: 2, chat: 'agents', names: ['part_id'] } },
  async (t) => {
    const { messageId, ids } = await partsOf(t, everyKind.slice(0, 2))
    const targets = [undefined, ...ids]
    for (const [index, part] of targets.entries())
      await t.given(t.agents[1]!.react(messageId, addOf(emojis[index]!, part)), 'a reaction')
    const shown = await awaitReaction(t, t.agent, { chatId: t.chat.id, messageId }, emojis[targets.length - 1]!, true)
    for (const [index, part] of targets.entries()) {
      t.expect.that(containsValue(shown, emojis[index]!), {
        what: `the reaction to ${part ?? 'the whole message'}, next to those of the same actor on other targets`,
        failureClass: 'lost',
        expected: emojis[index],
        actual: shown,
      })
    }
    const removed = await t.agents[1]!.react(messageId, removeOf(emojis[0]))
    t.expect.equal(removed.body?.changed, true, { what: 'changed when the reaction to the whole message is removed' })
    const left = await awaitReaction(t, t.agent, { chatId: t.chat.id, messageId }, emojis[0], false)
    t.expect.that(
      ids.every((_, index) => containsValue(left, emojis[index + 1]!)),
      {
        what: 'reactions to parts after the one to the whole message was removed',
        failureClass: 'lost',
        expected: emojis.slice(1, targets.length),
        actual: left,
      },
    )
  },
)

check('reactions.react.unknown-message', ['RCT-023'], agentChat, async (t) => {
  const { messageId } = await t.agents[1]!.sendText(t.chat.id)
  await t.given(t.agent.react(messageId, addOf(emojis[0])), 'a reaction on a message that exists')
  const unknown = t.unique.messageId()
  // A target may check an id only once.
  await t.agent.react(unknown, addOf(emojis[0]))
  const reply = await t.agent.react(unknown, addOf(emojis[0]))
  const about = { what: 'a reaction to an unused message id' }
  if (reply.ok) {
    t.expect.that(reply.body?.changed !== true, {
      ...about,
      expected: '404 not_found',
      actual: { status: reply.status, body: reply.body },
    })
    t.warn('a reaction to an unknown message is answered with 2xx and changed false', { requirement: 'RCT-023' })
    return
  }
  t.expect.status(reply, '4xx', about)
  t.expect.status(reply, 404, { ...about, warnOnly: true })
})

/** Sends reactions to a new message, and returns the last answer with the emoji that the history then contains. */
async function attempt(
  t: CheckContext,
  requirement: RequirementId,
  operations: Record<string, unknown>[],
  sender = t.agents[1]!,
): Promise<Attempt> {
  const { messageId } = await sender.sendText(t.chat.id)
  await t.agent.awaitInHistory(t.chat.id, messageId)
  const replies = []
  for (const operation of operations) replies.push(await t.agent.react(messageId, operation))
  const answers = replies.map((reply) => `${reply.status} ${reply.ok ? String(reply.body?.changed) : ''}`.trim())
  t.expect.every(replies, (reply) => reply.status < 500, {
    requirement,
    what: `answers to ${JSON.stringify(operations)}`,
    expected: 'no 5xx',
    actual: answers,
  })
  const read = () => reactionsSeen(t.agent, t.chat.id, messageId)
  const changed = replies.at(-1)?.ok === true && replies.at(-1)?.body?.changed === true
  const { operation: last, emoji } = operations.at(-1)!
  // The history may show a change later than its answer (AMB-107).
  if (changed)
    await until(async () => containsValue(await read(), String(emoji)) === (last === 'add'), t.timing.settle_ms)
  const seen = await read()
  return {
    accepted: replies.at(-1)?.ok === true,
    changed,
    status: answers.join(', '),
    emojis: [...emojis, ...sequences, otherTone].filter((emoji) => containsValue(seen, emoji)),
  }
}

check('reactions.react.other-skin-tone', ['RCT-031', 'RCT-029', 'RCT-015'], agentChat, async (t) => {
  const another = await attempt(t, 'RCT-015', [addOf(emojis[0]), addOf(emojis[1])])
  const toned = await attempt(t, 'RCT-029', [addOf(sequences[1]), addOf(otherTone)])
  t.expect.that(!toned.changed || toned.emojis.includes(otherTone), {
    what: `the history contains ${otherTone}, whose add after ${sequences[1]} was answered with changed true`,
    failureClass: 'changed',
    actual: toned,
  })
  t.expect.equal(toned.changed, another.changed, {
    what: 'changed of an emoji in another skin tone on a target with a reaction, as of another emoji',
    requirement: 'RCT-029',
    warnOnly: true,
  })
})

check(
  'reactions.react.open-questions',
  ['RCT-015', 'RCT-024', 'RCT-029', 'RCT-030', 'RCT-031', 'RCT-032', 'RCT-035'],
  agentChat,
  async (t) => {
    const replaced = await attempt(t, 'RCT-015', [addOf(emojis[0]), addOf(emojis[1])])
    t.observeDecision('AMB-028', described(replaced))
    if (replaced.emojis.length > 1)
      t.warn('one actor has two emoji on one target (AMB-027)', { requirement: 'RCT-015' })
    t.observeDecision('AMB-029', described(await attempt(t, 'RCT-030', [addOf(emojis[0]), removeOf(emojis[1])])))
    const onNothing = await attempt(t, 'RCT-024', [addOf(emojis[0], `x${t.unique.ulid()}`)])
    t.observeDecision('AMB-012', `an unknown part: ${described(onNothing)}`)
    if (!onNothing.accepted)
      t.expect.equal(onNothing.emojis, [], {
        requirement: 'RCT-024',
        what: 'reactions after one to an unknown part was rejected',
      })
    await attempt(t, 'RCT-032', [addOf(emojis[0])], t.agent)
    t.observeDecision(
      'AMB-124',
      `a reaction without type: ${described(await attempt(t, 'RCT-035', [{ operation: 'add', emoji: emojis[0] }]))}`,
    )
    for (const sequence of sequences) {
      const shown = await attempt(t, 'RCT-029', [addOf(sequence)])
      // The set of valid emoji is open, but an accepted emoji must be stored unchanged.
      t.expect.that(!shown.changed || shown.emojis.includes(sequence), {
        what: `the history contains the emoji ${sequence}, whose add was answered with changed true`,
        requirement: 'RCT-031',
        failureClass: 'changed',
        actual: shown,
      })
      t.expect.that(shown.emojis.includes(sequence), {
        what: `the common emoji ${sequence} as a reaction`,
        expected: `${sequence} in the history`,
        requirement: 'RCT-029',
        actual: shown,
      })
    }
  },
)

interface Attempt {
  accepted: boolean
  changed: boolean
  status: string
  emojis: string[]
}

const described = ({ status, emojis: left }: Attempt): string => `${status}; left: ${left.join(' ') || 'nothing'}`

/** A family with zero-width joiners, a hand with a skin tone, a flag of two letters. */
const sequences = ['👨‍👩‍👧', '👋🏽', '🇫🇷'] as const
const otherTone = '👋🏿'
