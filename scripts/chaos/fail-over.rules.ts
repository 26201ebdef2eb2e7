/** Observations of a fail-over round. */
export interface Observed {
  /** Ids of messages whose sends were acknowledged. */
  acknowledged: ReadonlySet<string>
  /** Ids of messages in the history afterwards. A message that is stored twice is listed twice. */
  stored: readonly string[]
  /** The different webhook bodies, with their event ids, of each message. */
  delivered: ReadonlyMap<string, ReadonlySet<string>>
  refused: number
  /** Milliseconds until the service was back. Infinity: never. */
  backMs: number
  /** Errors that clients must not receive. */
  wrong: readonly string[]
}

export interface Judged {
  acknowledged: number
  /** Number of acknowledged messages that are no longer stored. */
  lost: number
  /** Number of messages stored more than once. */
  repeated: number
  /** Number of stored messages that no webhook request delivered. */
  undelivered: number
  /** Number of requests answered with 503, or not answered. */
  refused: number
  /** Milliseconds from the kill of the primary to the next acknowledged send. */
  backMs: number
  /** Findings in words; empty if there are none. */
  findings: string[]
}

/**
 * Compares acknowledged, stored and delivered messages. A delivery may be repeated with the same id and the same bytes.
 */
export function judgeFailOver(observed: Observed, backMsMax: number): Judged {
  const stored = new Set(observed.stored)
  const lost = [...observed.acknowledged].filter((id) => !stored.has(id)).length
  const repeated = observed.stored.length - stored.size
  const undelivered = [...stored].filter((id) => !observed.delivered.get(id)?.size).length
  const changed = [...stored].filter((id) => (observed.delivered.get(id)?.size ?? 0) > 1).length
  const backMs = observed.backMs
  const findings = [
    ...new Set(observed.wrong),
    ...(lost > 0 ? [`${lost} acknowledged messages are lost`] : []),
    ...(repeated > 0 ? [`${repeated} messages are stored more than once`] : []),
    ...(undelivered > 0 ? [`${undelivered} stored messages were never delivered`] : []),
    ...(changed > 0 ? [`${changed} messages came under several event ids, or changed`] : []),
    ...(backMs > backMsMax ? [`the service was away for ${backMs} ms, more than ${backMsMax}`] : []),
    ...(observed.acknowledged.size === 0 ? ['nothing was acknowledged'] : []),
  ]
  return {
    acknowledged: observed.acknowledged.size,
    lost,
    repeated,
    undelivered,
    refused: observed.refused,
    backMs,
    findings,
  }
}
