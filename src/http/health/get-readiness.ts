import type { HttpContext } from '../context.ts'
import { temporarilyUnavailable } from '../../platform/errors.ts'
import { missingMigrations } from '../../platform/database/migrations/migrate.ts'

/** A database that takes longer to say one word serves nobody. */
const patienceMs = 2_000

interface Readiness {
  status: 'ok'
  degraded?: 'signals'[]
}

/**
 * Whether requests can be served: not while the server drains, without its database, while that cannot store anything,
 * or on tables that are older than the program, as after a backup was put back beneath it.
 * @returns with what works less well than it should
 * @throws DomainError temporarily_unavailable
 */
export async function getReadiness(
  context: Pick<HttpContext, 'clock' | 'lifecycle' | 'database' | 'log'>,
): Promise<Readiness> {
  if (context.lifecycle.draining) throw temporarilyUnavailable('The server is stopping.', 1)
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = context.clock.setTimeout(
    () => reject(temporarilyUnavailable('The database does not answer.', 1)),
    patienceMs,
  )
  try {
    const missing = await Promise.race([context.database.read(missingMigrations), late])
    if (missing.length > 0) {
      context.log.error({ missing }, 'the tables are older than the program')
      throw temporarilyUnavailable('The database is not up to date.', 1)
    }
    await Promise.race([context.database.assertWritable(), late])
    return context.database.signals.state().connected ? { status: 'ok' } : { status: 'ok', degraded: ['signals'] }
  } finally {
    context.clock.clearTimeout(timer)
  }
}
