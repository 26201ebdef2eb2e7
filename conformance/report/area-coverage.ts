/** Coverage of a run by area and form. */
import { count, type Counts } from './counts.ts'
import type { ReportedCheck } from './report.ts'
import { conclusive, contribution } from './verdict.ts'

export interface AreaCoverage {
  area: string
  form: string
  checks: Counts
  /** Number of requirements that the checks cite, and number of those with a conclusive result. */
  cited: number
  covered: number
}

export function coverAreas(checks: readonly ReportedCheck[]): AreaCoverage[] {
  const groups = Map.groupBy(checks, ({ area, form }) => `${area} ${form}`)
  return [...groups.values()]
    .map((rows) => ({ area: rows[0]!.area, form: rows[0]!.form, checks: count(rows), ...coverRequirements(rows) }))
    .sort((one, other) => one.area.localeCompare(other.area) || one.form.localeCompare(other.form))
}

/** Counts the requirements that the checks cite, and those with a conclusive result. */
export function coverRequirements(checks: readonly ReportedCheck[]): { cited: number; covered: number } {
  const said = checks.flatMap((check) =>
    check.requirements.map((id) => ({ id, conclusive: conclusive.includes(contribution(check, id)) })),
  )
  return {
    cited: new Set(said.map(({ id }) => id)).size,
    covered: new Set(said.filter((one) => one.conclusive).map(({ id }) => id)).size,
  }
}
