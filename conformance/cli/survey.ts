/** --list, --dry-run and doctor: what there is, what would run, and what is missing. Nothing is judged. */
import { openDocuments } from '../client/documents.ts'
import type { Receiver } from '../client/receiver.ts'
import { declaredChecks } from '../check-api/check.ts'
import { modes } from '../check-api/needs.ts'
import { NotOffered, NotTestable } from '../check-api/outcome.ts'
import { findCheckFiles, loadChecks, packageRoot } from '../runner/check-files.ts'
import { assertPossible } from '../runner/lease.ts'
import { selectCells, type Cell } from '../runner/plan.ts'
import { Pool } from '../runner/pool.ts'
import { probe, Unjudgeable } from '../target/probe.ts'
import { openSession } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import type { Options } from './options.ts'
import { withTarget } from './with-target.ts'

/** Prints every selected check with the requirements that it cites. */
export async function list(options: Options): Promise<number> {
  await loadChecks(findCheckFiles())
  const checks = new Set(
    modes.flatMap((mode) =>
      selectCells(declaredChecks(), { mode, forms: options.forms ?? ['current', 'variant'], only: options.only }).map(
        ({ check }) => check,
      ),
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
  cell: Cell
  kind: 'would run' | 'not offered' | 'not testable'
  reason: string
  unlock: string
}

export function dryRun(options: Options): Promise<number> {
  return withTarget(options.target, async (target) => {
    const findings = await survey(target, options)
    for (const { cell, kind, reason } of findings)
      process.stdout.write(`${kind.padEnd(12)} ${cell.check.id} [${cell.form}]${reason === '' ? '' : `: ${reason}`}\n`)
    const running = findings.filter(({ kind }) => kind === 'would run').length
    process.stdout.write(`${running} of ${findings.length} checks would run\n`)
    return running > 0 ? 0 : 2
  })
}

/** Prints what the target file lacks, with the checks that wait for it. Exit code 0 when nothing is missing, else 2. */
export function doctor(options: Options): Promise<number> {
  return withTarget(options.target, async (target) => {
    const findings = (await survey(target, { ...options, mode: 'deep' })).filter(({ kind }) => kind === 'not testable')
    const needs = Map.groupBy(findings, ({ unlock }) => unlock)
    for (const [unlock, waiting] of needs) {
      process.stdout.write(
        `${unlock}\n  ${waiting[0]?.reason}; ${waiting.length} checks wait for it: ${waiting.map(({ cell }) => cell.check.id).join(', ')}\n`,
      )
    }
    process.stdout.write(needs.size === 0 ? 'Nothing is missing.\n' : `${needs.size} needs are not met.\n`)
    return needs.size === 0 ? 0 : 2
  })
}

async function survey(target: Target, options: Options): Promise<Finding[]> {
  await loadChecks(findCheckFiles())
  const cells = selectCells(declaredChecks(), { mode: options.mode, forms: target.forms, only: options.only })
  const session = await openSession(target, openDocuments(packageRoot, target.forms))
  try {
    const capabilities = await probe(session)
    // Whether there is a receiver is known without starting it.
    const receiver = target.receiver === undefined ? null : ({} as Receiver)
    const leasing = { session, capabilities, receiver, pool: new Pool(session, capabilities) }
    return cells.map((cell) => {
      try {
        assertPossible(cell.check.needs, cell.check.optionalAreas, leasing)
        return { cell, kind: 'would run', reason: '', unlock: '' }
      } catch (error) {
        if (error instanceof NotOffered) return { cell, kind: 'not offered', reason: error.message, unlock: '' }
        if (error instanceof NotTestable)
          return { cell, kind: 'not testable', reason: error.message, unlock: error.unlock }
        throw error
      }
    })
  } catch (error) {
    if (error instanceof Unjudgeable)
      return cells.map((cell) => ({
        cell,
        kind: 'not testable',
        reason: error.message,
        unlock: 'a target that knows its own agents',
      }))
    throw error
  } finally {
    await session.client.close()
  }
}
