/**
 * `npm run mutants -- --with sessions`: measures what generated sessions find alone. Only the checks of sessions judge
 * the faults about state (state-requirements.ts): first as many as a quick run has on an idle machine, then as many as
 * a full run has. Numbers instead of times make the result independent of the machine.
 * --sample N chooses mutants by --seed. --results FILE continues an earlier run.
 */
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom, shuffled } from '../model/seeded-random.ts'
import { isMutant, killingStatus, selectCandidates, type Mutant } from './candidates.ts'
import type { CheckRow } from './judgement.ts'
import { MutationRun } from './mutation-run.ts'
import { readJsonLines } from './json-lines.ts'
import { jobsMax, ResidentJudge, workers } from './resident-judge.ts'
import { isAboutState } from './state-requirements.ts'

/** The result of the sessions that judge one mutant. */
export interface SessionOutcome {
  mutant: string
  requirement: string
  seed: number
  /** The number of sessions of each check that found it. */
  found: keyof typeof sessionsOf | 'no'
  /** The check that failed, and the requirement that its assertion named. */
  check?: string
  named?: string
  /** Number of steps of the shortest session that shows the fault. */
  steps?: number
}

/** Number of sessions of each check: those of 3 s and of 20 s on an idle machine. */
const sessionsOf = { quick: 2, full: 10 } as const
/** Maximum number of steps of a shrunk failure. */
export const stepsMax = 8
/** Minimum share of mutants that sessions find. */
const foundShareMin = 0.8

const resultsFile = join(import.meta.dirname, 'session-results.jsonl')

export const readSessionOutcomes = (file = resultsFile): SessionOutcome[] => readJsonLines(file)

/** @returns the exit code: 0 when sessions find enough mutants, 1 otherwise */
export async function judgeBySessions(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      with: { type: 'string' },
      only: { type: 'string', default: '' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      results: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  })
  const [seed, sample] = [Number(values.seed), values.sample === undefined ? Infinity : Number(values.sample)]
  if (values.with !== 'sessions' || !Number.isInteger(seed) || Number.isNaN(sample))
    throw new Error('--with is sessions, and --seed and --sample are integers')
  const only = values.only.split(',').filter((name) => name !== '')
  const mutants = selectCandidates({ only, kinds: ['fault'], seed, combinations: 0 })
    .filter(isMutant)
    .filter(isAboutState)
  const chosen = shuffled(mutants, seededRandom(seed)).slice(0, sample)
  if (values.list) {
    process.stdout.write(`${chosen.map(({ name }) => name).join('\n')}\n`)
    return 0
  }
  const kept = values.results !== undefined && existsSync(values.results) ? readSessionOutcomes(values.results) : []
  const judged = new Map(kept.map((outcome) => [outcome.mutant, outcome]))
  const queue = chosen.filter(({ name }) => !judged.has(name))
  process.stdout.write(`${mutants.length} mutants about state; judging ${queue.length} of ${chosen.length}\n`)
  await judgeAll(queue, seed, (outcome) => {
    judged.set(outcome.mutant, outcome)
    if (values.results !== undefined) appendFileSync(values.results, `${JSON.stringify(outcome)}\n`)
    process.stdout.write(`${describe(outcome)}\n`)
  })
  const outcomes = chosen.flatMap(({ name }) => judged.get(name) ?? [])
  process.stdout.write(`${sharesOf(outcomes)}\n`)
  return outcomes.filter(({ found }) => found !== 'no').length >= foundShareMin * outcomes.length ? 0 : 1
}

/** Returns the shares that quick and full sessions find. The percentages are rounded down. */
export function sharesOf(outcomes: readonly SessionOutcome[]): string {
  const quick = outcomes.filter(({ found }) => found === 'quick').length
  const all = outcomes.filter(({ found }) => found !== 'no').length
  const share = (count: number): string =>
    `${Math.floor((count / outcomes.length) * 1000) / 10} % (${count} of ${outcomes.length})`
  return `found by full sessions ${share(all)}, by quick sessions ${share(quick)}`
}

const describe = ({ mutant, found, check = '', named = '', steps }: SessionOutcome): string =>
  `${found.padEnd(6)} ${mutant.padEnd(44)} ${named.padEnd(9)} ${check} ${steps === undefined ? '' : `${steps} steps`}`

async function judgeAll(queue: Mutant[], seed: number, store: (outcome: SessionOutcome) => void): Promise<void> {
  const run = await MutationRun.open({ behind: 'reference', mode: 'quick', whole: false, seed, repro: false })
  const work = async (): Promise<void> => {
    const resident = new ResidentJudge()
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      store(await outcomeOf(run, mutant, resident, seed))
      if (resident.jobs >= jobsMax) resident.stop()
    }
    resident.stop()
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await run.close()
  }
}

/** Judges one mutant, and stops at the first number of sessions that finds it. */
export async function outcomeOf(
  run: MutationRun,
  mutant: Mutant,
  resident: ResidentJudge,
  seed: number,
): Promise<SessionOutcome> {
  const base = { mutant: mutant.name, requirement: mutant.violates[0]!, seed }
  for (const found of ['quick', 'full'] as const) {
    const given = { only: ['sessions'], sessions: sessionsOf[found] }
    const { checks, output } = await run.judge(mutant, resident, given)
    if (checks === null) throw new Error(`${mutant.name} could not be judged: ${output}`)
    const failed = checks.find(({ status }) => status === 'failed' || status === killingStatus(mutant))
    if (failed !== undefined) return { ...base, found, ...evidence(failed) }
  }
  return { ...base, found: 'no' }
}

/** Returns the evidence in a result: its check, requirement and number of steps. */
function evidence({ id: check, named, message }: CheckRow): Pick<SessionOutcome, 'check' | 'named' | 'steps'> {
  const steps = /after (\d+) steps/.exec(message ?? '')?.[1]
  return { check, ...(named?.[0] && { named: named[0] }), ...(steps !== undefined && { steps: Number(steps) }) }
}
