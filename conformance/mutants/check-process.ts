/**
 * Resident process of the harness. It loads the checks once and judges one target after the other, which is much
 * faster than separate runs. resident-judge.ts starts the process, sends jobs and receives answers over IPC.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { openDocuments } from '../client/documents.ts'
import { startReceiver } from '../client/tls-receiver.ts'
import { declaredChecks } from '../check-api/check.ts'
import type { LoadAsked } from '../check-api/context.ts'
import { seededRandom, shuffled } from '../model/seeded-random.ts'
import { findCheckFiles, loadChecks, packageRoot } from '../runner/check-files.ts'
import type { LeaseEnvironment } from '../runner/lease.ts'
import { selectTestCases, type TestCase } from '../runner/plan.ts'
import { pace } from '../client/pace.ts'
import { Pool } from '../runner/pool.ts'
import { readRequirements } from '../runner/requirements.ts'
import { isReproducible, writeScript, type ScriptContext } from '../reproduction/write-scripts.ts'
import { Turns } from '../runner/turns.ts'
import type { CheckResult, ReplayPoint } from '../runner/result.ts'
import { runCheck, type RunState } from '../runner/run-check.ts'
import { loadTarget } from '../target/load-target.ts'
import { probe, UntestableTarget } from '../target/probe.ts'
import { openSession, type Capabilities } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import type { CheckRow, Mode } from './judgement.ts'

export interface Job {
  /** Path of the target file. */
  target: string
  /** Checks or requirement ids. */
  only: string[]
  mode: Mode
  /** Number of generated sessions of each check, instead of a time. */
  load?: LoadAsked
  seed: number
  /** Seed of the start order of checks. By default the longest checks start first. */
  order?: number
  /** Maximum number of concurrent checks; default 64. */
  concurrency?: number
  /** The first check with this outcome decides, and the other checks are abandoned. */
  decidedBy?: Deciding
  /** Folder for the script that reproduces the deciding failure. */
  scripts?: string
  /** A failure to repeat, as with --replay, instead of the checks in `only`. */
  replay?: ReplayPoint
}

export interface Deciding {
  status: 'failed' | 'warned'
  /** Absent: an outcome about any requirement decides. */
  naming?: string[]
  /** Collects the same outcome of other checks for this time, in ms. */
  collectMs?: number
}

/** `decided` is sent as soon as the results are known, `idle` when all work of the job has ended. */
export type Answer = { type: 'decided'; checks: CheckRow[] } | { type: 'broken'; message: string } | { type: 'idle' }

const requirements = readRequirements(packageRoot)

/** Concurrency as on the command line. */
const checksAtOnce = 64

async function judge(job: Job, decided: (checks: CheckRow[]) => void): Promise<void> {
  const target = loadTarget(job.target, packageRoot)
  const { only, seed, replay, load } = job
  const mode = load === undefined ? job.mode : 'deep'
  const again = replay && { replay }
  const selected = selectTestCases(declaredChecks(), { mode, forms: target.forms, only, ...again })
  const cases = job.order === undefined ? selected : shuffled(selected, seededRandom(job.order))
  const session = await openSession(target, openDocuments(packageRoot, target.forms))
  const webhooks = cases.some(({ check }) => check.needs.webhook !== undefined)
  const receiver = target.receiver === undefined || !webhooks ? null : await startReceiver(target.receiver)
  try {
    const capabilities = await probed(target)
    const environment: LeaseEnvironment = { session, capabilities, pool: new Pool(session, capabilities), receiver }
    const beside = cases.filter(({ check }) => !check.exclusive)
    const turns = new Turns(pace, { expected: beside.length, limit: job.concurrency ?? checksAtOnce })
    const state: RunState = {
      environment,
      requirements,
      mode,
      seed,
      turns,
      endsAt: Infinity,
      target: {},
      ...again,
      ...(load && { load }),
    }
    await runCases(job, cases, state, decided)
  } catch (error) {
    if (!(error instanceof UntestableTarget)) throw error
    decided(cases.map(({ check }) => rowOf({ ...check, status: 'not_testable', message: error.message })))
  } finally {
    await receiver?.close()
    await session.client.close()
  }
}

