/** All kinds of steps, and the session lists that fast-check generates and shrinks. */
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check'
import { Step } from './command.ts'
import { a2a } from './commands/a2a.ts'
import { accounts } from './commands/accounts.ts'
import { credentialSteps } from './commands/credentials.ts'
import { people } from './commands/people.ts'
import { reactions, receipts, typing } from './commands/reactions.ts'
import { reads } from './commands/reads.ts'
import { sends } from './commands/sends.ts'
import { variant } from './commands/variant.ts'
import { webhooks } from './commands/webhooks.ts'
import type { PairedSession, Shared } from './paired-session.ts'
import type { Model } from './model.ts'

const kinds = [
  ...sends,
  ...reactions,
  ...receipts,
  ...typing,
  ...reads,
  ...credentialSteps,
  ...webhooks,
  ...people,
  ...accounts,
  ...a2a,
  ...variant,
]

const stepsMost = 40

/** Generates sessions of steps that both servers offer. */
export function sessionArbitrary(
  shared: Shared,
  replayPath?: string,
): Arbitrary<Iterable<AsyncCommand<Model, PairedSession>>> {
  const steps = kinds
    .filter(({ offered }) => offered?.(shared) !== false)
    .flatMap((one) =>
      Array.from({ length: one.weight ?? 1 }, () =>
        one.parameters.map((parameters) => new Step(one, parameters, shared)),
      ),
    )
  return fc.commands(steps, {
    maxCommands: stepsMost,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  })
}
