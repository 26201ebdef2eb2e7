/** What a judgement says of a candidate: a mutant killed, a stub server recognized, a legal choice accepted. */
import type { CheckRow, Judgement } from './judgement.ts'
import type { Candidate, Mutant } from './candidates.ts'

export interface Verdict {
  good: boolean
  text: string
  /** The check that killed a mutant. */
  killer?: string
}

/** The time within which a run against a stub server must end, in ms. */
export const stubLimitMs = 15_000

/** How a check ends that kills the mutant. */
export const killingStatus = (mutant: Mutant): 'failed' | 'warned' =>
  mutant.kind === 'fault' && mutant.warns === true ? 'warned' : 'failed'

export function verdictOn(candidate: Candidate, judgement: Judgement): Verdict {
  const { checks } = judgement
  if (checks === null) {
    const end = judgement.output.trim().split('\n').at(-1) ?? ''
    return { good: false, text: `no report (exit ${judgement.exitCode}): ${end}` }
  }
  if (candidate.kind === 'stub') return recognized(checks, judgement)
  if (candidate.kind === 'choice') return accepted(checks, judgement)
  return killed(candidate, checks)
}

/** Killed by a check that cites a violated requirement and ended as it has to; anything else survived. */
function killed(mutant: Mutant, checks: readonly CheckRow[]): Verdict {
  const citing = checks.filter((check) => check.requirements.some((id) => mutant.violates.includes(id)))
  const killer = citing.find((check) => check.status === killingStatus(mutant))
  if (killer !== undefined) return { good: true, text: `killed by ${killer.id}`, killer: killer.id }
  if (citing.length === 0) return { good: false, text: `no check cites ${mutant.violates.join(', ')}` }
  return { good: false, text: `survived: ${citing.map((check) => `${check.id} ${check.status}`).join(', ')}` }
}

function recognized(checks: readonly CheckRow[], judgement: Judgement): Verdict {
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
  if (judgement.verdict !== 'conformant') return { good: false, text: `verdict ${judgement.verdict}` }
  const passed = checks.filter((check) => check.status === 'passed').length
  return passed === 0 ? { good: false, text: 'nothing passed' } : { good: true, text: `${passed} checks passed` }
}

/** The control: without a fault, each check that killed a mutant must pass in the same process. */
export function verdictOnControl(killers: readonly string[], { checks, output }: Judgement): Verdict {
  if (checks === null) return { good: false, text: `no result: ${output}` }
  const wrong = killers.filter((id) => {
    const rows = checks.filter((check) => check.id === id)
    return (
      !rows.some(({ status }) => status === 'passed') ||
      rows.some(({ status }) => status === 'failed' || status === 'warned')
    )
  })
  return wrong.length === 0
    ? { good: true, text: `${killers.length} checks that killed pass without a fault` }
    : { good: false, text: `does not pass without a fault: ${wrong.join(', ')}` }
}
