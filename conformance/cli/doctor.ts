/** `parley-conform doctor`: lists the gaps and errors of a target file, with YAML to paste. */
import { openDocuments } from '../client/documents.ts'
import { Recorder } from '../client/recorder.ts'
import { packageRoot } from '../runner/check-files.ts'
import type { Gap } from '../runner/lease.ts'
import { checkCredentials, type CredentialFinding } from '../target/check-credentials.ts'
import { describeHooks, readTargetSchema, type HookDescription } from '../target/hook-table.ts'
import { candidateNames, namesIn } from '../target/name-candidates.ts'
import { unprobed } from '../target/probe.ts'
import { openSession, type Capabilities } from '../target/session.ts'
import type { NameKey, Target } from '../target/target.ts'
import { tryHooks, type HookTrial } from '../target/try-hooks.ts'
import { describeGains } from './describe-gains.ts'
import { rankGains, type Gain } from './gains.ts'
import type { Options } from './options.ts'
import { readExamples } from './paste.ts'
import { describeFindings, survey, type Finding } from './survey.ts'
import { endedBy, withTarget } from './with-target.ts'

/** Maximum number of lines printed without --all. */
export const linesMax = 60
const sectionLinesMax = 10

/** @returns the exit code: 0, because gaps are a result and not an error */
export function doctor(options: Options): Promise<number> {
  return withTarget(options.target, async (target, interrupted) => {
    let printed = 0
    const write = (...lines: string[]): void => {
      printed += lines.length
      process.stdout.write(`${lines.join('\n')}\n`)
    }
    const tried = await endedBy(interrupted, () => tryTarget(target, options.all, write))
    const { findings, capabilities } = await endedBy(interrupted, () => survey(target, options))
    if (capabilities === null) {
      write('', `No check can run: ${findings[0]?.gaps[0]?.error.message ?? 'no check is selected'}`)
      return 0
    }
    const { ofTarget, gains } = separate(findings, capabilities, target)
    write('', ...describeTarget(ofTarget, options.all))
    const sources = { ...tried, examples: readExamples(packageRoot), limits: target.limits }
    // An empty line and the counts come after the list.
    const remainingLines = options.all ? Infinity : linesMax - printed - 3
    write('', ...describeGains(gains, sources, remainingLines))
    write('', `${describeFindings(findings)} (mode ${options.mode}).`)
    return 0
  })
}

interface Tried {
  hooks: HookDescription[]
  found: Partial<Record<NameKey, string>>
}

/** Tries the credentials first, because a hook with the credential of another actor would change that actor. */
async function tryTarget(target: Target, all: boolean, write: (...lines: string[]) => void): Promise<Tried> {
  const session = await openSession(target, openDocuments(packageRoot, target.forms))
  const hooks = describeHooks(readTargetSchema(packageRoot))
  const recorder = new Recorder([...Object.values(target.names), ...candidateNames])
  try {
    const credentials = await checkCredentials(session)
    write('Credentials', ...section(credentials.map(ofCredential), all))
    if (credentials.some(({ outcome }) => outcome === 'wrong' || outcome === 'refused')) {
      write('', 'Hooks and names are not tried until the credentials are correct.')
      return { hooks, found: {} }
    }
    const trials = await tryHooks(session, hooks, recorder)
    write('', 'Hooks', ...section(trials.map(ofTrial), all))
    write('', 'Names', ...section(ofNames(target, recorder), all))
    return { hooks, found: namesIn(recorder.namesSeen) }
  } finally {
    await session.client.close()
  }
}

const marks = {
  ok: 'ok',
  failed: 'FAILED',
  'not tried': 'not tried',
  wrong: 'WRONG',
  refused: 'REFUSED',
  unknown: 'unknown',
}

interface Line {
  mark: keyof typeof marks
  what: string
  detail: string
}

const ofCredential = ({ who, outcome, detail }: CredentialFinding): Line => ({ mark: outcome, what: who, detail })
const ofTrial = ({ hook, outcome, detail }: HookTrial): Line => ({ mark: outcome, what: hook, detail })

