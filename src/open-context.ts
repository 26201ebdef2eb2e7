import type { Logger } from 'pino'

import { createCommits } from './commit/commits.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { systemClock, type Clock } from './core/clock.ts'
import { createIds } from './core/ids.ts'
import type { DatabaseOptions } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import { createEphemeral } from './events/ephemeral.ts'
import { createWaiters } from './events/waiters.ts'
import { createWebhookServices, type WebhookServices } from './webhooks/webhook-services.ts'

/** What a test may put in the place of the outside world. */
export interface Outside {
  clock?: Clock
  database?: Pick<DatabaseOptions, 'schema' | 'poolSize'>
  webhooks?: WebhookServices
}

/** Opens the database and makes everything that operations share. The settings are copied: listening completes them. */
export async function openContext(config: Config, log: Logger, outside: Outside = {}): Promise<Context> {
  const clock = outside.clock ?? systemClock
  const ids = createIds(clock)
  const webhooks = outside.webhooks ?? createWebhookServices(config)
  const database = await openDatabase(config.databaseUrl, { log, ...outside.database })
  const commits = createCommits({ database, clock, ids })
  return {
    config: { ...config }, clock, ids, database, commits, webhooks, log,
    waiters: createWaiters(), ephemeral: createEphemeral(),
  }
}
