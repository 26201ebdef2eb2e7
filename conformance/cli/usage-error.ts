import { mkdirSync } from 'node:fs'

/** The command line is invalid. The message names the option. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Creates the folder of a report before the run. @throws UsageError when it cannot be written */
export function makeReportFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(`--report ${folder}: ${(error as Error).message}`)
  }
}
