import type { Logger } from 'pino'

import { createAnswerWaits } from '../tasks/a2a/answer-waits.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { createUploads, type UploadTimes } from '../conversations/attachments/uploads.ts'
import { createCommits } from '../platform/unit-of-work/commits.ts'
import type { Config } from '../platform/configuration/configuration.ts'
import type { Context } from './context.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import type { DatabaseOptions } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createDescriptions } from '../http/api-docs/descriptions.ts'
import { createEphemeral } from '../platform/event-log/ephemeral.ts'
import { createWaiters } from '../platform/event-log/waiters.ts'
import { createSecretBox } from '../platform/secret-box.ts'
import { createTaskBegins } from '../tasks/tasks/begin-tasks.ts'
import { createTaskWrites } from '../tasks/tasks/task-writes.ts'
import { createLimits } from '../platform/limits/limits.ts'
import { createLimiter } from '../platform/rate-limits/limiter.ts'
import { connectAreas } from './connect-areas.ts'
import { commitObserver, openTelemetry } from './telemetry.ts'
import { createWebhookServices, type WebhookServices } from '../delivery/webhooks/webhook-services.ts'

/** What a test may put in the place of the outside world. */
export interface ContextOverrides {
  clock?: Clock
  database?: Pick<DatabaseOptions, 'schema' | 'poolSize'>
  webhooks?: WebhookServices
  uploads?: Partial<UploadTimes>
}

/** Opens the database and makes everything that operations share. The settings are copied: listening completes them. */
export async function openContext(config: Config, log: Logger, overrides: ContextOverrides = {}): Promise<Context> {
  const clock = overrides.clock ?? systemClock
  const ids = createIds(clock)
  const webhooks = overrides.webhooks ?? createWebhookServices(config)
  const database = await openDatabase(config.databaseUrl, { log, ...overrides.database })
  const telemetry = await openTelemetry(config, database, clock, log)
  const limits = await createLimits({ defaults: config.limits, database, log })
  const commits = createCommits({ database, clock, ids, limits, observer: commitObserver(telemetry) })
  const waiters = createWaiters()
  const onError = (error: unknown) => log.error({ err: error }, 'the answers to calls could not be looked for')
  const ownConfig = { ...config }
  const context = {
    ...telemetry,
    config: ownConfig,
    clock,
    ids,
    database,
    commits,
    webhooks,
    secretBox: createSecretBox(config.encryptionKey ?? null),
    log,
    waiters,
    lifecycle: { draining: false },
    descriptions: createDescriptions(ownConfig),
    taskWrites: createTaskWrites({ database, clock, ids }),
    taskBegins: createTaskBegins({ database, clock, ids, limits }),
    answerWaits: createAnswerWaits({ database, waiters, clock, onError }),
    ephemeral: createEphemeral(database.signals),
    uploads: createUploads({ database, storage: openStorage(config), clock, log }, overrides.uploads),
    limiter: createLimiter({ limits: config.rateLimits, database, clock, log }),
    limits,
  } as Context
  return Object.assign(context, connectAreas(context))
}
