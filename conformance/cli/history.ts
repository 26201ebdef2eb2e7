/** `parley-conform history FILE`: judges a stored history, without a service. */
import { explain } from '../history/contradiction.ts'
import { createJudge, type Judgement } from '../history/judge.ts'
import { readHistory } from '../history/read-history.ts'
import { packageRoot } from '../runner/check-files.ts'

/** Maximum number of contradictions printed; the others are only counted. */
const shown = 20

/** @returns the exit code: 1 when the history contains a contradiction */
export async function judgeFile(file: string): Promise<number> {
  const judge = createJudge()
  for await (const { record, line } of readHistory(file, packageRoot)) judge.add(record, line)
  const judgement = judge.finish()
  process.stdout.write(`${describeJudgement(judgement)}\n`)
  return judgement.contradictions.length === 0 ? 0 : 1
}

/** Describes the contradictions, the shortest first, and the number of judged records. */
function describeJudgement({ contradictions, counts, records, calls, events, messages }: Judgement): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const most = contradictions.slice(0, shown)
  const more = total > most.length ? [`${total - most.length} more`] : []
  const read = `${records} records: ${calls.ok} calls acknowledged, ${calls.rejected} rejected, ${calls.unknown} with an unknown outcome; ${events} events, ${messages} messages`
  return [...most.map(explain), ...more, read, `${total} contradictions`].join('\n')
}
