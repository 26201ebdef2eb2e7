/** Plays symbolic reactions on one message and compares each answer and the projection with the model. */
import fc from 'fast-check'
import type { Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { ReactReply } from '../../client/wire.ts'
import { until } from '../../client/until.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { addOf, emojis, holds, reactionsSeen, removeOf } from '../../fixtures/reactions.ts'
import {
  brokenRule,
  readingsAfter,
  type Answer,
  type Move,
  type Operation,
  type Reading,
} from '../../model/reaction-target.ts'

/** Nothing here is an id: actor, slot and emoji are positions, so that a shrunk case means the same again. */
export interface Step {
  actor: number
  slot: number
  operation: Operation
  emoji: number
}

export const steps = (actors: number, slots: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      actor: fc.nat(actors - 1),
      slot: fc.nat(slots - 1),
      emoji: fc.nat(1),
      operation: fc.oneof(
        { weight: 3, arbitrary: fc.constant('add' as const) },
        { weight: 2, arbitrary: fc.constant('remove' as const) },
      ),
    }),
    { minLength: 4, maxLength: 12 },
  )

export interface Scenario {
  chatId: string
  messageId: string
  actors: readonly Agent[]
  /** The part ids that are targets; undefined is the whole message. */
  slots: readonly (string | undefined)[]
  /** Tolerated readings that were already reported. */
  reported: Set<string>
}

/** How often the set changed: adds, removes asked for, and entries that went away because another took their place. */
export interface Effects {
  added: number
  removed: number
  replaced: number
}

interface TargetState {
  held: readonly string[]
  last: string | null
}

export async function runScenario(t: CheckContext, scenario: Scenario, moves: readonly Step[]): Promise<Effects> {
  const slots = scenario.actors.map(() => scenario.slots.map((): TargetState => ({ held: [], last: null })))
  const effects: Effects = { added: 0, removed: 0, replaced: 0 }
  for (const step of moves) {
    const slot = slots[step.actor]![step.slot]!
    const emoji = emojiOf(scenario, step)
    const name = `${step.operation} ${emoji}`
    const move: Move = { held: slot.held, operation: step.operation, emoji, repeated: slot.last === name }
    const reply = await react(scenario, step, emoji)
    const answer = answerOf(reply)
    const allowed = readingsAfter(move, answer)
    const expected = { emoji_of_the_slot_before: slot.held, repeated: move.repeated }
    const lawful = t.expect.that(allowed.length > 0, {
      what: `answer to ${name} by actor ${step.actor}`,
      requirement: brokenRule(move),
      expected,
      actual: { status: reply.status, body: reply.body },
    })
    const elsewhere = slots
      .flat()
      .filter((other) => other !== slot)
      .flatMap((other) => other.held)
    const reading = await settle(t, scenario, {
      move,
      answer,
      allowed: lawful ? allowed : [{ holds: slot.held }],
      elsewhere,
    })
    count(effects, move, reading)
    slot.held = reading.holds
    slot.last = answer === 'changed' || answer === 'unchanged' ? name : slot.last
  }
  return effects
}

/** Each slot of each actor has emoji of its own, so that entries are distinguished by value. */
const emojiOf = (scenario: Scenario, step: Step): string =>
  emojis[(step.actor * scenario.slots.length + step.slot) * 2 + step.emoji] as string

const react = (scenario: Scenario, step: Step, emoji: string): Promise<Reply<ReactReply>> =>
  scenario.actors[step.actor]!.react(
    scenario.messageId,
    (step.operation === 'add' ? addOf : removeOf)(emoji, scenario.slots[step.slot]),
  )

function answerOf(reply: Reply<ReactReply>): Answer {
  if (reply.ok) return reply.body?.changed === true ? 'changed' : reply.body?.changed === false ? 'unchanged' : 'other'
  return reply.status >= 400 && reply.status < 500 ? 'rejected' : 'other'
}

interface Expectation {
  move: Move
  answer: Answer
  allowed: readonly Reading[]
  elsewhere: readonly string[]
}

/** Waits until history shows one of the allowed states, and everything else as it was. */
async function settle(
  t: CheckContext,
  scenario: Scenario,
  { move, answer, allowed, elsewhere }: Expectation,
): Promise<Reading> {
  const about =
    answer === 'changed' && move.operation === 'remove'
      ? { requirement: 'RCT-025' as const }
      : {
          requirement: 'RCT-031' as const,
          failureClass: answer === 'changed' ? ('lost' as const) : ('changed' as const),
        }
  const wanted = allowed.map((reading) => [...reading.holds, ...elsewhere].toSorted().join(' ') || 'none').join(', or ')
  const reading = await t.eventually(
    `${move.operation} ${move.emoji} was answered ${answer}: reactions of the message in history (${wanted})`,
    () => seenReading(scenario, allowed, elsewhere),
    about,
  )
  if (reading !== allowed[0] && !scenario.reported.has(reading.tolerated ?? '')) {
    // The projection may pass through this state on its way to the expected one.
    const later = await until(
      async () => (await seenReading(scenario, allowed, elsewhere)) === allowed[0],
      t.timing.settle_ms,
    )
    if (later === true) return allowed[0]!
  }
  if (reading.tolerated !== undefined && !scenario.reported.has(reading.tolerated)) {
    scenario.reported.add(reading.tolerated)
    t.warn(reading.tolerated, { requirement: 'RCT-008' })
  }
  return reading
}

async function seenReading(
  scenario: Scenario,
  allowed: readonly Reading[],
  elsewhere: readonly string[],
): Promise<Reading | undefined> {
  const seen = await reactionsSeen(scenario.actors[0]!, scenario.chatId, scenario.messageId)
  if (seen === undefined) return undefined
  const shown = emojis.filter((emoji) => holds(seen, emoji))
  return allowed.find(({ holds: held }) => same(shown, [...held, ...elsewhere]))
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item))

function count(effects: Effects, move: Move, reading: Reading): void {
  const gone = move.held.filter((emoji) => !reading.holds.includes(emoji)).length
  effects.added += reading.holds.filter((emoji) => !move.held.includes(emoji)).length
  if (move.operation === 'remove') effects.removed += gone
  else effects.replaced += gone
}
