import { collectEffects, noCommitEffects } from '../../src/platform/database/commit-effects.ts'
import type { Database, DatabaseLog, DeliveryOwners, EngineDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrations/migrate.ts'
import { createEmitter, type Emitter } from '../../src/platform/database/signals/emitter.ts'
import { SqliteConnection } from '../../src/platform/database/sqlite/sqlite-connection.ts'
import { watchWrites } from '../../src/platform/database/write-health.ts'
import { sqliteTx } from '../../src/platform/database/sqlite/sqlite-tx.ts'
import { beginEpoch, currentEpoch } from '../../src/platform/database/history/epoch.store.ts'
import type { Failures } from './failures.ts'
import type { States } from './states.ts'
import { Owner, type Scheduler } from './scheduler.ts'

interface Member {
  owner: Owner
  emitter: Emitter
  /** Actors to which the process subscribes, and actors whose subscription is active. */
  subscribed: Set<string>
  active: Set<string>
  /** Time until which its notification connection is interrupted. */
  interruptedUntil: number
}

export interface Connected {
  database: Database
  /** Closes the connections, as after a crash of their process. Uncommitted writes are lost. */
  cut(): void
}

/**
 * One database for several server processes. Writing transactions run one after the other, in an order that the seed
 * chooses, so that none sees another's uncommitted writes. Otherwise it behaves like PostgreSQL: notifications between
 * processes are late or lost, and connections end with an unknown result of a commit.
 */
export class SharedDatabase {
  readonly #path: string
  readonly #scheduler: Scheduler
  readonly #failures: Failures
  readonly #members = new Set<Member>()
  readonly #server = new Owner('database')
  #holder: Owner | undefined
  #migrated = false
  readonly #queue: { owner: Owner; grant: () => void }[] = []

  /**
   * Epoch of the logs. After it changes, all processes lose their connections, and read the new epoch when they
   * reconnect.
   */
  #epoch = ''
  readonly #states: States

  constructor(path: string, scheduler: Scheduler, failures: Failures, states: States) {
    this.#path = path
    this.#states = states
    this.#scheduler = scheduler
    this.#failures = failures
  }

  async connect(owner: Owner, log: DatabaseLog): Promise<Connected> {
    const writer = new SqliteConnection(this.#path, { readOnly: false })
    if (!this.#migrated) await this.#migrate(writer)
    this.#migrated = true
    const reader = new SqliteConnection(this.#path, { readOnly: true })
    const member: Member = {
      owner,
      emitter: createEmitter(log),
      subscribed: new Set(),
      active: new Set(),
      interruptedUntil: 0,
    }
    this.#members.add(member)
    let open = true
    const cut = () => {
      if (!open) return
      open = false
      this.#members.delete(member)
      reader.close()
      writer.close()
      this.#free(owner)
    }
    const { emitter } = member
    const database: EngineDatabase = {
      dialect: 'sqlite',
      write: (work) => this.#write(member, writer, log, work),
      async read(work) {
        const { tx, end } = sqliteTx(reader, noCommitEffects)
        try {
          return await work(tx)
        } finally {
          end()
        }
      },
      signals: {
        shared: true,
        onActors: emitter.onActors,
        onDeliveries: emitter.onDeliveries,
        onNotification: emitter.onNotification,
        follow: (actorId) => this.#follow(member, actorId),
        unfollow(actorId) {
          member.subscribed.delete(actorId)
          member.active.delete(actorId)
        },
        notify: (text) => this.#notifyOthers(member, (other) => other.emitter.emitNotification(text)),
        notifyFollowers: (actorIds, write) =>
          this.#notifyOthers(member, ({ emitter, active }) => {
            const heard = actorIds.filter((id) => active.has(id))
            if (heard.length > 0) emitter.emitNotification(write(heard))
          }),
        state: () => ({ connected: true, sent: 0, heard: 0 }),
      },
      connections: () => [],
      statements: () => 0,
      epoch: () => this.#epoch,
      close: async () => cut(),
    }
    return { database: watchWrites(database, { error: () => undefined }), cut }
  }

  /** Promotes a standby without replication lag: the logs begin a new epoch (AMB-240). */
  async promote(): Promise<void> {
    await this.#take(this.#server)
    const connection = new SqliteConnection(this.#path, { readOnly: false })
    try {
      connection.exec('BEGIN IMMEDIATE')
      const { tx, end } = sqliteTx(connection, noCommitEffects)
      this.#epoch = (await beginEpoch(tx, 'promoted')).epoch
      connection.exec('COMMIT')
      end()
    } finally {
      connection.close()
      this.#free(this.#server)
    }
  }

  /** Interrupts a member's notification connection for a while. Afterwards all of its actors are signalled. */
  deafen(owner: Owner, ms: number): void {
    for (const member of this.#members) {
      if (member.owner !== owner) continue
      member.interruptedUntil = this.#scheduler.now() + ms
      if (member.active.size > 0) this.#states.reach('notifications are lost while a pull waits')
      this.#scheduler.after(owner, ms, () => {
        member.emitter.emitActors([...member.active])
        member.emitter.emitDeliveries('all')
      })
    }
  }

  /** A subscription becomes active after a moment. Signals missed until then are replaced by a read. */
  #follow(member: Member, actorId: string): void {
    member.subscribed.add(actorId)
    this.#scheduler.after(member.owner, this.#failures.random.integer(0, 8), () => {
      if (!member.subscribed.has(actorId)) return
      member.active.add(actorId)
      member.emitter.emitActors([actorId])
    })
  }

  async #migrate(connection: SqliteConnection): Promise<void> {
    connection.exec('BEGIN EXCLUSIVE')
    const { tx, end } = sqliteTx(connection, noCommitEffects)
    await migrate(tx)
    this.#epoch = ((await currentEpoch(tx)) ?? (await beginEpoch(tx, 'simulated'))).epoch
    connection.exec('COMMIT')
    end()
  }

  async #write<T>(
    member: Member,
    connection: SqliteConnection,
    log: DatabaseLog,
    work: Parameters<Database['write']>[0],
  ): Promise<T> {
    await this.#take(member.owner)
    const actors: string[] = []
    let owners: DeliveryOwners = []
    const effects = collectEffects({
      actors: (ids) => void actors.push(...ids),
      deliveries: (some) => void (owners = some),
      log,
    })
    let end: (() => void) | undefined
    let result: T
    try {
      connection.exec('BEGIN IMMEDIATE')
      const transaction = sqliteTx(connection, effects)
      end = transaction.end
      result = (await work(transaction.tx)) as T
      connection.exec('COMMIT')
      // The result of the commit is lost with the connection: no process is notified, and the result is unknown.
      if (this.#failures.strikes('commitUnknown')) {
        this.#states.reach('a commit whose outcome is unknown')
        throw this.#failures.error('lost')
      }
    } catch (error) {
      if (member.owner.alive && connection.inTransaction) connection.exec('ROLLBACK')
      throw error
    } finally {
      end?.()
      this.#free(member.owner)
    }
    effects.release()
    this.#announce(member, actors, owners)
    return result
  }

  #announce(member: Member, actors: readonly string[], owners: DeliveryOwners): void {
    const tell = ({ emitter }: Member, heard: readonly string[]) => {
      if (heard.length > 0) emitter.emitActors(heard)
      if (owners.length > 0) emitter.emitDeliveries(owners)
    }
    tell(member, actors)
    if (actors.length === 0 && owners.length === 0) return
    this.#notifyOthers(member, (other) =>
      tell(
        other,
        actors.filter((id) => other.active.has(id)),
      ),
    )
  }

  #take(owner: Owner): Promise<void> {
    if (!this.#holder) {
      this.#holder = owner
      return Promise.resolve()
    }
    if (this.#holder !== owner) this.#states.reach('a write waits for another process')
    return new Promise((resolve, reject) => {
      const forget = owner.waiting(reject)
      const grant = () => {
        forget()
        this.#scheduler.post(owner, resolve)
      }
      this.#queue.push({ owner, grant })
    })
  }

  #free(owner: Owner): void {
    if (this.#holder !== owner) return
    this.#holder = undefined
    const waiting = this.#queue.filter((one) => one.owner.alive)
    this.#queue.length = 0
    if (waiting.length === 0) return
    const [next] = waiting.splice(this.#failures.random.integer(0, waiting.length - 1), 1)
    this.#queue.push(...waiting)
    this.#holder = next!.owner
    next!.grant()
  }

  #notifyOthers(from: Member, tell: (other: Member) => void): void {
    for (const other of this.#members) {
      if (other === from) continue
      this.#scheduler.after(this.#server, this.#failures.random.integer(0, 8), () => {
        const isReachable = other.owner.alive && other.interruptedUntil <= this.#scheduler.now()
        if (isReachable) this.#scheduler.post(other.owner, () => tell(other))
      })
    }
  }
}
