/** --list, --dry-run and doctor: what there is, what would run, and what is missing. Nothing is judged. */
import { openDocuments } from '../client/documents.ts'
import type { Receiver } from '../client/receiver.ts'
import { declaredChecks } from '../check-api/check.ts'
import { modes } from '../check-api/needs.ts'
import { NotOffered } from '../check-api/outcome.ts'
import { NotTestable } from '../client/not-testable.ts'
import { findCheckFiles, loadChecks, packageRoot } from '../runner/check-files.ts'
import { assertPossible } from '../runner/lease.ts'
import { selectTestCases, type TestCase } from '../runner/plan.ts'
import { Pool } from '../runner/pool.ts'
import { probe, UntestableTarget } from '../target/probe.ts'
import { openSession } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import type { Options } from './options.ts'
import { endedBy, withTarget } from './with-target.ts'

/** Prints every selected check with the requirements that it cites. */
export async function list(options: Options): Promise<number> {
  await loadChecks(findCheckFiles())
  const checks = new Set(
    modes.flatMap((mode) =>
      selectTestCases(declaredChecks(), {
        mode,
        forms: options.forms ?? ['current', 'variant'],
        only: options.only,
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

interface Finding {
  testCase: TestCase
  kind: 'would run' | 'not offered' | 'not testable'
  reason: string
  unlock: string
}

export function dryRun(options: Options): Promise<number> {
  return withTarget(options.target, async (target, interrupted) => {
    const findings = await endedBy(interrupted, () => survey(target, options))
    for (const { testCase, kind, reason } of findings)
      process.stdout.write(
        `${kind.padEnd(12)} ${testCase.check.id} [${testCase.form}]${reason === '' ? '' : `: ${reason}`}\n`,
      )
    const running = findings.filter(({ kind }) => kind === 'would run').length
    process.stdout.write(`${running} of ${findings.length} checks would run\n`)
    return running > 0 ? 0 : 2
  })
}

/** Prints what the target file lacks, with the checks that need it. Exit code 0 when nothing is missing, else 2. */
export function doctor(options: Options): Promise<number> {
  return withTarget(options.target, async (target, interrupted) => {
    const surveyed = await endedBy(interrupted, () => survey(target, { ...options, mode: 'deep' }))
    const findings = surveyed.filter(({ kind }) => kind === 'not testable')
    if (findings.length === 0) {
      process.stdout.write('Every check is testable with this target file.\n')
      return 0
    }
    process.stdout.write(
      `${findings.length === 1 ? '1 check is' : `${findings.length} checks are`} not testable. What makes them testable:\n`,
    )
    for (const [unlock, affected] of Map.groupBy(findings, (finding) => finding.unlock)) {
      const names = affected.map(({ testCase: { check, form } }) => `    ${check.id} [${form}]\n`)
      process.stdout.write(`\n${unlock}\n  because ${affected[0]?.reason}:\n${names.join('')}`)
    }
    return 2
  })
}

async function survey(target: Target, options: Options): Promise<Finding[]> {
  await loadChecks(findCheckFiles())
  const { mode, only, shard } = options
  const testCases = selectTestCases(declaredChecks(), { mode, forms: target.forms, only, ...(shard && { shard }) })
  const session = await openSession(target, openDocuments(packageRoot, target.forms))
  try {
    const capabilities = await probe(session)
    // Whether there is a receiver is known without starting it.
    const receiver = target.receiver === undefined ? null : ({} as Receiver)
    const environment = { session, capabilities, receiver, pool: new Pool(session, capabilities) }
    return testCases.map((testCase) => {
      try {
        assertPossible(testCase.check.needs, testCase.check.optionalAreas, environment)
        return { testCase, kind: 'would run', reason: '', unlock: '' }
      } catch (error) {
        if (error instanceof NotOffered) return { testCase, kind: 'not offered', reason: error.message, unlock: '' }
        if (error instanceof NotTestable)
          return { testCase, kind: 'not testable', reason: error.message, unlock: error.unlock }
        throw error
      }
    })
  } catch (error) {
    if (error instanceof UntestableTarget)
      return testCases.map((testCase) => ({
        testCase,
        kind: 'not testable',
        reason: error.message,
        unlock: 'a target that knows its own agents',
      }))
    throw error
  } finally {
    await session.client.close()
  }
}
