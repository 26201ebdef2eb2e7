import type { Logger } from 'pino'

import { createLog } from '../../src/platform/logging/log.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { parseConfig } from '../../src/platform/configuration/configuration.ts'
import type { AttachmentStorage } from '../../src/platform/storage/storage.ts'
import type { Post } from '../../src/delivery/webhooks/post.ts'
import { createApp, type App } from '../../src/server/app.ts'
import { openContext } from '../../src/server/open-context.ts'
import type { Failures } from './failures.ts'
import { failingDatabase, type DatabaseState } from './failing-database.ts'
import type { Ground, Planted } from './plants.ts'
import { clockOf, KilledError, Owner, type Scheduler } from './scheduler.ts'
import type { Seeded } from './seeded.ts'
import type { SharedDatabase } from './shared-database.ts'
import type { Trace } from './trace.ts'

export const operatorKey = 'operator-key-of-the-simulation'

/** What the processes of a simulation share. */
export interface Environment {
  scheduler: Scheduler
  failures: Failures
  trace: Trace
  random: Seeded
  /** The file of the database. */
  path: string
  state: DatabaseState
  /** Absent where one process owns the file. */
  shared: SharedDatabase | undefined
  storage: AttachmentStorage
  post(owner: Owner): Post
  planted: Planted | undefined
  /** Lines of the log at level error. */
  errors: string[]
}

/** One life of one server process: from its start to its crash or its orderly end. */
export class ServerProcess {
  readonly owner: Owner
  readonly #around: Environment
  #app: App | undefined
  #cut: (() => void) | undefined
  #base: Database | undefined
  /** Places to pass until it dies, when that was decided. */
  #fuse: number | undefined
  #died = Promise.withResolvers<never>()
  #opened = false
  /** Takes requests. */
  serving = false

  constructor(name: string, around: Environment) {
    this.owner = new Owner(name)
    this.#around = around
    this.#died.promise.catch(() => undefined)
  }

  /** Opens the database and loads what it needs: real work, for which virtual time has to stand still. */
  async open(): Promise<void> {
    const { scheduler, random, storage, post, planted } = this.#around
    const { owner } = this
    const ground = { scheduler, owner, random: random.fork(`planted ${owner.name}`) }
    const clock = clockOf(scheduler, owner)
    const config = parseConfig({
      PARLEY_LOG_LEVEL: 'error',
      DATABASE_URL: this.#around.path,
      PARLEY_PUBLIC_URL: 'http://parley.test',
      PARLEY_OPERATOR_KEY: operatorKey,
      PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      PARLEY_RATE_LIMITS: 'off',
      PARLEY_CHECK_REPLIES: 'true',
    })
    const context = await openContext(config, this.#log(), {
      clock: planted?.clock?.(clock, ground) ?? clock,
      random: random.fork(owner.name),
      openDatabase: (url) => this.#open(url, ground),
      storage,
      webhooks: {
        guard: { rejection: () => null },
        ca: null,
        post: planted?.post?.(post(owner), ground) ?? post(owner),
      },
    })
    this.#app = await createApp(context)
    this.#opened = true
  }

  /** Begins to work, and to take requests. A process that cannot begin ends. */
  async begin(): Promise<void> {
    try {
      await this.#app!.startUnheard()
      this.serving = this.owner.alive
    } catch {
      this.crash()
    }
  }

  async #open(url: string, ground: Ground): Promise<Database> {
    const { shared, planted } = this.#around
    const log = this.#log()
    if (shared) {
      const { database, cut } = await shared.connect(this.owner, log)
      this.#cut = cut
      this.#base = database
    } else this.#base = await openDatabase(url, { log })
    const failing = failingDatabase(this.#base, {
      ...this.#around,
      owner: this.owner,
      networked: shared !== undefined,
      mortal: () => this.#passBy(),
    })
    const whole = planted?.database?.(failing, ground) ?? failing
    // What happens while time stands still neither waits nor fails.
    const starting = this.#base
    return {
      ...whole,
      write: (work) => (this.#opened ? whole : starting).write(work),
      read: (work) => (this.#opened ? whole : starting).read(work),
    }
  }

  #log(): Logger {
    const write = (line: string) => {
      if (this.owner.alive) this.#around.errors.push(line)
    }
    return createLog('error', { write })
  }

  /** Decides that the process dies at the `places`-th place from now where it waits for its database. */
  light(places: number): void {
    this.#fuse ??= places
  }

  #passBy(): void {
    if (!this.owner.alive) throw new KilledError()
    if (this.#fuse === undefined) return
    if (this.#fuse-- > 0) return
    this.crash()
    throw new KilledError()
  }

  /** Ends at once, as by kill -9: what was not committed is gone. */
  crash(): void {
    if (!this.owner.alive) return
    this.serving = false
    this.crashed = true
    this.#around.trace.add(this.owner.name, 'crashed')
    this.#around.scheduler.kill(this.owner)
    this.#cut?.()
    this.#died.reject(new KilledError())
    if (!this.#cut && this.#base) this.#gone = this.#base.close()
  }

  #gone: Promise<void> | undefined

  /** It ended by a crash. */
  crashed = false

  /** Resolves when nothing of a process that crashed holds its database any more. */
  async gone(): Promise<void> {
    await this.#gone
  }

  /** Ends in an orderly way. */
  async stop(): Promise<void> {
    this.#around.trace.add(this.owner.name, 'stops')
    const stopping = this.#app!.close().finally(() => {
      this.serving = false
    })
    await Promise.race([stopping, this.#died.promise]).catch(() => undefined)
    if (this.owner.alive) this.#around.scheduler.kill(this.owner)
  }

  /** The server that requests are given to. */
  get app(): App {
    return this.#app!
  }

  /** Rejects when the process dies. */
  get died(): Promise<never> {
    return this.#died.promise
  }
}
