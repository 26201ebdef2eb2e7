/** `parley-conform`: gate, checks, report. */
import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { openDocuments } from '../client/documents.ts'
import { declaredChecks } from '../check-api/check.ts'
import type { Form } from '../check-api/needs.ts'
import { buildReport } from '../report/build-report.ts'
import { exitCodes } from '../report/verdict.ts'
import { writeReport } from '../report/write-report.ts'
import { findCheckFiles, loadChecks, packageRoot } from '../runner/check-files.ts'
import { selectTestCases, type Plan } from '../runner/plan.ts'
import { readRequirements } from '../runner/requirements.ts'
import type { CheckResult, ReplayPoint } from '../runner/result.ts'
import { skipped } from '../runner/skipped.ts'
import { probe, UntestableTarget } from '../target/probe.ts'
import { openSession, type Capabilities } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import { withTarget } from './with-target.ts'
import { Progress, showVerdict } from './progress.ts'
import { UsageError, type Options } from './options.ts'

const defaultMinutes = 10
/** A gate that hangs is closed: a target that answers nothing is known as such within this time. */
const gateTimeoutMs = 4000

/** @returns the exit code */
export function run(options: Options): Promise<number> {
  makeFolder(options.report)
  return withTarget(options.target, (target) => runTarget(target, options))
}

/** Before the run and not after it: a report that cannot be written is no use. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(`--report ${folder}: ${(error as Error).message}`)
  }
}

async function runTarget(target: Target, options: Options): Promise<number> {
  const startedAt = Date.now()
  const replay = options.replay === undefined ? undefined : readReplay(options.replay)
  const seed = replay?.seed ?? options.seed ?? randomInt(2 ** 31 - 1)
  const forms = target.forms.filter((form) => options.forms?.includes(form) ?? true)
  const gate = await passGate(target)
  const parts: RunInput = { target, seed, forms, options, ...(replay === undefined ? {} : { replay }) }
  const results = typeof gate === 'string' ? await untested(parts, gate) : await runChecks(parts, gate)
  if (results.length === 0)
    throw new UsageError(`no check is selected (forms ${forms.join(', ') || 'none'}, mode ${options.mode})`)
  const report = buildReport({
    root: packageRoot,
    target,
    capabilities: typeof gate === 'string' ? null : gate,
    mode: options.mode,
    seed,
    strict: options.strict,
    startedAt,
    results,
    requirements: readRequirements(packageRoot),
    command: `parley-conform${options.target === undefined ? '' : ` --target ${options.target}`}`,
    ...(typeof gate === 'string' ? { failure: gate } : {}),
    ...(options.only.length === 0 && replay === undefined ? { coveredForms: forms } : {}),
  })
  writeReport(options.report, report, results, packageRoot)
  showVerdict(report, options.report)
  return exitCodes[report.verdict]
}

/** What was found out about the target, or why it cannot be judged. */
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

interface RunInput {
  target: Target
  seed: number
  forms: Form[]
  options: Options
  replay?: ReplayPoint
}

async function runChecks(
  { target, seed, forms, options, replay }: RunInput,
  capabilities: Capabilities,
): Promise<CheckResult[]> {
  // Loaded only behind the gate: the runner is half of what the harness takes to start.
  const { runPlan } = await import('../runner/run-plan.ts')
  const minutes = options.minutes ?? (options.mode === 'deep' ? defaultMinutes : undefined)
  const plan: Plan = {
    root: packageRoot,
    files: findCheckFiles(),
    target,
    capabilities,
    mode: options.mode,
    forms,
    only: options.only,
    seed,
    concurrency: options.concurrency,
    ...(replay === undefined ? {} : { replay }),
    ...(minutes === undefined ? {} : { withinMs: minutes * 60_000 }),
  }
  const progress = new Progress()
  return runPlan(plan, (result) => progress.add(result))
}

/** Behind a closed gate every selected check is in the report as not testable. */
async function untested({ seed, forms, options, replay }: RunInput, reason: string): Promise<CheckResult[]> {
  await loadChecks(findCheckFiles())
  const selection = { mode: options.mode, forms, only: options.only, ...(replay === undefined ? {} : { replay }) }
  return selectTestCases(declaredChecks(), selection).map((testCase) =>
    skipped(testCase, seed, reason, 'a target that knows its own agents'),
  )
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
