/** Turns what a check found into a violation or a warning, by the requirement it is about. */
import type { RequirementId } from '../../generated/requirements.ts'
import type { Reply } from '../client/exchange.ts'
import { masked } from '../client/redaction.ts'
import type { Absence, Citation, Expect, Refusal } from '../check-api/context.ts'
import { CheckFault, NotTestable, Violation } from '../check-api/outcome.ts'
import { NoAnswer } from '../client/exchange.ts'
import { until } from '../client/until.ts'
import { containsJson, sameJson } from './compare.ts'
import { mayFail, type Requirements } from './requirements.ts'
import type { Warning } from './result.ts'

export interface Judging {
  check: string
  cited: readonly RequirementId[]
  requirements: Requirements
  settleMs: number
  warnings: Warning[]
}

export class Judge {
  readonly #around: Judging
  /** Assertions that were made, held or not. */
  assertions = 0

  constructor(around: Judging) {
    this.#around = around
  }

  /** @returns whether it held @throws Violation */
  hold(holds: boolean, message: string, about: Citation & { expected?: unknown; actual?: unknown }): boolean {
    this.assertions += 1
    if (holds) return true
    const requirement = this.#cited(about.requirement)
    const row = this.#around.requirements.get(requirement)
    if (row === undefined) throw new CheckFault(`${requirement} is not written under spec/requirements`)
    const { expected, actual } = { expected: shown(about.expected), actual: shown(about.actual) }
    if (about.warnOnly !== true && mayFail(row, about.harm))
      throw new Violation(message, { requirement, expected, actual })
    this.warn({ message, requirement, expected, actual })
    return false
  }

  warn(warning: Warning): void {
    const { warnings } = this.#around
    if (!warnings.some(({ message }) => message === warning.message)) warnings.push(warning)
  }

