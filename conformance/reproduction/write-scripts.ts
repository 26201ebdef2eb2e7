/** Selects the failures that get a script, and collects the input of each script. */
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openDocuments } from '../client/documents.ts'
import type { Form, Mode } from '../check-api/needs.ts'
import type { LoadAsked } from '../check-api/context.ts'
import type { Requirements } from '../runner/requirements.ts'
import type { CheckResult } from '../runner/result.ts'
import type { Capabilities } from '../target/session.ts'
import type { Target } from '../target/target.ts'
import { composeScript } from './compose.ts'
import type { RecordedCheck, RecordedFinding } from './finding.ts'
import { renderHeading } from './script-heading.ts'

export interface ScriptContext {
  /** Folder that contains spec/. */
  root: string
  /** Folder of the scripts. */
  folder: string
  target: Target
  /** Path of the target file; undefined when the run started its own server. */
  targetFile: string | undefined
  capabilities: Capabilities
  requirements: Requirements
  mode: Mode
  load?: LoadAsked | undefined
  /** All results of the run so far, for exchange rules that judge other checks. */
  results: readonly CheckResult[]
  /** Returns the harness command that runs the check of a result again. */
  command(result: CheckResult): string
}

/** Returns whether a script can repeat an assertion of the check. */
export const isReproducible = ({ status, recorded, violated, warnings }: CheckResult): boolean =>
  recorded.file !== undefined &&
  (status === 'failed' ? violated !== undefined : status === 'warned' && warnings.length > 0)

/** Writes the script of a finding. @returns its path @throws when the check cannot be bundled */
export async function writeScript(result: CheckResult, name: string, context: ScriptContext): Promise<string> {
  const file = join(context.folder, `${name}.mjs`)
  const finding = findingOf(result, context)
  const causing = causesOf(result, context)
  const files = [result, ...causing].map(({ recorded }) => recorded.file).filter((one) => one !== undefined)
  const heading = renderHeading(finding, result.exchanges, `${name}.mjs`)
  writeFileSync(file, await composeScript({ finding, heading, files }), { mode: 0o755 })
  return file
}

function findingOf(result: CheckResult, context: ScriptContext): RecordedFinding<string> {
  const { requirements, capabilities, target, mode, load, folder, targetFile } = context
  const [warning] = result.warnings
  const about = result.status === 'failed' ? { ...result, requirement: result.violated } : warning
  const requirement = about?.requirement ?? result.requirements[0] ?? ''
  const rows = result.requirements.flatMap((id) => requirements.get(id) ?? [])
  const judgesRules = result.id.startsWith('exchanges.')
  return {
    ...recordedOf(result),
    status: result.status === 'failed' ? 'failed' : 'warned',
    requirement,
    statement: requirements.get(requirement)?.statement.trim() ?? '',
    message: about?.message ?? '',
    expected: about?.expected,
    actual: about?.actual,
    mode,
    seed: result.replay.seed,
    load,
    levels: Object.fromEntries(rows.map(({ id, level, basis }) => [id, { level, basis }])),
    offered: capabilities.offered,
    receiptsBetweenAgents: capabilities.receiptsBetweenAgents,
    hidesPrivateAgents: capabilities.hidesPrivateAgents,
    causes: causesOf(result, context).map(recordedOf),
    operations: judgesRules ? openDocuments(context.root, target.forms).operations : [],
    target: targetFile === undefined ? null : relative(folder, targetFile).replaceAll('\\', '/'),
    command: context.command(result),
  }
}

const recordedOf = ({ id, form, recorded }: CheckResult): RecordedCheck<string> => ({
  check: id,
  form: form as Form,
  values: recorded.values,
})

const causesOf = ({ recorded }: CheckResult, { results }: ScriptContext): CheckResult[] =>
  recorded.causes.flatMap((cause) => results.find((one) => `${one.id} ${one.form}` === cause) ?? [])
