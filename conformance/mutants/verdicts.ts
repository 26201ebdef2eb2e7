/** Verdict on a candidate: a mutant killed, a stub server recognized, a legal choice accepted. */
import type { CheckRow, Judgement } from './judgement.ts'
import type { ReplayPoint } from '../runner/result.ts'
import { unclearText } from './failure-text.ts'
import { killingStatus, type Candidate, type Mutant } from './candidates.ts'

export interface Verdict {
  good: boolean
  text: string
  /** The check that killed a mutant. */
  kill?: Kill
  /** Kills that a control run did not confirm. */
  unconfirmed?: readonly Kill[]
}

/** Minimum fraction of the checks of offered areas that must be decided for a legal choice. */
const decidedShareMin = 0.9

/** Time limit of a run against a stub server, in ms. */
const stubLimitMs = 15_000

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

/** Returns the kill of a mutant: a check with the required outcome and an assertion about a violated requirement. */
function killed(mutant: Mutant, checks: readonly CheckRow[]): Verdict {
  const citing = checks.filter((check) => check.requirements.some((id) => mutant.violates.includes(id)))
  const status = killingStatus(mutant)
  const violated = (check: CheckRow): string | undefined => check.named?.find((id) => mutant.violates.includes(id))
  const killer = citing.find((check) => check.status === status && violated(check) !== undefined)
  const unclear = killer && unclearText(killer)
  if (killer !== undefined && unclear !== undefined)
    return { good: false, text: `${killer.id} reports it unclearly: ${unclear} (${killer.message ?? ''})` }
  if (killer !== undefined)
    return {
      good: true,
      text: `${violated(killer)}: killed by ${killer.id}`,
      kill: {
        check: killer.id,
        status,
        ...(killer.script && { script: killer.script }),
        ...(killer.replay && { replay: killer.replay }),
      },
    }
  if (citing.length === 0) return { good: false, text: `no check cites ${mutant.violates.join(', ')}` }
  return { good: false, text: `survived: ${citing.map((check) => described(check)).join(', ')}` }
}

const described = ({ id, status, named = [] }: CheckRow): string =>
  named.length === 0 ? `${id} ${status}` : `${id} ${status} about ${named.join(' ')}`

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
  const count = (...statuses: string[]): number => checks.filter(({ status }) => statuses.includes(status)).length
  const decided = count('passed', 'warned')
  const untestable = count('not_testable')
  const text = `${decided} checks decided, ${untestable} not testable`
  // Choices that omit a feature make some checks untestable. More untestable checks mean that the harness lost its
  // actors.
  return { good: decided >= decidedShareMin * (decided + untestable) && decided > 0, text }
}

/** A check that killed a mutant, with its outcome. */
export interface Kill {
  check: string
  status: 'failed' | 'warned'
  /** Path of the script that reproduces the kill. */
  script?: string
  /** Input of --replay that reproduces the kill. */
  replay?: ReplayPoint
}

/** Judges a control run: without a fault, no check that killed a mutant may have the killing outcome again. */
export function verdictOnControl(kills: readonly Kill[], { checks, output }: Judgement): Verdict {
  if (checks === null) return { good: false, text: `no result: ${output}`, unconfirmed: kills }
  const wrong = kills.filter(({ check, status }) => {
    const statuses = checks.filter(({ id }) => id === check).map((row) => row.status)
    const judged = statuses.filter((one) => one !== 'not_offered' && one !== 'not_testable')
    return judged.length === 0 || judged.some((one) => one !== 'passed' && !(one === 'warned' && status === 'failed'))
  })
  return wrong.length === 0
    ? { good: true, text: `${kills.length} kills confirmed` }
    : { good: false, text: `not confirmed: ${wrong.map(({ check }) => check).join(', ')}`, unconfirmed: wrong }
}
