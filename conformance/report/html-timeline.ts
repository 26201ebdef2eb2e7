import { xml } from './junit.ts'
import type { ReportedCheck, ReportedExchange } from './report.ts'
import { eventsIn, isHeld, timelineOf, type Moment, type Timeline } from './timeline.ts'

/** Renders the timeline of a failure: a list that is readable without its drawing, with a column for each actor. */
export function renderTimeline(check: ReportedCheck): string {
  const timeline = timelineOf(check)
  if (timeline === undefined) return ''
  const { lanes, moments } = timeline
  const legend = lanes.map((actor, lane) => `<b>${lane + 1}</b> ${xml(actor)}`).join(', ')
  return `<h3>Timeline</h3><p class="soft">Columns: ${legend}. A bar is a request that waits for its answer.</p>
<ol class="timeline">${moments.map((moment) => renderMoment(moment, timeline, check.message ?? '')).join('\n')}</ol>`
}

function renderMoment(moment: Moment, timeline: Timeline, message: string): string {
  return `<li class="${moment.kind}"><span class="at">${moment.atMs} ms</span>${drawMoment(moment, timeline)}<span class="what">${describe(moment, timeline, message)}</span></li>`
}

/** Draws one moment. The text next to it has the same content. */
function drawMoment({ kind, lane, open }: Moment, { lanes }: Timeline): string {
  const drawn = lanes.map((_, index) => {
    const bar = open.includes(index) ? ' open' : ''
    return index === lane ? `<i class="${kind}${bar}"><b>${index + 1}</b></i>` : `<i class="line${bar}"></i>`
  })
  return `<span class="lanes" aria-hidden="true">${drawn.join('')}</span>`
}

function describe({ kind, lane, exchange, delivery }: Moment, { lanes }: Timeline, message: string): string {
  const actor = `<b>${xml(lanes[lane ?? -1] ?? '')}</b>`
  if (delivery !== undefined)
    return `${actor} receives by webhook ${xml(delivery.event_type ?? 'a body that is not an event')}${delivery.attempt > 1 ? `, attempt ${delivery.attempt}` : ''}; answered ${xml(delivery.answered)}`
  if (exchange === undefined) return `<b>Failed here:</b> ${xml(message)}`
  const asked = `${exchange.number}. <code>${xml(exchange.request.method)} ${xml(pathOf(exchange))}</code>${isHeld(exchange) ? ', held' : ''}`
  if (kind === 'asked') return `${actor} sends ${asked}`
  const came = `<b>${xml(outcomeOf(exchange))}</b> after ${exchange.duration_ms} ms${withEvents(exchange)}`
  return kind === 'answered'
    ? `${actor} receives the answer to ${asked}: ${came}`
    : `${actor} sends ${asked} and receives ${came}`
}

function withEvents(exchange: ReportedExchange): string {
  const events = eventsIn(exchange)
  return events.length === 0 ? '' : `, with ${events.map(xml).join(', ')}`
}

/** Returns path and query of a request. */
export function pathOf({ request }: ReportedExchange): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** Returns the status, or the reason for a missing answer. */
export const outcomeOf = ({ response, fault }: ReportedExchange): string =>
  response === null ? (fault ?? 'no answer') : String(response.status)
