/** Runs generated reactions on one message, and compares each answer and the history with the model. */
import fc from 'fast-check'
import type { Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { ReactReply } from '../../client/wire.ts'
import { until } from '../../client/until.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { addOf, emojis, containsValue, reactionsSeen, removeOf } from '../../fixtures/reactions.ts'
import {
  brokenRule,
  allowedStates,
  type Answer,
  type Move,
  type Operation,
  type AllowedState,
} from '../../model/reaction-target.ts'

/** Step with positions instead of ids, so that a shrunk scenario can run again. */
export interface Step {
  actor: number
  target: number
  operation: Operation
  emoji: number
}

export const steps = (actors: number, targets: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      actor: fc.nat(actors - 1),
      target: fc.nat(targets - 1),
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
  /** Part ids of the targets. Undefined stands for the whole message. */
  targets: readonly (string | undefined)[]
  /** Tolerated states that were already reported. */
  reported: Set<string>
}

/** Counts of changes: additions, requested removals, and entries that a new entry replaced. */
export interface Effects {
  added: number
  removed: number
  replaced: number
}

interface TargetState {
  emojis: readonly string[]
  last: string | null
}

export async function runScenario(t: CheckContext, scenario: Scenario, steps: readonly Step[]): Promise<Effects> {
  const states = scenario.actors.map(() => scenario.targets.map((): TargetState => ({ emojis: [], last: null })))
  const effects: Effects = { added: 0, removed: 0, replaced: 0 }
  for (const step of steps) {
    const state = states[step.actor]![step.target]!
    const elsewhere = states
      .flat()
      .filter((other) => other !== state)
      .flatMap((other) => other.emojis)
    await runStep(t, scenario, { step, state, elsewhere, effects })
  }
  return effects
}

interface StepContext {
  step: Step
  /** State of the target of the step. The step updates it. */
  state: TargetState
  /** Emoji on all other targets, which must not change. */
  elsewhere: readonly string[]
  effects: Effects
}

async function runStep(
  t: CheckContext,
  scenario: Scenario,
  { step, state, elsewhere, effects }: StepContext,
): Promise<void> {
  const emoji = emojiOf(scenario, step)
  const name = `${step.operation} ${emoji}`
  const move: Move = { current: state.emojis, operation: step.operation, emoji, repeated: state.last === name }
  const reply = await react(scenario, step, emoji)
  const answer = answerOf(reply)
  const allowed = allowedStates(move, answer)
  const lawful = t.expect.that(allowed.length > 0, {
    what: `answer to ${name} by actor ${step.actor}`,
    requirement: brokenRule(move),
    expected: { emoji_of_the_target_before: state.emojis, repeated: move.repeated },
    actual: { status: reply.status, body: reply.body },
  })
  const seen = await awaitAllowedState(t, scenario, {
    move,
    answer,
    allowed: lawful ? allowed : [{ emojis: state.emojis }],
    elsewhere,
  })
  count(effects, move, seen)
  state.emojis = seen.emojis
  if (answer === 'changed' || answer === 'unchanged') state.last = name
}

/** Returns an emoji that no other target or actor uses, so that entries can be distinguished by value. */
const emojiOf = (scenario: Scenario, step: Step): string =>
  emojis[(step.actor * scenario.targets.length + step.target) * 2 + step.emoji] as string

const react = (scenario: Scenario, step: Step, emoji: string): Promise<Reply<ReactReply>> =>
  scenario.actors[step.actor]!.react(
    scenario.messageId,
    (step.operation === 'add' ? addOf : removeOf)(emoji, scenario.targets[step.target]),
  )

function answerOf(reply: Reply<ReactReply>): Answer {
  if (reply.ok) return reply.body?.changed === true ? 'changed' : reply.body?.changed === false ? 'unchanged' : 'other'
  return reply.status >= 400 && reply.status < 500 ? 'rejected' : 'other'
}

interface Expectation {
  move: Move
  answer: Answer
  allowed: readonly AllowedState[]
  elsewhere: readonly string[]
}

/** Waits until the history contains one of the allowed states, and unchanged reactions on other targets. */
async function awaitAllowedState(
  t: CheckContext,
  scenario: Scenario,
  { move, answer, allowed, elsewhere }: Expectation,
): Promise<AllowedState> {
  const about =
    answer === 'changed' && move.operation === 'remove'
      ? { requirement: 'RCT-025' as const }
      : {
          requirement: 'RCT-031' as const,
          failureClass: answer === 'changed' ? ('lost' as const) : ('changed' as const),
        }
  const expected = allowed.map((state) => [...state.emojis, ...elsewhere].toSorted().join(' ') || 'none').join(', or ')
  const state = await t.eventually(
    `reactions of the message in history (${expected}) after ${move.operation} ${move.emoji} was answered ${answer}`,
    () => matchingState(scenario, allowed, elsewhere),
    about,
  )
  if (state !== allowed[0] && !scenario.reported.has(state.tolerated ?? '')) {
    // The history may contain this state before the expected one.
    const later = await until(
      async () => (await matchingState(scenario, allowed, elsewhere)) === allowed[0],
      t.timing.settle_ms,
    )
    if (later === true) return allowed[0]!
  }
  if (state.tolerated !== undefined && !scenario.reported.has(state.tolerated)) {
    scenario.reported.add(state.tolerated)
    t.warn(state.tolerated, { requirement: 'RCT-008' })
  }
  return state
}

async function matchingState(
  scenario: Scenario,
  allowed: readonly AllowedState[],
  elsewhere: readonly string[],
): Promise<AllowedState | undefined> {
  const seen = await reactionsSeen(scenario.actors[0]!, scenario.chatId, scenario.messageId)
  if (seen === undefined) return undefined
  const shown = emojis.filter((emoji) => containsValue(seen, emoji))
  return allowed.find(({ emojis: allowedEmojis }) => same(shown, [...allowedEmojis, ...elsewhere]))
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item))

function count(effects: Effects, move: Move, state: AllowedState): void {
  const dropped = move.current.filter((emoji) => !state.emojis.includes(emoji)).length
  effects.added += state.emojis.filter((emoji) => !move.current.includes(emoji)).length
  if (move.operation === 'remove') effects.removed += dropped
  else effects.replaced += dropped
}
