/** Assertions of one check. The requirement decides whether a false assertion is a violation or a warning. */
import type { RequirementId } from '../../generated/requirements.ts'
import type { Reply } from '../client/exchange.ts'
import { redact } from '../client/redaction.ts'
import type { Absence, Citation, Expect, Rejection } from '../check-api/context.ts'
import { CheckError, Violation } from '../check-api/outcome.ts'
import { NotTestable } from '../client/not-testable.ts'
import { parseJson } from '../client/documents.ts'
import { NoReplyError } from '../client/exchange.ts'
import { requestedWaitMs } from '../client/rate-limit-wait.ts'
import { pace } from '../client/pace.ts'
import { until } from '../client/until.ts'
import { containsJson, sameJson } from '../client/compare-json.ts'
import { mayFail, type Requirements } from './requirements.ts'
import type { Warning } from './result.ts'

export interface AssertionScope {
  check: string
  cited: readonly RequirementId[]
  requirements: Requirements
  settleMs: number
  warnings: Warning[]
  /** Describes the last exchange of the check: the place to look at when an assertion names no value. */
  lastAnswer?: () => string | undefined
}

export class Assertions {
  readonly #scope: AssertionScope
  /** Number of assertions made, true or false. */
  count = 0
  #repeated = 0

  constructor(scope: AssertionScope) {
    this.#scope = scope
  }

  /** @returns whether the assertion is true @throws Violation */
  #assert(holds: boolean, message: string, about: Citation & { expected?: unknown; actual?: unknown }): boolean {
    this.count += 1
    if (holds) return true
    const requirement = this.#cited(about.requirement)
    const row = this.#scope.requirements.get(requirement)
    if (row === undefined) throw new CheckError(`${requirement} is not in spec/requirements`)
    const expected = shown(about.expected)
    // An observed null is a value, unlike an assertion without one.
    const actual = about.actual === undefined ? (this.#scope.lastAnswer?.() ?? 'it does not hold') : shown(about.actual)
    if (about.warnOnly !== true && mayFail(row, about.failureClass))
      throw new Violation(message + comparison(message, expected, actual), {
        requirement,
        expected,
        actual,
        failureClass: about.failureClass,
      })
    this.warn({ message, requirement, expected, actual })
    return false
  }

  warn(warning: Warning): void {
    const { warnings } = this.#scope
    if (!warnings.some(({ message }) => message === warning.message)) warnings.push(warning)
  }

