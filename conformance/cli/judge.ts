/** `parley-conform`: gate, checks, report. */
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openDocuments } from '../driver/documents.ts'
import { declaredChecks } from '../frame/check.ts'
import type { Form } from '../frame/needs.ts'
import { buildReport } from '../report/build-report.ts'
import { exitCodes } from '../report/verdict.ts'
import { writeReport } from '../report/write-report.ts'
import { findCheckFiles, loadChecks, packageRoot } from '../runner/check-files.ts'
import { selectCells, type Cell, type Plan } from '../runner/plan.ts'
import { readRequirements } from '../runner/requirements.ts'
import type { CheckResult, ReplayPoint } from '../runner/result.ts'
import { runPlan } from '../runner/run-plan.ts'
import { skipped } from '../runner/skipped.ts'
import { probe, Unjudgeable } from '../target/probe.ts'
import { openSession, type Capabilities } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import { withTarget } from './with-target.ts'
import { Progress } from './progress.ts'
import { UsageFault, type Options } from './options.ts'

const defaultMinutes = 10
/** A gate that hangs is closed: a target that answers nothing is known as such within this time. */
const gateTimeoutMs = 4000

/** @returns the exit code */
export function judge(options: Options): Promise<number> {
  return withTarget(options.target, (target) => judgeTarget(target, options))
}

async function judgeTarget(target: Target, options: Options): Promise<number> {
  const startedAt = Date.now()
  const replay = options.replay === undefined ? undefined : readReplay(options.replay)
  const seed = replay?.seed ?? options.seed ?? randomInt(2 ** 31 - 1)
  const files = findCheckFiles()
  await loadChecks(files)
  const forms = target.forms.filter((form) => options.forms?.includes(form) ?? true)
  const selection = { mode: options.mode, forms, only: options.only, ...(replay === undefined ? {} : { replay }) }
  const cells = selectCells(declaredChecks(), selection)
  if (cells.length === 0) throw new UsageFault(`no check is selected (forms ${forms.join(', ') || 'none'}, mode ${options.mode})`)
  const progress = new Progress(cells.length)
  const gate = await passGate(target)
  const ran = typeof gate === 'string' ? [] : await runPlan(
    planOf({ files, target, capabilities: gate, seed, forms, options, ...(replay === undefined ? {} : { replay }) }), (result) => progress.add(result))
  const results = [...ran, ...missing(cells, ran, seed, typeof gate === 'string' ? gate : undefined)]
  const report = buildReport({
    root: packageRoot, target, capabilities: typeof gate === 'string' ? null : gate, mode: options.mode, seed, strict: options.strict,
    startedAt, results, requirements: readRequirements(packageRoot),
    command: `parley-conform${options.target === undefined ? '' : ` --target ${options.target}`}`,
    ...(typeof gate === 'string' ? { fault: gate } : {}),
  })
  writeReport(options.report, report, results, packageRoot)
  progress.finish(report, options.report)
  return exitCodes[report.verdict]
}

/** What was found out about the target, or why it cannot be judged. */
async function passGate(target: Target): Promise<Capabilities | string> {
  const limited: Target = { ...target, timing: { ...target.timing, request_timeout_ms: Math.min(gateTimeoutMs, target.timing.request_timeout_ms) } }
  const session = await openSession(limited, openDocuments(packageRoot))
  try {
    return await probe(session)
  } catch (error) {
    if (error instanceof Unjudgeable) return error.message
    throw error
  } finally {
    await session.client.close()
  }
}

interface Parts { files: string[]; target: Target; capabilities: Capabilities; seed: number; forms: Form[]; options: Options; replay?: ReplayPoint }

function planOf({ options, ...parts }: Parts): Plan {
  const minutes = options.minutes ?? (options.mode === 'deep' ? defaultMinutes : undefined)
  return { ...parts, root: packageRoot, mode: options.mode, only: options.only, ...(minutes === undefined ? {} : { withinMs: minutes * 60_000 }) }
}

/** Every selected check is in the report, also one that never came to run. */
function missing(cells: readonly Cell[], ran: readonly CheckResult[], seed: number, fault: string | undefined): CheckResult[] {
  const unlock = fault === undefined ? 'the run must not be interrupted' : 'a target that knows its own agents'
  return cells.filter(({ check, form }) => !ran.some((result) => result.id === check.id && result.form === form))
    .map((cell) => ({ ...skipped(cell, seed, fault ?? 'the check did not come to run', unlock), ...(fault === undefined ? { status: 'error' as const } : {}) }))
}

function readReplay(file: string): ReplayPoint {
  try {
    const point = JSON.parse(readFileSync(file, 'utf8')) as ReplayPoint
    if (typeof point.check === 'string' && typeof point.form === 'string' && typeof point.seed === 'number') return point
  } catch (error) {
    throw new UsageFault(`--replay ${file}: ${(error as Error).message}`)
  }
  throw new UsageFault(`--replay ${file}: not a replay file of a report`)
}
