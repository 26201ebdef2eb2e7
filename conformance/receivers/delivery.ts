/** Builds valid deliveries of a service, and invalid ones. */
import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestTls } from 'node:https'
import { unique } from '../client/unique.ts'

/** A receiver under test. */
export interface ReceiverTarget {
  url: string
  /** The `whsec_` secret with which the receiver verifies. */
  secret: string
  /** File of an additional certificate authority, in PEM. */
  caFile?: string
  /**
   * URL with `{event_id}` that returns how often the receiver processed an event: a number, or an object with a number
   * as `count`.
   */
  processedUrl?: string
  /** Returns how often the receiver processed an event, in place of `processedUrl`. */
  timesProcessed?: (eventId: string) => Promise<number>
  /** An event to send instead of a generated one. Each delivery sets a new id. */
  event?: Readonly<Record<string, unknown>>
  /** Maximum wait for an answer, in milliseconds. */
  timeoutMs: number
}

export interface DeliveryHeaders {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** One request to a receiver. */
export interface Delivery {
  eventId: string
  headers: Partial<DeliveryHeaders>
  body: string
}

/** Result of a delivery: the status, or the reason for a missing answer. */
export type Answer = { status: number; durationMs: number } | { status: null; reason: string }

/** Generates a `message.received` event (EVT-013). */
export function makeEvent(target: ReceiverTarget, changes: Readonly<Record<string, unknown>> = {}) {
  const now = new Date().toISOString()
  const [chatId, agentId] = [idOf('cnv'), idOf('agt')]
  const message = {
    message_id: idOf('msg'),
    chat_id: chatId,
    sequence: 1,
    sender: { id: idOf('usr'), type: 'user', handle: 'ann' },
    parts: [{ type: 'text', text: 'Hello, receiver: ünïcödé, 你好, 😀' }],
    created_at: now,
  }
  const made = {
    event_type: 'message.received',
    agent_id: agentId,
    chat_id: chatId,
    sequence: 1,
    created_at: now,
    schema_version: '1',
    data: { message },
  }
  return { ...made, ...target.event, ...changes, event_id: idOf('evt') }
}

const idOf = (prefix: string): string => `${prefix}_${unique.ulid()}`

export interface Signing {
  secret?: string
  /** Offset of the timestamp, in seconds. */
  skew?: number
  /** Headers that replace the valid ones. Null removes a header. */
  headers?: { [name in keyof DeliveryHeaders]?: string | null }
}

/** Builds a delivery of the event, signed as the service signs (WHK-009, WHK-010). */
export function makeDelivery(target: ReceiverTarget, event: { event_id: string }, signing: Signing = {}): Delivery {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(Date.now() / 1000) + (signing.skew ?? 0))
  const right: DeliveryHeaders = {
    'webhook-id': event.event_id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(signing.secret ?? target.secret, event.event_id, timestamp, body)}`,
  }
  const changed = Object.entries({ ...right, ...signing.headers }).filter(([, value]) => value !== null)
  return { eventId: event.event_id, headers: Object.fromEntries(changed) as Partial<DeliveryHeaders>, body }
}

/** Returns base64(HMAC-SHA256(secret, `id.timestamp.body`)). */
export function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
}

/** Returns a random secret that the receiver does not know. */
export const unknownSecret = (): string => `whsec_${Buffer.from(randomUUID() + randomUUID()).toString('base64')}`

/** Sends a delivery on a new connection. */
export function deliver(target: ReceiverTarget, { headers, body }: Delivery): Promise<Answer> {
  const bytes = Buffer.from(body)
  return exchange(target, target.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': bytes.length, ...headers },
    body: bytes,
  })
}

/** Requests how often the receiver processed the event. Undefined if the target cannot be asked. */
export async function timesProcessed(target: ReceiverTarget, eventId: string): Promise<number | undefined> {
  if (target.timesProcessed) return target.timesProcessed(eventId)
  if (target.processedUrl === undefined) return undefined
  const url = target.processedUrl.replaceAll('{event_id}', encodeURIComponent(eventId))
  const answer = await exchange(target, url, { method: 'GET', headers: {} })
  const value: unknown = answer.status === 200 ? JSON.parse(answer.text || 'null') : undefined
  const count = typeof value === 'object' && value !== null ? (value as { count?: unknown }).count : value
  if (typeof count === 'number') return count
  throw new Error(`${url} must answer 200 and a number, or an object with a count; it answered ${describe(answer)}`)
}

export const describe = (answer: Answer): string => (answer.status === null ? answer.reason : `status ${answer.status}`)

interface Request {
  method: string
  headers: Record<string, string | number>
  body?: Buffer
}

function exchange(
  { caFile, timeoutMs }: ReceiverTarget,
  url: string,
  { method, headers, body }: Request,
): Promise<{ status: number; durationMs: number; text: string } | { status: null; reason: string }> {
  const began = performance.now()
  const options: RequestOptions = { method, headers, agent: false, signal: AbortSignal.timeout(timeoutMs) }
  const ca = caFile === undefined ? {} : { ca: readFileSync(caFile) }
  const request = url.startsWith('https:') ? requestTls(url, { ...options, ...ca }) : requestPlain(url, options)
  return new Promise((resolve) => {
    const failed = (error: Error): void =>
      resolve({
        status: null,
        reason: error.name === 'AbortError' ? `no answer within ${timeoutMs} ms` : error.message,
      })
    request.once('error', failed)
    request.once('response', (response) => {
      const pieces: Buffer[] = []
      response.on('error', failed)
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('end', () => {
        const text = Buffer.concat(pieces).toString()
        resolve({ status: response.statusCode ?? 0, durationMs: performance.now() - began, text })
      })
    })
    request.end(body)
  })
}
