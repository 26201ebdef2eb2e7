import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { faultKinds, type FaultKind } from './faults.ts'
import { sabotageNames, type SabotageName } from './sabotage.ts'
import type { DatabaseKind } from './trial.ts'

export const usage = `npm run chaos -- [options]: real server processes under load and faults; everything that clients saw is judged

  --database NAME   sqlite or postgres; repeatable (default: both)
  --rounds N        rounds on each database (default: one of each kind of fault)
  --minutes N       no round begins later than this
  --only KIND,...   kinds of faults: ${faultKinds.join(', ')}
  --seed N          seed of the first round; each further round has the next number (default: random)
  --sabotage NAME   plants a fault into the server or the agent and demands that it is found within --rounds (default: 5):
                    ${sabotageNames.join(', ')}, or all
  --report DIR      keeps the histories that contradict themselves (default: out/chaos)

A round is run again with --only KIND --seed N --rounds 1. Exit codes: 0 no contradiction, 1 contradictions, 2 usage error.
`

export interface ChaosOptions {
  databases: DatabaseKind[]
  rounds: number | undefined
  minutes: number
  kinds: FaultKind[]
  seed: number
  report: string
  sabotages: SabotageName[]
}

/** Parses the options. @throws Error that names the option */
export function readChaosOptions(argv: readonly string[]): ChaosOptions | 'help' {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      database: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string' },
      minutes: { type: 'string', default: '10000' },
      only: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
      sabotage: { type: 'string', multiple: true, default: [] },
      report: { type: 'string', default: 'out/chaos' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return 'help'
  const only = words(values.only)
  const databases = words(values.database)
  return {
    databases:
      databases.length === 0
        ? ['sqlite', 'postgres']
        : databases.map((name) => known(name, ['sqlite', 'postgres'], '--database')),
    rounds: values.rounds === undefined ? undefined : count(values.rounds, '--rounds'),
    minutes: count(values.minutes, '--minutes'),
    kinds: only.length === 0 ? faultKinds : only.map((name) => known(name, faultKinds, '--only')),
    seed: values.seed === undefined ? randomInt(2 ** 31) : count(values.seed, '--seed'),
    report: values.report,
    sabotages: words(values.sabotage).flatMap((name) =>
      name === 'all' ? sabotageNames : [known(name, sabotageNames, '--sabotage')],
    ),
  }
}

const words = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(',')).filter((text) => text !== '')

function known<T extends string>(text: string, names: readonly T[], option: string): T {
  const found = names.find((name) => name === text)
  if (found === undefined) throw new Error(`${option}: ${text} is not one of ${names.join(', ')}`)
  return found
}

function count(text: string, option: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0 || text.trim() === '')
    throw new Error(`${option} must be a whole number`)
  return value
}
