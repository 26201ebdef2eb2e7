import type { Database, Tx } from '../../src/platform/database/database.ts'
import type { Failures } from './failures.ts'
import type { Owner, Scheduler } from './scheduler.ts'
import type { States } from './states.ts'
import type { Trace } from './trace.ts'

/** Points at which a process may die. */
export type DeathPlace = 'begin' | 'statement' | 'commit' | 'committed'

/** Shared state of all connections to one database: its availability and free disk space. */
export interface DatabaseState {
  unavailableUntil: number
  fullUntil: number
}

export interface FailingDatabaseOptions {
  scheduler: Scheduler
  owner: Owner
  failures: Failures
  trace: Trace
  states: States
  state: DatabaseState
  /** Whether several processes use the database over a network, which loses connections and results of commits. */
  networked: boolean
  /** Called at every point where a process may die. @throws KilledError when it dies */
  mortal(place: DeathPlace): void
}

/** Wraps a database so that every step takes time, may fail, and may kill the process. */
export function failingDatabase(base: Database, options: FailingDatabaseOptions): Database {
  const { scheduler, owner, failures, trace, states, state, networked, mortal } = options
  const lost = () => failures.error(networked ? 'lost' : 'io')

  async function step(place: DeathPlace): Promise<void> {
    mortal(place)
    const ms = failures.strikes('slowStatement') ? failures.random.integer(1, 400) : 0
    // Most steps finish immediately. During a slow step, other owners run.
    if (ms === 0 && owner.pausedUntil <= scheduler.now() && failures.random.chance(0.6)) return
    await scheduler.delay(owner, ms)
    mortal(place)
  }

  async function begin(): Promise<void> {
    await step('begin')
    if (networked && scheduler.now() < state.unavailableUntil) {
      states.reach('a transaction meets a database that is away')
      throw failures.error('away')
    }
    if (failures.strikes('beginRefused')) throw networked ? failures.error('away') : failures.error('io')
  }

  async function commit(): Promise<void> {
    await step('commit')
    if (!networked && scheduler.now() < state.fullUntil) {
      states.reach('a write meets a full disk')
      throw failures.error('full')
    }
    if (failures.strikes('batchRefused')) throw failures.error('refused')
    if (networked && failures.strikes('serialization')) throw failures.error('serialization')
    if (failures.strikes('commitLost')) throw lost()
  }

  return {
    ...base,
    async write(work) {
      for (let again = 0; ; again++) {
        try {
          await begin()
          const result = await base.write(async (tx) => {
            const done = await work(failingTx(tx, { failures, lost, step }))
            await commit()
            return done
          })
          trace.add(owner.name, 'committed')
          if (again > 0) states.reach('a transaction is repeated after a serialization failure')
          await step('committed')
          return result
        } catch (error) {
          if (again === 5 || (error as { code?: string }).code !== '40001') throw error
        }
      }
    },
    async read(work) {
      await begin()
      return base.read((tx) => work(failingTx(tx, { failures, lost, step })))
    },
  }
}

interface Statements {
  failures: Failures
  lost(): Error
  step(place: DeathPlace): Promise<void>
}

/** Sends the statements of a transaction to the engine in order. */
function failingTx(tx: Tx, { failures, lost, step }: Statements): Tx {
  let last: Promise<unknown> | undefined
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const slow = failures.random.chance(0.05) || failures.strikes('slowStatement')
    const fails = failures.strikes('statementLost')
    if (!slow && !fails && !last) return run()
    const turn = (last ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => (slow ? step('statement') : undefined))
      .then(() => {
        if (fails) throw lost()
        return run()
      })
    last = turn
    const settled = () => {
      if (last === turn) last = undefined
    }
    turn.then(settled, settled)
    return turn
  }
  // Delegates all other members.
  return Object.assign(Object.create(tx) as Tx, {
    rows: (...call: Parameters<Tx['rows']>) => inTurn(() => tx.rows(...call)),
    run: (...call: Parameters<Tx['run']>) => inTurn(() => tx.run(...call)),
    insert: (...call: Parameters<Tx['insert']>) => inTurn(() => tx.insert(...call)),
  })
}
