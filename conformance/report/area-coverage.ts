/** What a run judged, by area and form. */
import { count, type Counts } from './counts.ts'
import type { ReportedCheck } from './report.ts'
import { conclusive, contribution } from './verdict.ts'

export interface AreaCoverage {
  area: string
  form: string
  checks: Counts
  /** Requirements that the checks cite, and those of them about which one said something. */
  cited: number
  covered: number
}

export function coverAreas(checks: readonly ReportedCheck[]): AreaCoverage[] {
  const groups = Map.groupBy(checks, ({ area, form }) => `${area} ${form}`)
  return [...groups.values()]
    .map((rows) => ({ area: rows[0]!.area, form: rows[0]!.form, checks: count(rows), ...coverRequirements(rows) }))
    .sort((one, other) => one.area.localeCompare(other.area) || one.form.localeCompare(other.form))
}

/** How many requirements the checks cite, and about how many they said something. */
export function coverRequirements(checks: readonly ReportedCheck[]): { cited: number; covered: number } {
  const said = checks.flatMap((check) =>
    check.requirements.map((id) => ({ id, conclusive: conclusive.includes(contribution(check, id)) })),
  )
  return {
    cited: new Set(said.map(({ id }) => id)).size,
    covered: new Set(said.filter((one) => one.conclusive).map(({ id }) => id)).size,
  }
}
