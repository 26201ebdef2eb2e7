/** `parley-conform diff A.yaml B.yaml`: runs the same sessions on two servers and reports their first difference. */
import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareTargets } from '../diff/compare-targets.ts'
import type { Comparison } from '../diff/compare-servers.ts'
import { NotComparable } from '../diff/paired-session.ts'
import { describeComparison, recordOf } from '../diff/describe.ts'
import type { Form } from '../check-api/needs.ts'
import { packageRoot } from '../runner/check-files.ts'
import { RunError } from '../runner/run-error.ts'
import { loadTarget } from '../target/load-target.ts'
import { CreationError } from '../target/make-agent.ts'
import { UntestableTarget } from '../target/probe.ts'
import type { Target } from '../target/target.ts'
import { UsageError } from './usage-error.ts'

export interface DiffOptions {
  targets: readonly [string, string]
  sessions: number
  seed?: number
  minutes?: number
  form?: Form
  out?: string
}

/** @returns the exit code: 1 when the servers differ */
export async function diff({ targets: files, sessions, seed, minutes, form, out }: DiffOptions): Promise<number> {
  if (out !== undefined) makeFolder(out)
  const targets = files.map((file) => loadTarget(file, packageRoot)) as [Target, Target]
  if (form === 'variant') assertVariant(targets)
  const used = seed ?? randomInt(2 ** 31 - 1)
  const asked = [
    'parley-conform diff',
    ...files,
    `--sessions ${sessions}`,
    `--seed ${used}`,
    ...(form ? [`--form ${form}`] : []),
  ]
  const comparison = await compare(targets, { sessions, seed: used, minutes, form })
  const text = describeComparison(comparison, { names: targets.map(({ name }) => name), command: asked.join(' ') })
  process.stdout.write(`${text}\n`)
  if (out !== undefined) {
    writeFileSync(join(out, 'diff.txt'), `${text}\n`)
    writeFileSync(join(out, 'diff.json'), `${JSON.stringify(recordOf(comparison, asked.join(' ')), null, 2)}\n`)
  }
  return comparison.found === undefined ? 0 : 1
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(`--out ${folder}: ${(error as Error).message}`)
  }
}

function assertVariant(targets: readonly Target[]): void {
  const without = targets.find(({ forms }) => !forms.includes('variant'))
  if (without !== undefined) throw new UsageError(`--form variant: ${without.name} does not list this form under forms`)
}

interface Asked {
  sessions: number
  seed: number
  minutes: number | undefined
  form: Form | undefined
}

async function compare(targets: readonly [Target, Target], { minutes, ...asked }: Asked): Promise<Comparison> {
  try {
    return await compareTargets(targets, {
      ...asked,
      ...(minutes === undefined ? {} : { withinMs: minutes * 60_000 }),
    })
  } catch (error) {
    // These errors prove no difference between the servers.
    if (error instanceof NotComparable || error instanceof UntestableTarget || error instanceof CreationError)
      throw new RunError(`the servers cannot be compared: ${error.message}`)
    throw error
  }
}
