/** Reads the log of an agent page by page, as the document requires of clients. */
import type { Agent } from '../client/agent.ts'
import type { WireEvent } from '../client/wire.ts'
import { eventsOf, pageProblems } from '../fixtures/event-pages.ts'
import type { PairedSession } from './paired-session.ts'
import type { AgentName } from '../model/conversation.ts'
import type { Side } from './side.ts'
import { eventView, type EventView } from './views.ts'

export interface Walk {
  events: WireEvent[]
  /** Problems of the pages. Empty when a client can follow them without loss. */
  problems: string[]
  cursor: number
}

const pagesMost = 100

/** Follows next_cursor until a page is empty, whatever has_more is. */
export async function walk(agent: Agent, after: number, limit: number): Promise<Walk> {
  const events: WireEvent[] = []
  const problems = new Set<string>()
  let cursor = after
  let said = true
  for (let pages = 0; pages < pagesMost; pages += 1) {
    const reply = await agent.events({ after: cursor, timeout: 0, limit })
    if (!reply.ok) return { events, problems: [...problems, `a page was answered with ${reply.status}`], cursor }
    const items = eventsOf(reply.body)
    for (const { what } of pageProblems(reply.body, cursor, limit)) problems.add(what)
    // The read may itself cause receipts (AMB-034, AMB-036), and other types arrive at any time. Events of these types
    // existed before.
    const before = items.some(({ event_type: type }) => /^(message\.received|reaction\.(added|removed))$/.test(type))
    if (before && !said) problems.add('has_more was false although there were newer events')
    events.push(...items)
    if (items.length === 0) break
    said = reply.body.has_more === true
    const next = Number(reply.body.next_cursor)
    if (!(next > cursor)) {
      problems.add('next_cursor does not advance')
      break
    }
    cursor = next
  }
  if (new Set(events.map(({ event_id: id }) => id)).size !== events.length) problems.add('two events share an event_id')
  return { events, problems: [...problems], cursor }
}

export interface LogView {
  /** message.received events by chat, in the order of the log. */
  received: Record<string, EventView[]>
  others: EventView[]
  problems: string[]
  receipts: string
}

/** Returns the compared properties of a walk. */
export function logView(paired: PairedSession, side: Side, owner: AgentName, { events, problems }: Walk): LogView {
  paired.log.note('cursor-as-given')
  paired.log.note('settled-order')
  const views = events
    .map((event) => eventView(paired, side, owner, event))
    .filter((view): view is EventView => view !== undefined)
  const received = views.filter(({ type }) => type === 'message.received')
  const others = views.filter(({ type }) => type !== 'message.received')
  const text = (view: EventView): string => JSON.stringify(view)
  return {
    received: Object.fromEntries(
      Object.entries(Object.groupBy(received, ({ chat }) => chat)).map(([chat, items]) => [chat, items ?? []]),
    ),
    others: others.toSorted((one, other) => text(one).localeCompare(text(other))),
    problems: [...problems],
    receipts: repeatedReceipts(events),
  }
}

/** Describes receipts that occur twice. Their number is a choice, but each may be reported only once (AMB-034). */
function repeatedReceipts(events: readonly WireEvent[]): string {
  const keys = events
    .filter(({ event_type: type }) => type === 'message.delivered')
    .map(({ event_type: type, chat_id: chat, data }) =>
      JSON.stringify([type, chat, data?.['recipient'], data?.['through_sequence']]),
    )
  return new Set(keys).size === keys.length ? 'each once' : 'a message.delivered event is repeated'
}
