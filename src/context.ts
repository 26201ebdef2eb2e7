import type { Logger } from 'pino'

import type { AnswerWaits } from './a2a/answer-waits.ts'
import type { Cleanup } from './accounts/cleanup.ts'
import type { Uploads } from './attachments/uploads.ts'
import type { Commits } from './commit/commits.ts'
import type { Config } from './config.ts'
import type { Clock } from './core/clock.ts'
import type { Ids } from './core/ids.ts'
import type { Database } from './database/database.ts'
import type { Ephemeral } from './events/ephemeral.ts'
import type { Descriptions } from './description/descriptions.ts'
import type { Waiters } from './events/waiters.ts'
import type { TaskBegins } from './tasks/begin-tasks.ts'
import type { TaskWrites } from './tasks/task-writes.ts'
import type { Limiter } from './limits/limiter.ts'
import type { Telemetry } from './telemetry.ts'
import type { WebhookServices } from './webhooks/webhook-services.ts'

/** What every operation is given: the outside world as inputs, so that tests can put their own in its place. */
export interface Context extends Telemetry {
  config: Config
  clock: Clock
  ids: Ids
  database: Database
  commits: Commits
  taskWrites: TaskWrites
  taskBegins: TaskBegins
  answerWaits: AnswerWaits
  waiters: Waiters
  ephemeral: Ephemeral
  webhooks: WebhookServices
  cleanup: Cleanup
  uploads: Uploads
  limiter: Limiter
  descriptions: Descriptions
  log: Logger
  /** `draining` from the moment on in which the server was told to stop. */
  lifecycle: { draining: boolean }
}
