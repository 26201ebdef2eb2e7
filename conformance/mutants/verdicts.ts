/** What a judgement says about a trial: a mutant killed, an empty server unmasked, a legal choice accepted. */
import type { Candidate } from './candidates.ts'
import type { CheckRow, Judgement } from './run-harness.ts'

export interface Verdict {
  good: boolean
  text: string
}

/** The time within which a run against an empty server must end, in ms. */
export const stubLimitMs = 15_000

export function verdictOn(candidate: Candidate, judgement: Judgement): Verdict {
  const { report } = judgement
  if (report === null)
    return { good: false, text: `no report (exit ${judgement.exitCode}): ${lastLine(judgement.output)}` }
  if (candidate.kind === 'vacuity') return unmasked(report.checks, judgement)
  if (candidate.kind === 'variant') return accepted(report.checks, judgement)
  return killed(
    candidate.violates,
    report.checks,
    candidate.kind === 'subject' && candidate.warns === true ? 'warned' : 'failed',
  )
}

/** Killed by a check that cites a requirement that the fault violates and that ended as it has to; anything else survived. */
function killed(violates: readonly string[], checks: readonly CheckRow[], status: 'failed' | 'warned'): Verdict {
  const citing = checks.filter((check) => check.requirements.some((id) => violates.includes(id)))
  const killer = citing.find((check) => check.status === status)
  if (killer !== undefined) return { good: true, text: `killed by ${killer.id}` }
  if (citing.length === 0) return { good: false, text: `no check cites ${violates.join(', ')}` }
  return { good: false, text: `survived: ${citing.map((check) => `${check.id} ${check.status}`).join(', ')}` }
}

function unmasked(checks: readonly CheckRow[], judgement: Judgement): Verdict {
  const green = checks.filter((check) => check.status === 'passed' || check.status === 'warned')
  if (green.length > 0) return { good: false, text: `green: ${green.map((check) => check.id).join(', ')}` }
  if (judgement.exitCode === 0) return { good: false, text: 'judged conformant' }
  if (judgement.durationMs > stubLimitMs) return { good: false, text: `ended after ${judgement.durationMs} ms` }
  return { good: true, text: `exit ${judgement.exitCode} after ${judgement.durationMs} ms` }
}

function accepted(checks: readonly CheckRow[], judgement: Judgement): Verdict {
  const wrong = checks.filter((check) => check.status === 'failed' || check.status === 'error')
  if (wrong.length > 0)
    return { good: false, text: `false alarm: ${wrong.map((check) => `${check.id} ${check.status}`).join(', ')}` }
  if (judgement.report?.verdict !== 'conformant') return { good: false, text: `verdict ${judgement.report?.verdict}` }
  const passed = checks.filter((check) => check.status === 'passed').length
  return passed === 0 ? { good: false, text: 'nothing passed' } : { good: true, text: `${passed} checks passed` }
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''
