import { PollingWorker } from '../../platform/recurring-work.ts'
import type { Needs } from '../../platform/context.ts'
import { settleCall, type ApplyContext } from './apply-call-event.ts'
import { lockCall } from './call.store.ts'
import { anyCallToEnd, claimCallsToEnd } from './severed.store.ts'

/** Lease of a claimed call, in milliseconds. */
const leaseMs = 10_000
/** Maximum calls of one poll. */
const lookMax = 100

type Context = ApplyContext & Needs<'database' | 'log'>

/**
 * Ends unanswered and expired calls, and calls whose parties are separated, in every process that serves the database.
 * Each call is ended by the process that claimed it.
 */
export class CallWorker extends PollingWorker {
  readonly #context: Context

  constructor(context: Context) {
    super(context, 'calls to end could not be queried')
    this.#context = context
  }

  override async poll(): Promise<void> {
    const { database, clock } = this.#context
    if (!(await database.read((tx) => anyCallToEnd(tx, clock.now())))) return
    const claimed = await database.write((tx) => claimCallsToEnd(tx, clock.now(), leaseMs, lookMax))
    for (const id of claimed) {
      await database.write(async (tx) => {
        const call = await lockCall(tx, id)
        if (call) await settleCall(this.#context, tx, call)
      })
    }
  }
}
