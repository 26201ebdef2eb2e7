import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { ReportFileError } from './compare.ts'
import type { Report } from './report.ts'

/** A report with the SHA-256 digest of its file. */
export interface StoredReport {
  report: Report
  digest: string
}

/** Reads a report.json. @throws ReportFileError with the name of the file */
export function readReport(file: string, root: string): StoredReport {
  try {
    const bytes = readFileSync(file)
    const report = JSON.parse(bytes.toString('utf8')) as Report
    assertReport(report, root)
    return { report, digest: createHash('sha256').update(bytes).digest('hex') }
  } catch (error) {
    throw new ReportFileError(`${file}: ${(error as Error).message}`)
  }
}

/** @throws when the value does not match spec/report.schema.yaml */
export function assertReport(report: unknown, root: string): void {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const schema = parse(readFileSync(join(root, 'spec', 'report.schema.yaml'), 'utf8')) as object
  if (!ajv.validate(schema, report))
    throw new Error(`the report does not match spec/report.schema.yaml: ${ajv.errorsText()}`)
}
