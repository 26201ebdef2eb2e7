import type { Logger } from 'pino'

import type { Commits } from './commit/commits.ts'
import type { Config } from './config.ts'
import type { Clock } from './core/clock.ts'
import type { Ids } from './core/ids.ts'
import type { Database } from './database/database.ts'
import type { Ephemeral } from './events/ephemeral.ts'
import type { Waiters } from './events/waiters.ts'
import type { WebhookServices } from './webhooks/webhook-services.ts'

/** What every operation is given: the outside world as inputs, so that tests can put their own in its place. */
export interface Context {
  config: Config
  clock: Clock
  ids: Ids
  database: Database
  commits: Commits
  waiters: Waiters
  ephemeral: Ephemeral
  webhooks: WebhookServices
  log: Logger
}
