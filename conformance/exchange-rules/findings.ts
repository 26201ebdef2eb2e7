/** Findings of a rule: a limited number, each with the exchanges that prove it. */
import type { RequirementId } from '../../generated/requirements.ts'
import type { Exchange } from '../client/exchange.ts'

export interface Finding {
  requirement: RequirementId
  /** Description of the violation. */
  what: string
  expected: string
  actual: unknown
  /** A secret or private value was disclosed. */
  leaked?: true
  /** A decision tolerates the finding. */
  tolerated?: true
  /** The earlier exchange that contradicts the later one; absent where one exchange is sufficient. */
  earlier?: Exchange
  later: Exchange
  /** Some of the checks whose exchanges show the finding. */
  checks?: Set<string>
}

/** Maximum findings of one rule, because repetitions of one kind give no new information. */
const findingsMax = 20
/**
 * Maximum checks kept. Several are kept, because the exchange of another check may reproduce the finding more easily.
 */
const checksMax = 5
const charactersKept = 2000

export class Findings {
  readonly #found = new Map<string, Finding>()
  /** Number of exchanges that the rule judged. Zero proves nothing. */
  judged = 0

  /** @param key findings with the same key are reported once */
  add(key: string, finding: Finding): void {
    const { earlier, later } = finding
    const checks = this.#found.get(key)?.checks ?? new Set()
    for (const { check } of [later, ...(earlier === undefined ? [] : [earlier])])
      if (check !== undefined && checks.size < checksMax) checks.add(check)
    if (this.#found.has(key) || this.#found.size >= findingsMax) return
    this.#found.set(key, {
      ...finding,
      earlier: earlier && shortened(earlier),
      later: shortened(later),
      checks,
    })
  }

  all(): Finding[] {
    return [...this.#found.values()]
  }
}

/** Returns an exchange for the report, with bodies cut to the text around a position in the answer. */
export function shortened(exchange: Exchange, around = 0): Exchange {
  const { request, response } = exchange
  const from = Math.max(0, around - charactersKept / 2)
  return {
    ...exchange,
    request: { ...request, body: request.body === null ? null : cut(request.body, 0) },
    response: response === null ? null : { ...response, body: cut(response.body, from) },
    mismatches: [],
  }
}

function cut(text: string, from: number): string {
  const piece = text.slice(from, from + charactersKept)
  return piece === text ? text : `${from > 0 ? '…' : ''}${piece}${from + charactersKept < text.length ? '…' : ''}`
}
