/**
 * `npm run mutants`: proves the harness. Every mutant must be killed by an assertion about a requirement it violates,
 * no check may be green on a stub server, and every legal choice must be judged conformant.
 *
 * --repro: also, the script that a report gives for the kill is run. It must say shown against the fault, and not shown
 * against a server without it; the rate and the wrong ones are printed.
 *
 * --rows: instead, every MUST row must be named by an assertion that kills some mutant; --only then takes rows.
 *
 * --diff: instead, the reference server with each fault or legal choice is compared with the one without, as
 * `parley-conform diff` does (diff-run.ts); --sessions N (default 60). A choice is told by no difference, a fault by one.
 *
 * --only NAME,PREFIX*   --kinds fault,proxy,stub,choice   --list   --full   --whole   --behind own|reference
 * --seed N   --combinations N. Exit 0: all as it should be; 1: something survived or a false alarm; 2: wrong arguments.
 */
import { parseArgs } from 'node:util'
import { isForDiff, judgeByDiff } from './diff-run.ts'
import { isMutant, kinds, selectCandidates, selectRows, type Candidate, type Mutant, type Row } from './candidates.ts'
import type { Mode } from './judgement.ts'
import { MutationRun, type MutationRunOptions } from './mutation-run.ts'
import { ResidentJudge } from './resident-judge.ts'
import { describeTrial, isTrue, type ScriptTrial } from './script-trial.ts'
import { verdictOn, verdictOnControl, type Kill, type Verdict } from './verdicts.ts'

interface Result {
  name: string
  kind: Candidate['kind'] | 'row' | 'control'
  verdict: Verdict
  durationMs: number
  /** Of the script that reproduces a kill; null when none was written. */
  trial?: ScriptTrial | null
}

/** Kills that one control can confirm. */
interface KillOf extends Kill {
  kind: Mutant['kind']
  mode: Mode
}

/** Two harness runs fill two cores; more would make their time limits lie. */
const workers = 2
/** So many scripts must tell the truth, of all that are tried. */
const leastTrue = 0.99
/** A resident process is renewed after so many mutants, so that nothing piles up in it. */
const jobsMax = 25
/** Whether a fault is found is of interest here, not by how few steps. */
const shrinkMsOfDiff = 3000

interface Arguments {
  items: (Candidate | Row)[]
  list: boolean
  options: MutationRunOptions
  /** Most sessions of each comparison; undefined where checks are to judge. */
  diffSessions: number | undefined
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      kinds: { type: 'string', default: kinds.join(',') },
      list: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      rows: { type: 'boolean', default: false },
      diff: { type: 'boolean', default: false },
      sessions: { type: 'string', default: '60' },
      repro: { type: 'boolean', default: false },
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
  const sessions = Number(values.sessions)
  if (![seed, combinations, sessions].every(Number.isInteger))
    throw new Error('--seed, --combinations and --sessions are integers')
  const selection = {
    only: split(values.only),
    kinds: kinds.filter((kind) => wanted.includes(kind)),
    seed,
    combinations,
  }
  const candidates = values.rows ? selectRows(selection) : selectCandidates(selection)
  return {
    items: values.diff
      ? candidates.filter((item) => item.kind !== 'row' && isForDiff(item, selection.only.length > 0))
      : candidates,
    list: values.list,
    diffSessions: values.diff ? sessions : undefined,
    options: {
      behind: values.behind,
      mode: values.full ? 'full' : 'quick',
      whole: values.whole,
      seed,
      repro: values.repro,
    },
  }
}

const split = (text: string): string[] => text.split(',').filter((item) => item !== '')

/** One after the other: two servers and the harness share the process. */
async function compareAll(items: readonly (Candidate | Row)[], sessions: number, seed: number): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (item.kind === 'row' || !isForDiff(item, true)) continue
    const startedAt = Date.now()
    const verdict = await judgeByDiff(item, { sessions, seed, shrinkMs: shrinkMsOfDiff }).catch(
      (error: unknown): Verdict => ({ good: false, text: `could not be compared: ${messageOf(error)}` }),
    )
    const result: Result = { name: item.name, kind: item.kind, verdict, durationMs: Date.now() - startedAt }
    results.push(result)
    process.stdout.write(`${row(result)}\n`)
  }
  return results
}

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
    const verdict = verdictOn(candidate, judgement)
    const result = { name, kind, verdict, durationMs: judgement.durationMs }
    if (!run.triesScripts || !isMutant(candidate) || verdict.kill === undefined) return result
    const { script } = verdict.kill
    return { ...result, trial: script === undefined ? null : await run.tryScript(candidate, script) }
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

const row = ({ name, verdict, durationMs, trial }: Result): string =>
  `${verdict.good ? 'ok  ' : 'BAD '} ${name.padEnd(44)} ${`${(durationMs / 1000).toFixed(1)} s`.padStart(8)}  ${verdict.text}${
    trial === undefined ? '' : `; script: ${describeTrial(trial)}`
  }`

function scriptSummary(results: readonly Result[]): string[] {
  const tried = results.filter(({ trial }) => trial !== undefined)
  if (tried.length === 0) return []
  const wrong = tried.filter(({ trial }) => !isTrue(trial ?? null))
  // Rounded down, so that 100 % means all of them.
  const rate = Math.floor(((tried.length - wrong.length) / tried.length) * 1000) / 10
  return [
    `scripts that told the truth: ${rate} % (${tried.length - wrong.length} of ${tried.length})`,
    ...wrong.flatMap(({ name, trial }) => [
      `  ${name}: ${describeTrial(trial ?? null)}`,
      ...(trial?.output ?? '')
        .trim()
        .split('\n')
        .slice(-linesOfWrong)
        .map((line) => `      ${line.slice(0, 300)}`),
    ]),
  ]
}

const linesOfWrong = 8

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
  lines.push(...scriptSummary(results))
  return lines
}

function describe(candidate: Candidate | Row): string {
  if (candidate.kind === 'row') return `${candidate.name}: ${candidate.mutants.map(({ name }) => name).join(', ')}`
  if (candidate.kind === 'stub') return candidate.name
  if (candidate.kind === 'choice') return `${candidate.name}: ${candidate.configuration.choices.join(', ')}`
  return `${candidate.name} [${candidate.violates.join(', ')}] ${candidate.description}`
}

function conclude(results: readonly Result[]): number {
  process.stdout.write(`${summary(results).join('\n')}\n`)
  return results.every(({ verdict }) => verdict.good) ? 0 : 1
}

async function main(): Promise<number> {
  const { items, list, options, diffSessions } = readArguments()
  if (list) {
    process.stdout.write(`${items.map(describe).join('\n')}\n`)
    return 0
  }
  if (diffSessions !== undefined) return conclude(await compareAll(items, diffSessions, options.seed))
  const run = await MutationRun.open(options)
  try {
    const results = await runAll(run, items)
    const scripts = results.filter(({ trial }) => trial !== undefined)
    const enough = scripts.filter(({ trial }) => isTrue(trial ?? null)).length >= scripts.length * leastTrue
    return Math.max(conclude(results), enough ? 0 : 1)
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
