/** Describes a comparison as text and as data. */
import { redact, redactExchange } from '../client/redaction.ts'
import type { Exchange } from '../client/exchange.ts'
import type { Comparison, FoundDifference } from './compare-servers.ts'
import type { SideOfDifference } from './paired-session.ts'
import { rules } from './rules.ts'

export interface DescribeOptions {
  names: readonly string[]
  /** Command that reproduces the difference. */
  command: string
}

const shownCharacters = 600

export function describeComparison(comparison: Comparison, { names, command }: DescribeOptions): string {
  const { found, sessions, comparisons, seed } = comparison
  const counted = `${sessions} sessions, ${comparisons} answers compared, seed ${seed}`
  const applied = comparison.rules.map(([name, count]) => `  ${name} (${rules[name][0].join(', ')}): ${count} times`)
  const rested = ['Allowed differences, which were not compared:', ...applied]
  if (found === undefined) return [`No difference between ${names.join(' and ')}: ${counted}.`, ...rested].join('\n')
  return [...differenceLines(found, names), '', `Again: ${command}`, `Found after ${counted}.`, ...rested].join('\n')
}

function differenceLines(
  { difference, seen, repeats, shrinks, session }: FoundDifference,
  names: readonly string[],
): string[] {
  const { about, place, sides, trail } = difference
  const stability =
    seen === repeats
      ? `reproduced in each of ${repeats} repeats with other actors`
      : `FLAKY: reproduced in ${seen} of ${repeats} repeats with other actors`
  const steps = [...trail, about.what].map((step, index) => `  ${index + 1}. ${step}`)
  return [
    `The servers differ: ${about.what}`,
    `  at ${place.pointer === '' ? 'the whole answer' : place.pointer}; ${about.requirements.join(', ')}`,
    `  first in session ${session}, shrunk ${shrinks} times; ${stability}`,
    ...sides.map((_, index) => `  ${'AB'[index]} (${names[index]}): ${cut(index === 0 ? place.a : place.b)}`),
    '',
    'Steps (a0, a1, a2 are agents, p0 and p1 persons, m1, m2, … messages):',
    ...steps,
    ...sides.flatMap((side, index) => [
      '',
      `Answers of ${'AB'[index]} (${names[index]}) in the last step:`,
      ...exchangeLines(side),
    ]),
  ]
}

const exchangeLines = ({ exchanges }: SideOfDifference): string[] =>
  exchanges
    .map(redactExchange)
    .flatMap(({ request, response, failure }) => [
      `  ${request.method} ${request.url}${request.body === null ? '' : ` ${cut(request.body)}`}`,
      `    ${response === null ? failure : `${response.status} ${cut(response.body)}`}`,
    ])

function cut(value: unknown): string {
  const text = redact(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}… (${text.length} characters)` : text
}

/** Returns the comparison as data, with all exchanges of the shortest session. */
export function recordOf({ found, rules: applied, ...counted }: Comparison, command: string): object {
  return {
    ...counted,
    command,
    rules: Object.fromEntries(
      applied.map(([name, times]) => {
        const [cites, says] = rules[name]
        return [name, { cites, says, times }]
      }),
    ),
    difference: found === undefined ? null : recordOfDifference(found),
  }
}

function recordOfDifference({ difference, ...about }: FoundDifference): object {
  const { place, sides, trail } = difference
  return {
    what: difference.about.what,
    requirements: difference.about.requirements,
    place: JSON.parse(redact(JSON.stringify(place))) as unknown,
    stable: about.seen === about.repeats,
    ...about,
    steps: [...trail, difference.about.what],
    sides: sides.map(({ target, view, exchanges, session }) => ({
      target,
      compared: JSON.parse(redact(JSON.stringify(view ?? null))) as unknown,
      exchanges: exchanges.map(shown),
      session: session.map(shown),
    })),
  }
}

const shown = (exchange: Exchange): object => {
  const { number, actor, request, response, failure } = redactExchange(exchange)
  return { number, actor, request, response, failure }
}
