import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from '../runner/result.ts'
import { renderBadge } from './badge.ts'
import { isReproducible, writeScript, type ScriptContext } from '../reproduction/write-scripts.ts'
import { fileName } from './build-report.ts'
import { quoted } from './command-line.ts'
import { renderHtml } from './html.ts'
import { renderJunit } from './junit.ts'
import { renderMarkdown } from './markdown.ts'
import { assertReport } from './read-report.ts'
import type { Report, ReportedCheck } from './report.ts'

/**
 * Writes report.json, report.html, junit.xml, report.md, badge.svg, and replay/ and repro/ for reproducing failures.
 * Removes files of an earlier run.
 * @param scripts input of the scripts; without it, no scripts are written
 * @throws when the report does not match spec/report.schema.yaml
 */
export async function writeReport(
  folder: string,
  report: Report,
  results: readonly CheckResult[],
  root: string,
  scripts?: ScriptInput,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const name of ['repro', 'replay']) rmSync(join(folder, name), { recursive: true, force: true })
  for (const check of report.checks.filter(({ replay }) => replay.file !== undefined)) {
    mkdirSync(join(folder, 'replay'), { recursive: true })
    const result = resultOf(check, results)
    writeFileSync(join(folder, check.replay.file as string), `${JSON.stringify(result?.replay, null, 2)}\n`)
  }
  if (scripts !== undefined) await writeScripts(folder, report, results, scripts)
  assertReport(JSON.parse(JSON.stringify(report)), root)
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(folder, 'report.html'), renderHtml(report))
  writeFileSync(join(folder, 'junit.xml'), renderJunit(report))
  writeFileSync(join(folder, 'report.md'), renderMarkdown(report))
  writeFileSync(join(folder, 'badge.svg'), renderBadge(report))
}

const resultOf = (check: ReportedCheck, results: readonly CheckResult[]): CheckResult | undefined =>
  results.find(({ id, form }) => id === check.id && form === check.form)

/** Data of a run that its scripts need. */
export type ScriptInput = Omit<ScriptContext, 'folder' | 'results' | 'command'>

async function writeScripts(
  folder: string,
  report: Report,
  results: readonly CheckResult[],
  scripts: ScriptInput,
): Promise<void> {
  for (const check of report.checks) {
    const result = resultOf(check, results)
    if (result === undefined || !isReproducible(result)) continue
    mkdirSync(join(folder, 'repro'), { recursive: true })
    const context = { ...scripts, folder: join(folder, 'repro'), results, command: () => check.replay.command }
    const file = await writeScript(result, fileName(check), context)
    check.replay.script = `repro/${fileName(check)}.mjs`
    if (scripts.targetFile !== undefined) check.replay.script_command = `node ${quoted(file)}`
  }
}
