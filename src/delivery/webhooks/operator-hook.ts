import { createHash } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { encodeTime, type Clock } from '../../platform/clock.ts'
import { signatureHeaders, signingKey } from './signature.ts'
import type { ChangedHealth } from './webhook-health.store.ts'
import { encodeHealth } from './webhook.extensions.ts'

/** Maximum duration of one request, in milliseconds. */
const timeoutMs = 10_000

/** Target of the posts. */
export interface OperatorHook {
  url: string
  /** Signing secret, `whsec_` and base64. */
  secret: string
  /** PEM of a certificate authority that is trusted in addition to the public ones. */
  ca: string | null
  clock: Pick<Clock, 'now' | 'timeoutSignal'>
  signal: AbortSignal
}

/**
 * Posts changes of the health of webhooks to the operator, signed as webhooks are. A repeated request has the same id.
 * @throws Error without a 2xx response in time
 */
export async function postToOperator(
  { url, secret, ca, clock, signal }: OperatorHook,
  changes: readonly ChangedHealth[],
): Promise<void> {
  const webhooks = changes.map((change) => ({ ...encodeHealth(change), changed_at: encodeTime(change.changedAt) }))
  const id = `evt_${createHash('sha256').update(JSON.stringify(webhooks)).digest('hex').slice(0, 32)}`
  const event = { event_id: id, event_type: 'webhook.health_changed', schema_version: '1', data: { webhooks } }
  const body = Buffer.from(JSON.stringify(event))
  // Loaded on demand: most servers have no hook. Its errors name the reason, unlike those of the built-in fetch.
  const { Agent, request } = await import('undici')
  const agent = new Agent(ca === null ? {} : { connect: { ca: [...rootCertificates, ca] } })
  try {
    const { statusCode, body: answer } = await request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders([signingKey(secret)], id, Math.floor(clock.now() / 1000), body),
      },
      body,
      dispatcher: agent,
      signal: AbortSignal.any([signal, clock.timeoutSignal(timeoutMs)]),
    })
    await answer.dump()
    if (statusCode < 200 || statusCode > 299) throw new Error(`the operator hook answered ${statusCode}`)
  } finally {
    await agent.destroy()
  }
}
