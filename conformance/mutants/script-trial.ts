/** Tries a script and --replay. Both must show the failure with the fault, and not without it. */
import { answers, type AnswerName } from '../reproduction/finding.ts'
import { runNode } from './command-line.ts'

/** Answers about one failure, with the fault and without it. */
export interface Trial {
  faulty: AnswerName | 'nothing'
  healthy: AnswerName | 'nothing'
  /** End of the output after a wrong answer. */
  output: string
}

export interface Trials {
  /** Null without a script. */
  script: Trial | null
  /** Null when the failure cannot be replayed. */
  replay: Trial | null
}

const limitMs = 240_000

/** @param trial null when nothing could be tried */
export const isTrue = (trial: Trial | null): boolean => trial?.faulty === 'shown' && trial.healthy === 'not shown'

export const describeTrial = (trial: Trial | null): string =>
  trial === null ? 'none' : isTrue(trial) ? 'true' : `WRONG, ${trial.faulty} with the fault, ${trial.healthy} without`

/** Runs a script against a target file, in a separate process as users do. */
export async function runScript(
  script: string,
  target: string,
  node = process.execPath,
): Promise<{ answer: AnswerName | 'nothing'; output: string }> {
  const { exitCode, output } = await runNode([script, '--target', target], limitMs, node)
  const answer = (Object.keys(answers) as AnswerName[]).find((name) => answers[name] === exitCode)
  // A program that fails to load also exits with 1, so the output must contain the answer as well.
  const said = output.trimEnd().split('\n').at(-1) ?? ''
  return { answer: answer !== undefined && said.startsWith(`${answer.toUpperCase()}: `) ? answer : 'nothing', output }
}
