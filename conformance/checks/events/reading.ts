/** Filling and following a log. */
import type { Agent } from '../../client/agent.ts'
import { isReceived } from '../../client/agent.ts'
import { until } from '../../client/until.ts'
import type { WireEvent, WireEventPage } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { RequirementId } from '../../check-api/check.ts'

export const idsOf = (events: readonly WireEvent[]): string[] => events.map((event) => event.event_id)
export const sequencesOf = (events: readonly WireEvent[]): number[] => events.map((event) => Number(event.sequence))

/** How long a delivery by webhook may take: longer than an effect of a request, since a failed attempt is repeated. */
export const deliveryMs = (t: CheckContext): number => t.timing.settle_ms + 10_000

/** Judges several things at once, which wait for the same time, and throws what the first of them found. */
export async function atOnce<T>(
  t: CheckContext,
  items: readonly T[],
  judge: (item: T) => Promise<void>,
): Promise<void> {
  for (const settled of await t.together(items.map((item) => () => judge(item)))) {
    if (settled.status === 'rejected') throw settled.reason
  }
}

/** Of some message ids, those that no message.received of the list names. */
export const missingFrom = (events: readonly WireEvent[], messageIds: readonly string[]): string[] =>
  messageIds.filter((id) => !events.some((event) => isReceived(event, id)))

/** A cursor that may be a numeric string (AMB-043). */
export const cursorOf = (page: WireEventPage): number => Number(page.next_cursor)

/** Sends texts one after the other, as a prerequisite: their ids. */
export async function sayTimes(sender: Agent, chatId: string, times: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < times; index += 1) ids.push((await sender.say(chatId)).messageId)
  return ids
}

const holdsAll = async (
  agent: Agent,
  base: number,
  messageIds: readonly string[],
): Promise<WireEvent[] | undefined> => {
  const events = await agent.eventsSince(base)
  return missingFrom(events, messageIds).length === 0 ? events : undefined
}

/** The log after `base` once it holds all these accepted messages; a violation when one of them never comes. */
export const arrived = (
  t: CheckContext,
  agent: Agent,
  base: number,
  messageIds: readonly string[],
  requirement?: RequirementId,
): Promise<WireEvent[]> =>
  t.eventually(
    `a log with the message.received of each of ${messageIds.length} accepted messages`,
    () => holdsAll(agent, base, messageIds),
    { harm: 'lost', ...(requirement === undefined ? {} : { requirement }) },
  )

export interface FilledLog {
  agent: Agent
  base: number
  messageIds: string[]
  log: WireEvent[]
}

/** A log of `t.agents[1]` with so many new messages, all of them visible, as a prerequisite. */
export async function filledLog(t: CheckContext, times: number): Promise<FilledLog> {
  const [sender, agent] = [t.agents[0]!, t.agents[1]!]
  const base = await agent.cursor()
  const messageIds = await sayTimes(sender, t.chat.id, times)
  const log = await until(() => holdsAll(agent, base, messageIds), t.timing.settle_ms + 3000)
  return {
    agent,
    base,
    messageIds,
    log:
      log ??
      t.notTestable('accepted messages never came into the log', 'a target whose pull shows what was sent (EVT-031)'),
  }
}

export interface Followed {
  events: WireEvent[]
  cursor: number
  /** A page said has_more and gave no further cursor. */
  stuck: boolean
  /** Of each page but the last, its last sequence and its next_cursor. */
  steps: { last: number; next: number }[]
}

/** Follows next_cursor while has_more is true, with the limits in turn. */
export async function follow(
  t: CheckContext,
  agent: Agent,
  base: number,
  limits: readonly number[],
): Promise<Followed> {
  const events: WireEvent[] = []
  const steps: Followed['steps'] = []
  let cursor = base
  for (let turn = 0; turn < 300; turn += 1) {
    const page = await t.given(
      agent.events({ after: cursor, timeout: 0, limit: limits[turn % limits.length] }),
      'a page of the log',
    )
    const items = Array.isArray(page.events) ? page.events : []
    events.push(...items)
    if (page.has_more !== true) return { events, cursor, stuck: false, steps }
    const next = cursorOf(page)
    if (!(next > cursor) || items.length === 0) return { events, cursor, stuck: true, steps }
    steps.push({ last: Number(items.at(-1)?.sequence), next })
    cursor = next
  }
  return { events, cursor, stuck: true, steps }
}
