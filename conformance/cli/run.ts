/** `parley-conform`: runs the gate and the checks, and writes the report. */
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openDocuments } from '../client/documents.ts'
import { declaredChecks } from '../check-api/check.ts'
import type { Form } from '../check-api/needs.ts'
import { annotationsOf } from '../report/annotations.ts'
import { buildReport } from '../report/build-report.ts'
import { readEarlier, ReportFileError, type Earlier } from '../report/compare.ts'
import { KnownFailuresError, readKnownFailures, type KnownFailures } from '../report/known-failures.ts'
import { nameOf } from '../report/report.ts'
import { exitCodes } from '../report/verdict.ts'
import { writeReport } from '../report/write-report.ts'
import { findCheckFiles, loadChecks, packageRoot } from '../runner/check-files.ts'
import { selectTestCases, type Plan, type TestCase } from '../runner/plan.ts'
import { inSet, wholeSet } from '../runner/requirement-sets.ts'
import { readRequirements } from '../runner/requirements.ts'
import { answerBy, type AnswerName } from '../reproduction/finding.ts'
import { untilShown } from '../reproduction/until-shown.ts'
import type { CheckResult, ReplayPoint } from '../runner/result.ts'
import { skipped } from '../runner/skipped.ts'
import { withoutUnseenNames } from '../runner/unseen-names.ts'
import { probe, UntestableTarget } from '../target/probe.ts'
import { openSession, type Capabilities } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import { commandLine } from '../report/command-line.ts'
import { endedBy, InterruptedError, withTarget } from './with-target.ts'
import { Progress, showVerdict } from './progress.ts'
import { announceWatch, startWatch, type Watch } from './watch.ts'
import { UsageError, type Options } from './options.ts'
import { makeReportFolder } from './usage-error.ts'

const defaultMinutes = 10
/** Timeout of the gate. A target that does not answer is reported within this time. */
const gateTimeoutMs = 4000

/** @returns the exit code */
export async function run(options: Options): Promise<number> {
  makeReportFolder(options.report)
  const lists = await readLists(options)
  let wasInterrupted = false
  let watch: Watch | undefined
  let withdraw: (() => void) | undefined
  try {
    const exitCode = await withTarget(
      options.target,
      async (target, interrupted) => {
        if (options.watch) {
          watch = await openWatch(target)
          withdraw = announceWatch(options.report, watch.url)
        }
        const code = await runTarget(target, { options, lists, interrupted, ...(watch && { watch }) })
        wasInterrupted = interrupted.aborted
        return code
      },
      { apart: runsApart(options) },
    )
    if (watch !== undefined && process.stdout.isTTY && !wasInterrupted) await untilInterrupted(watch)
    // Checks of an interrupted run may still have timers and requests, which would keep the process alive.
    if (wasInterrupted) process.stdout.write('', () => process.exit(exitCode))
    return exitCode
  } finally {
    withdraw?.()
    await watch?.close()
  }
}

/** Starts before the first check, so that the user sees the URL at once. */
async function openWatch(target: Target): Promise<Watch> {
  const watch = await startWatch(target.name)
  process.stdout.write(`Watch the run on ${watch.url}\n`)
  return watch
}

