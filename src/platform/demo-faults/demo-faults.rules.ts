import type { Limits } from '../../../generated/limits.ts'

/** The longest delay that may be asked for, in milliseconds. */
export const delayMsMax = 60_000 satisfies Limits['extensions CreateFaultRequest/delay_ms maximum']

/** What happens to a request of an agent. */
export type RequestFaultKind =
  'rate_limited' | 'unavailable' | 'expired_token' | 'closed_connection' | 'lost_answer' | 'delay'

/** What happens to an attempt to deliver an event. */
export type DeliveryFaultKind = 'drop' | 'duplicate' | 'delay'

/** A fault as a developer asks for it. */
export interface FaultOrder {
  target: 'requests' | 'deliveries'
  kind: RequestFaultKind | DeliveryFaultKind
  /** The only agent that is concerned; null: every one. */
  agent: { id: string; handle: string } | null
  /** Of requests: the only operation, and how the path begins; null: every one. */
  operation: string | null
  path: string | null
  /** Of deliveries: the only webhook; null: every one. */
  webhookId: string | null
  /** Milliseconds, of `delay` alone. */
  delayMs: number | null
  /** Seconds, of `rate_limited` and `unavailable` alone. */
  retryAfterSeconds: number | null
  /** Share of what fits that fails, in [0, 1]. */
  probability: number
  /** How often it is applied before it ends; null: until its time is over. */
  times: number | null
  seconds: number
}

/** A fault in force. */
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

/** Seconds of Retry-After where nobody asks for others. */
const retryAfterDefault = 1

/** What is wrong with an order: the member, as the document calls it, and why. */
export interface OrderError {
  field: string
  message: string
}

/** Members that do not go together, or that the kind asks for. @returns undefined where nothing is wrong */
export function orderError(order: FaultOrder): OrderError | undefined {
  const { target, kind } = order
  const isOfRequests = target === 'requests'
  if (!(isOfRequests ? requestKinds : deliveryKinds).has(kind))
    return { field: 'kind', message: `kind ${kind} does not happen to ${target}.` }
  if (kind === 'delay' && order.delayMs === null)
    return { field: 'delay_ms', message: 'delay_ms is required: how long the delay is.' }
  const excess = {
    delay_ms: kind !== 'delay' && order.delayMs !== null,
    retry_after: !hasRetryAfter(kind) && order.retryAfterSeconds !== null,
    operation: !isOfRequests && order.operation !== null,
    path: !isOfRequests && order.path !== null,
    webhook_id: isOfRequests && order.webhookId !== null,
  }
  const field = Object.entries(excess).find(([, isThere]) => isThere)?.[0]
  return field === undefined ? undefined : { field, message: `${field} does not go with ${kind} of ${target}.` }
}

/** The order with the seconds of Retry-After that its kind has. */
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

/** What answers and requests to webhooks are marked with: the kind and, where it is one in force, the id of the fault. */
export const faultMark = ({ kind, id }: Pick<DemoFault, 'kind' | 'id'>): string =>
  `${kind.replaceAll('_', '-')}; id=${id}`
