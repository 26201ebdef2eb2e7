/** Repeats the reproduction of a failure, because it may not occur each time. */
import type { AnswerName } from './finding.ts'

const triesMax = 4
const triesMin = 2
const triesMs = 15_000

/**
 * Tries until the failure is shown: at most 4 times, and at most 15 s after an attempt that did not show it. Two
 * attempts without a result end it as well.
 * @returns all attempts; if the failure was shown, the last one shows it
 */
export async function untilShown<T>(
  attempt: (turn: number) => Promise<T>,
  answerOf: (attempt: T) => AnswerName,
): Promise<T[]> {
  const begun = Date.now()
  const made: T[] = []
  const answers = (): AnswerName[] => made.map(answerOf)
  const enough = (): boolean =>
    answers().at(-1) === 'shown' ||
    made.length >= triesMax ||
    (made.length >= triesMin && answers().every((answer) => answer === 'could not try')) ||
    (Date.now() - begun > triesMs && answers().includes('not shown'))
  while (!enough()) made.push(await attempt(made.length))
  return made
}