/** Probes a target. As on the command line, the exchange rules do not see the probe. */
async function probed(target: Target): Promise<Capabilities> {
  const session = await openSession(target, openDocuments(packageRoot, target.forms))
  try {
    return await probe(session)
  } finally {
    await session.client.close()
  }
}

/** Runs all test cases concurrently, then the exclusive ones one by one. */
async function runCases(
  job: Job,
  cases: readonly TestCase[],
  state: RunState,
  decided: (checks: CheckRow[]) => void,
): Promise<void> {
  const rows: CheckRow[] = []
  const results: CheckResult[] = []
  const run = async ({ check, form }: TestCase): Promise<void> => {
    const result = await runCheck(check, form, state)
    const row = rowOf(result)
    rows.push(row)
    results.push(result)
    if (job.decidedBy === undefined || !decides(row, job.decidedBy)) return
    if (job.decidedBy.collectMs !== undefined) {
      await delay(job.decidedBy.collectMs)
      state.target.lost ??= 'another check has decided'
      return decided(rows.filter(({ status }) => status === row.status))
    }
    state.target.lost ??= 'another check has decided'
    decided([{ ...row, ...(await scriptOf(job, result, { results, state })) }])
  }
  await Promise.all(cases.filter(({ check }) => check.exclusive !== true).map(run))
  for (const testCase of cases.filter(({ check }) => check.exclusive === true)) await run(testCase)
  decided(rows)
}

const decides = ({ status, named = [] }: CheckRow, deciding: Deciding): boolean =>
  status === deciding.status && (deciding.naming === undefined || named.some((id) => deciding.naming?.includes(id)))

const rowOf = ({
  id,
  requirements: cited,
  status,
  message,
  violated,
  warnings = [],
  replay,
  expected,
  actual,
  runs,
}: Judged): CheckRow => ({
  id,
  requirements: [...cited],
  status,
  message,
  expected,
  actual,
  ...(runs !== undefined && { runs }),
  named: violated === undefined ? warnings.map(({ requirement }) => requirement ?? cited[0] ?? '') : [violated],
  ...(replay && { replay }),
})

/** Writes the script of the deciding result, if the job requests it. */
async function scriptOf(
  { scripts, target: targetFile, mode }: Job,
  result: CheckResult,
  { results, state }: { results: readonly CheckResult[]; state: RunState },
): Promise<Pick<CheckRow, 'script'>> {
  if (scripts === undefined || !isReproducible(result)) return {}
  const { capabilities, session } = state.environment
  const context: ScriptContext = {
    root: packageRoot,
    folder: scripts,
    target: session.target,
    targetFile,
    capabilities,
    requirements,
    mode,
    results,
    command: ({ id }) => `npm run conformance -- --target ${targetFile} --mode ${mode} --only ${id}`,
  }
  return { script: await writeScript(result, result.id, context) }
}

type Judged = Pick<CheckResult, 'id' | 'status' | 'message'> &
  Partial<Pick<CheckResult, 'violated' | 'warnings' | 'replay' | 'expected' | 'actual' | 'runs'>> & {
    requirements: readonly string[]
  }

const send = (answer: Answer): void => void process.send?.(answer)

async function answer(job: Job): Promise<void> {
  let open = true
  const once = (message: Answer): void => {
    if (open) send(message)
    open = false
  }
  try {
    await judge(job, (checks) => once({ type: 'decided', checks }))
  } catch (error) {
    once({ type: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  send({ type: 'idle' })
}

// An abandoned check may still reject, which must not end the process.
process.on('unhandledRejection', () => undefined)
await loadChecks(findCheckFiles())
process.on('message', (job: Job) => void answer(job))
process.on('disconnect', () => process.exit(0))
send({ type: 'idle' })
