import { rmSync } from 'node:fs'

import { markFile } from '../../src/platform/database/history/file-history.ts'
import type { Network } from './client.ts'
import { Owner, type Scheduler } from './scheduler.ts'
import { ServerProcess, type Environment } from './server-process.ts'

/** Lease of a delivery, in milliseconds: three times the timeout of a webhook request. */
const leaseMs = 30_000

/** The server processes of a simulation, and the failures that affect whole processes. */
export class Cluster {
  readonly #around: Environment
  readonly #processes: (ServerProcess | undefined)[]
  readonly #failureSource = new Owner('fate')
  readonly #failed: (error: unknown) => void
  #lives = 0

  /** Creates the cluster. @param failed receives errors of the simulation itself */
  constructor(around: Environment, size: number, failed: (error: unknown) => void) {
    this.#failed = failed
    this.#around = around
    this.#processes = Array.from({ length: size }, () => undefined)
  }

  get #scheduler(): Scheduler {
    return this.#around.scheduler
  }

  /** Returns a process that accepts requests. */
  route(): ServerProcess | undefined {
    const serving = this.#processes.filter((process) => process?.serving)
    return serving.length > 0 ? this.#around.failures.random.pick(serving) : undefined
  }

  network(): Network {
    return { ...this.#around, route: () => this.route() }
  }

  async startAll(): Promise<void> {
    for (const at of this.#processes.keys()) await this.#start(at)
  }

  async #start(at: number): Promise<void> {
    const process = new ServerProcess(`server-${at}.${++this.#lives}`, this.#around)
    this.#around.trace.add(process.owner.name, 'starts')
    this.#processes[at] = process
    await this.#scheduler.real(process.open())
    process.died.catch(() => this.#revive(at, process)).catch(this.#failed)
    await process.begin()
  }

  async #revive(at: number, died: ServerProcess): Promise<void> {
    this.#around.failures.count('crash happened')
    if (!this.#processes.some((process) => process?.serving)) this.#around.states.reach('no process is up')
    await this.#scheduler.real(died.gone())
    const { random, calm } = this.#around.failures
    const ms = calm ? 10 : random.wait(random.pick([50, 2_000, 60_000]))
    this.#disturbed(ms)
    await this.#scheduler.delay(this.#failureSource, ms)
    await this.#start(at)
  }

  #disturbed(ms: number): void {
    const { failures } = this.#around
    failures.disturbedUntil = Math.max(failures.disturbedUntil, this.#scheduler.now() + ms)
  }

  /** Starts random failures. @param meanMs mean time between them, in milliseconds; by default, a few per hour */
  async disasters(meanMs = 240_000): Promise<void> {
    const { failures } = this.#around
    const { random } = failures
    for (;;) {
      await this.#scheduler.delay(this.#failureSource, 1_000 + random.wait(meanMs))
      if (failures.calm) return
      await this.#strike()
    }
  }

  async #strike(): Promise<void> {
    const { failures, state, states, shared } = this.#around
    const { random } = failures
    const now = this.#scheduler.now()
    const serving = this.#processes.filter((process) => process?.serving) as ServerProcess[]
    const victim = serving.length > 0 ? random.pick(serving) : undefined
    if (victim && failures.strikes('crash')) {
      this.#disturbed(30_000)
      if (random.chance(0.3)) victim.crash()
      else victim.light(random.integer(0, 60))
    } else if (victim && failures.strikes('pause')) {
      const ms = random.wait(random.pick([200, 5_000, 45_000]))
      if (ms > leaseMs) states.reach('a process stands still for longer than its leases')
      this.#disturbed(ms)
      this.#around.trace.add(victim.owner.name, 'pauses', ms)
      this.#scheduler.pause(victim.owner, ms)
    } else if (victim && failures.strikes('restart')) {
      this.#disturbed(10_000)
      this.#restart(victim).catch(this.#failed)
    } else if (failures.strikes('databaseAway')) {
      state.unavailableUntil = now + random.wait(20_000)
      this.#disturbed(state.unavailableUntil - now)
      if (shared && random.chance(0.5)) await shared.promote()
    } else if (failures.strikes('diskFull')) {
      state.fullUntil = now + random.wait(30_000)
      this.#disturbed(state.fullUntil - now)
    } else if (victim && shared && failures.strikes('notificationsLost')) {
      shared.deafen(victim.owner, random.wait(4_000))
    }
  }

  async #restart(victim: ServerProcess): Promise<void> {
    const { failures, shared, path } = this.#around
    // Removes the mark file, as if the database file had been copied: its logs begin a new epoch (AMB-240).
    const copy = () => {
      if (!shared && failures.random.chance(0.5)) rmSync(markFile(path), { force: true })
    }
    await this.#restartWith(victim, copy)
  }

  async #restartWith(victim: ServerProcess, work: () => void): Promise<boolean> {
    const at = this.#processes.indexOf(victim)
    await victim.stop()
    // `#revive` restarts a process that crashes while it stops.
    if (victim.crashed) return false
    await this.#scheduler.real(victim.gone())
    await this.#scheduler.delay(this.#failureSource, this.#around.failures.random.integer(10, 3_000))
    work()
    await this.#start(at)
    return true
  }

  /**
   * Restarts the only process, and runs `work` while the database is closed.
   * @returns whether the work was done; not when the process is down or crashes while it stops
   */
  async whileClosed(work: () => void): Promise<boolean> {
    const [process] = this.#processes
    return process?.serving === true && this.#restartWith(process, work)
  }

  /** Ends all failures: paused processes continue, and stopped processes restart. */
  calm(): void {
    const { failures, state } = this.#around
    failures.calm = true
    state.unavailableUntil = 0
    state.fullUntil = 0
  }

  /** Stops every process gracefully. */
  async stopAll(): Promise<void> {
    for (const process of this.#processes) await process?.stop()
  }
}
