import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context as TraceContext,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

import { readTraceParent } from './trace-parent.ts'

/** What a span says about an answered request: templates and codes, never an address or a body. */
export interface AnsweredRequest {
  method: string
  route: string
  status: number
  operationId?: string
  requestId: string
}

/** Spans of requests, transactions and webhook attempts. */
export interface Tracing {
  /** Runs a request inside a span, which goes on from the caller's traceparent. */
  request(traceparent: string | undefined, work: () => Promise<AnsweredRequest | undefined>): Promise<void>
  /** Remembers which request a write belongs to. */
  submitted(write: object): void
  /** Runs a transaction inside a span, a child of its first write's request and linked to those of the others. */
  batch<T>(writes: readonly object[], run: () => Promise<T>): Promise<T>
  /** Runs an attempt inside a span. `url` shows by its host alone. */
  attempt<T extends { status: number | null }>(
    about: { url: string; eventType: string; attempt: number },
    send: () => Promise<T>,
  ): Promise<T>
  /** Sends what is left. */
  stop(): Promise<void>
}

const linksMax = 32
const flushMs = 3_000

/**
 * @param url base address of an OTLP/HTTP receiver
 * @param share part of the traces that begin here which is recorded; a caller's own decision is kept
 * @param onError is called with what goes wrong with sending
 */
export function createTracing(url: string, share: number, onError: (error: string) => void): Tracing {
  const ignore = () => {}
  diag.setLogger(
    { error: onError, warn: onError, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'parley' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000, exportTimeoutMillis: flushMs })],
    spanLimits: { linkCountLimit: linksMax },
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  const tracer = provider.getTracer('parley')
  const requestOf = new WeakMap<object, TraceContext>()

  return {
    async request(traceparent, work) {
      const caller = readTraceParent(traceparent)
      const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
      const answered = await contexts.with(trace.setSpan(parent, span), work)
      endRequest(span, answered)
    },
    submitted(write) {
      const active = contexts.active()
      if (trace.getSpan(active)) requestOf.set(write, active)
    },
    batch: (writes, run) =>
      inBatchSpan(
        tracer,
        contexts,
        writes.map((write) => requestOf.get(write)),
        writes.length,
        run,
      ),
    async attempt({ url: receiver, eventType, attempt }, send) {
      const span = tracer.startSpan(
        'webhook attempt',
        {
          kind: SpanKind.CLIENT,
          attributes: {
            'http.request.method': 'POST',
            'server.address': new URL(receiver).hostname,
            'parley.event_type': eventType,
            'parley.attempt': attempt,
          },
        },
        ROOT_CONTEXT,
      )
      const outcome = await contexts.with(trace.setSpan(ROOT_CONTEXT, span), send)
      if (outcome.status !== null) span.setAttribute('http.response.status_code', outcome.status)
      if (outcome.status === null || outcome.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
      return outcome
    },
    stop: () =>
      provider.shutdown().catch((error: unknown) => onError(`what was left could not be sent: ${String(error)}`)),
  }
}

function endRequest(span: Span, answered: AnsweredRequest | undefined): void {
  if (answered) {
    const { method, route, status, operationId, requestId } = answered
    span.updateName(`${method} ${route}`)
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'parley.request_id': requestId,
    })
    if (operationId !== undefined) span.setAttribute('parley.operation', operationId)
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

async function inBatchSpan<T>(
  tracer: Tracer,
  contexts: AsyncLocalStorageContextManager,
  requests: readonly (TraceContext | undefined)[],
  writes: number,
  run: () => Promise<T>,
): Promise<T> {
  const sampled = requests
    .filter((request) => request !== undefined)
    .filter((request) => ((trace.getSpanContext(request)?.traceFlags ?? 0) & TraceFlags.SAMPLED) !== 0)
  const [parent = requests.find((request) => request !== undefined) ?? ROOT_CONTEXT, ...others] = sampled
  const links = others.slice(0, linksMax).map((request) => ({ context: trace.getSpanContext(request)! }))
  const span = tracer.startSpan('commit', { links, attributes: { 'parley.writes': writes } }, parent)
  try {
    return await contexts.with(trace.setSpan(parent, span), run)
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
