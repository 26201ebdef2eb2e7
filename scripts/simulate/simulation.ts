import { mkdtempSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase } from '../../src/platform/database/open-database.ts'
import { audit, inspect } from './audit.ts'
import { Cluster } from './cluster.ts'
import { Failures } from './failures.ts'
import { Observations, type Violation } from './observations.ts'
import { memoryStorage } from './memory-storage.ts'
import type { Planted } from './plants.ts'
import { Receivers } from './receivers.ts'
import { epoch, Owner, Scheduler } from './scheduler.ts'
import { Seeded } from './seeded.ts'
import { SharedDatabase } from './shared-database.ts'
import { Trace } from './trace.ts'
import { watch } from './watch.ts'
import { Workload } from './workload.ts'

export interface SimulationOptions {
  seed: string
  /** Virtual hours in which clients are at work and failures strike. What they left is then brought to its end. */
  hours: number
  /** Server processes on one database. Default: the seed chooses between one that owns its file and up to three. */
  processes?: number
  planted?: Planted
  /** Is given every line of the trace. */
  onLine?: (line: string) => void
  /** Ends the run at the first violation. */
  stopEarly?: boolean
}

export interface SimulationResult {
  seed: string
  processes: number
  /** Virtual time in all, with the time in which everything comes to rest. */
  virtualHours: number
  realSeconds: number
  turns: number
  requests: number
  messages: number
  events: number
  deliveries: number
  failures: ReadonlyMap<string, number>
  violations: readonly Violation[]
  /** SHA-256 of everything that happened, in its order. */
  digest: string
  /** What the servers logged as errors. */
  errors: readonly string[]
}

const hourMs = 3_600_000
/**
 * In so long everything comes to rest: the longest wait before an attempt is an hour and a fifth, of which a short run
 * sees the first part only, and every receiver takes the attempt that follows.
 */
const restMs = (hours: number) => (hours < 0.5 ? 0.4 : 1.5) * hourMs

/** Finds sooner what is otherwise found at the end. */
function lookNowAndThen(scheduler: Scheduler, look: () => void): void {
  const inspector = new Owner('inspector')
  const again = () => {
    look()
    scheduler.after(inspector, 120_000, again)
  }
  scheduler.after(inspector, 120_000, again)
}

/** Everybody of one simulation, before anything has happened. */
interface Scene {
  scheduler: Scheduler
  failures: Failures
  trace: Trace
  receivers: Receivers
  cluster: Cluster
  observations: Observations
  workload: Workload
  path: string
  processes: number
  errors: string[]
  failed: PromiseWithResolvers<never>
}

function assemble(options: SimulationOptions, folder: string): Scene {
  const { seed, hours, planted, onLine } = options
  const random = new Seeded(seed)
  const scheduler = new Scheduler(random.fork('order'))
  const failures = new Failures(random.fork('failures'), planted?.rates)
  failures.calm = true
  const trace = new Trace(() => scheduler.now(), onLine)
  const receivers = new Receivers(scheduler, failures, trace, hours < 0.5 ? 600 : 4_500)
  const path = join(folder, 'parley.db')
  const processes = options.processes ?? planted?.processes ?? random.fork('processes').pick([1, 2, 2, 3])
  const errors: string[] = []
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  const around = {
    scheduler,
    failures,
    trace,
    random: random.fork('server'),
    path,
    state: { awayUntil: 0, fullUntil: 0 },
    shared: processes > 1 ? new SharedDatabase(path, scheduler, failures) : undefined,
    storage: memoryStorage(),
    post: (owner: Owner) => receivers.post(owner),
    planted,
    errors,
  }
  const cluster = new Cluster(around, processes, failed.reject)
  const observations = new Observations(() => scheduler.now())
  const workload = new Workload({ ...cluster.network(), observations, receivers, random: random.fork('clients') })
  return { scheduler, failures, trace, receivers, cluster, observations, workload, path, processes, errors, failed }
}

/** Lets the scene play: work under failures, then rest without them, then a last look at everything. */
async function play(scene: Scene, { hours, stopEarly = false }: SimulationOptions): Promise<void> {
  const { scheduler, failures, receivers, cluster, observations, workload, path, failed } = scene
  const stop = () => stopEarly && observations.violations.length > 0
  const phase = async (work: Promise<void>, until: number) => {
    let done = false
    work.then(() => (done = true), failed.reject)
    await Promise.race([scheduler.run(until, () => done || stop()), failed.promise])
  }
  const forever = () => new Promise<never>(() => undefined)
  const prepared = cluster.startAll().then(() => workload.prepare())
  await phase(prepared, scheduler.now() + hourMs)
  failures.calm = false
  const end = scheduler.now() + hours * hourMs
  cluster.disasters().catch(failed.reject)
  workload.begin(end)
  if (stopEarly) lookNowAndThen(scheduler, () => inspect(path, observations, receivers, workload.hooks))
  await phase(forever(), end)
  cluster.calm()
  await phase(workload.finish(), end + restMs(hours))
  if (stop()) return
  await phase(workload.readEverything(), scheduler.now() + hourMs / 6)
  await phase(cluster.stopAll(), scheduler.now() + hourMs)
  observations.settle()
  audit(path, observations, receivers, workload)
}

/** Runs servers, database, receivers and clients under one clock and one seed. */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const began = process.hrtime.bigint()
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'parley-simulation-'))
  await makeDatabase(join(folder, 'parley.db'))
  const scene = assemble(options, folder)
  const { scheduler, failures, trace, receivers, observations, workload, processes, errors } = scene
  try {
    await play(scene, options)
    return {
      seed: options.seed,
      processes,
      virtualHours: (scheduler.now() - epoch) / hourMs,
      realSeconds: Number(process.hrtime.bigint() - began) / 1e9,
      turns: scheduler.turns,
      requests: workload.requests,
      messages: observations.sent.size,
      events: observations.events,
      deliveries: receivers.received.length,
      failures: failures.injected,
      violations: observations.violations,
      digest: trace.digest(),
      errors,
    }
  } finally {
    scheduler.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The tables, with the rules that the database keeps an eye on itself. */
async function makeDatabase(path: string): Promise<void> {
  const log = { info() {}, warn() {}, error() {} }
  await (await openDatabase(path, { log })).close()
  watch(path)
}