/** Reports the names found in answers. A name that was not found may be correct, because the trial gets few answers. */
function ofNames({ names }: Target, { namesSeen }: Recorder): Line[] {
  const candidates = namesIn(namesSeen)
  return Object.entries(names).map(([key, name]) => {
    const what = `${key}: ${name}`
    if (namesSeen.has(name)) return { mark: 'ok', what, detail: '' }
    const other = candidates[key as NameKey]
    const hint = other === undefined ? '' : `; ${other} was found`
    return { mark: 'unknown', what, detail: `no answer of this trial contained it${hint}` }
  })
}

/** Puts the entries of a mark that are ok or not tried on one line, unless --all is given. Other entries come first. */
function section(lines: readonly Line[], all: boolean): string[] {
  if (lines.length === 0) return ['  none']
  const shown = (mark: keyof typeof marks, text: string): string => `  ${marks[mark].padEnd(10)} ${text}`
  const whole = lines.map(({ mark, what, detail }) => shown(mark, `${what}${detail === '' ? '' : `: ${detail}`}`))
  if (all || lines.length <= 3) return whole
  const isPlain = ({ mark }: Line): boolean => mark === 'ok' || mark === 'not tried'
  const plain = Map.groupBy(lines.filter(isPlain), ({ mark }) => mark)
  const rest = whole.filter((_, index) => !isPlain(lines[index]!))
  return [
    ...shortened(rest),
    ...[...plain].map(([mark, of]) => shown(mark, of.map(({ what }) => what.replace(/:.*/, '')).join(', '))),
  ]
}

function shortened(lines: readonly string[]): string[] {
  const left = lines.length - sectionLinesMax
  return left <= 0 ? [...lines] : [...lines.slice(0, sectionLinesMax), `  and ${left} more; --all prints them`]
}

interface Separated {
  /** Names of checks by the area that they need and the target does not have. */
  ofTarget: Map<string, string[]>
  /** Additions to the target file, each with the checks that it makes testable. */
  gains: Gain[]
}

/** Separates gaps that the target file can close from areas that the target itself lacks, according to its answers. */
export function separate(findings: readonly Finding[], { reasons }: Capabilities, target: Target): Separated {
  const ofTarget = new Map<string, string[]>()
  const ofFile = new Map<string, Gap[]>()
  for (const { testCase, gaps: all } of findings) {
    const name = `${testCase.check.id} [${testCase.form}]`
    const gaps = all.map((gap) =>
      gap.closedBy.kind === 'area' && reasons[gap.closedBy.area] === unprobed ? needingChat(gap) : gap,
    )
    const lacking = gaps.flatMap(({ closedBy }) =>
      closedBy.kind === 'area' && !closable(closedBy.area, target) ? [closedBy.area] : [],
    )
    if (lacking.length === 0 && gaps.length > 0) ofFile.set(name, gaps)
    for (const area of lacking) {
      const title = `${area} (${reasons[area]})`
      ofTarget.set(title, [...(ofTarget.get(title) ?? []), name])
    }
  }
  const running = findings.filter(({ gaps }) => gaps.length === 0)
  const present = new Set(running.flatMap(({ testCase }) => testCase.check.optionalAreas))
  return { ofTarget, gains: rankGains(ofFile, present) }
}

/** Returns the gap of an area that could not be probed because the probe needs a chat. The target may have the area. */
const needingChat = ({ error }: Gap): Gap => ({ error, closedBy: { kind: 'hook', name: 'openDirectChat' } })

/** Returns whether only the target file can declare the area, because no request detects it. */
const closable = (area: string, { offers }: Target): boolean =>
  (area === 'a2a' || area === 'a2ui') && offers[area] !== false

function describeTarget(ofTarget: ReadonlyMap<string, readonly string[]>, all: boolean): string[] {
  if (ofTarget.size === 0) return ['The target has all optional areas.']
  const rows = [...ofTarget].toSorted(([, one], [, other]) => other.length - one.length)
  const lines = rows.map(([title, checks]) => `  ${checks.length} checks: ${title}`)
  return ['The target lacks these areas (their checks are not offered)', ...(all ? lines : shortened(lines))]
}