  #cited(requirement: RequirementId | undefined): RequirementId {
    const { cited, check } = this.#scope
    if (requirement === undefined) return cited[0] as RequirementId
    if (!cited.includes(requirement))
      throw new CheckError(`${check} asserts ${requirement}, which its list of requirements does not contain`)
    return requirement
  }

  readonly expect: Expect = {
    equal: (actual, expected, about) =>
      this.#assert(sameJson(actual, expected), `${about.what} has another value than expected`, {
        ...about,
        expected: expected === undefined ? 'nothing' : expected,
        actual: actual === undefined ? 'nothing' : actual,
      }),
    contains: (actual, expected, about) =>
      this.#assert(containsJson(actual, expected), `${about.what} does not contain the expected members`, {
        ...about,
        expected,
        actual,
      }),
    every: (items, predicate, about) =>
      this.#assert(items.every(predicate), `not fulfilled by all items: ${about.what}`, {
        expected: about.what,
        actual: items.filter((item) => !predicate(item)),
        ...about,
      }),
    some: (items, predicate, about) =>
      this.#assert(items.some(predicate), `fulfilled by no item: ${about.what}`, {
        expected: about.what,
        actual: items,
        ...about,
      }),
    that: (holds, about) =>
      this.#assert(holds, `not fulfilled: ${about.what}`, { ...about, expected: about.expected ?? about.what }),
    status: (reply, expected, about = {}) => {
      if (reply.status === 429 && !matches(429, expected)) throw rateLimited(reply)
      return this.#assert(
        matches(reply.status, expected),
        statusFailure(about.what ?? described(reply), reply.status),
        { ...about, expected, actual: { status: reply.status, body: reply.body } },
      )
    },
    conforms: (reply, about = {}) =>
      this.#assert(
        reply.mismatches.length === 0,
        `${about.what ?? described(reply)} does not match its schema in the documents`,
        {
          ...about,
          expected: 'an answer that matches its schema',
          actual: reply.mismatches,
        },
      ),
    notLeaked: (secret, inside, about) => {
      const texts = typeof inside === 'string' ? [inside] : inside.map(({ text }) => text)
      return this.#assert(
        !texts.some((text) => text.includes(secret)),
        `${about.what} contains a value that must stay secret`,
        {
          failureClass: 'leaked',
          ...about,
          expected: 'absent',
          actual: 'present',
        },
      )
    },
  }

  async rejects(rejection: Rejection): Promise<Reply> {
    if (typeof rejection.attempt !== 'function' || typeof rejection.control !== 'function') {
      throw new CheckError(`${rejection.what}: a rejection needs an attempt and a control`)
    }
    const attempt = await attempted(rejection)
    const control = await rejection.control()
    if (attempt !== null) this.#assertRejected(rejection, attempt)
    else this.count += 1
    if (!control.ok) {
      throw new NotTestable(
        `${rejection.what} was rejected, but so was the valid control request (${described(control)} answered ${control.status})`,
        'a target that accepts the control request',
      )
    }
    await this.#repeatRejection(rejection, attempt, control)
    const effect = await rejection.effect?.()
    if (rejection.effect !== undefined) {
      this.#assert(
        effect === undefined || effect === null || effect === false,
        `${rejection.what} was rejected, but had an effect`,
        { ...rejection, expected: 'no effect', actual: effect },
      )
    }
    return attempt ?? control
  }

  /** Repeats the rejected request after the accepted one, because some targets check a caller or a chat only once. */
  async #repeatRejection(rejection: Rejection, attempt: Reply | null, control: Reply): Promise<void> {
    if (rejection.once === true || attempt === null || this.#repeated >= repeatedMax) return
    // When the accepted request used the same id, the repetition is a replay.
    if (messageIdIn(attempt) !== undefined && messageIdIn(attempt) === messageIdIn(control)) return
    this.#repeated += 1
    const again = await attempted(rejection)
    // The status among the 4xx was judged at the first attempt.
    if (again === null || (again.status >= 400 && again.status < 500)) return
    this.#assertRejected({ ...rejection, what: `${rejection.what}, repeated after an accepted request` }, again)
  }

  #assertRejected(rejection: Rejection, reply: Reply): void {
    const { expect, what } = rejection
    const about = {
      ...rejection,
      expected: `rejection: ${JSON.stringify(expect)}`,
      actual: { status: reply.status, body: reply.body },
    }
    const rateLimitExpected = typeof expect !== 'string' && matches(429, statusesOf(expect))
    if (reply.status === 429 && !rateLimitExpected) throw rateLimited(reply)
    if (reply.status < 400) this.#assert(false, `${what} was accepted`, about)
    else if (reply.status >= 500) this.#assert(false, `${what} caused a server error (5xx)`, about)
    else this.#assertStatusAndCode(rejection, reply)
  }

  #assertStatusAndCode({ expect, onOtherStatus, ...rejection }: Rejection, reply: Reply): void {
    const { what } = rejection
    const warnOnly = onOtherStatus === 'warn' ? { warnOnly: true } : {}
    const about = { ...rejection, ...warnOnly, actual: { status: reply.status, body: reply.body } }
    if (expect === '4xx') {
      this.count += 1
      return
    }
    if (expect === 'body') {
      this.#assert(
        ![401, 404, 429].includes(reply.status),
        `${what} was rejected with ${reply.status}, which does not concern the body`,
        {
          ...about,
          expected: 'a 4xx other than 401, 404 and 429',
        },
      )
      return
    }
    const statuses = statusesOf(expect)
    this.#assert(statuses.includes(reply.status), `${what} was rejected with status ${reply.status}`, {
      ...about,
      expected: statuses,
    })
    const codes = typeof expect === 'object' && 'code' in expect ? [expect.code].flat() : []
    if (codes.length === 0) return
    const code = (reply.body as { error?: { code?: unknown } }).error?.code
    this.#assert(
      codes.includes(code as string),
      `${what} was rejected ${code === undefined ? 'without a code' : `with code ${JSON.stringify(code)}`}`,
      {
        ...about,
        expected: codes,
        actual: code,
      },
    )
  }

  async absent(absence: Absence): Promise<void> {
    if (typeof absence.fence !== 'function' || typeof absence.observe !== 'function') {
      throw new CheckError(`${absence.what}: an absence needs a fence and an observation`)
    }
    const seen = await absence.fence()
    if (seen === undefined || seen === null || seen === false) {
      throw new NotTestable(
        `no conclusion about ${absence.what}: the effect of a later request did not arrive either`,
        'a target that shows the effect of the later request',
      )
    }
    for (const waitMs of [0, absence.settleMs ?? this.#scope.settleMs]) {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      const found = await absence.observe()
      const none = found === undefined || found === null || found === false
      if (
        !this.#assert(none, `${absence.what} was found, but must not exist`, {
          ...absence,
          expected: 'nothing',
          actual: found,
        })
      )
        return
    }
  }

  async eventually<T>(
    what: string,
    look: () => Promise<T | undefined | null | false>,
    options: Citation & { withinMs?: number } = {},
  ): Promise<T> {
    const withinMs = options.withinMs ?? this.#scope.settleMs + 3000
    const startedAt = Date.now()
    const found = await until(look, withinMs)
    if (found !== undefined && options.withinMs === undefined) pace.observeEffect(Date.now() - startedAt)
    const slowest = `slowest arrival in this run: ${pace.slowestEffectMs} ms; timing.settle_ms: ${this.#scope.settleMs}`
    if (
      !this.#assert(found !== undefined, `${what} did not arrive within ${withinMs} ms (${slowest})`, {
        ...options,
        expected: what,
        actual: 'nothing',
      })
    ) {
      throw new NotTestable(
        `${what} did not arrive within ${withinMs} ms, so the later steps cannot be judged`,
        `a target that shows ${what}`,
      )
    }
    return found as T
  }
}

