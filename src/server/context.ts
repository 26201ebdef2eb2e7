import type { Logger } from 'pino'

import type { AnswerWaits } from '../tasks/a2a/answer-waits.ts'
import type { EventLoader } from '../delivery/events/event-loader.ts'
import type { AccountHooks } from '../identity/accounts/account-hooks.ts'
import type { Erasure } from '../identity/accounts/erasure.ts'
import type { Uploads } from '../conversations/attachments/uploads.ts'
import type { Commits } from '../platform/unit-of-work/commits.ts'
import type { Config } from '../platform/configuration/configuration.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Database } from '../platform/database/database.ts'
import type { Ephemeral } from '../platform/event-log/ephemeral.ts'
import type { Descriptions } from '../http/api-docs/descriptions.ts'
import type { Waiters } from '../platform/event-log/waiters.ts'
import type { TaskBegins } from '../tasks/tasks/begin-tasks.ts'
import type { TaskWrites } from '../tasks/tasks/task-writes.ts'
import type { Limiter } from '../platform/rate-limits/limiter.ts'
import type { Telemetry } from '../platform/telemetry.ts'
import type { WebhookServices } from '../delivery/webhooks/webhook-services.ts'

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
  accountHooks: AccountHooks
  erasure: Erasure
  /** Of the areas above delivery whose events only refer to what they show. */
  eventLoaders: readonly EventLoader[]
  uploads: Uploads
  limiter: Limiter
  descriptions: Descriptions
  log: Logger
  /** `draining` from the moment on in which the server was told to stop. */
  lifecycle: { draining: boolean }
}
