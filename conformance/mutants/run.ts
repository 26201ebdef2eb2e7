/**
 * `npm run mutants`: tests the harness. Each mutant must be killed by an assertion about a requirement that it
 * violates, no check may pass on a stub server, and each legal choice must be judged conformant. --repro: also
 * reproduces each kill with the script of a report and with --replay. Both must show the failure with the fault, and
 * not without it. Prints the rates and the wrong results. --rows: instead, an assertion about each MUST requirement
 * must kill a mutant. --only then accepts requirement ids. --diff: instead, compares the reference server with each
 * fault or legal choice with one without, as `parley-conform diff` does (diff-run.ts). --sessions N (default 60). A
 * fault must show a difference, a choice none. --only NAME,PREFIX*   --kinds fault,proxy,stub,choice   --list   --full
 * --whole   --behind own|reference --seed N   --combinations N. --enumerate: instead, mutates the reference server at
 * each site of its sources (enumerated/), with --only FILE,FOLDER/ and --sample N. --with sessions: instead, only the
 * generated sessions judge the faults about state (session-run.ts), with --only and --sample N. Exit code 0: all as
 * expected; 1: a mutant survived, or a false alarm; 2: wrong arguments.
 */
import { parseArgs } from 'node:util'
import { enumerate } from './enumerated/enumerate.ts'
import { isForDiff, judgeByDiff } from './diff-run.ts'
import { isMutant, kinds, selectCandidates, selectRows, type Candidate, type Mutant, type Row } from './candidates.ts'
import type { Mode } from './judgement.ts'
import { MutationRun, type MutationRunOptions } from './mutation-run.ts'
import { jobsMax, ResidentJudge, workers } from './resident-judge.ts'
import { judgeBySessions } from './session-run.ts'
import { describeTrial, isTrue, type Trial, type Trials } from './script-trial.ts'
import { verdictOn, verdictOnControl, type Kill, type Verdict } from './verdicts.ts'

interface Result {
  name: string
  kind: Candidate['kind'] | 'row' | 'control'
  verdict: Verdict
  durationMs: number
  /** Trials of the script and of --replay. */
  trials?: Trials
}

/** Kills that one control run can confirm. */
interface KillOf extends Kill {
  kind: Mutant['kind']
  mode: Mode
}

/** Two harness runs use two cores; more would distort their time limits. */
/** Minimum fraction of correct scripts, and of correct replays. */
const correctShareMin = 0.99
/** Time limit of shrinking in ms: short, because only the detection of a fault matters. */
const shrinkMsOfDiff = 3000

interface Arguments {
  items: (Candidate | Row)[]
  list: boolean
  options: MutationRunOptions
  /** Maximum number of sessions for each comparison. Undefined when checks judge. */
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
  const selected = split(values.kinds)
  const unknown = selected.find((kind) => !kinds.some((known) => known === kind))
  if (unknown !== undefined) throw new Error(`--kinds: unknown kind ${unknown}`)
  if (values.behind !== 'own' && values.behind !== 'reference') throw new Error('--behind is own or reference')
  const seed = Number(values.seed)
  const combinations = Number(values.combinations)
  const sessions = Number(values.sessions)
  if (![seed, combinations, sessions].every(Number.isInteger))
    throw new Error('--seed, --combinations and --sessions are integers')
  const selection = {
    only: split(values.only),
    kinds: kinds.filter((kind) => selected.includes(kind)),
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

/** Compares the candidates one by one, because two servers and the harness share the process. */
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

/** Judges candidates from the queue, then confirms the kills with control runs before its resident process ends. */
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

/** Finds the first mutant of a requirement that an assertion about this requirement kills. */
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
    return { ...result, trials: await run.tryAgain(candidate, verdict.kill, resident) }
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
  // On a busy machine a check may be temporarily not testable.
  const verdict = first.unconfirmed === undefined ? first : await attempt(first.unconfirmed)
  return { name: `control:${kind}`, kind: 'control', verdict, durationMs: Date.now() - startedAt }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const row = ({ name, verdict, durationMs, trials }: Result): string =>
  `${verdict.good ? 'ok  ' : 'BAD '} ${name.padEnd(44)} ${`${(durationMs / 1000).toFixed(1)} s`.padStart(8)}  ${verdict.text}${
    trials === undefined ? '' : `; script: ${describeTrial(trials.script)}; replay: ${describeTrial(trials.replay)}`
  }`

const kindsOfTrial = [
  ['script', 'correct scripts'],
  ['replay', 'correct replays'],
] as const

type NamedTrial = readonly [name: string, trial: Trial | null]

const trialsOf = (results: readonly Result[], kind: keyof Trials): NamedTrial[] =>
  results.flatMap(({ name, trials }) => (trials === undefined ? [] : [[name, trials[kind]] as const]))

const wrongOf = (tried: readonly NamedTrial[]): NamedTrial[] => tried.filter(([, trial]) => !isTrue(trial))

function trialSummary(results: readonly Result[], kind: keyof Trials, title: string): string[] {
  const tried = trialsOf(results, kind)
  if (tried.length === 0) return []
  const wrong = wrongOf(tried)
  // Rounded down, so that 100 % means all of them.
  const rate = Math.floor(((tried.length - wrong.length) / tried.length) * 1000) / 10
  return [
    `${title}: ${rate} % (${tried.length - wrong.length} of ${tried.length})`,
    ...wrong.flatMap(([name, trial]) => [
      `  ${name}: ${describeTrial(trial)}`,
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
    ['row', 'requirements with a kill'],
    ['control', 'controls passed'],
    ['stub', 'stub servers recognized'],
    ['choice', 'legal choices accepted'],
  ] as const) {
    const judged = results.filter((result) => result.kind === kind)
    if (judged.length > 0)
      lines.push(`${text}: ${judged.filter(({ verdict }) => verdict.good).length} of ${judged.length}`)
  }
  lines.push(...kindsOfTrial.flatMap(([kind, title]) => trialSummary(results, kind, title)))
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
    const enough = kindsOfTrial.every(([kind]) => {
      const tried = trialsOf(results, kind)
      return wrongOf(tried).length <= tried.length * (1 - correctShareMin)
    })
    return Math.max(conclude(results), enough ? 0 : 1)
  } finally {
    await run.close()
  }
}

try {
  const args = process.argv.slice(2)
  if (args.includes('--enumerate')) process.exitCode = await enumerate(args)
  else process.exitCode = args.includes('--with') ? await judgeBySessions(args) : await main()
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 2
}
