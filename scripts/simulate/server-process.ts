import type { Logger } from 'pino'

import { createLog } from '../../src/platform/logging/log.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { parseConfig } from '../../src/platform/configuration/parse-config.ts'
import type { AttachmentStorage } from '../../src/platform/storage/storage.ts'
import type { Post } from '../../src/delivery/webhooks/post.ts'
import { createApp, receiversMs, type App } from '../../src/server/app.ts'
import { openContext } from '../../src/server/open-context.ts'
import type { Failures } from './failures.ts'
import { failingDatabase, type DatabaseState, type DeathPlace } from './failing-database.ts'
import type { PlantContext, Planted } from './plants.ts'
import { clockOf, KilledError, Owner, type Scheduler } from './scheduler.ts'
import type { Seeded } from './seeded.ts'
import type { SharedDatabase } from './shared-database.ts'
import type { States } from './states.ts'
import type { Trace } from './trace.ts'

export const operatorKey = 'operator-key-of-the-simulation'

/** Objects that the processes of a simulation share. */
export interface Environment {
  scheduler: Scheduler
  failures: Failures
  trace: Trace
  states: States
  random: Seeded
  /** Path of the database file. */
  path: string
  state: DatabaseState
  /** Undefined if one process owns the file. */
  shared: SharedDatabase | undefined
  storage: AttachmentStorage
  post(owner: Owner): Post
  planted: Planted | undefined
  /** Days after which events are deleted. 0: never. */
  keepEventsDays: number
  /** Log lines at level error. */
  errors: string[]
}

const statesOfDeath = {
  begin: 'a process dies before its transaction',
  statement: 'a process dies in the middle of a transaction',
  commit: 'a process dies in the middle of a transaction',
  committed: 'a process dies between commit and answer',
} as const

/** One run of a server process, from its start to its crash or graceful shutdown. */
export class ServerProcess {
  readonly owner: Owner
  readonly #around: Environment
  #app: App | undefined
  #cut: (() => void) | undefined
  #base: Database | undefined
  /** Number of further database steps until the process dies; undefined if it is not to die. */
  #fuse: number | undefined
  #died = Promise.withResolvers<never>()
  #opened = false
  /** Whether the process accepts requests. */
  serving = false
  /** Number of open requests. */
  underWay = 0
  /** Returns the number of batches whose writes ran one by one. */
  #splits = (): number => 0

  constructor(name: string, around: Environment) {
    this.owner = new Owner(name)
    this.#around = around
    this.#died.promise.catch(() => undefined)
  }

  /** Opens the database and loads modules. This is real work, during which virtual time stops. */
  async open(): Promise<void> {
    const { scheduler, failures, random, storage, post, planted } = this.#around
    const { owner } = this
    const plantContext = { scheduler, failures, owner, random: random.fork(`planted ${owner.name}`) }
    const clock = clockOf(scheduler, owner)
    const settings = parseConfig({
      PARLEY_LOG_LEVEL: 'error',
      DATABASE_URL: this.#around.path,
      PARLEY_PUBLIC_URL: 'http://parley.test',
      PARLEY_OPERATOR_KEY: operatorKey,
      PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      PARLEY_RATE_LIMITS: 'off',
      PARLEY_CHECK_REPLIES: 'true',
    })
    const config = { ...settings, keepEventsDays: this.#around.keepEventsDays }
    const context = await openContext(config, this.#log(), {
      clock: planted?.clock?.(clock, plantContext) ?? clock,
      random: random.fork(owner.name),
      openDatabase: (url) => this.#open(url, plantContext),
      storage,
      webhooks: {
        guard: { rejection: () => null },
        ca: null,
        post: planted?.post?.(post(owner), plantContext) ?? post(owner),
      },
    })
    this.#app = await createApp(context)
    this.#splits = () => context.commits.statistics().isolatedBatches
    this.#opened = true
  }

  /** Starts to work and to accept requests. A process that fails to start ends. */
  async begin(): Promise<void> {
    try {
      await this.#app!.startUnheard()
      this.serving = this.owner.alive
    } catch {
      this.crash()
    }
  }

  async #open(url: string, context: PlantContext): Promise<Database> {
    const { shared, planted } = this.#around
    const log = this.#log()
    if (shared) {
      const { database, cut } = await shared.connect(this.owner, log)
      this.#cut = cut
      this.#base = database
    } else this.#base = await openDatabase(url, { log, syncFile: () => this.#flush() })
    const failing = failingDatabase(this.#base, {
      ...this.#around,
      owner: this.owner,
      networked: shared !== undefined,
      mortal: (place) => this.#passBy(place),
    })
    const whole = planted?.database?.(failing, context) ?? failing
    // While virtual time stands still, database steps neither wait nor fail.
    const starting = this.#base
    return {
      ...whole,
      write: (work) => (this.#opened ? whole : starting).write(work),
      read: (work) => (this.#opened ? whole : starting).read(work),
    }
  }

  /** Takes virtual time as the disk of a real machine takes time. Virtual time stands still while the database opens. */
  async #flush(): Promise<void> {
    const { scheduler, failures } = this.#around
    if (this.#opened) await scheduler.delay(this.owner, failures.random.integer(0, 3))
  }

  #log(): Logger {
    const write = (line: string) => {
      if (this.owner.alive) this.#around.errors.push(line)
    }
    return createLog('error', { write })
  }

  /** Lets the process die after this number of further database steps. */
  light(places: number): void {
    this.#fuse ??= places
  }

  #passBy(place: DeathPlace): void {
    if (!this.owner.alive) throw new KilledError()
    if (this.#fuse === undefined) return
    if (this.#fuse-- > 0) return
    this.#around.states.reach(statesOfDeath[place])
    this.crash()
    throw new KilledError()
  }

  /** Ends immediately, as after kill -9. Uncommitted writes are lost. */
  crash(): void {
    if (!this.owner.alive) return
    this.serving = false
    this.crashed = true
    this.#around.trace.add(this.owner.name, 'crashed')
    this.#countSplits()
    this.#around.scheduler.kill(this.owner)
    this.#cut?.()
    this.#died.reject(new KilledError())
    if (!this.#cut && this.#base) this.#gone = this.#base.close()
  }

  #gone: Promise<void> | undefined

  /** Whether it ended by a crash. */
  crashed = false

  /** Resolves when a process that crashed or stopped has released its database. */
  async gone(): Promise<void> {
    await this.#gone
  }

  /** Shuts down gracefully. */
  async stop(): Promise<void> {
    this.#around.trace.add(this.owner.name, 'stops')
    this.owner.abandonsAt = this.#around.scheduler.now() + receiversMs
    if (this.underWay > 0) this.#around.states.reach('a process stops with requests under way')
    const stopping = this.#app!.close().finally(() => {
      this.serving = false
    })
    await Promise.race([stopping, this.#died.promise]).catch(() => undefined)
    if (!this.owner.alive) return
    this.#countSplits()
    this.#around.scheduler.kill(this.owner)
    // A stop that failed, as on a full disk, leaves the database open. The end of a real process closes it.
    if (!this.#cut) this.#gone = this.#base?.close()
  }

  #countSplits(): void {
    if (this.#splits() > 0) this.#around.states.reach('a split batch')
  }

  /** The server that receives the requests. */
  get app(): App {
    return this.#app!
  }

  /** A promise that rejects when the process dies. */
  get died(): Promise<never> {
    return this.#died.promise
  }
}
