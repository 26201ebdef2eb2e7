/** A client that follows the cursors of the target always advances, and never returns to an earlier page. */
import type { RequirementId } from '../../generated/requirements.ts'
import type { Exchange } from '../client/exchange.ts'
import { messagesOf } from '../client/agent.ts'
import type { WireObject } from '../client/wire.ts'
import { Findings, shortened } from './findings.ts'
import type { Observation } from './observation.ts'

/**
 * Maximum number of cursors kept. The oldest are dropped; a walk with a dropped cursor is judged from its next step.
 */
const cursorsMax = 2000

export class WalksRule {
  readonly findings = new Findings()
  readonly #sequenceName: string | undefined
  /** Answer that contained the cursor, by reader and cursor. */
  readonly #given = new Map<string, Exchange>()

  /** @param sequenceName name that the target uses for the position of a message in its chat */
  constructor(sequenceName: string | undefined) {
    this.#sequenceName = sequenceName
  }

  see(seen: Observation): void {
    if (!seen.ok) return
    const { exchange, body } = seen
    const { operation } = exchange
    if (operation !== 'listEvents' && operation !== 'listMessages') return
    if (typeof body !== 'object' || body === null) return
    if (operation === 'listEvents') this.#seeLog(seen, body as WireObject)
    else this.#seeHistory(seen, body as WireObject)
  }

  #seeLog(seen: Observation, body: WireObject): void {
    const query = new URL(seen.exchange.request.url).searchParams
    const after = query.getAll('after').length > 1 ? undefined : integerIn(query.get('after'))
    const next = integerIn(body['next_cursor'])
    const sequences = (Array.isArray(body['events']) ? body['events'] : []).map((event) => integerIn(event?.sequence))
    this.findings.judged += 1
    if (after !== undefined) this.#judgeStep(seen, { after, next, sequences })
    const last = sequences.at(-1)
    if (next !== undefined && last !== undefined && next < last)
      this.#add(seen, 'EVT-023', `next_cursor ${next} is before the last event of its page`, `at least ${last}`, next)
    // A latest that counts something else cannot be compared (AMB-043).
    const latest = body['latest']
    if (last !== undefined && Number.isInteger(latest) && (latest as number) < last)
      this.#add(
        seen,
        'EVT-024',
        `latest ${String(latest)} is before the last event of its page`,
        `at least ${last}`,
        latest,
      )
    if (next !== undefined) this.#remember(`${seen.credential} ${next}`, seen.exchange)
  }

  #judgeStep(
    seen: Observation,
    { after, next, sequences }: { after: number; next: number | undefined; sequences: (number | undefined)[] },
  ): void {
    const earlier = this.#given.get(`${seen.credential} ${after}`)
    // The effect of a cursor that the caller invented is open (AMB-043).
    if (earlier !== undefined && next !== undefined && next < after)
      this.#add(seen, 'EVT-023', `next_cursor goes back to ${next} after ${after}`, `at least ${after}`, next, earlier)
    const old = sequences.find((sequence) => sequence !== undefined && sequence <= after)
    if (old !== undefined)
      this.#add(
        seen,
        'EVT-015',
        `an event with sequence ${old} on the page after ${after}`,
        `above ${after}`,
        old,
        earlier,
      )
  }

  #seeHistory(seen: Observation, body: WireObject): void {
    const name = this.#sequenceName
    const before = integerIn(new URL(seen.exchange.request.url).searchParams.get('before_sequence'))
    if (name === undefined || before === undefined) return
    this.findings.judged += 1
    const late = messagesOf(body)
      .map((message) => integerIn(message?.[name]))
      .find((sequence) => sequence !== undefined && sequence >= before)
    if (late === undefined) return
    this.#add(seen, 'HIST-005', `a message with sequence ${late} on the page before ${before}`, `below ${before}`, late)
  }

  #add(
    seen: Observation,
    requirement: RequirementId,
    what: string,
    expected: string,
    actual: unknown,
    earlier?: Exchange,
  ): void {
    this.findings.add(`${requirement} ${seen.exchange.operation}`, {
      requirement,
      what: `GET ${seen.path}: ${what}`,
      expected,
      actual,
      earlier,
      later: seen.exchange,
    })
  }

  #remember(key: string, exchange: Exchange): void {
    this.#given.delete(key)
    this.#given.set(key, shortened(exchange))
    if (this.#given.size > cursorsMax) this.#given.delete(this.#given.keys().next().value as string)
  }
}

function integerIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}
