import type { Needs, Telemetry } from '../platform/context.ts'
import type { Logger } from 'pino'

import { createAnswerWaits } from '../tasks/a2a/answer-waits.ts'
import { openCardSigner } from '../http/a2a/open-card-signer.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import type { AttachmentStorage } from '../platform/storage/storage.ts'
import { createPaymentProviders } from '../commerce/payments/create-providers.ts'
import { createUploads, type UploadTimes } from '../conversations/attachments/uploads.ts'
import { createCommits } from '../platform/unit-of-work/commits.ts'
import type { Config } from '../platform/configuration/configuration.ts'
import type { DemoOffer } from '../http/context.ts'
import type { Context } from './context.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import { createInjector } from '../platform/demo-faults/injector.ts'
import { createEventEncoder } from './event-encoders.ts'
import { createEventLog } from '../platform/event-log/append-events.sql.ts'
import { createIds } from '../platform/ids.ts'
import { systemRandom, type Random } from '../platform/random.ts'
import type { Database, DatabaseOptions } from '../platform/database/database.ts'
import { databaseFile } from '../platform/database/database-url.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createDescriptions } from '../http/api-docs/descriptions.ts'
import { createMcpEndpoint } from '../http/mcp/mcp-endpoint.ts'
import { createEphemeral } from '../platform/event-log/ephemeral.ts'
import { createWaiters } from '../platform/event-log/waiters.ts'
import { findEncryptionKeys, writeKeyFile, type EncryptionKeys } from '../platform/encryption/encryption-keys.ts'
import { openSecretBox } from '../platform/encryption/sealed-columns.ts'
import type { SecretBox } from '../platform/encryption/secret-box.ts'
import { createSessionUse } from '../identity/accounts/session-use.ts'
import { createSignInProvider } from '../identity/sign-in/provider.ts'
import { createOpenCounts } from '../http/rate-limits/open-counts.ts'
import { createUnreadAnswers, type UnreadAnswers } from '../http/unread-answers.ts'
import { createTaskBegins } from '../tasks/tasks/begin-tasks.ts'
import { createTaskWrites } from '../tasks/tasks/task-writes.ts'
import { createLimits } from '../platform/limits/limits.ts'
import { createStoredBytes } from '../platform/limits/stored-bytes.ts'
import { createLimiter } from '../platform/rate-limits/limiter.ts'
import { connectAreas, sealedColumns, type UnconnectedContext } from './connect-areas.ts'
import { commitObserver, openTelemetry } from './telemetry.ts'
import { createWebhookServices, type WebhookServices } from '../delivery/webhooks/sender.ts'

const testHooksWarning =
  'PARLEY_TEST_HOOKS is on: the operator key gives access to all stored data; turn it off outside of tests'

/** External dependencies that a test or a simulation can replace. */
export interface ContextOverrides {
  clock?: Clock
  random?: Random
  database?: Pick<DatabaseOptions, 'schema' | 'poolSize' | 'statementTimeoutMs'>
  openDatabase?: (url: string, options: DatabaseOptions) => Promise<Database>
  storage?: AttachmentStorage
  webhooks?: WebhookServices
  uploads?: Partial<UploadTimes>
  /** Path of the key file for a database without a file. */
  keyFile?: string
  /** Data of a demo that the pages show. */
  demo?: DemoOffer
}

/** Opens the database and creates the dependencies of operations. Copies the settings: listening completes them. */
export async function openContext(config: Config, log: Logger, overrides: ContextOverrides = {}): Promise<Context> {
  if (config.testHooks) log.warn(testHooksWarning)
  const clock = overrides.clock ?? systemClock
  const random = overrides.random ?? systemRandom
  const ids = createIds(clock, random)
  const webhooks = overrides.webhooks ?? createWebhookServices(config)
  const file = databaseFile(config.databaseUrl)
  const keys = findEncryptionKeys(config, file === undefined ? overrides.keyFile : `${file}.key`, log)
  const open = overrides.openDatabase ?? openDatabase
  const broker = config.signalsUrl && { address: config.signalsUrl, prefix: config.signalsPrefix }
  const database = await open(config.databaseUrl, { log, broker, ...overrides.database })
  const secretBox = await openSecrets({ database, random }, keys, log)
  const telemetry = await openTelemetry(config, database, clock, log)
  const limits = await createLimits({ defaults: config.limits, database, clock, log })
  const ephemeral = createEphemeral(database.signals)
  const observer = commitObserver(telemetry, clock)
  const ownConfig = { ...config }
  const eventLog = createEventLog(ids, createEventEncoder(ownConfig))
  const commits = createCommits({ database, clock, ids, eventLog, limits, ephemeral, observer })
  const waiters = createWaiters(clock)
  const onError = (error: unknown) => log.error({ err: error }, 'the answers to calls of A2A could not be queried')
  const lifecycle: Context['lifecycle'] = { draining: false }
  const context: UnconnectedContext = {
    ...telemetry,
    config: ownConfig,
    clock,
    random,
    ids,
    database,
    eventLog,
    commits,
    webhooks,
    paymentProviders: createPaymentProviders(config),
    secretBox,
    log,
    waiters,
    lifecycle,
    demo: overrides.demo,
    injector: overrides.demo && createInjector({ clock, random, ids }),
    unreadAnswers: watchUnreadAnswers(config, clock, log, telemetry),
    descriptions: createDescriptions(ownConfig, overrides.demo !== undefined),
    taskWrites: createTaskWrites({ database, clock, eventLog }),
    taskBegins: createTaskBegins({ database, clock, eventLog, ids, limits }),
    cardSigner: await openCardSigner(ownConfig),
    answerWaits: createAnswerWaits({ database, waiters, clock, onError }),
    ephemeral,
    uploads: createUploads(
      { database, storage: overrides.storage ?? openStorage(config), clock, log },
      overrides.uploads,
    ),
    sessionUse: createSessionUse({
      database,
      clock,
      onError: (error) => log.warn({ err: error }, 'the last use of sessions could not be stored'),
    }),
    signInProvider: createSignInProvider(ownConfig),
    limiter: createLimiter({ limits: config.rateLimits, database, clock, log }),
    limits,
    storedBytes: createStoredBytes({ database, limits, clock, log }),
    openCounts: createOpenCounts(limits),
    mcp: createMcpEndpoint({ config: ownConfig, lifecycle }),
  }
  return { ...context, ...connectAreas(context) }
}

/** Limits answers that clients do not read; a connection that is ended is counted and logged. */
function watchUnreadAnswers(config: Config, clock: Clock, log: Logger, { metrics }: Telemetry): UnreadAnswers {
  return createUnreadAnswers({
    limits: config.httpLimits,
    clock,
    onEnded(limit, bytes) {
      metrics?.limitRejected(limit)
      log.info({ limit, bytes }, 'a connection was ended because its client did not read')
    },
  })
}

/** Encrypts every secret in the database with the current key. An error closes the database. */
async function openSecrets(
  { database, random }: Needs<'database' | 'random'>,
  keys: EncryptionKeys,
  log: Logger,
): Promise<SecretBox> {
  const { newFile, key, origin } = keys
  try {
    const keyIsStored = () => newFile !== undefined && writeKeyFile(newFile, key, log)
    const { secretBox, encrypted } = await openSecretBox({ database, random }, keys, sealedColumns, keyIsStored)
    if (encrypted > 0) log.info({ secrets: encrypted, key: origin }, 'encrypted stored secrets with the current key')
    return secretBox
  } catch (error) {
    await database.close()
    throw error
  }
}
