/** Deviations of a target from the model, reported as assertions. */
import type { RequirementId } from '../../check-api/check.ts'
import type { CheckContext, FailureClass } from '../../check-api/context.ts'
import type { Reply } from '../../client/exchange.ts'
import { until } from '../../client/until.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

export interface Finding {
  requirement: RequirementId
  what: string
  expected: unknown
  actual?: unknown
  failureClass?: FailureClass
  /** The effect may still arrive, so the finding counts only after the settle time (AMB-107). */
  late?: true
}

export interface Judge {
  t: CheckContext
  /** Descriptions of the steps so far. */
  trail: readonly string[]
  /**
   * A deviation was found before, so the session is being shrunk. Effects then get only the time of the target file.
   */
  shortening: boolean
}

/** Asserts that there is no finding. The report of a finding contains the steps before it. */
export function conclude({ t, trail }: Judge, what: string, findings: readonly Finding[]): void {
  if (findings.length === 0) t.expect.that(true, { what })
  for (const { what: found, late: _, ...about } of findings)
    t.expect.that(false, {
      ...about,
      what: `${found}, after ${trail.length} steps (${trail.join('; ') || 'none'})`,
    })
}

/** Reads until no late effect is missing or the time limit expires. Reports the findings of the last read. */
export async function settled(judge: Judge, what: string, read: () => Promise<Finding[]>): Promise<void> {
  let findings: Finding[] = []
  const look = async (): Promise<boolean> => {
    findings = await read()
    return findings.length === 0 || findings.some(({ late }) => late !== true)
  }
  await until(look, judge.shortening ? judge.t.timing.settle_ms : effectTimeoutMs(judge.t))
  conclude(
    judge,
    what,
    findings.toSorted((one, other) => Number(one.late ?? false) - Number(other.late ?? false)),
  )
}

export const shownStatus = ({ status, body }: Reply): unknown => ({ status, body })
