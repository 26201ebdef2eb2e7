import type { Step } from './contradiction.ts'
import type { Findings } from './findings.ts'
import type { EventsRecord, HistoryRules, SeenEvent } from './record.ts'
import { sighting, type Log, type LogEvent, type Source } from './collected.ts'

type OnNew = (event: LogEvent, seen: SeenEvent, source: Source) => void

/** Collects event logs. Finds contradictions within a record, and between two sightings of one event. */
export class LogCollector {
  readonly logs = new Map<string, Log>()
  readonly events = new Map<string, LogEvent>()
  readonly #connections = new Map<string, { last: number; line: number }>()
  readonly #findings: Findings
  rules: HistoryRules
  #settledAt = -Infinity

  constructor(findings: Findings, rules: HistoryRules) {
    this.#findings = findings
    this.rules = rules
  }

  settle(at: number): void {
    this.#settledAt = at
    for (const log of this.logs.values()) {
      log.covered = log.start
      log.complete = false
    }
  }

  /** @param onNew is called with each event that is new or differs from earlier sightings, for its message */
  add(record: EventsRecord, line: number, onNew: OnNew): void {
    const log = this.#log(record.actor)
    const source: Source = { by: record.channel, actor: record.actor, at: record.end, line }
    for (const seen of record.events) this.#addEvent(log, seen, source, record, onNew)
    if (record.verified === false)
      this.#findings.add(
        'webhook-signature',
        [{ text: this.#title(record), at: record.end, line }],
        'the signature is invalid',
      )
    if (record.channel !== 'webhook') this.#judgeOrder(record, line)
    if (record.channel === 'pull') this.#addPage(log, record, line)
  }

  #log(actor: string): Log {
    let log = this.logs.get(actor)
    if (log === undefined) {
      log = {
        actor,
        bySequence: new Map(),
        byTask: new Map(),
        heights: [],
        pages: [],
        start: 0,
        covered: 0,
        complete: false,
      }
      this.logs.set(actor, log)
    }
    return log
  }

