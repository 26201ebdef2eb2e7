import type { Judged } from './accepted.ts'
import { levels, type Level } from './change.ts'
import type { Cause } from './causes.ts'
import type { Touched } from './touched.ts'

export const formats = ['text', 'markdown', 'json'] as const
export type Format = (typeof formats)[number]

export interface Comparison extends Judged {
  touched: ReadonlyMap<string, Touched>
}

/** Maximum number of names of a list in text output; JSON contains all of them. */
const namesMax = 6

export function render(format: Format, comparison: Comparison): string {
  if (format === 'json')
    return JSON.stringify({ ...comparison, touched: Object.fromEntries(comparison.touched) }, null, 2)
  return format === 'text' ? renderText(comparison) : renderMarkdown(comparison)
}

function renderText({ open, accepted, unused, touched }: Comparison): string {
  const lines = levels.flatMap((level) => {
    const some = open.filter((cause) => cause.level === level)
    return some.length === 0
      ? []
      : [`${headings[level]}:`, ...some.flatMap((cause) => [`  ${line(cause)}`, ...parts(cause)])]
  })
  if (open.length === 0) lines.push('nothing changes for callers or implementers')
  if (accepted.length > 0) lines.push('accepted:', ...accepted.map((cause) => `  ${line(cause)} (${cause.reason})`))
  lines.push(...unused.map(({ cause, what }) => `accepted, but not so any more: ${cause}: ${what}`))
  if (touched.size > 0) lines.push('to look at:', ...[...touched].map(([name, one]) => `  ${name}: ${describe(one)}`))
  return lines.join('\n')

  function parts({ where, cause }: Cause): string[] {
    return where.length === 1 && where[0] === cause ? [] : [`      in ${some(where)}`]
  }
}

function renderMarkdown({ open, accepted, unused, touched }: Comparison): string {
  const lines: string[] = []
  for (const level of levels) {
    const some = open.filter((cause) => cause.level === level)
    if (some.length > 0) lines.push(`**${headings[level]}**`, '', ...some.map(bullet), '')
  }
  if (open.length === 0) lines.push('Nothing changes for callers or implementers.', '')
  if (accepted.length > 0)
    lines.push('**Accepted**', '', ...accepted.map((one) => `${bullet(one)} (${one.reason})`), '')
  for (const { cause, what } of unused) lines.push(`- Accepted, but not so any more: \`${cause}\`: ${what}`)
  if (touched.size > 0) {
    lines.push('| operation | handler | requirements | checks | mutants |', '|---|---|---|---|---|')
    for (const [name, { handler = '', requirements, checks, mutants }] of touched)
      lines.push(`| ${name} | ${handler} | ${some(requirements)} | ${some(checks)} | ${some(mutants)} |`)
  }
  return lines.join('\n').trimEnd()
}

const headings: Record<Level, string> = {
  error: 'breaks what worked',
  warning: 'may break what worked',
  info: 'to be known',
}

function line(cause: Cause): string {
  return `${cause.cause}: ${cause.what} [${parties(cause)}]`
}

function bullet(cause: Cause): string {
  return `- \`${cause.cause}\`: ${cause.what} [${parties(cause)}]; in ${some(cause.where)}`
}

/**
 * Names the parties for which the change has its level. A change of level `info` concerns the parties with that level.
 */
function parties({ callers, implementers, level }: Cause): string {
  return [...(callers === level ? ['callers'] : []), ...(implementers === level ? ['implementers'] : [])].join(', ')
}

function describe({ handler, requirements, checks, mutants }: Touched): string {
  const counted = (noun: string, names: string[]) => (names.length === 0 ? [] : [`${noun} ${some(names)}`])
  return [
    ...(handler === undefined ? [] : [`handler ${handler}`]),
    ...counted('requirements', requirements),
    ...counted('checks', checks),
    ...counted('mutants', mutants),
  ].join('; ')
}

function some(names: readonly string[]): string {
  const more = names.length - namesMax
  return names.slice(0, namesMax).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
