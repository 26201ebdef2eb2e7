/** Who calls, as W3C Trace Context says it. */
export interface TraceParent {
  traceId: string
  spanId: string
  traceFlags: number
}

const shape = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** Reads a traceparent header; one that is malformed counts as none (W3C Trace Context, 3.2 and 4). */
export function readTraceParent(header: string | undefined): TraceParent | undefined {
  const [, version, traceId, spanId, flags, more] = shape.exec(header ?? '') ?? []
  // Version 00 ends after its flags; later versions may go on.
  if (!traceId || !spanId || !flags || (version === '00' && more !== undefined)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) }
}
