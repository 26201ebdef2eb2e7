/** What a rule found: few of them, each with the exchanges that explain it. */
import type { RequirementId } from '../../generated/requirements.ts'
import type { Exchange } from '../client/exchange.ts'

export interface Finding {
  requirement: RequirementId
  /** In words, what is wrong. */
  what: string
  expected: string
  actual: unknown
  /** Something left its place. */
  leaked?: true
  /** A decision tolerates it. */
  tolerated?: true
  /** What came before and shows why the later one is wrong; absent where one exchange says it all. */
  earlier?: Exchange
  later: Exchange
  /** Some of the checks whose exchanges show it. */
  checks?: Set<string>
}

/** Findings of one rule; the same kind of finding again and again says nothing new. */
const findingsMax = 20
/** An exchange that shows it again may do so in fewer circumstances, or in more. */
const checksMax = 5
const charactersKept = 2000

export class Findings {
  readonly #found = new Map<string, Finding>()
  /** How many exchanges the rule judged. Without one it proved nothing. */
  judged = 0

  /** @param key findings of one key are reported once */
  add(key: string, finding: Finding): void {
    const { earlier, later } = finding
    const checks = this.#found.get(key)?.checks ?? new Set()
    for (const { check } of [later, ...(earlier === undefined ? [] : [earlier])])
      if (check !== undefined && checks.size < checksMax) checks.add(check)
    if (this.#found.has(key) || this.#found.size >= findingsMax) return
    this.#found.set(key, {
      ...finding,
      ...(earlier === undefined ? {} : { earlier: shortened(earlier) }),
      later: shortened(later),
      checks,
    })
  }

  all(): Finding[] {
    return [...this.#found.values()]
  }
}

/** An exchange to keep: its bodies cut to what surrounds a place of the answer. */
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
