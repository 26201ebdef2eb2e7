/**
 * Groups failed checks with one cause under the most specific one. Two failures have one cause when
 * - both lost or doubled an event of one type, or a message in the answers of one operation; or
 * - the last request before the failure is of one operation, its answers have one status, and the assertions expected
 *   one value and got another one, apart from ids, numbers and times.
 */
import { nameOf, violatedWithSection, type ReportedCheck } from './report.ts'

export interface Finding {
  first: ReportedCheck
  /** Other failed checks with the same cause. */
  others: ReportedCheck[]
}

/** Failure classes that also fail checks of other areas. */
const spreading = ['lost', 'duplicated'] as const
type Spreading = (typeof spreading)[number]

/** Sets `folded_under` in each failed check that another check explains. */
export function fold(checks: readonly ReportedCheck[]): void {
  for (const same of byCause(checks)) {
    const [first, ...others] = same.toSorted(bySpecificity)
    for (const other of others) other.folded_under = nameOf(first!)
  }
}

/** Returns the failed checks, each with the checks folded under it. */
export function findingsOf(checks: readonly ReportedCheck[]): Finding[] {
  const failed = checks.filter(({ status }) => status === 'failed')
  return failed
    .filter((check) => check.folded_under === undefined)
    .map((first) => ({ first, others: failed.filter((check) => check.folded_under === nameOf(first)) }))
}

function byCause(checks: readonly ReportedCheck[]): ReportedCheck[][] {
  const groups = new Map<string, { kind: string; type: string | undefined; checks: ReportedCheck[] }>()
  for (const check of checks) {
    const kind = kindOf(check)
    if (kind === undefined || check.known) continue
    const type = typeOf(check)
    const key = `${kind} ${type}`
    const group = groups.get(key) ?? { kind, type, checks: [] }
    group.checks.push(check)
    groups.set(key, group)
  }
  // A finding without an event type joins the group of the only type with the same failure, if there is exactly one.
  for (const group of groups.values()) {
    if (group.type !== undefined) continue
    const named = [...groups.values()].filter(({ kind, type }) => kind === group.kind && type !== undefined)
    if (named.length === 1) named[0]!.checks.push(...group.checks.splice(0))
  }
  return [...groups.values()].map((group) => group.checks).filter(({ length }) => length > 1)
}

/** Returns the signature of a failure. Undefined for failures that affect no other checks. */
function kindOf(check: ReportedCheck): string | undefined {
  const { status, failure_class: failureClass, message, actual, exchanges } = check
  if (status !== 'failed') return undefined
  const awaited = failureClass === undefined && actual === 'nothing' && /did not arrive within/.test(message ?? '')
  const found = spreading.find((one) => one === failureClass) ?? (awaited ? ('lost' satisfies Spreading) : undefined)
  const read = exchanges.findLast(({ request }) => request.method === 'GET')
  return found === undefined ? answerOf(check) : `${found} ${read?.operation ?? ''}`
}

/** Returns the operation, the status and both values of a failure. Undefined when the values are not specific. */
function answerOf({ expected, actual, exchanges }: ReportedCheck): string | undefined {
  const last = exchanges.at(-1)
  if (last === undefined || last.operation === null || !isSpecific(expected) || actual === undefined) return undefined
  return [last.operation, last.response?.status, withoutNames(expected), withoutNames(actual)].join(' ')
}

/** A value that unrelated assertions share, such as true or an empty list, does not identify a cause. */
const isSpecific = (value: unknown): boolean =>
  typeof value === 'string'
    ? value !== ''
    : typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** Formats a value without ids, times and numbers, which differ between checks. */
const withoutNames = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, '#')
    .replaceAll(/\b[a-z]+[_-][0-9a-z]{8,}\b/g, '#')
    .replaceAll(/\d+/g, '#')

const eventType = /\b(?:message|reaction|participant|chat|task)\.[a-z_]+(?:\.[a-z_]+)*/g

/** Returns the event type in a finding, if it names exactly one. */
function typeOf({ message, expected }: ReportedCheck): string | undefined {
  const text = `${message ?? ''} ${typeof expected === 'string' ? expected : ''}`
  const types = new Set(text.match(eventType) ?? [])
  return types.size === 1 ? [...types][0] : undefined
}

/** Sorts by specificity: the check with the fewest writes and citations isolates the error best. Reads do not count. */
function bySpecificity(one: ReportedCheck, other: ReportedCheck): number {
  const writes = ({ exchanges }: ReportedCheck): number =>
    exchanges.filter(({ request }) => request.method !== 'GET').length
  return (
    writes(one) - writes(other) ||
    one.requirements.length - other.requirements.length ||
    one.requests - other.requests ||
    nameOf(one).localeCompare(nameOf(other))
  )
}

/**
 * Describes findings that explain others, and wrong entries in a list of known failures. The failures themselves were
 * printed before.
 */
export function describeFindings(checks: readonly ReportedCheck[]): string[] {
  const explaining = findingsOf(checks).filter(({ others }) => others.length > 0)
  return [
    ...explaining.flatMap(({ first, others }) => [
      `${nameOf(first)}, ${violatedWithSection(first)}: ${firstLine(first.message)}`,
      `  ${describeOthers(others.length)}: ${others.map(nameOf).join(', ')}`,
    ]),
    ...checks.flatMap((check) => (check.unexpected === undefined ? [] : [`${nameOf(check)}: ${check.unexpected}`])),
  ]
}

/** Introduces the checks that a finding explains: `2 further checks fail for the same reason`. */
export const describeOthers = (count: number): string =>
  count === 1 ? '1 further check fails for the same reason' : `${count} further checks fail for the same reason`

export const firstLine = (message = ''): string => message.split('\n')[0] ?? ''
