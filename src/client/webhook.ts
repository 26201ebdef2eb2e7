import type { AgentEvent } from '../../generated/events.ts'

/** An invalid or unsigned webhook request. Answer it with 401. */
export class WebhookError extends Error {
  override name = 'WebhookError'
}

export interface WebhookRequest {
  /** The signing secret, `whsec_…`; several during a rotation. */
  secret: string | readonly string[]
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>
  /** The exact received bytes; a string is encoded as UTF-8. */
  body: Uint8Array | string
  /** Current time in epoch milliseconds. Default: the clock. */
  now?: number
  /** Maximum difference between the timestamp and now, in seconds. Default: 300. */
  toleranceSeconds?: number
}

const encoder = new TextEncoder()

/**
 * Verifies a webhook request and returns its event (Standard Webhooks, HMAC-SHA256 over id, timestamp and body). The
 * comparison takes constant time.
 * @throws WebhookError
 */
export async function verifyWebhook(request: WebhookRequest): Promise<AgentEvent> {
  const { now = Date.now(), toleranceSeconds = 300 } = request
  const header = (name: string) => readHeader(request.headers, name)
  const [id, timestamp, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
  if (!id || !timestamp || !signatures) throw new WebhookError('a header of the signature is missing')
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookError('the timestamp is too old or too new')
  const body = typeof request.body === 'string' ? encoder.encode(request.body) : request.body
  const signed = concatenate(encoder.encode(`${id}.${timestamp}.`), body)
  const secrets = [request.secret].flat()
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey('raw', keyOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'verify',
    ])
    for (const signature of signatures.split(' ')) {
      const [version, value = ''] = signature.split(',')
      const bytes = version === 'v1' ? fromBase64(value) : undefined
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return parse(body, id)
    }
  }
  throw new WebhookError('no signature matches')
}

function parse(body: Uint8Array, id: string): AgentEvent {
  try {
    const event = JSON.parse(new TextDecoder().decode(body)) as AgentEvent
    if (event?.event_id === id && typeof event.event_type === 'string') return event
  } catch {
    // The error is reported below.
  }
  throw new WebhookError('the event id of the body differs from the id in the headers')
}

function readHeader(headers: WebhookRequest['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return Array.isArray(found) ? found[0] : found
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const key = fromBase64(secret.replace(/^whsec_/, ''))
  if (!key || key.length === 0) throw new TypeError('the signing secret is not whsec_ and base64')
  return key
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (digit) => digit.charCodeAt(0))
  } catch {
    return undefined
  }
}

function concatenate(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}
