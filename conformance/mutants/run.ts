/**
 * `npm run mutants`: proves the harness. Every mutant must be killed by an assertion about a requirement it violates,
 * no check may be green on a stub server, and every legal choice must be judged conformant.
 *
 * --rows: instead, every MUST row must be named by an assertion that kills some mutant; --only then takes rows.
 *
 * --only NAME,PREFIX*   --kinds fault,proxy,stub,choice   --list   --full   --whole   --behind own|reference
 * --seed N   --combinations N. Exit 0: all as it should be; 1: something survived or a false alarm; 2: wrong arguments.
 */
import { parseArgs } from 'node:util'
import { isMutant, kinds, selectCandidates, selectRows, type Candidate, type Mutant, type Row } from './candidates.ts'
import type { Mode } from './judgement.ts'
import { MutationRun, type MutationRunOptions } from './mutation-run.ts'
import { ResidentJudge } from './resident-judge.ts'
import { verdictOn, verdictOnControl, type Kill, type Verdict } from './verdicts.ts'

interface Result {
  name: string
  kind: Candidate['kind'] | 'row' | 'control'
  verdict: Verdict
  durationMs: number
}

/** Kills that one control can confirm. */
interface KillOf extends Kill {
  kind: Mutant['kind']
  mode: Mode
}

/** Two harness runs fill two cores; more would make their time limits lie. */
const workers = 2
/** A resident process is renewed after so many mutants, so that nothing piles up in it. */
const jobsMax = 25

function readArguments(): { items: (Candidate | Row)[]; list: boolean; options: MutationRunOptions } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      kinds: { type: 'string', default: kinds.join(',') },
      list: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      rows: { type: 'boolean', default: false },
      behind: { type: 'string', default: 'own' },
      seed: { type: 'string', default: '1' },
      combinations: { type: 'string', default: '10' },
    },
  })
  const wanted = split(values.kinds)
  const unknown = wanted.find((kind) => !kinds.some((known) => known === kind))
  if (unknown !== undefined) throw new Error(`--kinds: unknown kind ${unknown}`)
  if (values.behind !== 'own' && values.behind !== 'reference') throw new Error('--behind is own or reference')
  const seed = Number(values.seed)
  const combinations = Number(values.combinations)
  if (!Number.isInteger(seed) || !Number.isInteger(combinations))
    throw new Error('--seed and --combinations are integers')
  const selection = {
    only: split(values.only),
    kinds: kinds.filter((kind) => wanted.includes(kind)),
    seed,
    combinations,
  }
  return {
    items: values.rows ? selectRows(selection) : selectCandidates(selection),
    list: values.list,
    options: { behind: values.behind, mode: values.full ? 'full' : 'quick', whole: values.whole, seed },
  }
}

const split = (text: string): string[] => text.split(',').filter((item) => item !== '')

async function runAll(run: MutationRun, items: readonly (Candidate | Row)[]): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...items]
  const report = (result: Result): void => {
    results.push(result)
    process.stdout.write(`${row(result)}\n`)
  }
  await Promise.all(Array.from({ length: workers }, () => work(run, queue, report)))
  return results
}

/** Takes candidates from the queue; before its resident process ends, controls confirm the kills. */
async function work(run: MutationRun, queue: (Candidate | Row)[], report: (result: Result) => void): Promise<void> {
  const resident = new ResidentJudge()
  const kills: KillOf[] = []
  const renew = async (): Promise<void> => {
    for (const [, same] of Map.groupBy(kills.splice(0), ({ kind, mode }) => `${kind} ${mode}`))
      report(await control(run, same, resident))
    resident.stop()
  }
  const judgeOne = async (candidate: Candidate): Promise<Result> => {
    const result = await judge(run, candidate, resident)
    const { kill } = result.verdict
    if (isMutant(candidate) && kill !== undefined)
      kills.push({ ...kill, kind: candidate.kind, mode: run.modeOf(candidate) })
    return result
  }
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    report(item.kind === 'row' ? await judgeRow(item, judgeOne) : await judgeOne(item))
    if (resident.jobs >= jobsMax) await renew()
  }
  await renew()
}

