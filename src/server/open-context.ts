import type { Logger } from 'pino'

import { createAnswerWaits } from '../tasks/a2a/answer-waits.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { createUploads, type UploadTimes } from '../conversations/attachments/uploads.ts'
import { createCommits } from '../platform/unit-of-work/commits.ts'
import type { Config } from '../platform/configuration/configuration.ts'
import type { Context } from './context.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import type { Database, DatabaseOptions } from '../platform/database/database.ts'
import { databaseFile, openDatabase } from '../platform/database/open-database.ts'
import { createDescriptions } from '../http/api-docs/descriptions.ts'
import { createEphemeral } from '../platform/event-log/ephemeral.ts'
import { createWaiters } from '../platform/event-log/waiters.ts'
import { findEncryptionKeys, writeKeyFile, type EncryptionKeys } from '../platform/encryption/encryption-keys.ts'
import { openSecretBox } from '../platform/encryption/sealed-columns.ts'
import type { SecretBox } from '../platform/encryption/secret-box.ts'
import { createTaskBegins } from '../tasks/tasks/begin-tasks.ts'
import { createTaskWrites } from '../tasks/tasks/task-writes.ts'
import { createLimiter } from '../platform/rate-limits/limiter.ts'
import { connectAreas, sealedColumns } from './connect-areas.ts'
import { commitObserver, openTelemetry } from './telemetry.ts'
import { createWebhookServices, type WebhookServices } from '../delivery/webhooks/webhook-services.ts'

/** What a test may put in the place of the outside world. */
export interface ContextOverrides {
  clock?: Clock
  database?: Pick<DatabaseOptions, 'schema' | 'poolSize'>
  webhooks?: WebhookServices
  uploads?: Partial<UploadTimes>
  /** A place for the key file where no embedded database has one. */
  keyFile?: string
}

/** Opens the database and makes everything that operations share. The settings are copied: listening completes them. */
export async function openContext(config: Config, log: Logger, overrides: ContextOverrides = {}): Promise<Context> {
  const clock = overrides.clock ?? systemClock
  const ids = createIds(clock)
  const webhooks = overrides.webhooks ?? createWebhookServices(config)
  const file = databaseFile(config.databaseUrl)
  const keys = findEncryptionKeys(config, file === undefined ? overrides.keyFile : `${file}.key`, log)
  const database = await openDatabase(config.databaseUrl, { log, ...overrides.database })
  const secretBox = await openSecrets(database, keys, log)
  const telemetry = await openTelemetry(config, database, clock, log)
  const commits = createCommits({ database, clock, ids, observer: commitObserver(telemetry) })
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
    secretBox,
    log,
    waiters,
    lifecycle: { draining: false },
    descriptions: createDescriptions(ownConfig),
    taskWrites: createTaskWrites({ database, clock, ids }),
    taskBegins: createTaskBegins({ database, clock, ids }),
    answerWaits: createAnswerWaits({ database, waiters, clock, onError }),
    ephemeral: createEphemeral(database.signals),
    uploads: createUploads({ database, storage: openStorage(config), clock, log }, overrides.uploads),
    limiter: createLimiter({ limits: config.rateLimits, database, clock, log }),
  } as Context
  return Object.assign(context, connectAreas(context))
}

/** Every secret in the database is encrypted when this is done; a failure closes the database. */
async function openSecrets(database: Database, keys: EncryptionKeys, log: Logger): Promise<SecretBox> {
  const { newFile, key, origin } = keys
  try {
    const keyIsStored = () => newFile !== undefined && writeKeyFile(newFile, key, log)
    const { secretBox, encrypted } = await openSecretBox(database, keys, sealedColumns, keyIsStored)
    if (encrypted > 0) log.info({ secrets: encrypted, key: origin }, 'encrypted stored secrets with the current key')
    return secretBox
  } catch (error) {
    await database.close()
    throw error
  }
}
