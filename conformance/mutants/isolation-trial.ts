/** Runs random checks in random order with a few fixed actors. No check may fail because another check changed them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAuthority } from '../client/authority.ts'
import { declaredChecks } from '../check-api/check.ts'
import { seededRandom, shuffled } from '../model/seeded-random.ts'
import { findCheckFiles, loadChecks } from '../runner/check-files.ts'
import { matchesCheck } from '../runner/plan.ts'
import { startReferenceServer } from '../reference-server/start.ts'
import type { CheckRow } from './judgement.ts'
import { fillChats } from './filled-chats.ts'
import { ResidentJudge } from './resident-judge.ts'
import { trialOptions, writeTarget } from './target-file.ts'

export interface IsolationOptions {
  runs: number
  seed: number
  /** Number of checks in each run. */
  checks?: number
  /** Check ids or prefixes to choose from. Empty means all. */
  only?: readonly string[]
  /** Called at the end of each run, with the number of runs so far. */
  onRun?: (done: number) => void
}

export interface Disturbance {
  run: number
  order: readonly string[]
  row: CheckRow
}

const runLimitMs = 300_000
const fixedAgents = 3
const checksOfARun = 12
/** Number of runs after which a resident process is replaced, so that no state accumulates in it. */
const runsOfAProcess = 25

/** @returns the checks that failed, each with its run and the other checks of the run */
export async function tryIsolation(options: IsolationOptions): Promise<Disturbance[]> {
  const { runs, seed, checks = checksOfARun } = options
  const ids = await candidates(options.only ?? [])
  const folder = await mkdtemp(join(tmpdir(), 'isolation-'))
  await makeAuthority(join(folder, 'ca'))
  const found: Disturbance[] = []
  let judge = new ResidentJudge()
  try {
    for (let run = 0; run < runs; run += 1) {
      const only = shuffled(ids, seededRandom(seed * 100_003 + run)).slice(0, checks)
      for (const row of await runOnce(folder, judge, only, seed + run))
        if (row.status === 'failed' || row.status === 'error') found.push({ run, order: only, row })
      options.onRun?.(run + 1)
      if (judge.jobs < runsOfAProcess) continue
      judge.stop()
      judge = new ResidentJudge()
    }
    return found
  } finally {
    judge.stop()
    await rm(folder, { recursive: true })
  }
}

async function candidates(only: readonly string[]): Promise<string[]> {
  await loadChecks(findCheckFiles())
  const ids = declaredChecks()
    .filter((check) => check.modes.includes('quick') && !check.exclusive)
    .filter((check) => only.length === 0 || only.some((pattern) => matchesCheck(check, pattern)))
    .map(({ id }) => id)
  if (ids.length === 0) throw new Error(`no check matches ${only.join(', ')}`)
  return ids
}

async function runOnce(folder: string, judge: ResidentJudge, only: string[], order: number): Promise<CheckRow[]> {
  const caFolder = join(folder, 'ca')
  const server = await startReferenceServer({
    ...trialOptions,
    webhookCaFile: join(caFolder, 'ca.pem'),
  })
  try {
    const target = join(folder, 'target.yaml')
    await writeTarget(target, {
      name: 'few fixed actors',
      baseUrl: server.url,
      ...trialOptions,
      caFolder,
      fixedAgents,
    })
    // On a server in use, chats are longer than a page.
    if (order % 2 === 1) await fillChats(server.url, target)
    const { checks } = await judge.judge({ target, only, mode: 'quick', seed: order, order }, runLimitMs)
    if (checks === null) throw new Error(`the run of ${only.join(' ')} did not end`)
    return checks
  } finally {
    await server.close()
  }
}
