/** `parley-conform matrix REPORT…`: one page from the reports of several implementations. */
import { writeFileSync } from 'node:fs'
import { ReportFileError } from '../report/compare.ts'
import { renderMatrix } from '../report/matrix.ts'
import { readReport } from '../report/read-report.ts'
import { packageRoot } from '../runner/check-files.ts'
import { UsageError } from './usage-error.ts'

export interface MatrixOptions {
  reports: readonly string[]
  out: string
}

/** @returns the exit code @throws UsageError when a report cannot be read, or the page cannot be written */
export async function matrix({ reports, out }: MatrixOptions): Promise<number> {
  try {
    writeFileSync(out, renderMatrix(reports.map((file) => readReport(file, packageRoot))))
  } catch (error) {
    if (error instanceof ReportFileError || (error as NodeJS.ErrnoException).code !== undefined)
      throw new UsageError(`matrix: ${(error as Error).message}`)
    throw error
  }
  process.stdout.write(`wrote ${out}\n`)
  return 0
}
