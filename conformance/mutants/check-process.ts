/**
 * A resident process of the harness: it loads the checks once and judges one target after the other, which costs a
 * fraction of a command line for each. Started by resident-judge.ts, which sends jobs and reads answers over IPC.
 */
import { openDocuments } from '../client/documents.ts'
import { startReceiver } from '../client/tls-receiver.ts'
import { declaredChecks } from '../check-api/check.ts'
import { seededRandom, shuffled } from '../model/seeded-random.ts'
import { findCheckFiles, loadChecks, packageRoot } from '../runner/check-files.ts'
import type { LeaseEnvironment } from '../runner/lease.ts'
import { selectTestCases, type TestCase } from '../runner/plan.ts'
import { pace } from '../client/pace.ts'
import { Pool } from '../runner/pool.ts'
import { readRequirements } from '../runner/requirements.ts'
import { Turns } from '../runner/turns.ts'
import { runCheck, type RunState } from '../runner/run-check.ts'
import { loadTarget } from '../target/load-target.ts'
import { probe, UntestableTarget } from '../target/probe.ts'
import { openSession } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import type { CheckRow, Mode } from './judgement.ts'

export interface Job {
  /** Path of the target file. */
  target: string
  /** Checks or requirement ids. */
  only: string[]
  mode: Mode
  seed: number
  /** Seed of the order in which the checks begin; by default the longest first. */
  order?: number
  /** Most checks at once; default 64. */
  concurrency?: number
  /** The first check that ends like this decides; the others are given up. */
  decidedBy?: 'failed' | 'warned'
}

/** `decided` is sent as soon as the rows are known, `idle` when nothing of the job is running any more. */
export type Answer = { type: 'decided'; checks: CheckRow[] } | { type: 'broken'; message: string } | { type: 'idle' }

const requirements = readRequirements(packageRoot)
const documents = new Map<string, ReturnType<typeof openDocuments>>()

/** The documents are compiled once for each set of forms. */
function documentsOf({ forms }: Target): ReturnType<typeof openDocuments> {
  const key = forms.join()
  const known = documents.get(key) ?? openDocuments(packageRoot, forms)
  documents.set(key, known)
  return known
}

/** As many as a run of the command line. */
const checksAtOnce = 64

async function judge(job: Job, decided: (checks: CheckRow[]) => void): Promise<void> {
  const target = loadTarget(job.target, packageRoot)
  const { mode, only, seed } = job
  const selected = selectTestCases(declaredChecks(), { mode, forms: target.forms, only })
  const cases = job.order === undefined ? selected : shuffled(selected, seededRandom(job.order))
  const session = await openSession(target, documentsOf(target))
  const webhooks = cases.some(({ check }) => check.needs.webhook !== undefined)
  const receiver = target.receiver === undefined || !webhooks ? null : await startReceiver(target.receiver)
  try {
    const capabilities = await probe(session)
    const environment: LeaseEnvironment = { session, capabilities, pool: new Pool(session, capabilities), receiver }
    const beside = cases.filter(({ check }) => !check.exclusive)
    const turns = new Turns(pace, { expected: beside.length, most: job.concurrency ?? checksAtOnce })
    const state: RunState = { environment, requirements, mode, seed, turns, endsAt: Infinity, target: {} }
    await runCases(job, cases, state, decided)
  } catch (error) {
    if (!(error instanceof UntestableTarget)) throw error
    decided(cases.map(({ check }) => rowOf({ ...check, status: 'not_testable', message: error.message })))
  } finally {
    await receiver?.close()
    await session.client.close()
  }
}

/** All at once, except for the exclusive ones, which follow one by one. */
async function runCases(
  job: Job,
  cases: readonly TestCase[],
  state: RunState,
  decided: (checks: CheckRow[]) => void,
): Promise<void> {
  const rows: CheckRow[] = []
  const run = async ({ check, form }: TestCase): Promise<void> => {
    const row = rowOf(await runCheck(check, form, state))
    rows.push(row)
    if (row.status !== job.decidedBy) return
    state.target.lost ??= 'another check has decided'
    decided([row])
  }
  await Promise.all(cases.filter(({ check }) => check.exclusive !== true).map(run))
  for (const testCase of cases.filter(({ check }) => check.exclusive === true)) await run(testCase)
  decided(rows)
}

const rowOf = ({
  id,
  requirements: cited,
  status,
  message,
}: Omit<CheckRow, 'requirements'> & { requirements: readonly string[] }): CheckRow => ({
  id,
  requirements: [...cited],
  status,
  message,
})

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

// A check that was given up may still reject; that is no reason to end the process.
process.on('unhandledRejection', () => undefined)
await loadChecks(findCheckFiles())
process.on('message', (job: Job) => void answer(job))
process.on('disconnect', () => process.exit(0))
send({ type: 'idle' })
