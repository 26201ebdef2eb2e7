import { mkdtempSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase } from '../../src/platform/database/open-database.ts'
import { audit, inspect } from './audit.ts'
import { Cluster } from './cluster.ts'
import { Failures } from './failures.ts'
import { Observations, type Violation } from './observations.ts'
import { memoryStorage, type MemoryStorage } from './memory-storage.ts'
import type { Planted } from './plants.ts'
import { Receivers } from './receivers.ts'
import { epoch, Owner, Scheduler } from './scheduler.ts'
import { Seeded } from './seeded.ts'
import { SharedDatabase } from './shared-database.ts'
import { States, type StateName } from './states.ts'
import { Trace } from './trace.ts'
import { watch } from './watch.ts'
import { Workload } from './workload.ts'

export interface SimulationOptions {
  seed: string
  /** Virtual hours in which clients work and failures occur. All open work is completed afterwards. */
  hours: number
  /** Number of server processes on one database. Default: the seed chooses one to three. */
  processes?: number
  planted?: Planted
  /** Receives every line of the trace. */
  onLine?: (line: string) => void
  /** Ends the run at the first violation. */
  stopEarly?: boolean
}

export interface SimulationResult {
  seed: string
  processes: number
  /** Total virtual time, including the time to complete open work. */
  virtualHours: number
  realSeconds: number
  turns: number
  requests: number
  messages: number
  events: number
  deliveries: number
  failures: ReadonlyMap<string, number>
  states: ReadonlyMap<StateName, number>
  violations: readonly Violation[]
  /** SHA-256 of all trace lines, in order. */
  digest: string
  /** Error lines of the servers' logs. */
  errors: readonly string[]
}

const hourMs = 3_600_000
/** Retention of events in some runs, in days: half an hour. */
const keptDays = 1 / 48
/**
 * Virtual time to complete open work, in milliseconds. The longest wait before an attempt is 72 minutes, and every
 * receiver accepts the attempt after it. A short run sees only the first, shorter waits.
 */
const restMs = (hours: number) => (hours < 0.5 ? 0.4 : 1.5) * hourMs

/** Checks repeatedly during the run, to find violations sooner. */
function lookNowAndThen(scheduler: Scheduler, look: () => void): void {
  const inspector = new Owner('inspector')
  const again = () => {
    look()
    scheduler.after(inspector, 120_000, again)
  }
  scheduler.after(inspector, 120_000, again)
}

/** All parts of a simulation, before it starts. */
interface Simulation {
  scheduler: Scheduler
  failures: Failures
  trace: Trace
  states: States
  receivers: Receivers
  cluster: Cluster
  observations: Observations
  workload: Workload
  storage: MemoryStorage
  path: string
  processes: number
  errors: string[]
  failed: PromiseWithResolvers<never>
}

function assemble(options: SimulationOptions, folder: string, keepEventsDays: number): Simulation {
  const { seed, hours, planted, onLine } = options
  const random = new Seeded(seed)
  const scheduler = new Scheduler(random.fork('order'))
  const failures = new Failures(random.fork('failures'), planted?.rates)
  failures.calm = true
  const trace = new Trace(() => scheduler.now(), onLine)
  const states = new States()
  const receivers = new Receivers(scheduler, failures, trace, states, hours < 0.5 ? 600 : 4_500)
  const path = join(folder, 'parley.db')
  const processes = options.processes ?? planted?.processes ?? random.fork('processes').pick([1, 2, 2, 3])
  const errors: string[] = []
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  const storage = memoryStorage()
  const around = {
    scheduler,
    failures,
    trace,
    states,
    keepEventsDays,
    random: random.fork('server'),
    path,
    state: { unavailableUntil: 0, fullUntil: 0 },
    shared: processes > 1 ? new SharedDatabase(path, scheduler, failures, states) : undefined,
    storage,
    post: (owner: Owner) => receivers.post(owner),
    planted,
    errors,
  }
  const cluster = new Cluster(around, processes, failed.reject)
  const observations = new Observations(() => scheduler.now(), states)
  const workload = new Workload({ ...cluster.network(), observations, receivers, random: random.fork('clients') })
  return {
    scheduler,
    failures,
    trace,
    states,
    receivers,
    cluster,
    observations,
    workload,
    storage,
    path,
    processes,
    errors,
    failed,
  }
}

/** Runs the simulation: work with failures, then work without failures, then the final audit. */
async function run(simulation: Simulation, { hours, stopEarly = false }: SimulationOptions): Promise<void> {
  const { scheduler, failures, receivers, cluster, observations, workload, storage, path, failed } = simulation
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
  audit({ path, observations, receivers, workload, storage })
}

/** Runs servers, database, receivers and clients with one clock and one seed. */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const began = process.hrtime.bigint()
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'parley-simulation-'))
  const keepEventsDays = options.planted ? 0 : new Seeded(options.seed).fork('retention').pick([0, 0, keptDays])
  await makeDatabase(join(folder, 'parley.db'), keepEventsDays > 0)
  const simulation = assemble(options, folder, keepEventsDays)
  const { scheduler, failures, trace, states, receivers, observations, workload, processes, errors } = simulation
  try {
    await run(simulation, options)
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
      states: states.counts,
      violations: observations.violations,
      digest: trace.digest(),
      errors,
    }
  } finally {
    scheduler.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates the tables, and the triggers that check rules in the database. */
async function makeDatabase(path: string, isPurged: boolean): Promise<void> {
  const log = { info() {}, warn() {}, error() {} }
  await (await openDatabase(path, { log })).close()
  watch(path, isPurged)
}