/** The first mutant of a row that an assertion about this row kills. */
async function judgeRow({ name, mutants }: Row, judgeOne: (mutant: Mutant) => Promise<Result>): Promise<Result> {
  const startedAt = Date.now()
  const texts: string[] = []
  for (const mutant of mutants) {
    const { verdict } = await judgeOne({ ...mutant, violates: [name] })
    const text = `${mutant.name}: ${verdict.text}`
    if (verdict.good) return { name, kind: 'row', verdict: { good: true, text }, durationMs: Date.now() - startedAt }
    texts.push(text)
  }
  const text = texts.length === 0 ? 'no mutant violates it' : texts.join('; ')
  return { name, kind: 'row', verdict: { good: false, text }, durationMs: Date.now() - startedAt }
}

async function judge(run: MutationRun, candidate: Candidate, resident: ResidentJudge): Promise<Result> {
  const { name, kind } = candidate
  try {
    const judgement = await run.judge(candidate, resident)
    return { name, kind, verdict: verdictOn(candidate, judgement), durationMs: judgement.durationMs }
  } catch (error) {
    return { name, kind, verdict: { good: false, text: `could not be judged: ${messageOf(error)}` }, durationMs: 0 }
  }
}

/** Runs the checks that killed mutants of one kind and mode against a server without a fault. */
async function control(run: MutationRun, kills: readonly KillOf[], resident: ResidentJudge): Promise<Result> {
  const [{ kind, mode }] = kills as [KillOf]
  const startedAt = Date.now()
  const attempt = async (open: readonly Kill[]): Promise<Verdict> => {
    const checks = [...new Set(open.map(({ check }) => check))]
    return verdictOnControl(open, await run.judgeControl(kind, mode, checks, resident))
  }
  const first = await attempt(kills)
  // On a busy machine a check may not be testable for a moment.
  const verdict = first.unconfirmed === undefined ? first : await attempt(first.unconfirmed)
  return { name: `control:${kind}`, kind: 'control', verdict, durationMs: Date.now() - startedAt }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const row = ({ name, verdict, durationMs }: Result): string =>
  `${verdict.good ? 'ok  ' : 'BAD '} ${name.padEnd(44)} ${`${(durationMs / 1000).toFixed(1)} s`.padStart(8)}  ${verdict.text}`

function summary(results: readonly Result[]): string[] {
  const lines: string[] = []
  const mutants = results.filter(({ kind }) => kind === 'fault' || kind === 'proxy')
  const killed = mutants.filter(({ verdict }) => verdict.good).length
  // Rounded down, so that 100 % means all of them.
  if (mutants.length > 0)
    lines.push(`kill rate ${Math.floor((killed / mutants.length) * 100)} % (${killed} of ${mutants.length})`)
  for (const [kind, text] of [
    ['row', 'rows that a kill names'],
    ['control', 'controls passed'],
    ['stub', 'stub servers recognized'],
    ['choice', 'legal choices accepted'],
  ] as const) {
    const judged = results.filter((result) => result.kind === kind)
    if (judged.length > 0)
      lines.push(`${text}: ${judged.filter(({ verdict }) => verdict.good).length} of ${judged.length}`)
  }
  return lines
}

function describe(candidate: Candidate | Row): string {
  if (candidate.kind === 'row') return `${candidate.name}: ${candidate.mutants.map(({ name }) => name).join(', ')}`
  if (candidate.kind === 'stub') return candidate.name
  if (candidate.kind === 'choice') return `${candidate.name}: ${candidate.configuration.choices.join(', ')}`
  return `${candidate.name} [${candidate.violates.join(', ')}] ${candidate.description}`
}

async function main(): Promise<number> {
  const { items, list, options } = readArguments()
  if (list) {
    process.stdout.write(`${items.map(describe).join('\n')}\n`)
    return 0
  }
  const run = await MutationRun.open(options)
  try {
    const results = await runAll(run, items)
    process.stdout.write(`${summary(results).join('\n')}\n`)
    return results.every(({ verdict }) => verdict.good) ? 0 : 1
  } finally {
    await run.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 2
}
