/** The figures of an enumeration: shares by operator, requirements that kills name, and survivors. */
import { operators, type Site } from './sites.ts'

export interface EnumeratedMutant extends Site {
  /** Path below the folder of the reference server. */
  file: string
  /** File URL of the source. */
  url: string
  /** The text that is replaced. */
  text: string
}

export interface Outcome {
  mutant: EnumeratedMutant
  verdict: 'killed' | 'no verdict' | 'undecided' | 'survived'
  /** The first check that failed, or one that could not be decided. */
  check?: string
  /** The requirement that the failure names. */
  requirement?: string
}

export const isKilled = ({ verdict }: Outcome): boolean => verdict === 'killed' || verdict === 'no verdict'

const textMax = 70

/** Describes a mutant in one line: place, operator and the text before and after. */
export function describeMutant({ file, line, operator, text, replacement }: EnumeratedMutant): string {
  return `${file}:${line} ${operator}: ${oneLine(text)} → ${replacement === ';' ? 'nothing' : oneLine(replacement)}`
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > textMax ? `${line.slice(0, textMax)}…` : line
}

/** Returns the lines of the summary. */
export function summarize(outcomes: readonly Outcome[]): string[] {
  const others = outcomes.filter((outcome) => !isKilled(outcome))
  const lines = operators.flatMap((operator) => {
    const of = outcomes.filter(({ mutant }) => mutant.operator === operator)
    return of.length === 0 ? [] : [`${operator}: ${share(of)}`]
  })
  const named = new Set(outcomes.flatMap(({ requirement }) => requirement ?? []))
  return [
    ...others.map(({ verdict, mutant }) => `${verdict}: ${describeMutant(mutant)}`),
    ...lines,
    `all: ${share(outcomes)}; ${named.size} requirements named by kills`,
  ]
}

/** Returns how many were killed. The percentage is rounded down, so that 100 % means all of them. */
function share(outcomes: readonly Outcome[]): string {
  const count = (verdict: Outcome['verdict']): number => outcomes.filter((one) => one.verdict === verdict).length
  const killed = count('killed') + count('no verdict')
  const percent = outcomes.length === 0 ? 0 : Math.floor((killed / outcomes.length) * 1000) / 10
  return `${percent} % (${killed} of ${outcomes.length}, ${count('no verdict')} of them without a verdict; ${count('undecided')} undecided)`
}