/** Formats the failure for a description of either the status or the request. */
const statusFailure = (what: string, status: number): string =>
  /^(the )?status /.test(what) ? `${what} is ${status}` : `${what} was answered with ${status}`

/** Maximum number of rejected requests that one check repeats, because each costs a request. */
const repeatedMax = 4

function messageIdIn({ exchange }: Reply): unknown {
  const body = parseJson(exchange.request.body ?? '')
  return typeof body === 'object' && body !== null ? (body as { message_id?: unknown }).message_id : undefined
}

async function attempted(rejection: Rejection): Promise<Reply | null> {
  try {
    return await rejection.attempt()
  } catch (error) {
    if (rejection.mayDisconnect === true && error instanceof NoReplyError) return null
    throw error
  }
}

function matches(status: number, expected: number | readonly number[] | '2xx' | '4xx'): boolean {
  if (expected === '2xx' || expected === '4xx') return String(status)[0] === expected[0]
  return [expected].flat().includes(status)
}

function statusesOf(expect: Exclude<Rejection['expect'], string>): number[] {
  if (typeof expect === 'number') return [expect]
  return [...('status' in expect ? [expect.status].flat() : expect)]
}

const described = ({ exchange }: Reply): string =>
  `${exchange.request.method} ${new URL(exchange.request.url).pathname}`

function rateLimited(reply: Reply): NotTestable {
  const waitMs = requestedWaitMs(reply)
  const asks = waitMs === undefined ? '' : `, and requests a wait of ${Math.ceil(waitMs / 1000)} s`
  return new NotTestable(
    `${described(reply)} was rate limited${asks}`,
    'timing.requests_per_second in the target file, or higher limits of the target',
  )
}

const briefCharacters = 160

/** Formats the values of a failed assertion for its message. Warnings have none, because equal warnings are merged. */
function comparison(message: string, expected: unknown, actual: unknown): string {
  const format = looksAlike(expected, actual) ? escaped : brief
  const sides = [
    ...(expected === undefined || message.includes(brief(expected)) ? [] : [`expected ${format(expected)}`]),
    ...(actual === undefined ? [] : [`got ${format(actual)}`]),
  ]
  return sides.length === 0 ? '' : ` (${sides.join(', ')})`
}

/** Returns whether a reader cannot tell two values apart: 29 and "29", or two normalization forms of a text. */
const looksAlike = (one: unknown, other: unknown): boolean =>
  one !== undefined && other !== undefined && brief(one).normalize('NFKC') === brief(other).normalize('NFKC')

/** Formats a value as JSON in ASCII. */
const escaped = (value: unknown): string =>
  shortened(
    JSON.stringify(value).replaceAll(
      /[^ -~]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )

const brief = (value: unknown): string =>
  shortened(typeof value === 'string' && value !== '' ? value : JSON.stringify(value))

const shortened = (text: string): string =>
  text.length > briefCharacters ? `${text.slice(0, briefCharacters)}…` : text

const shownCharacters = 20_000

/** Returns a value for a report, with secrets redacted and a limited size. */
function shown(value: unknown): unknown {
  if (value === undefined) return undefined
  const text = redact(JSON.stringify(value) ?? String(value))
  if (text.length > shownCharacters) return `${text.slice(0, shownCharacters)}…`
  return JSON.parse(text) as unknown
}
