import type { Limits } from '../../../generated/limits.ts'
import { invalidRequest } from '../errors.ts'

/** Maximum delay, in milliseconds. */
export const delayMsMax = 60_000 satisfies Limits['extensions CreateFaultRequest/delay_ms maximum']

export type RequestFaultKind =
  'rate_limited' | 'unavailable' | 'expired_token' | 'closed_connection' | 'lost_answer' | 'delay'

/** Fault of an attempt to deliver an event. */
export type DeliveryFaultKind = 'drop' | 'duplicate' | 'delay'

export interface FaultOrder {
  target: 'requests' | 'deliveries'
  kind: RequestFaultKind | DeliveryFaultKind
  /** Affected agent; null: all. */
  agent: { id: string; handle: string } | null
  /** For requests: affected operation, and prefix of the path; null: all. */
  operation: string | null
  path: string | null
  /** For deliveries: affected webhook; null: all. */
  webhookId: string | null
  /** Delay in milliseconds, for `delay` only. */
  delayMs: number | null
  /** Retry-After in seconds, for `rate_limited` and `unavailable` only. */
  retryAfterSeconds: number | null
  /** Share of matching requests or attempts that are affected, in [0, 1]. */
  probability: number
  /** Maximum number of applications; null: until the fault expires. */
  times: number | null
  seconds: number
}

/** An active fault. */
export interface DemoFault extends FaultOrder {
  id: string
  applied: number
  lastAppliedAt: number | null
  createdAt: number
  expiresAt: number
}

export interface RequestOfAgent {
  agentId: string
  operation: string
  path: string
}

export interface DeliveryToWebhook {
  agentId: string
  webhookId: string
}

const requestKinds: ReadonlySet<string> = new Set<RequestFaultKind>([
  'rate_limited',
  'unavailable',
  'expired_token',
  'closed_connection',
  'lost_answer',
  'delay',
])
const deliveryKinds: ReadonlySet<string> = new Set<DeliveryFaultKind>(['drop', 'duplicate', 'delay'])

/** Default Retry-After, in seconds. */
const retryAfterDefault = 1

/** Checks members that exclude each other, or that the kind requires. @throws invalid_request */
export function assertOrder(order: FaultOrder): void {
  const { target, kind } = order
  const isOfRequests = target === 'requests'
  if (!(isOfRequests ? requestKinds : deliveryKinds).has(kind))
    throw invalidRequest(`kind ${kind} cannot be applied to ${target}.`, 'kind')
  if (kind === 'delay' && order.delayMs === null)
    throw invalidRequest((name) => `${name('delayMs')} is required for a delay.`, 'delayMs')
  const excess = {
    delayMs: kind !== 'delay' && order.delayMs !== null,
    retryAfter: !hasRetryAfter(kind) && order.retryAfterSeconds !== null,
    operation: !isOfRequests && order.operation !== null,
    path: !isOfRequests && order.path !== null,
    webhookId: isOfRequests && order.webhookId !== null,
  }
  const field = Object.entries(excess).find(([, isThere]) => isThere)?.[0]
  if (field !== undefined)
    throw invalidRequest((name) => `${name(field)} is not allowed for ${kind} of ${target}.`, field)
}

/** Returns the fault with the Retry-After of its kind. */
export const withRetryAfter = (order: FaultOrder): FaultOrder => ({
  ...order,
  retryAfterSeconds: hasRetryAfter(order.kind) ? (order.retryAfterSeconds ?? retryAfterDefault) : null,
})

const hasRetryAfter = (kind: FaultOrder['kind']): boolean => kind === 'rate_limited' || kind === 'unavailable'

export function isInForce({ expiresAt, times, applied }: DemoFault, now: number): boolean {
  return now < expiresAt && (times === null || applied < times)
}

export function concernsRequest(fault: DemoFault, { agentId, operation, path }: RequestOfAgent): boolean {
  return (
    fault.target === 'requests' &&
    (fault.agent === null || fault.agent.id === agentId) &&
    (fault.operation === null || fault.operation === operation) &&
    (fault.path === null || path.startsWith(fault.path))
  )
}

export function concernsDelivery(fault: DemoFault, { agentId, webhookId }: DeliveryToWebhook): boolean {
  return (
    fault.target === 'deliveries' &&
    (fault.agent === null || fault.agent.id === agentId) &&
    (fault.webhookId === null || fault.webhookId === webhookId)
  )
}

/** Returns the mark of affected responses and webhook requests: the kind and the id of the fault. */
export const faultMark = ({ kind, id }: Pick<DemoFault, 'kind' | 'id'>): string =>
  `${kind.replaceAll('_', '-')}; id=${id}`
