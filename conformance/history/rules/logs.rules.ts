/** Event logs: order within each chat, receipts that never move back, readers, and webhooks that receive all events. */
import { pair, sighting, type Collected, type Log, type LogEvent, type Stored } from '../collected.ts'
import type { SeenEvent } from '../record.ts'
import type { Findings } from '../findings.ts'

export function judgeLogs(collected: Collected, stored: readonly Stored[], findings: Findings): void {
  const subscriptions = Map.groupBy(
    [...collected.subscriptions.values()].filter(({ ended }) => !ended),
    ({ actor }) => actor,
  )
  const needed = new Map<string, Stored>()
  if (subscriptions.size > 0) for (const message of stored) needed.set(message.id, message)
  for (const log of collected.logs.values()) {
    const events = inOrder(log)
    judgeOrder(events, findings)
    judgeMembership(collected, log, events, findings)
    if (collected.rules.event_sequence === 'increasing') judgePages(log, events, findings)
    if (collected.settledAt === undefined || !log.complete) continue
    for (const { id, since, line } of subscriptions.get(log.actor) ?? []) {
      // Sequences ascend in the order of commits, so all events after the first one newer than the webhook are newer
      // as well.
      const first = events.findIndex(({ seen }) => (needed.get(received(seen) ?? '')?.from ?? -Infinity) > since)
      if (first >= 0) judgeWebhook({ id, since, line }, events.slice(first), findings)
    }
  }
}

function inOrder(log: Log): LogEvent[] {
  return [...log.bySequence.values()].sort((one, other) => one.seen.sequence - other.seen.sequence)
}

const received = ({ type, message }: SeenEvent) => (type === 'message.received' ? message : undefined)

interface Last {
  value: number
  event: LogEvent
}

function judgeOrder(events: readonly LogEvent[], findings: Findings): void {
  const positions = new Map<string, Last>()
  const watermarks = new Map<string, Last>()
  for (const event of events) {
    const { seen } = event
    const chat = seen.chat ?? ''
    if (received(seen) !== undefined && seen.position !== undefined)
      ascend(positions, chat, seen.position, event, (before) =>
        findings.add(
          'order-differs',
          [before.event, event].map((one) =>
            sighting(
              one.seen.message ?? '',
              one.first,
              `, number ${one.seen.position} of ${chat}, as event ${one.seen.sequence}`,
            ),
          ),
          `the log of ${event.log.actor} has ${before.event.seen.message} first, the chat has ${event.seen.message} first`,
        ),
      )
    if (seen.through !== undefined && /\.(read|delivered)$/.test(event.seen.type))
      ascend(watermarks, pair(pair(chat, seen.recipient ?? ''), seen.type), seen.through, event, (before) =>
        findings.add(
          'watermark-back',
          [before.event, event].map((one) => sighting(one.seen.type, one.first, ` through ${one.seen.through}`)),
          `${event.seen.type} of ${event.seen.recipient} in ${chat} went from ${before.value} back to ${event.seen.through}`,
        ),
      )
  }
}

function ascend(lasts: Map<string, Last>, key: string, value: number, event: LogEvent, report: (last: Last) => void) {
  const last = lasts.get(key)
  if (last !== undefined && last.value > value) report(last)
  else if (last === undefined) lasts.set(key, { value, event })
  else {
    last.value = value
    last.event = event
  }
}

/** Finds events of a chat in which the reader was never a member. */
function judgeMembership(collected: Collected, log: Log, events: readonly LogEvent[], findings: Findings): void {
  for (const event of events) {
    const chat = event.seen.chat === undefined ? undefined : collected.chats.get(event.seen.chat)
    if (chat === undefined || chat.members.size === 0) continue
    if (chat.members.get(log.actor)?.some(({ value, start }) => value && start <= event.first.at)) continue
    findings.add(
      'wrong-reader',
      [sighting(`${event.seen.type} of ${chat.id}`, event.first)],
      `${log.actor} had never been in ${chat.id}`,
    )
  }
}

/** When sequences may have gaps, each page must contain all known events in its range. */
function judgePages(log: Log, events: readonly LogEvent[], findings: Findings): void {
  const numbers = events.map(({ seen }) => seen.sequence)
  for (const { after, last, count, line, start, end } of log.pages) {
    const known = upTo(numbers, last) - upTo(numbers, after)
    if (known <= count) continue
    const inside = events.slice(upTo(numbers, after), upTo(numbers, last))
    const before = inside.filter(({ first }) => first.at < start)
    const vanished = before.length > count
    const newest = (vanished ? before : inside).toSorted((a, b) => b.first.at - a.first.at).slice(0, 1)
    findings.add(
      vanished ? 'event-vanished' : 'event-late',
      [
        { text: `a page of ${log.actor} contained ${count} events after ${after} and up to ${last}`, at: end, line },
        ...newest.map((event) => sighting(event.seen.event_id, event.first, ` with sequence ${event.seen.sequence}`)),
      ],
      `${vanished ? before.length : known} events have a sequence in that range`,
    )
  }
}

/** Returns how many numbers do not exceed the limit. */
function upTo(numbers: readonly number[], limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as number) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

function judgeWebhook(
  { id, since, line }: { id: string; since: number; line: number },
  events: readonly LogEvent[],
  findings: Findings,
): void {
  for (const event of events) {
    if (event.acceptedBy?.includes(id) === true) continue
    findings.add(
      'webhook-lost',
      [
        { text: `webhook ${id} of ${event.log.actor} was active`, at: since, line },
        sighting(event.seen.event_id, event.first, ` (${event.seen.type}) with sequence ${event.seen.sequence}`),
      ],
      `${id} never received ${event.seen.event_id}`,
    )
  }
}
