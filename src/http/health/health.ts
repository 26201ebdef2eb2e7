import type { HttpContext } from '../context.ts'
import { temporarilyUnavailable } from '../../platform/errors.ts'
import { missingMigrations } from '../../platform/database/migrations/migrate.ts'

/** Reports that the process runs; checks nothing else. */
export const getHealth = (): { status: 'ok' } => ({ status: 'ok' })

/** Time limit for the database check, in milliseconds. A slower database cannot serve requests. */
const timeoutMs = 2_000

interface Readiness {
  status: 'ok'
  degraded?: 'signals'[]
}

/**
 * Checks whether requests can be served. They cannot while the server drains, while the database is unreachable or
 * not writable, or when its tables are older than the program, as after an old backup was restored.
 * @returns with the parts that are degraded
 * @throws DomainError temporarily_unavailable
 */
export async function getReadiness(
  context: Pick<HttpContext, 'clock' | 'lifecycle' | 'database' | 'log' | 'uploads'>,
): Promise<Readiness> {
  if (context.lifecycle.draining) throw temporarilyUnavailable('The server is stopping.', 1)
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = context.clock.setTimeout(
    () => reject(temporarilyUnavailable('The database does not answer.', 1)),
    timeoutMs,
  )
  try {
    const missing = await Promise.race([context.database.read(missingMigrations), late])
    if (missing.length > 0) {
      context.log.error({ missing }, 'the tables are older than the program')
      throw temporarilyUnavailable('The database is not up to date.', 1)
    }
    await Promise.race([context.database.assertWritable(), late])
    await Promise.race([assertStorage(context), late])
    return context.database.signals.state().connected ? { status: 'ok' } : { status: 'ok', degraded: ['signals'] }
  } finally {
    context.clock.clearTimeout(timer)
  }
}

async function assertStorage({ uploads, log }: Pick<HttpContext, 'uploads' | 'log'>): Promise<void> {
  try {
    await uploads.storage.assertWritable?.()
  } catch (error) {
    log.error({ err: error }, 'attachments cannot be stored')
    throw temporarilyUnavailable('Attachments cannot be stored.', 1)
  }
}
