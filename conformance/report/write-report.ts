import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import type { CheckResult } from '../runner/result.ts'
import { renderBadge } from './badge.ts'
import { fileName } from './build-report.ts'
import { renderHtml } from './html.ts'
import { renderJunit } from './junit.ts'
import { renderMarkdown } from './markdown.ts'
import type { Report } from './report.ts'
import { isReproducible, renderRepro } from './repro.ts'

/**
 * Writes report.json, report.html, junit.xml, report.md, badge.svg and what brings failures back: replay/ and repro/. Leftovers of
 * an earlier run are removed. Credentials go into repro/credentials.json alone, readable by its owner only.
 * @throws when the report does not fit spec/report.schema.yaml
 */
export function writeReport(folder: string, report: Report, results: readonly CheckResult[], root: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of ['repro', 'replay']) rmSync(join(folder, name), { recursive: true, force: true })
  const failed = report.checks.filter(({ status }) => status === 'failed')
  if (failed.length > 0) {
    for (const name of ['repro', 'replay']) mkdirSync(join(folder, name))
    for (const check of failed) {
      const result = results.find(({ id, form }) => id === check.id && form === check.form)
      writeFileSync(join(folder, check.replay.file as string), `${JSON.stringify(result?.replay, null, 2)}\n`)
      if (!isReproducible(check)) continue
      check.replay.script = `repro/${fileName(check)}.mjs`
      writeFileSync(join(folder, check.replay.script), renderRepro(check))
    }
    const credentials = Object.assign({}, ...results.map((result) => result.credentials ?? {})) as object
    writeFileSync(join(folder, 'repro', 'credentials.json'), `${JSON.stringify(credentials, null, 2)}\n`, {
      mode: 0o600,
    })
  }
  validate(report, root)
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(folder, 'report.html'), renderHtml(report))
  writeFileSync(join(folder, 'junit.xml'), renderJunit(report))
  writeFileSync(join(folder, 'report.md'), renderMarkdown(report))
  writeFileSync(join(folder, 'badge.svg'), renderBadge(report))
}

function validate(report: Report, root: string): void {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const schema = parse(readFileSync(join(root, 'spec', 'report.schema.yaml'), 'utf8')) as object
  if (!ajv.validate(schema, JSON.parse(JSON.stringify(report)))) {
    throw new Error(`the report does not fit spec/report.schema.yaml: ${ajv.errorsText()}`)
  }
}
