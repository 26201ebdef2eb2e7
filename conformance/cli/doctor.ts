/** `parley-conform doctor`: what a target file lacks, what of it does not work, and what to paste into it. */
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
import { rankGains, type Gain } from './gains.ts'
import type { Options } from './options.ts'
import { pasteFor, readExamples } from './paste.ts'
import { survey, type Finding } from './survey.ts'
import { endedBy, withTarget } from './with-target.ts'

/** @returns the exit code: 0, since what is missing is the answer and no error */
export function doctor(options: Options): Promise<number> {
  return withTarget(options.target, async (target, interrupted) => {
    const write = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`)
    const tried = await endedBy(interrupted, () => tryTarget(target, write))
    const surveyed = await endedBy(interrupted, () => survey(target, { ...options, mode: 'deep' }))
    const { findings, capabilities } = surveyed
    if (capabilities === null) {
      write('', `Nothing can be judged: ${findings[0]?.gaps[0]?.error.message ?? 'no check is selected'}`)
      return 0
    }
    const { ofTarget, ofFile } = separate(findings, capabilities, target)
    write('', ...describeTarget(ofTarget))
    write('', ...describeFile(rankGains(ofFile), tried))
    const running = findings.filter(({ gaps }) => gaps.length === 0).length
    write('', `${running} of ${findings.length} checks are testable with this target file.`)
    return 0
  })
}

interface Tried {
  hooks: HookDescription[]
  found: Partial<Record<NameKey, string>>
}

/** Credentials first: a hook that runs with a credential of somebody else changes somebody else. */
async function tryTarget(target: Target, write: (...lines: string[]) => void): Promise<Tried> {
  const session = await openSession(target, openDocuments(packageRoot, target.forms))
  const hooks = describeHooks(readTargetSchema(packageRoot))
  const recorder = new Recorder([...Object.values(target.names), ...candidateNames])
  try {
    const credentials = await checkCredentials(session)
    write('Credentials', ...credentials.map(describeCredential), ...(credentials.length === 0 ? ['  none'] : []))
    if (credentials.some(({ outcome }) => outcome === 'wrong' || outcome === 'refused')) {
      write('', 'Hooks and names are not tried before the credentials are right.')
      return { hooks, found: {} }
    }
    const trials = await tryHooks(session, hooks, recorder)
    write('', 'Hooks', ...trials.map(describeTrial), ...(trials.length === 0 ? ['  none'] : []))
    write('', 'Names', ...describeNames(target, recorder))
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

const line = (mark: keyof typeof marks, what: string, detail: string): string =>
  `  ${marks[mark].padEnd(10)} ${what}${detail === '' ? '' : `: ${detail}`}`

const describeCredential = ({ who, outcome, detail }: CredentialFinding): string => line(outcome, who, detail)
const describeTrial = ({ hook, outcome, detail }: HookTrial): string => line(outcome, hook, detail)

/** A name that is not in the answers of the trial may still be right: not every answer was asked for. */
function describeNames({ names }: Target, { namesSeen }: Recorder): string[] {
  const candidates = namesIn(namesSeen)
  return Object.entries(names).map(([key, name]) => {
    if (namesSeen.has(name)) return line('ok', `${key}: ${name}`, '')
    const other = candidates[key as NameKey]
    const hint = other === undefined ? '' : `; ${other} was`
    return line('unknown', `${key}: ${name}`, `it was in no answer of this trial${hint}`)
  })
}

interface Separated {
  /** By the area that the target lacks: the checks that need it. */
  ofTarget: Map<string, string[]>
  /** What more in the target file would let run. */
  ofFile: Map<string, Gap[]>
}

/** What no target file changes is apart: an area that the target answered that it does not have. */
function separate(findings: readonly Finding[], { reasons }: Capabilities, target: Target): Separated {
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
  return { ofTarget, ofFile }
}

/** An area that could not be tried is no area that the target lacks: a chat to try it in is missing. */
const needingChat = ({ error }: Gap): Gap => ({ error, closedBy: { kind: 'hook', name: 'openDirectChat' } })

/** No request finds out about these: only the target file says that they are there. */
const closable = (area: string, { offers }: Target): boolean =>
  (area === 'a2a' || area === 'a2ui') && offers[area] !== false

function describeTarget(ofTarget: ReadonlyMap<string, readonly string[]>): string[] {
  if (ofTarget.size === 0) return ['The target lacks no optional area.']
  const rows = [...ofTarget].toSorted(([, one], [, other]) => other.length - one.length)
  return [
    'The target lacks (nothing in the target file changes that)',
    ...rows.map(([title, checks]) => `  ${checks.length} checks: ${title}`),
  ]
}

function describeFile(gains: readonly Gain[], { hooks, found }: Tried): string[] {
  if (gains.length === 0) return ['The target file lacks nothing that a check declares to need.']
  const sources = { hooks, found, examples: readExamples(packageRoot) }
  return [
    'The target file lacks (the largest gain first; each adds to those above it)',
    ...gains.flatMap(({ closedBy, checks, alsoNeededBy, reason }) => [
      '',
      `+${checks.length} ${checks.length === 1 ? 'check' : 'checks'}: ${title(closedBy)}${alsoNeededBy > 0 ? ` (${alsoNeededBy} more need it beside what follows)` : ''}`,
      `  because ${reason}${checks.length === 0 ? '' : `; such as ${checks.slice(0, 3).join(', ')}`}`,
      ...pasteFor(closedBy, sources).map((text) => `    ${text}`),
    ]),
  ]
}

function title(closing: Gap['closedBy']): string {
  if (closing.kind === 'area') return closing.area === 'a2a' ? 'a2a_base' : `offers.${closing.area}`
  if (closing.kind === 'hook') return `${closing.name} hook`
  if (closing.kind === 'name') return `names.${closing.name}`
  return closing.kind === 'timing' ? `timing.${closing.name}` : closing.kind
}