  #addEvent(log: Log, seen: SeenEvent, source: Source, record: EventsRecord, onNew: OnNew): void {
    if (seen.owner !== undefined && seen.owner !== log.actor)
      this.#findings.add(
        'wrong-log',
        [sighting(seen.event_id, source, `, which belongs to ${seen.owner}`)],
        `${log.actor} received an event of ${seen.owner}`,
      )
    // Looks up by sequence first: most sightings repeat known events, and numbers are found faster than strings.
    const same = log.bySequence.get(seen.sequence)
    const known = same?.seen.event_id === seen.event_id ? same : this.events.get(seen.event_id)
    if (known !== undefined) this.#compare(known, log, seen, source)
    const event = known ?? this.#newEvent(log, seen, source)
    if (record.accepted === true && record.subscription !== undefined) {
      if (event.acceptedBy === undefined) event.acceptedBy = [record.subscription]
      else if (!event.acceptedBy.includes(record.subscription)) event.acceptedBy.push(record.subscription)
    }
    if (known === undefined || known.seen.digest !== seen.digest) onNew(event, seen, source)
  }

  #newEvent(log: Log, seen: SeenEvent, first: Source): LogEvent {
    const event: LogEvent = { seen, log, first, acceptedBy: undefined }
    this.events.set(seen.event_id, event)
    const same = log.bySequence.get(event.seen.sequence)
    if (same === undefined) log.bySequence.set(event.seen.sequence, event)
    else this.#rewritten(same, event)
    if (seen.type === 'task.received' && seen.task !== undefined) this.#addTask(log.byTask, seen.task, event)
    const top = log.heights.at(-1)
    if (top === undefined || event.seen.sequence > top.event.seen.sequence)
      log.heights.push({ at: Math.max(first.at, top?.at ?? first.at), event })
    return event
  }

  #addTask(index: Map<string, LogEvent>, task: string, event: LogEvent): void {
    const other = index.get(task)
    if (other === undefined) index.set(task, event)
    else reportTwice(this.#findings, 'task-repeated', task, other, event)
  }

  #rewritten(one: LogEvent, other: LogEvent): void {
    this.#findings.add(
      'log-rewritten',
      [
        sighting(one.seen.event_id, one.first, ` with sequence ${one.seen.sequence}`),
        sighting(other.seen.event_id, other.first, ` with sequence ${other.seen.sequence}`),
      ],
      `two events in the log of ${other.log.actor} have sequence ${other.seen.sequence}`,
    )
  }

  #compare(known: LogEvent, log: Log, seen: SeenEvent, source: Source): void {
    const before = (what: string) => sighting(known.seen.event_id, known.first, what)
    if (known.log !== log)
      this.#findings.add(
        'wrong-log',
        [before(''), sighting(seen.event_id, source)],
        `${known.seen.event_id} is in the logs of ${known.log.actor} and of ${log.actor}`,
      )
    else if (known.seen.sequence !== seen.sequence)
      this.#findings.add(
        'log-rewritten',
        [
          before(` with sequence ${known.seen.sequence}`),
          sighting(known.seen.event_id, source, ` with sequence ${seen.sequence}`),
        ],
        `${known.seen.event_id} has two sequences`,
      )
    else if (known.seen.digest !== seen.digest)
      this.#findings.add(
        'event-changed',
        [
          before(` with the digest ${known.seen.digest}`),
          sighting(known.seen.event_id, source, ` with the digest ${seen.digest}`),
        ],
        `${known.seen.event_id} was returned with different bytes`,
      )
  }

  #title({ channel, actor, events }: EventsRecord): string {
    const place = { pull: 'a page of events', socket: 'a socket', webhook: 'a webhook delivery' }[channel]
    return `${place} of ${actor} contained the sequences ${events.map(({ sequence }) => sequence).join(', ') || 'of no event'}`
  }

  #judgeOrder(record: EventsRecord, line: number): void {
    const connection = record.connection === undefined ? undefined : this.#connections.get(record.connection)
    let before = connection?.last ?? record.after
    for (const { sequence } of record.events) {
      if (before !== undefined && sequence <= before)
        this.#findings.add(
          'log-out-of-order',
          this.#orderSteps(record, line, connection),
          `${sequence} is not higher than ${before}`,
        )
      else if (before !== undefined && sequence > before + 1 && this.rules.event_sequence === 'gapless')
        this.#findings.add(
          'log-gap',
          this.#orderSteps(record, line, connection),
          `no event has a sequence between ${before} and ${sequence}`,
        )
      before = sequence
    }
    if (record.connection !== undefined && before !== undefined)
      this.#connections.set(record.connection, { last: before, line })
  }

  #orderSteps(record: EventsRecord, line: number, connection: { last: number; line: number } | undefined): Step[] {
    const after = record.after === undefined ? '' : ` after ${record.after}`
    return [
      ...(connection === undefined
        ? []
        : [{ text: `the last event of the connection was ${connection.last}`, line: connection.line }]),
      { text: `${this.#title(record)}${after}`, at: record.end, line },
    ]
  }

  #addPage(log: Log, record: EventsRecord, line: number): void {
    if (record.after === undefined) return
    const last = record.events.at(-1)?.sequence ?? record.after
    const { start, end } = record
    log.pages.push({ after: record.after, last, count: record.events.length, line, start, end })
    if (record.earlier === true) log.start = log.covered = Math.max(log.start, last)
    if (record.has_more === false) this.#judgeEnd(log, record, last, line)
    if (record.start < this.#settledAt || record.after > log.covered) return
    log.covered = Math.max(log.covered, last)
    if (record.has_more === false) log.complete = true
  }

  /** Asserts that a page contains the events that existed when it was requested. */
  #judgeEnd(log: Log, record: EventsRecord, last: number, line: number): void {
    const known = highestBefore(log.heights, record.start)
    if (known === undefined || known.seen.sequence <= last) return
    this.#findings.add(
      'event-vanished',
      [
        sighting(known.seen.event_id, known.first, ` with sequence ${known.seen.sequence}`),
        { text: `${log.actor} requested the events after ${record.after}`, at: record.start, line },
        { text: `the answer contained events up to ${last}, without has_more`, at: record.end, line },
      ],
      `sequence ${known.seen.sequence} is missing`,
    )
  }
}

function highestBefore(heights: Log['heights'], time: number): LogEvent | undefined {
  let low = 0
  let high = heights.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((heights[middle] as { at: number }).at < time) low = middle + 1
    else high = middle
  }
  return heights[low - 1]?.event
}

/** Reports two events of one log with the same meaning. */
export function reportTwice(
  findings: Findings,
  kind: 'event-repeated' | 'task-repeated',
  id: string,
  one: LogEvent,
  other: LogEvent,
): void {
  findings.add(
    kind,
    [
      sighting(one.seen.event_id, one.first, ` for ${id}, with sequence ${one.seen.sequence}`),
      sighting(other.seen.event_id, other.first, ` for ${id} as well, with sequence ${other.seen.sequence}`),
    ],
    `${id} has two events in the log of ${other.log.actor}`,
  )
}
