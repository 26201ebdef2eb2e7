import { collectEffects, noCommitEffects } from '../../src/platform/database/commit-effects.ts'
import type { Database, DatabaseLog, DeliveryOwners, EngineDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrations/migrate.ts'
import { createEmitter, type Emitter } from '../../src/platform/database/signals/emitter.ts'
import { SqliteConnection } from '../../src/platform/database/sqlite/sqlite-connection.ts'
import { watchWrites } from '../../src/platform/database/write-health.ts'
import { sqliteTx } from '../../src/platform/database/sqlite/sqlite-tx.ts'
import type { Failures } from './failures.ts'
import { Owner, type Scheduler } from './scheduler.ts'

interface Member {
  owner: Owner
  emitter: Emitter
  /** The actors that it wants to hear of, and those that it hears of already. */
  wanted: Set<string>
  followed: Set<string>
  /** Until when its connection for notifications is gone. */
  deafUntil: number
}

export interface Connected {
  database: Database
  /** Ends the connections as the death of their process does: what is not committed is gone. */
  cut(): void
}

/**
 * One database for several server processes. Transactions that write follow each other, in an order that the seed
 * chooses, so no two of them see each other half done; everything else is as with PostgreSQL: notifications between
 * processes that come late or get lost, and connections that end with the outcome of a commit unknown.
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

  constructor(path: string, scheduler: Scheduler, failures: Failures) {
    this.#path = path
    this.#scheduler = scheduler
    this.#failures = failures
  }

  async connect(owner: Owner, log: DatabaseLog): Promise<Connected> {
    const writer = new SqliteConnection(this.#path, { readOnly: false })
    if (!this.#migrated) await this.#migrate(writer)
    this.#migrated = true
    const reader = new SqliteConnection(this.#path, { readOnly: true })
    const member: Member = { owner, emitter: createEmitter(log), wanted: new Set(), followed: new Set(), deafUntil: 0 }
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
          member.wanted.delete(actorId)
          member.followed.delete(actorId)
        },
        notify: (text) => this.#tellOthers(member, (other) => other.emitter.emitNotification(text)),
        notifyFollowers: (actorIds, write) =>
          this.#tellOthers(member, ({ emitter, followed }) => {
            const heard = actorIds.filter((id) => followed.has(id))
            if (heard.length > 0) emitter.emitNotification(write(heard))
          }),
        state: () => ({ connected: true, sent: 0, heard: 0 }),
      },
      connections: () => [],
      statements: () => 0,
      close: async () => cut(),
    }
    return { database: watchWrites(database), cut }
  }

  /** A member loses its connection for notifications for a while, and hears of everything when it is back. */
  deafen(owner: Owner, ms: number): void {
    for (const member of this.#members) {
      if (member.owner !== owner) continue
      member.deafUntil = this.#scheduler.now() + ms
      this.#scheduler.after(owner, ms, () => {
        member.emitter.emitActors([...member.followed])
        member.emitter.emitDeliveries('all')
      })
    }
  }

  /** It takes a moment until a member hears of an actor; what was missed until then is read. */
  #follow(member: Member, actorId: string): void {
    member.wanted.add(actorId)
    this.#scheduler.after(member.owner, this.#failures.random.integer(0, 8), () => {
      if (!member.wanted.has(actorId)) return
      member.followed.add(actorId)
      member.emitter.emitActors([actorId])
    })
  }

  async #migrate(connection: SqliteConnection): Promise<void> {
    connection.exec('BEGIN EXCLUSIVE')
    const { tx, end } = sqliteTx(connection, noCommitEffects)
    await migrate(tx)
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
      // The answer to the commit is lost with the connection: nobody is told, and nobody knows.
      if (this.#failures.strikes('commitUnknown')) throw this.#failures.error('lost')
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
    this.#tellOthers(member, (other) =>
      tell(
        other,
        actors.filter((id) => other.followed.has(id)),
      ),
    )
  }

  #take(owner: Owner): Promise<void> {
    if (!this.#holder) {
      this.#holder = owner
      return Promise.resolve()
    }
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

  #tellOthers(from: Member, tell: (other: Member) => void): void {
    for (const other of this.#members) {
      if (other === from) continue
      this.#scheduler.after(this.#server, this.#failures.random.integer(0, 8), () => {
        const hears = other.owner.alive && other.deafUntil <= this.#scheduler.now()
        if (hears) this.#scheduler.post(other.owner, () => tell(other))
      })
    }
  }
}
