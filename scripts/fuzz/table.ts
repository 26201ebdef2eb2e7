import { peakMegabytesMax, type FuzzResult } from './fuzz.ts'

/** Renders the results as a Markdown table. */
export function rowsOf(results: readonly FuzzResult[]): string {
  const rows = results.map(
    ({ database, answers, requests, serverErrors, unanswered, logged, peakMegabytes, seconds }) =>
      `| ${database} | ${requests} | ${classes(answers)} | ${serverErrors} | ${unanswered} | ${logged} | ${peakMegabytes} MB | ${Math.round(requests / seconds)} |`,
  )
  return [
    `| database | requests | answers | 5xx | no answer | errors logged | peak of memory (limit ${peakMegabytesMax} MB) | per second |`,
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function classes(answers: ReadonlyMap<number, number>): string {
  const counts = new Map<string, number>()
  for (const [status, count] of answers) {
    const name = `${Math.floor(status / 100)}xx`
    counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return [...counts]
    .toSorted()
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ')
}
