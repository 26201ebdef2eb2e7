import type { Logger } from 'pino'

import type { CommitObserver } from '../platform/unit-of-work/commits.ts'
import type { Config } from '../platform/configuration/configuration.ts'
import type { Context } from './context.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Telemetry } from '../platform/context.ts'
import type { ServedMetrics } from './metrics-server.ts'

/** Opens metrics and tracing. Their libraries are loaded only when a setting enables them. */
export async function openTelemetry(config: Config, database: Database, clock: Clock, log: Logger): Promise<Telemetry> {
  const { metricsListen, otelUrl, otelSampleRatio } = config
  const metrics = metricsListen && (await import('../platform/metrics/metrics.ts')).createMetrics(database, clock, log)
  const warn = (detail: string) => log.warn({ detail: detail.slice(0, 300) }, 'traces could not be sent')
  const tracing =
    otelUrl === undefined
      ? undefined
      : (await import('../platform/tracing/tracing.ts')).createTracing(otelUrl, otelSampleRatio, warn)
  return { metrics, tracing }
}

/** Serves the metrics on their own address, if they are enabled. */
export async function serveMetrics(context: Context): Promise<ServedMetrics | undefined> {
  const {
    metrics,
    config: { metricsListen },
    log,
  } = context
  if (!metrics || !metricsListen) return undefined
  const [{ addGauges }, { startMetricsServer }] = await Promise.all([
    import('./gauges.ts'),
    import('./metrics-server.ts'),
  ])
  addGauges(metrics, context)
  return startMetricsServer(metrics, metricsListen, log)
}

/** Creates the observer with which metrics and traces record the commit queue. */
export function commitObserver({ metrics, tracing }: Telemetry, clock: Clock): CommitObserver | undefined {
  if (!metrics && !tracing) return undefined
  const submittedAt = new WeakMap<object, number>()
  return {
    submitted(write) {
      tracing?.submitted(write)
      if (metrics) submittedAt.set(write, clock.monotonic())
    },
    async batch(writes, run) {
      const startedAt = clock.monotonic()
      for (const write of writes) metrics?.waited((startedAt - submittedAt.get(write)!) / 1000)
      try {
        return await (tracing ? tracing.batch(writes, run) : run())
      } finally {
        metrics?.batch(writes.length, (clock.monotonic() - startedAt) / 1000)
      }
    },
  }
}
