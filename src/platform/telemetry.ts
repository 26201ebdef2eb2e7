import type { Metrics } from './metrics/metrics.ts'
import type { Tracing } from './tracing/tracing.ts'

/** What observes the server at work: absent unless the settings ask for it. */
export interface Telemetry {
  metrics?: Metrics
  tracing?: Tracing
}
