/** Runs the quick set on an idle machine and on a busy one, with a target that answers late. No verdict may differ. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAuthority } from '../client/authority.ts'
import { seededRandom } from '../model/seeded-random.ts'
import { startReferenceServer } from '../reference-server/start.ts'
import type { CheckRow } from './judgement.ts'
import { ResidentJudge } from './resident-judge.ts'
import { startSlowRelay } from './slow-relay.ts'
import { trialOptions, writeTarget } from './target-file.ts'

export interface LoadTrialOptions {
  /** Number of runs under load. */
  runs: number
  seed: number
  /** Number of busy processes next to the run. */
  busy: number
  /** Fraction of the answers that are delayed by 1 to 3 s, from 0 to 1. */
  share: number
  /** Check ids or prefixes. Empty means all. */
  only?: readonly string[]
  /** Called at the end of each run. */
  onRun?: (done: number) => void
}

/** A check whose outcome differs from the one on an idle machine. */
export interface Flip {
  run: number
  id: string
  quiet: string
  loaded: string
  message: string
}

const runLimitMs = 1_200_000
const [fromMs, toMs] = [1000, 3000]

export async function tryLoad(options: LoadTrialOptions): Promise<Flip[]> {
  const folder = await mkdtemp(join(tmpdir(), 'load-'))
  try {
    await makeAuthority(join(folder, 'ca'))
    const quiet = await judgeOnce(folder, options, options.seed, 0)
    const found: Flip[] = []
    for (let run = 0; run < options.runs; run += 1) {
      const busy = Array.from({ length: options.busy }, makeBusy)
      try {
        const loaded = await judgeOnce(folder, options, options.seed + run, options.share)
        found.push(...flipsBetween(quiet, loaded).map((flip) => ({ run, ...flip })))
      } finally {
        for (const child of busy) child.kill('SIGKILL')
      }
      options.onRun?.(run + 1)
    }
    return found
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns checks whose statuses differ. A check with two forms has two statuses. */
export function flipsBetween(quiet: readonly CheckRow[], loaded: readonly CheckRow[]): Omit<Flip, 'run'>[] {
  const before = Map.groupBy(quiet, ({ id }) => id)
  return [...Map.groupBy(loaded, ({ id }) => id)].flatMap(([id, rows]) => {
    const [was, is] = [statusesOf(before.get(id) ?? []), statusesOf(rows)]
    const message = rows.flatMap((row) => (row.message === undefined ? [] : [row.message])).join('; ')
    return was === is ? [] : [{ id, quiet: was, loaded: is, message }]
  })
}

const statusesOf = (rows: readonly CheckRow[]): string =>
  rows
    .map(({ status }) => status)
    .sort()
    .join(' and ')

/**
 * Program that keeps a processor busy. It exits when its parent changes, so that a killed trial leaves no busy
 * process.
 */
const busyProgram = `const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit()
  for (const end = Date.now() + 200; Date.now() < end; );
}, 0)`

const makeBusy = (): ChildProcess => spawn(process.execPath, ['-e', busyProgram], { stdio: 'ignore' })

async function judgeOnce(folder: string, options: LoadTrialOptions, seed: number, share: number): Promise<CheckRow[]> {
  const caFolder = join(folder, 'ca')
  const server = await startReferenceServer({ ...trialOptions, webhookCaFile: join(caFolder, 'ca.pem') })
  const relay = await startSlowRelay(server.url, { share, fromMs, toMs, random: seededRandom(seed) })
  const judge = new ResidentJudge()
  try {
    const target = join(folder, 'target.yaml')
    await writeTarget(target, { name: 'a busy target', baseUrl: relay.url, ...trialOptions, caFolder })
    const { checks } = await judge.judge({ target, only: [...(options.only ?? [])], mode: 'quick', seed }, runLimitMs)
    if (checks === null) throw new Error('the run did not end')
    return checks
  } finally {
    judge.stop()
    await relay.close()
    await server.close()
  }
}
