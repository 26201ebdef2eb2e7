/** The figures of an enumeration: shares by operator, requirements that kills name, and survivors. */
import { readJsonLines } from '../json-lines.ts'
import { operators, type Operator, type Site } from './sites.ts'

export interface EnumeratedMutant extends Site {
  /** Identity that does not depend on the line: a hash of the file, the operator and the texts. */
  id: string
  /** Path below the folder of the reference server. */
  file: string
  /** File URL of the source. */
  url: string
  /** The text that is replaced. */
  text: string
  /** Areas whose checks reach the site. */
  areas: readonly string[]
}

export interface Outcome {
  id: string
  /** Seed of the sample, in sample.jsonl and the committed results. */
  seed?: number
  operator: Operator
  /** The mutant in one line. */
  mutant: string
  /** `warned`: a check that passed without the mutation warns, because its requirement cannot fail a target. */
  verdict: 'killed' | 'warned' | 'no verdict' | 'undecided' | 'hook failed' | 'survived'
  /** The first check that failed, or one that could not be decided. */
  check?: string
  /** Why that check could not be decided. */
  reason?: string
  /** Requirements that failures name, and others that the failed checks cite. */
  named?: string[]
  cited?: string[]
}

/** Reads a file of results with one outcome in a line. */
export const readOutcomes = (file: string): Outcome[] => readJsonLines(file)

export const isKilled = ({ verdict }: Outcome): boolean => ['killed', 'warned', 'no verdict'].includes(verdict)

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
    const of = outcomes.filter((one) => one.operator === operator)
    return of.length === 0 ? [] : [`${operator}: ${share(of)}`]
  })
  const named = new Set(outcomes.flatMap(({ named }) => named ?? []))
  return [
    ...others.map(({ verdict, mutant, reason }) => `${verdict}: ${mutant}${reason ? `; ${reason}` : ''}`),
    ...lines,
    `all: ${share(outcomes)}; ${outcomes.length - decidable(outcomes).length} only make hooks fail; ${named.size} requirements named by kills`,
  ]
}

/** Mutants that count: not those that only make hooks fail. */
export const decidable = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ verdict }) => verdict !== 'hook failed')

/** Returns the share of killed mutants, from 0 to 1; 1 without mutants. */
export function killedShare(outcomes: readonly Outcome[]): number {
  const all = decidable(outcomes).length
  return all === 0 ? 1 : outcomes.filter(isKilled).length / all
}

/** Returns how many were killed. The percentage is rounded down, so that 100 % means all of them. */
export function share(outcomes: readonly Outcome[]): string {
  const count = (verdict: Outcome['verdict']): number => outcomes.filter((one) => one.verdict === verdict).length
  const [killed, all] = [outcomes.filter(isKilled).length, decidable(outcomes).length]
  const percent = all === 0 ? 0 : Math.floor((killed / all) * 1000) / 10
  return `${percent} % (${killed} of ${all}, ${count('warned')} of them by a warning, ${count('no verdict')} without a verdict; ${count('undecided')} undecided)`
}
