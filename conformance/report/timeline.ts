/** Timeline of a check: requests, answers, deliveries and the failure, in order. */
import type { ReportedCheck, ReportedDelivery, ReportedExchange } from './report.ts'

export interface Moment {
  /** Milliseconds since the first moment. */
  atMs: number
  /** `whole` is a request with its answer, when no other moment is between them. */
  kind: 'whole' | 'asked' | 'answered' | 'delivery' | 'failed'
  /** Index of the actor; undefined for the failure. */
  lane?: number
  exchange?: ReportedExchange
  delivery?: ReportedDelivery
  /** Lanes with an open request at this moment. */
  open: number[]
}

export interface Timeline {
  /** Actors in the order of their first moment. */
  lanes: string[]
  moments: Moment[]
}

type Point = Pick<Moment, 'kind' | 'exchange' | 'delivery'> & { at: number; actor?: string }

/** Lane of deliveries without a recorded subscription. */
const receiver = 'receiver'

/** Returns the timeline of a check. Undefined without exchanges. */
export function timelineOf(check: Pick<ReportedCheck, 'exchanges' | 'deliveries' | 'failed_at'>): Timeline | undefined {
  const { exchanges, deliveries = [], failed_at: failedAt } = check
  if (exchanges.length === 0) return undefined
  const begin = Math.min(...exchanges.map(({ started_at: at }) => at))
  const single: Point[] = deliveries
    .filter(({ at }) => at >= begin)
    .map((delivery) => ({ kind: 'delivery', at: delivery.at, actor: subscriber(delivery, exchanges), delivery }))
  if (failedAt !== undefined) single.push({ kind: 'failed', at: failedAt })
  const points = [...exchanges.flatMap((one) => pointsOf(one, exchanges, single)), ...single].sort(
    (one, other) => one.at - other.at || place(one) - place(other),
  )
  const lanes = [...new Set(points.flatMap(({ actor }) => (actor === undefined ? [] : [actor])))]
  const open: ReportedExchange[] = []
  const moments = points.map(({ at, actor, kind, exchange, delivery }): Moment => {
    if (kind === 'answered') open.splice(open.indexOf(exchange!), 1)
    const waiting = [...new Set(open.map((one) => lanes.indexOf(one.actor)))]
    if (kind === 'asked') open.push(exchange!)
    return {
      atMs: at - begin,
      kind,
      ...(actor === undefined ? {} : { lane: lanes.indexOf(actor) }),
      ...(exchange && { exchange }),
      ...(delivery && { delivery }),
      open: waiting,
    }
  })
  return { lanes, moments }
}

/** Sort order at equal times: answers before requests, the failure last. */
const place = ({ kind, exchange }: Point): number =>
  kind === 'failed' ? Infinity : kind === 'answered' ? -1 : (exchange?.number ?? 0)

/** Returns one point if no other moment is within the request, otherwise one point for each end. */
function pointsOf(exchange: ReportedExchange, all: readonly ReportedExchange[], single: readonly Point[]): Point[] {
  const { started_at: start, actor } = exchange
  const end = endOf(exchange)
  const within = (at: number): boolean => at > start && at < end
  const meanwhile =
    single.some(({ at }) => within(at)) ||
    all.some((other) => other !== exchange && (within(other.started_at) || within(endOf(other))))
  return meanwhile
    ? [
        { kind: 'asked', at: start, actor, exchange },
        { kind: 'answered', at: end, actor, exchange },
      ]
    : [{ kind: 'whole', at: start, actor, exchange }]
}

const endOf = ({ started_at: at, duration_ms: ms }: ReportedExchange): number => at + ms

/** Returns the actor that subscribed the URL of a delivery. */
function subscriber({ url }: ReportedDelivery, exchanges: readonly ReportedExchange[]): string {
  const subscription = exchanges.find(
    ({ request }) => request.method === 'POST' && request.body?.includes(url) === true,
  )
  return subscription?.actor ?? receiver
}

/** Returns whether a request lets the target wait: a pull of events with a timeout. */
export const isHeld = ({ request }: ReportedExchange): boolean =>
  Number(new URL(request.url).searchParams.get('timeout') ?? 0) > 0

/** Returns the types of the events in an answer, each with its count. */
export function eventsIn({ response }: ReportedExchange): string[] {
  const types = readEvents(response?.body ?? '').map((event) => String(event.event_type ?? 'an event'))
  return [...Map.groupBy(types, (type) => type)].map(([type, same]) =>
    same.length === 1 ? type : `${same.length} × ${type}`,
  )
}

function readEvents(text: string): { event_type?: unknown }[] {
  try {
    const { events } = JSON.parse(text) as { events?: unknown }
    return Array.isArray(events) ? (events as { event_type?: unknown }[]) : []
  } catch {
    return []
  }
}
