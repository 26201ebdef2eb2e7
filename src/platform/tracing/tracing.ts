import type { IncomingHttpHeaders } from 'node:http'

import {
  defaultTextMapGetter,
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
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

/** Attributes of the span of a request: templates and codes, never an address or a body. */
export interface AnsweredRequest {
  method: string
  route: string
  status: number
  operationId?: string
  requestId: string
}

/** Spans of requests, transactions and webhook attempts. */
export interface Tracing {
  /** Runs a request in a span, a child of the caller's traceparent if there is one. */
  request(headers: IncomingHttpHeaders, work: () => Promise<AnsweredRequest | undefined>): Promise<void>
  /** Links a write to the request that submitted it. */
  submitted(write: object): void
  /** Runs a transaction in a span, a child of the request of its first write and linked to the other requests. */
  batch<T>(writes: readonly object[], run: () => Promise<T>): Promise<T>
  /** Runs an attempt in a span, with only the host of `url`. */
  attempt<T extends { status: number | null }>(
    about: { url: string; eventType: string; attempt: number },
    send: () => Promise<T>,
  ): Promise<T>
  /** Sends the remaining spans. */
  stop(): Promise<void>
}

const linksMax = 32
const flushMs = 3_000

/**
 * @param url base address of an OTLP/HTTP receiver
 * @param sampleRatio sample ratio of traces that start here; a caller's sampling decision is kept
 * @param onError called when spans cannot be sent
 */
export function createTracing(url: string, sampleRatio: number, onError: (message: string) => void): Tracing {
  const ignore = () => {}
  diag.setLogger(
    { error: onError, warn: onError, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'parley' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000, exportTimeoutMillis: flushMs })],
    spanLimits: { linkCountLimit: linksMax },
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  const tracer = provider.getTracer('parley')
  const propagator = new W3CTraceContextPropagator()
  const requestOf = new WeakMap<object, TraceContext>()

  return {
    async request(headers, work) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
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
      provider.shutdown().catch((error: unknown) => onError(`the last spans could not be sent: ${String(error)}`)),
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
