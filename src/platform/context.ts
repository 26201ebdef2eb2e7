import type { Logger } from 'pino'

import type { Clock } from './clock.ts'
import type { Config } from './configuration/configuration.ts'
import type { Database } from './database/database.ts'
import type { EventLog } from './event-log/log-event.ts'
import type { Ephemeral } from './event-log/ephemeral.ts'
import type { Waiters } from './event-log/waiters.ts'
import type { Ids } from './ids.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Limits } from './limits/limits.ts'
import type { StoredBytes } from './limits/stored-bytes.ts'
import type { Random } from './random.ts'
import type { Limiter } from './rate-limits/limiter.ts'
import type { SecretBox } from './encryption/secret-box.ts'
import type { Tracing } from './tracing/tracing.ts'

/** Observability of the server; undefined members are disabled by the settings. */
export interface Telemetry {
  metrics?: Metrics
  tracing?: Tracing
}

/**
 * External dependencies, so that tests can replace them. Each layer above adds its own services in a context of its
 * own; an operation declares the members that it needs with `Needs`, or with `Pick` of the context of its layer.
 */
export interface PlatformContext extends Telemetry {
  config: Config
  clock: Clock
  random: Random
  ids: Ids
  database: Database
  eventLog: EventLog
  waiters: Waiters
  ephemeral: Ephemeral
  limiter: Limiter
  limits: Limits
  storedBytes: StoredBytes
  secretBox: SecretBox
  log: Logger
}

/** The members of the platform that an operation needs. */
export type Needs<Member extends keyof PlatformContext> = Pick<PlatformContext, Member>