  #cited(requirement: RequirementId | undefined): RequirementId {
    const { cited, check } = this.#around
    if (requirement === undefined) return cited[0] as RequirementId
    if (!cited.includes(requirement)) throw new CheckFault(`${check} asserts ${requirement} without citing it`)
    return requirement
  }

  readonly expect: Expect = {
    equal: (actual, expected, about) =>
      this.hold(sameJson(actual, expected), `${about.what} differs`, { ...about, expected, actual }),
    contains: (actual, expected, about) =>
      this.hold(containsJson(actual, expected), `${about.what} lacks what is expected`, { ...about, expected, actual }),
    that: (holds, about) => this.hold(holds, `${about.what}: this does not hold`, about),
    status: (reply, expected, about = {}) => {
      if (reply.status === 429 && !matches(429, expected)) throw rateLimited(reply)
      return this.hold(
        matches(reply.status, expected),
        `${about.what ?? `status of ${described(reply)}`} is ${reply.status}`,
        { ...about, expected, actual: { status: reply.status, body: reply.body } },
      )
    },
    conforms: (reply, about = {}) =>
      this.hold(reply.mismatches.length === 0, `${about.what ?? described(reply)} differs from its description`, {
        ...about,
        expected: 'an answer that fits the documents',
        actual: reply.mismatches,
      }),
    notLeaked: (secret, inside, about) => {
      const texts = typeof inside === 'string' ? [inside] : inside.map(({ text }) => text)
      return this.hold(!texts.some((text) => text.includes(secret)), `${about.what} shows what must stay hidden`, {
        harm: 'leaked',
        ...about,
        expected: 'not there',
        actual: 'there',
      })
    },
  }

  async refused(refusal: Refusal): Promise<Reply> {
    if (typeof refusal.attempt !== 'function' || typeof refusal.control !== 'function') {
      throw new CheckFault(`${refusal.what}: a refusal needs an attempt and a control`)
    }
    const attempt = await attempted(refusal)
    const control = await refusal.control()
    if (attempt !== null) this.#judgeRefusal(refusal, attempt)
    else this.assertions += 1
    if (!control.ok) {
      throw new NotTestable(
        `${refusal.what} was refused, and so was the same request without the fault (${described(control)} answered ${control.status})`,
        'the target must accept the request without the fault',
      )
    }
    const effect = await refusal.effect?.()
    if (refusal.effect !== undefined) {
      this.hold(
        effect === undefined || effect === null || effect === false,
        `${refusal.what}: the refused request had an effect`,
        { ...refusal, expected: 'no effect', actual: effect },
      )
    }
    return attempt ?? control
  }

  #judgeRefusal(refusal: Refusal, reply: Reply): void {
    const { expect, otherwise = 'fail', what } = refusal
    const actual = { status: reply.status, body: reply.body }
    if (reply.status < 400) {
      this.hold(false, `${what} was accepted`, { ...refusal, expected: `refusal: ${JSON.stringify(expect)}`, actual })
      return
    }
    if (reply.status === 429 && !(typeof expect !== 'string' && matches(429, statusesOf(expect))))
      throw rateLimited(reply)
    if (reply.status >= 500) {
      this.hold(false, `${what} broke the server`, {
        ...refusal,
        expected: `refusal: ${JSON.stringify(expect)}`,
        actual,
      })
      return
    }
    const about = { ...refusal, ...(otherwise === 'warn' ? { warnOnly: true } : {}) }
    if (expect === '4xx') this.assertions += 1
    else if (expect === 'body')
      this.hold(![401, 404, 429].includes(reply.status), `${what}: ${reply.status} is no refusal of the body`, {
        ...about,
        expected: 'a refusal of the body',
        actual,
      })
    else {
      const statuses = statusesOf(expect)
      this.hold(statuses.includes(reply.status), `${what} is refused with ${reply.status}`, {
        ...about,
        expected: statuses,
        actual,
      })
      const codes = typeof expect === 'object' && 'code' in expect ? [expect.code].flat() : []
      const code = (reply.body as { error?: { code?: unknown } }).error?.code
      if (codes.length > 0)
        this.hold(codes.includes(code as string), `${what} is refused with code ${String(code)}`, {
          ...about,
          expected: codes,
          actual: code,
        })
    }
  }

  async absent(absence: Absence): Promise<void> {
    if (typeof absence.fence !== 'function' || typeof absence.observe !== 'function') {
      throw new CheckFault(`${absence.what}: an absence needs a fence and an observation`)
    }
    const seen = await absence.fence()
    if (seen === undefined || seen === null || seen === false) {
      throw new NotTestable(
        `whether ${absence.what} comes cannot be told: the effect of a later stimulus was not seen either`,
        'the target must show the effect of the later stimulus',
      )
    }
    for (const waitMs of [0, absence.settleMs ?? this.#around.settleMs]) {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      const found = await absence.observe()
      const none = found === undefined || found === null || found === false
      if (!this.hold(none, `${absence.what} was seen`, { ...absence, expected: 'nothing', actual: found })) return
    }
  }

  async eventually<T>(
    what: string,
    look: () => Promise<T | undefined | null | false>,
    options: Citation & { withinMs?: number } = {},
  ): Promise<T> {
    const withinMs = options.withinMs ?? this.#around.settleMs + 3000
    const found = await until(look, withinMs)
    if (
      !this.hold(found !== undefined, `${what} did not come within ${withinMs} ms`, {
        ...options,
        expected: what,
        actual: 'nothing',
      })
    ) {
      throw new NotTestable(
        `${what} did not come within ${withinMs} ms, so what follows cannot be judged`,
        `the target must show ${what}`,
      )
    }
    return found as T
  }
}

async function attempted(refusal: Refusal): Promise<Reply | null> {
  try {
    return await refusal.attempt()
  } catch (error) {
    if (refusal.mayDisconnect === true && error instanceof NoAnswer) return null
    throw error
  }
}

function matches(status: number, expected: number | readonly number[] | '2xx' | '4xx'): boolean {
  if (expected === '2xx' || expected === '4xx') return String(status)[0] === expected[0]
  return [expected].flat().includes(status)
}

function statusesOf(expect: Exclude<Refusal['expect'], string>): number[] {
  if (typeof expect === 'number') return [expect]
  return [...('status' in expect ? [expect.status].flat() : expect)]
}

const described = ({ exchange }: Reply): string =>
  `${exchange.request.method} ${new URL(exchange.request.url).pathname}`

const rateLimited = (reply: Reply): NotTestable =>
  new NotTestable(
    `${described(reply)} was rate limited`,
    'timing.requests_per_second in the target file, or higher limits of the target',
  )

const shownCharacters = 20_000

/** A value fit for a report: no secrets, bounded. */
function shown(value: unknown): unknown {
  if (value === undefined) return undefined
  const text = masked(JSON.stringify(value) ?? String(value))
  if (text.length > shownCharacters) return `${text.slice(0, shownCharacters)}…`
  return JSON.parse(text) as unknown
}
