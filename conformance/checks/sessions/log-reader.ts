/** Reads the log of one agent with any cursors and limits, and compares each page with all earlier pages. */
import type { Agent } from '../../client/agent.ts'
import type { WireEvent } from '../../client/wire.ts'
import { eventsOf, pageProblems } from '../../fixtures/event-pages.ts'
import type { Finding } from './findings.ts'

export interface ReadPage {
  items: WireEvent[]
  next: number
  /** The page is not full, and its has_more is true. */
  promisesMore: boolean
  findings: Finding[]
}

const pagesMost = 400

interface Cursors {
  next: number
  more: unknown
  latest: number
}

export class LogReader {
  #agent: Agent
  readonly #owner: string
  /** Last sequence before the session. */
  #base = 0
  /** Events since the start of the session, in the order of their sequences. */
  #known: WireEvent[] = []
  /** Highest `latest` of all pages. */
  #latest = 0

  constructor(agent: Agent, owner: string) {
    this.#agent = agent
    this.#owner = owner
  }

  /** Continues with another token of the same agent. */
  use(agent: Agent): void {
    this.#agent = agent
  }

  get events(): readonly WireEvent[] {
    return this.#known
  }

  /** Starts a session after all events so far. */
  async begin(): Promise<void> {
    this.#base = this.#base === 0 ? await this.#agent.cursor() : this.#base
    await this.walk(100)
    this.#base = this.end
    this.#known = []
  }

  /** The last sequence that was read. */
  get end(): number {
    return Math.max(this.#base, ...this.#known.map(sequenceOf))
  }

  /** Returns a cursor: the start of the session, or a sequence that was read since. */
  cursor(index: number): number {
    const cursors = [this.#base, ...this.#known.map(sequenceOf)]
    return cursors[index % cursors.length] as number
  }

  async page(after: number, limit: number, timeout = 0): Promise<ReadPage> {
    const reply = await this.#agent.events({ after, timeout, limit })
    const where = `a page of the log of ${this.#owner} (after ${after}, limit ${limit})`
    if (!reply.ok) {
      const actual = { status: reply.status, body: reply.body }
      return {
        items: [],
        next: after,
        promisesMore: false,
        findings: [{ requirement: 'EVT-014', what: `${where} is rejected`, expected: '200', actual }],
      }
    }
    const items = eventsOf(reply.body)
    const next = Number(reply.body.next_cursor)
    const actual = { events: items.map(brief), next_cursor: reply.body.next_cursor, has_more: reply.body.has_more }
    const findings = [
      ...pageProblems(reply.body, after, limit),
      ...this.#contradictions(items, after, { next, more: reply.body.has_more, latest: Number(reply.body.latest) }),
    ].map(({ what, ...finding }): Finding => ({ ...finding, what: `${where}: ${what}`, actual }))
    this.#learn(items)
    this.#latest = Math.max(this.#latest, Number(reply.body.latest) || 0)
    const promisesMore = reply.body.has_more === true && items.length < limit
    return {
      items,
      next: Math.max(next || 0, items.length === 0 ? after : sequenceOf(items.at(-1)!)),
      promisesMore,
      findings,
    }
  }

  /** Compares a page with earlier pages of the same log. */
  #contradictions(items: readonly WireEvent[], after: number, page: Cursors): Finding[] {
    const last = Math.max(after, ...items.map(sequenceOf))
    const newer = this.#known.filter((event) => sequenceOf(event) > after)
    const passed = newer.filter((event) => sequenceOf(event) <= last)
    const ids = new Map(items.map((event) => [sequenceOf(event), event.event_id]))
    const lost = passed.filter((event) => !ids.has(sequenceOf(event)))
    const renamed = passed.filter((event) => (ids.get(sequenceOf(event)) ?? event.event_id) !== event.event_id)
    const top = this.end
    const inserted = items.filter(
      (event) => sequenceOf(event) <= top && !this.#known.some((other) => sequenceOf(other) === sequenceOf(event)),
    )
    const skipped = newer.filter((event) => sequenceOf(event) > last && sequenceOf(event) <= page.next)
    const found: Finding[] = []
    if (renamed.length > 0)
      found.push({
        requirement: 'EVT-005',
        what: 'an event has another event_id than before',
        expected: renamed.map(brief),
      })
    if (lost.length > 0)
      found.push({
        requirement: 'EVT-022',
        what: 'an event from an earlier page is missing',
        expected: lost.map(brief),
      })
    if (inserted.length > 0)
      found.push({ requirement: 'EVT-022', what: 'earlier pages omitted an event', expected: inserted.map(brief) })
    if (items.length === 0 && newer.length > 0)
      found.push({
        requirement: 'EVT-022',
        what: 'it is empty, although later events were read before',
        expected: newer.map(brief),
      })
    if (items.length > 0 && skipped.length > 0)
      found.push({ requirement: 'EVT-023', what: 'next_cursor skips an event', expected: skipped.map(brief) })
    if (items.length > 0 && !(page.next > after))
      found.push({ requirement: 'EVT-023', what: 'next_cursor does not advance', expected: `after ${after}` })
    // A latest that is no number is a choice (AMB-043).
    if (page.latest < this.#latest)
      found.push({ requirement: 'EVT-024', what: 'latest is lower than before', expected: `at least ${this.#latest}` })
    if (page.more === false && newer.length > passed.length)
      found.push({
        requirement: 'EVT-025',
        what: 'has_more is false, although later events were read before',
        expected: true,
      })
    return found
  }

  #learn(items: readonly WireEvent[]): void {
    const bySequence = new Map([...this.#known, ...items].map((event) => [sequenceOf(event), event]))
    this.#known = [...bySequence.values()].toSorted((one, other) => sequenceOf(one) - sequenceOf(other))
  }

  /** Follows next_cursor from the start of the session to an empty page. */
  async walk(limit: number): Promise<Finding[]> {
    let after = this.#base
    let isPromised = false
    for (let count = 0; count < pagesMost; count += 1) {
      const { items, next, promisesMore, findings } = await this.page(after, limit)
      if (findings.length > 0) return findings
      // has_more may be true on a full page that ends the log (AMB-043).
      if (items.length === 0 && isPromised) {
        const what = `has_more of the page before ${after} in the log of ${this.#owner}, which ends there`
        return [{ requirement: 'EVT-025', what, expected: false, actual: true }]
      }
      if (items.length === 0) break
      after = next
      isPromised = promisesMore
    }
    return []
  }
}

const sequenceOf = ({ sequence }: WireEvent): number => Number(sequence)
const brief = ({ sequence, event_id: id, event_type: type }: WireEvent): string => `${sequence} ${type} ${id}`
