/**
 * The same conversation in the current form, in the variant form and in both mixed leads to the same messages, replies
 * and reactions.
 */
import fc from 'fast-check'
import { isReceivedWith, textOf, type Agent } from '../../client/agent.ts'
import { sendTo, valueParts } from '../../client/variant.ts'
import type { WireMessage, WirePart } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext, Run } from '../../check-api/context.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'
import { containsValue, reactionsOf } from '../../fixtures/reactions.ts'

type Form = 'current' | 'variant'

/** Step of a scenario, with positions instead of ids: sender, number of parts, reply target, reaction target. */
interface Step {
  by: number
  parts: number
  replyTo: number | null
  replyPart: number
  reactTo: number
  reactPart: number
  emoji: number
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    by: fc.nat(1),
    parts: fc.integer({ min: 1, max: 4 }),
    replyTo: fc.option(fc.nat(7)),
    replyPart: fc.nat(3),
    reactTo: fc.nat(7),
    reactPart: fc.nat(3),
    emoji: fc.nat(3),
  }),
  { minLength: 2, maxLength: 5 },
)

const shown = ['👍', '🎉', '🔥', '🚀'] as const

/** Ids of a stored message and of its parts. */
interface Sent {
  id: string
  partIds: string[]
}

/** Result of a scenario, with positions instead of ids. */
interface Trace {
  texts: string[]
  replyTo: [number, number] | null
  reactions: string[]
}

check(
  'messages.parity.one-conversation',
  ['VMSG-005', 'VMSG-004', 'RCT-028', 'VMSG-018'],
  { ...variantChat, needs: { agents: 2, chat: 'agents', names: ['part_id'] }, seconds: 4 },
  async (t) => {
    await t.property(
      steps,
      async (scenario, run) => {
        const traces = {
          current: await play(t, scenario, () => 'current', run),
          variant: await play(t, scenario, () => 'variant', run),
        }
        const mixed = await play(t, scenario, (index) => (index % 2 === 0 ? 'current' : 'variant'), run)
        for (const [what, trace] of Object.entries({
          'the variant form': traces.variant,
          'both forms in alternation': mixed,
        })) {
          const pick = <K extends keyof Trace>(of: Trace[], name: K): Trace[K][] => of.map((one) => one[name])
          t.expect.equal(pick(trace, 'texts'), pick(traces.current, 'texts'), {
            requirement: 'VMSG-004',
            what: `texts of a conversation in ${what}, compared with the current form`,
          })
          t.expect.equal(pick(trace, 'replyTo'), pick(traces.current, 'replyTo'), {
            what: `message and part of each reply target in ${what}, compared with the current form`,
          })
          t.expect.equal(pick(trace, 'reactions'), pick(traces.current, 'reactions'), {
            requirement: 'RCT-028',
            what: `reactions and their parts in ${what}, compared with the current form`,
          })
        }
      },
      { runs: { quick: 2, full: 8, deep: 40 }, withinMs: { quick: 6000 } },
    )
  },
)

async function play(
  t: CheckContext,
  scenario: readonly Step[],
  formOf: (index: number) => Form,
  run: Run,
): Promise<Trace[]> {
  const sent: Sent[] = []
  for (const [index, step] of scenario.entries()) {
    const author = t.agents[step.by]!
    const other = t.agents[1 - step.by]!
    const id = await send(t, author, other, step, sent, formOf(index), `${index}-${run.marker()}`)
    const message = await t.eventually(
      'a sent message in the history of the other participant',
      () => other.awaitInHistory(t.chat.id, id, 0),
      { requirement: 'VMSG-004' },
    )
    sent.push({ id, partIds: message.parts.map((part) => t.named<string>(part, 'part_id') ?? '') })
    await react(t, other, step, sent, formOf(index + 1))
  }
  const history = await t.agent.historyAll(t.chat.id, { backTo: sent[0]!.id })
  return sent.map(({ id }) =>
    traceOf(
      history.find((message) => message.message_id === id),
      sent,
    ),
  )
}

async function send(
  t: CheckContext,
  author: Agent,
  other: Agent,
  step: Step,
  sent: readonly Sent[],
  form: Form,
  text: string,
): Promise<string> {
  const texts = Array.from({ length: step.parts }, (_, part) => `${part} ${text}`)
  const target = step.replyTo === null ? undefined : sent[step.replyTo % Math.max(1, sent.length)]
  const part = target === undefined ? 0 : step.replyPart % target.partIds.length
  if (form === 'current') {
    const id = t.unique.messageId()
    const reply = target === undefined ? {} : { reply_to: { message_id: target.id, part_id: target.partIds[part] } }
    const parts: WirePart[] = texts.map((one) => ({ type: 'text', text: one }))
    await t.given(author.send({ message_id: id, chat_id: t.chat.id, parts, ...reply }), 'a send in the current form')
    return id
  }
  const after = await other.cursor()
  const reply = target === undefined ? {} : { reply_to: { message_id: target.id, part_index: part } }
  await t.given(sendTo(author, [other.handle], { parts: valueParts(...texts), ...reply }), 'a send in the variant form')
  const event = await t.eventually(
    'message.received of a variant send',
    () => other.awaitEvent(after, (event) => isReceivedWith(event, text), 0),
    { requirement: 'VMSG-004' },
  )
  return event.data.message?.message_id ?? ''
}

async function react(t: CheckContext, actor: Agent, step: Step, sent: readonly Sent[], form: Form): Promise<void> {
  const target = sent[step.reactTo % sent.length]!
  const part = step.reactPart % target.partIds.length
  const anchor = form === 'current' ? { target_part_id: target.partIds[part] } : { part_index: part }
  // A target may reject a second reaction on one part in either form (AMB-028).
  const reply = await actor.react(target.id, { operation: 'add', type: 'emoji', emoji: shown[step.emoji], ...anchor })
  t.expect.that(reply.ok || reply.status === 409, {
    requirement: 'RCT-028',
    what: `a reaction in the ${form} form is accepted`,
    expected: '2xx',
    actual: { status: reply.status, body: reply.body },
  })
}

function traceOf(message: WireMessage | undefined, sent: readonly Sent[]): Trace {
  const reply = message?.reply_to
  const at = sent.findIndex(({ id }) => id === reply?.message_id)
  const own = sent.find(({ id }) => id === message?.message_id)
  return {
    texts: (message?.parts ?? []).map((part) => textOf({ parts: [part] } as WireMessage).replace(/marker-\w+$/, '')),
    replyTo: at < 0 ? null : [at, sent[at]!.partIds.indexOf(String(reply?.part_id))],
    reactions: reactionsOf(message)
      .flatMap((entry) =>
        shown
          .filter((emoji) => containsValue(entry, emoji))
          .map((emoji) => `${emoji} on part ${own?.partIds.findIndex((id) => containsValue(entry, id))}`),
      )
      .toSorted(),
  }
}