/** On a terminal, waits until Ctrl+C, because the user reads the report on the page. */
async function untilInterrupted(watch: Watch): Promise<void> {
  process.stdout.write(`The report is at ${watch.url}report.html until Ctrl+C\n`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

/** Returns whether the run contains all checks of the mode. Only such a run proves that no answer contains a name. */
const isWhole = ({ only, replay, shard, load }: Options): boolean =>
  only.length === 0 && replay === undefined && shard === undefined && load === undefined

/** Returns whether checks run on the second instance: in whole runs of these modes. */
const runsApart = ({ mode, only, replay }: Options): boolean =>
  mode !== 'quick' && only.length === 0 && replay === undefined

/** Known failures and the earlier report, with which the run is compared. */
interface Lists {
  known?: KnownFailures
  earlier?: Earlier
}

/** Reads the lists before the run, so that an unreadable file is reported at once. */
async function readLists({ knownFailures, compare }: Options): Promise<Lists> {
  try {
    if (knownFailures !== undefined) await loadChecks(findCheckFiles())
    return {
      known: knownFailures === undefined ? undefined : readKnownFailures(knownFailures, declaredChecks()),
      earlier: compare === undefined ? undefined : readEarlier(compare),
    }
  } catch (error) {
    if (error instanceof KnownFailuresError) throw new UsageError(`--known-failures: ${error.message}`)
    if (error instanceof ReportFileError) throw new UsageError(`--compare ${compare}: ${error.message}`)
    throw error
  }
}

interface RunContext {
  options: Options
  lists: Lists
  interrupted: AbortSignal
  watch?: Watch
}

async function runTarget(target: Target, { options, lists, interrupted, watch }: RunContext): Promise<number> {
  const startedAt = Date.now()
  const replay = options.replay === undefined ? undefined : readReplay(options.replay)
  const seed = replay?.run_seed ?? replay?.seed ?? options.seed ?? randomInt(2 ** 31 - 1)
  const forms = target.forms.filter((form) => options.forms?.includes(form) ?? true)
  const [gate, apart] = await Promise.all([passGate(target), target.apart && passGate(target.apart)])
  const parts: RunInput = {
    startedAt,
    target,
    seed,
    forms,
    options,
    interrupted,
    ...(watch && { watch }),
    replay,
    // Without a second instance, all checks run on the first.
    ...(target.apart && typeof apart === 'object' ? { apart: { target: target.apart, capabilities: apart } } : {}),
  }
  const results =
    typeof gate === 'string'
      ? await untested(parts, gate)
      : replay === undefined
        ? await runChecks(parts, gate)
        : await replayed(replay, () => runChecks(parts, gate))
  if (results.length === 0)
    throw new UsageError(`no check is selected (forms ${forms.join(', ') || 'none'}, mode ${options.mode})`)
  const wasInterrupted = interrupted.aborted
  const requirements = requirementsOf(options)
  const report = buildReport({
    root: packageRoot,
    target,
    capabilities: typeof gate === 'string' ? null : gate,
    mode: options.mode,
    seed,
    strict: options.strict,
    startedAt,
    results,
    requirements,
    set: options.set,
    command: (...words) =>
      commandLine([
        ...(options.target === undefined ? [] : ['--target', options.target]),
        ...(options.set === wholeSet ? [] : ['--set', options.set]),
        ...words,
      ]),
    repeat: repeatCommand(options, seed),
    folder: options.report,
    ...lists,
    interrupted: wasInterrupted,
    ...(typeof gate === 'string' ? { failure: gate } : {}),
    ...(options.only.length === 0 && replay === undefined ? { coveredForms: forms } : {}),
  })
  const { mode, load, target: targetFile } = options
  const scripts =
    typeof gate === 'string'
      ? undefined
      : { root: packageRoot, target, targetFile, capabilities: gate, requirements, mode, load }
  await writeReport(options.report, report, results, packageRoot, scripts)
  watch?.finish(options.report, report)
  showVerdict(report, options.report)
  // GitHub shows these annotations at the change that triggered the workflow.
  if (process.env.GITHUB_ACTIONS === 'true') process.stdout.write(`${annotationsOf(report).join('\n')}\n`)
  return exitCodes[report.verdict]
}

/** Returns the command that repeats a run: its choices and its seed, without the form of its output. */
function repeatCommand(
  { target, mode, set, forms, only, shard, minutes, load, replay, strict }: Options,
  seed: number,
): string {
  const isModel = load?.clients === 0
  const withoutLoad = load === undefined || isModel ? ['--mode', mode, ...only.flatMap((one) => ['--only', one])] : []
  return commandLine([
    ...(isModel ? ['model'] : []),
    ...(target === undefined ? [] : ['--target', target]),
    ...withoutLoad,
    ...(load === undefined || isModel ? [] : ['--load', String(load.clients)]),
    ...(load === undefined ? [] : ['--minutes', String(load.withinMs / 60_000)]),
    ...(load?.sessions === undefined ? [] : ['--sessions', String(load.sessions)]),
    ...(set === wholeSet ? [] : ['--set', set]),
    ...(forms ?? []).flatMap((form) => ['--form', form]),
    ...(shard === undefined ? [] : ['--shard', `${shard.index}/${shard.count}`]),
    ...(minutes === undefined ? [] : ['--minutes', String(minutes)]),
    ...(strict ? ['--strict'] : []),
    ...(replay === undefined ? ['--seed', String(seed)] : ['--replay', replay]),
  ])
}

/** Returns the detected capabilities of the target, or the reason why the target cannot be judged. */
async function passGate(target: Target): Promise<Capabilities | string> {
  const limited: Target = {
    ...target,
    timing: { ...target.timing, request_timeout_ms: Math.min(gateTimeoutMs, target.timing.request_timeout_ms) },
  }
  const session = await openSession(limited, openDocuments(packageRoot, target.forms))
  try {
    return await probe(session)
  } catch (error) {
    if (error instanceof UntestableTarget) return error.message
    throw error
  } finally {
    await session.client.close()
  }
}

const requirementsOf = ({ set }: Options) => inSet(readRequirements(packageRoot), packageRoot, set)

interface RunInput {
  startedAt: number
  target: Target
  seed: number
  forms: Form[]
  options: Options
  interrupted: AbortSignal
  watch?: Watch
  replay?: ReplayPoint
  apart?: Plan['apart']
}

async function runChecks(input: RunInput, capabilities: Capabilities): Promise<CheckResult[]> {
  const { startedAt, target, seed, forms, options, replay, interrupted, apart, watch } = input
  // Imported after the gate, because the runner takes half of the start-up time of the harness.
  const { runPlan } = await import('../runner/run-plan.ts')
  // A load and sessions for a time limit themselves.
  const isLimited = options.mode === 'deep' && options.load === undefined
  const minutes = options.minutes ?? (isLimited ? defaultMinutes : undefined)
  const withinMs = minutes === undefined ? undefined : startedAt + minutes * 60_000 - Date.now()
  const plan: Plan = {
    root: packageRoot,
    files: findCheckFiles(),
    target,
    capabilities,
    mode: options.mode,
    ...(options.load && { load: options.load }),
    forms,
    only: options.only,
    seed,
    set: options.set,
    concurrency: options.concurrency,
    replay,
    ...(apart && { apart }),
    shard: options.shard,
    withinMs,
  }
  const progress = new Progress(withinMs)
  const soFar: CheckResult[] = []
  const listener = {
    onTotal: (total: number) => {
      progress.expect(total)
      watch?.expect(total)
    },
    onResult: (result: CheckResult) => {
      // The interruption may have caused later results.
      if (interrupted.aborted) return
      soFar.push(result)
      progress.add(result)
      watch?.add(result)
    },
  }
  try {
    const results = await endedBy(interrupted, () => runPlan(plan, listener))
    return isWhole(options) ? withoutUnseenNames(results, target) : results
  } catch (error) {
    if (!(error instanceof InterruptedError)) throw error
    return [...soFar, ...(await neverJudged(input, soFar))]
  } finally {
    progress.end()
  }
}

/**
 * Repeats a failure as often as its script would.
 * @returns the results that show it, otherwise results that do not
 */
async function replayed(replay: ReplayPoint, run: () => Promise<CheckResult[]>): Promise<CheckResult[]> {
  const answerOf = (results: readonly CheckResult[]): AnswerName =>
    answerBy(results.find(({ id, form }) => id === replay.check && form === replay.form)?.status, replay.status)
  const runs = await untilShown(run, answerOf)
  return (
    runs.find((results) => answerOf(results) === 'shown') ??
    runs.find((results) => answerOf(results) === 'not shown') ??
    runs[0]!
  )
}

/** Returns all selected checks as not testable, because the gate failed. */
async function untested(input: RunInput, reason: string): Promise<CheckResult[]> {
  return (await selected(input)).map((testCase) =>
    skipped(testCase, input.seed, reason, 'a target that accepts the agents of the target file'),
  )
}

/** Returns results for the checks that did not run because of an interruption. */
async function neverJudged(input: RunInput, ended: readonly CheckResult[]): Promise<CheckResult[]> {
  const known = new Set(ended.map(nameOf))
  return (await selected(input))
    .filter(({ check, form }) => !known.has(nameOf({ id: check.id, form })))
    .map((testCase) => skipped(testCase, input.seed, 'the run was interrupted', 'a run without an interruption'))
}

async function selected({ forms, options, replay }: RunInput): Promise<TestCase[]> {
  await loadChecks(findCheckFiles())
  const { mode, only, shard } = options
  const requirements = requirementsOf(options)
  const selection = { mode, forms, only, requirements, ...(shard && { shard }), ...(replay && { replay }) }
  return selectTestCases(declaredChecks(), selection)
}

function readReplay(file: string): ReplayPoint {
  try {
    const point = JSON.parse(readFileSync(file, 'utf8')) as ReplayPoint
    if (typeof point.check === 'string' && typeof point.form === 'string' && typeof point.seed === 'number')
      return point
  } catch (error) {
    throw new UsageError(`--replay ${file}: ${(error as Error).message}`)
  }
  throw new UsageError(`--replay ${file}: not a replay file of a report`)
}
