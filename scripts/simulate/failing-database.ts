import type { Database, Tx } from '../../src/platform/database/database.ts'
import type { Failures } from './failures.ts'
import type { Owner, Scheduler } from './scheduler.ts'
import type { Trace } from './trace.ts'

/** What every connection to one database shares: whether it answers, and whether its disk has room. */
export interface DatabaseState {
  awayUntil: number
  fullUntil: number
}

export interface FailingDatabaseOptions {
  scheduler: Scheduler
  owner: Owner
  failures: Failures
  trace: Trace
  state: DatabaseState
  /** Several processes over a network: connections get lost, and the outcome of a commit with them. */
  networked: boolean
  /** Called at every place where a process may die. @throws KilledError when it does */
  mortal(place: string): void
}

/** A database whose every step takes time, may fail, and may be the last one of its process. */
export function failingDatabase(base: Database, options: FailingDatabaseOptions): Database {
  const { scheduler, owner, failures, trace, state, networked, mortal } = options
  const lost = () => failures.error(networked ? 'lost' : 'io')

  async function step(place: string): Promise<void> {
    mortal(place)
    const ms = failures.strikes('slowStatement') ? failures.random.integer(1, 400) : 0
    // Most steps are over at once; at the others everybody else goes on meanwhile.
    if (ms === 0 && owner.pausedUntil <= scheduler.now() && failures.random.chance(0.6)) return
    await scheduler.delay(owner, ms)
    mortal(place)
  }

  async function begin(): Promise<void> {
    await step('begin')
    if (networked && scheduler.now() < state.awayUntil) throw failures.error('away')
    if (failures.strikes('beginRefused')) throw networked ? failures.error('away') : failures.error('io')
  }

  async function commit(): Promise<void> {
    await step('commit')
    if (!networked && scheduler.now() < state.fullUntil) throw failures.error('full')
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
  step(place: string): Promise<void>
}

/** Statements of a transaction reach the engine in the order in which they were sent. */
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
  // Everything else is as it is below.
  return Object.assign(Object.create(tx) as Tx, {
    rows: (...call: Parameters<Tx['rows']>) => inTurn(() => tx.rows(...call)),
    run: (...call: Parameters<Tx['run']>) => inTurn(() => tx.run(...call)),
    insert: (...call: Parameters<Tx['insert']>) => inTurn(() => tx.insert(...call)),
  })
}
