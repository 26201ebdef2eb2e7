/** --list and --dry-run: lists the checks, or the checks that would run. No check runs. */
import { openDocuments } from '../client/documents.ts'
import type { Receiver } from '../client/receiver.ts'
import { declaredChecks } from '../check-api/check.ts'
import { modes } from '../check-api/needs.ts'
import { NotOffered } from '../check-api/outcome.ts'
import { NotTestable } from '../client/not-testable.ts'
import { findCheckFiles, loadChecks, packageRoot } from '../runner/check-files.ts'
import { gapsOf, type Gap } from '../runner/lease.ts'
import { selectTestCases, type TestCase } from '../runner/plan.ts'
import { inSet } from '../runner/requirement-sets.ts'
import { readRequirements } from '../runner/requirements.ts'
import { Pool } from '../runner/pool.ts'
import { probe, UntestableTarget } from '../target/probe.ts'
import { openSession, type Capabilities } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import type { Options } from './options.ts'
import { endedBy, withTarget } from './with-target.ts'

/** Prints all selected checks with the requirements that they cite. */
export async function list(options: Options): Promise<number> {
  await loadChecks(findCheckFiles())
  const checks = new Set(
    modes.flatMap((mode) =>
      selectTestCases(declaredChecks(), {
        mode,
        forms: options.forms ?? ['current', 'variant'],
        only: options.only,
        requirements: requirementsOf(options),
      }).map(({ check }) => check),
    ),
  )
  const lines = [...checks]
    .sort((one, other) => one.id.localeCompare(other.id))
    .map(
      (check) => `${check.id}  [${check.forms.join(', ')}]  ${check.requirements.join(' ')}  ${check.modes.join(',')}`,
    )
  process.stdout.write(`${lines.join('\n')}\n${lines.length} checks\n`)
  return 0
}

const requirementsOf = ({ set }: Options) => inSet(readRequirements(packageRoot), packageRoot, set)

export interface Finding {
  testCase: TestCase
  /** Empty when the check would run. */
  gaps: Gap[]
}

export interface Survey {
  findings: Finding[]
  /** Null when the gate failed. */
  capabilities: Capabilities | null
}

export function dryRun(options: Options): Promise<number> {
  return withTarget(options.target, async (target, interrupted) => {
    const { findings } = await endedBy(interrupted, () => survey(target, options))
    for (const { testCase, gaps } of findings) {
      const why = gaps.length === 0 ? '' : `: ${gaps[0]!.error.message}`
      process.stdout.write(`${endOf(gaps).padEnd(12)} ${testCase.check.id} [${testCase.form}]${why}\n`)
    }
    process.stdout.write(`${describeFindings(findings)}\n`)
    return findings.some(({ gaps }) => gaps.length === 0) ? 0 : 2
  })
}

/** Returns the outcome of a check with these gaps. */
function endOf([gap]: readonly Gap[]): 'would run' | 'not offered' | 'not testable' {
  if (gap === undefined) return 'would run'
  return gap.error instanceof NotOffered ? 'not offered' : 'not testable'
}

/** Counts the outcomes of the checks. */
export function describeFindings(findings: readonly Finding[]): string {
  const count = (end: ReturnType<typeof endOf>): number => findings.filter(({ gaps }) => endOf(gaps) === end).length
  return `${count('would run')} of ${findings.length} checks would run, ${count('not offered')} are not offered, ${count('not testable')} are not testable`
}

/** Returns the gaps of each selected check. */
export async function survey(target: Target, options: Options): Promise<Survey> {
  await loadChecks(findCheckFiles())
  const { mode, only, shard } = options
  const requirements = requirementsOf(options)
  const selection = { mode, forms: target.forms, only, requirements, ...(shard && { shard }) }
  const testCases = selectTestCases(declaredChecks(), selection)
  const session = await openSession(target, openDocuments(packageRoot, target.forms))
  try {
    const capabilities = await probe(session)
    // The configuration tells whether there is a receiver, so none is started.
    const receiver = target.receiver === undefined ? null : ({} as Receiver)
    const environment = { session, capabilities, receiver, pool: new Pool(session, capabilities) }
    const findings = testCases.map((testCase) => ({
      testCase,
      gaps: gapsOf(testCase.check.needs, testCase.check.optionalAreas, environment),
    }))
    return { findings, capabilities }
  } catch (error) {
    if (!(error instanceof UntestableTarget)) throw error
    const closed = new NotTestable(error.message, 'a target that accepts the agents of the target file')
    const gap: Gap = { error: closed, closedBy: { kind: 'agents', more: 1 } }
    return { findings: testCases.map((testCase) => ({ testCase, gaps: [gap] })), capabilities: null }
  } finally {
    await session.client.close()
  }
}
