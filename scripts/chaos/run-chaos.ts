import { explain } from '../../conformance/history/contradiction.ts'
import { agentFindingKinds } from './agent.rules.ts'
import { faultOf, type FaultKind } from './faults.ts'
import type { ChaosOptions } from './options.ts'
import { createRandom } from './random.ts'
import { runRound, type RoundResult } from './round.ts'
import { sabotageOf, type SabotageName } from './sabotage.ts'
import { contradictionsOf } from './table.ts'
import { NotPossibleHere, startTrial, type DatabaseKind, type Trial } from './trial.ts'

export interface ChaosRun extends Pick<ChaosOptions, 'rounds' | 'minutes' | 'kinds' | 'seed' | 'report'> {
  database: DatabaseKind
  sabotage?: SabotageName
  print?: (line: string) => void
  /** Ends the run after a round with findings. Default: false. */
  untilFound?: boolean
}

/** Runs the rounds of one database. Kinds alternate, and each round has the next seed. */
export async function runChaos(run: ChaosRun): Promise<RoundResult[]> {
  const { database, kinds, seed, print = console.log } = run
  const possible = kinds.filter((kind) => (faultOf(kind).databases as readonly DatabaseKind[]).includes(database))
  const rounds = run.rounds ?? possible.length
  const plan = Array.from({ length: possible.length === 0 ? 0 : rounds }, (_, index) => ({
    kind: possible[index % possible.length] as FaultKind,
    seed: seed + index,
  }))
  const endsAt = Date.now() + run.minutes * 60_000
  const results: RoundResult[] = []
  // Faults that fill a disk have a separate trial, so that other faults run on a real disk.
  for (const smallDisk of [false, true]) {
    const part = plan.filter(({ kind }) => (faultOf(kind).smallDisk === true) === smallDisk)
    if (part.length === 0) continue
    try {
      const trial = await startTrial({
        database,
        smallDisk,
        random: createRandom(seed),
        ...(run.sabotage === undefined ? {} : { sabotage: run.sabotage }),
      })
      try {
        await runRounds(run, trial, part, endsAt, results)
      } finally {
        await trial.stop()
      }
    } catch (error) {
      if (!(error instanceof NotPossibleHere)) throw error
      print(`not simulated here: ${[...new Set(part.map(({ kind }) => kind))].join(', ')} (${error.message})`)
    }
  }
  return results
}

/**
 * Plants a fault, and runs its kinds of rounds, each until a round finds it.
 * @returns the kinds that did not find it within `rounds` rounds
 */
export async function findSabotage(
  name: SabotageName,
  run: Pick<ChaosRun, 'database' | 'seed' | 'report' | 'print'>,
  rounds: number,
): Promise<FaultKind[]> {
  const { kinds, finds } = sabotageOf(name)
  const missed: FaultKind[] = []
  for (const kind of kinds) {
    if (!(faultOf(kind).databases as readonly DatabaseKind[]).includes(run.database)) continue
    const options = { ...run, kinds: [kind], rounds, minutes: 60, sabotage: name, untilFound: true }
    const results = await runChaos(options)
    const shows = ({ judgement, findings }: RoundResult, kind: (typeof finds)[number]) =>
      Object.entries(judgement.counts).some(([name, count]) => name === kind && count > 0) ||
      findings.some((finding) => finding.kind === kind)
    const found = results.findIndex((result) => finds.some((one) => shows(result, one)))
    const where = `planted ${name}, ${kind} on ${run.database}`
    if (results.length === 0) run.print?.(`${where}: not simulated here`)
    else if (found >= 0) run.print?.(`${where}: found in round ${found + 1}`)
    else {
      run.print?.(`${where}: NOT found in ${results.length} rounds`)
      missed.push(kind)
    }
  }
  return missed
}

async function runRounds(
  { database, report, untilFound = false, print = console.log }: ChaosRun,
  trial: Trial,
  plan: readonly { kind: FaultKind; seed: number }[],
  endsAt: number,
  results: RoundResult[],
): Promise<void> {
  for (const { kind, seed } of plan) {
    if (Date.now() > endsAt) return
    const result = await runRound({ trial, kind, seed, folder: report })
    results.push(result)
    const { judgement, findings, toAgent, seconds, file } = result
    const found = contradictionsOf(result)
    print(
      `${found === 0 ? 'ok    ' : 'FAILED'} ${database} ${kind} seed ${seed}: ${judgement.calls.ok} acknowledged, ${judgement.calls.unknown} unknown, ${judgement.events} events, ${toAgent > 0 ? `${toAgent} messages to the agent, ` : ''}${found} contradictions, ${seconds.toFixed(1)} s`,
    )
    for (const contradiction of judgement.contradictions.slice(0, 3)) print(explain(contradiction))
    for (const [name, same] of Map.groupBy(findings, (finding) => finding.kind))
      print(`  ${agentFindingKinds[name]} (${same.length}): ${same[0]!.detail}`)
    if (file !== undefined)
      print(
        `  history: ${file}; again: npm run chaos -- --database ${database} --only ${kind} --seed ${seed} --rounds 1`,
      )
    if (found > 0 && untilFound) return
  }
}
