import type { RoundResult } from './round.ts'

/** Renders a Markdown table with a row for each kind of fault. */
export function tableOf(results: readonly RoundResult[]): string {
  const rows = [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, rounds]) => row(kind, rounds))
  return [
    '| fault | rounds | requests acknowledged | unknown outcomes | events | contradictions |',
    '|---|---|---|---|---|---|',
    ...rows,
    ...(rows.length > 1 ? [row('all', results)] : []),
  ].join('\n')
}

function row(title: string, rounds: readonly RoundResult[]): string {
  const sum = (value: (round: RoundResult) => number) => rounds.reduce((total, round) => total + value(round), 0)
  return `| ${title} | ${[
    rounds.length,
    sum(({ judgement }) => judgement.calls.ok),
    sum(({ judgement }) => judgement.calls.unknown),
    sum(({ judgement }) => judgement.events),
    sum(contradictionsOf),
  ].join(' | ')} |`
}

/** Returns the number of contradictions of a round, including findings about its agent. */
export const contradictionsOf = ({ judgement, findings }: RoundResult): number =>
  Object.values(judgement.counts).reduce((sum, count) => sum + count, findings.length)
