import type { AgentEvent } from '../../../generated/events.ts'
import { signatureHeaders, signingKey } from '../../delivery/webhooks/signature.ts'
import { paint } from './event-line.ts'

export interface Forwarding {
  /** URL to which events are posted. */
  url: string
  /** The signing secret, `whsec_…`. */
  secret: string
  /** Timeout of the receiver, as for webhooks, in milliseconds. */
  timeoutMs: number
  signal: AbortSignal
}

/** Result of one attempt. */
export interface ForwardedDelivery {
  /** Whether the response was a 2xx. */
  taken: boolean
  /** The status, or the reason why there was none. */
  answer: string
  durationMs: number
}

/** Posts an event as a webhook: the envelope of the log, with the headers of Standard Webhooks (WHK-009, WHK-010). */
export async function forward(
  event: AgentEvent,
  { url, secret, timeoutMs, signal }: Forwarding,
): Promise<ForwardedDelivery> {
  const body = Buffer.from(JSON.stringify(event))
  const started = performance.now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Parley-Webhooks/1.0',
    ...signatureHeaders([signingKey(secret)], event.event_id, Math.floor(Date.now() / 1000), body),
  }
  const finish = (answer: string, taken: boolean) => ({
    taken,
    answer,
    durationMs: Math.round(performance.now() - started),
  })
  try {
    const bound = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    // A redirect counts as a response other than 2xx, as for a webhook.
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: bound })
    await response.body?.cancel()
    return finish(String(response.status), response.ok)
  } catch (error) {
    return finish(reasonOf(error as Error), false)
  }
}

export function describeDelivery(event: AgentEvent, { taken, answer, durationMs }: ForwardedDelivery): string {
  const outcome = paint(taken ? 'green' : 'red', answer)
  return `${String(event.sequence).padStart(6)}  ${event.event_type.padEnd(20)}  ${outcome}  ${durationMs} ms`
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'no answer in time'
  const cause = error.cause as NodeJS.ErrnoException | undefined
  return cause?.code ?? cause?.message ?? error.message
}
