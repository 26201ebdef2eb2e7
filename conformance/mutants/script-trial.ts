/** Tries a script and --replay. Both must show the failure with the fault, and not without it. */
import { spawn } from 'node:child_process'
import { answers, type AnswerName } from '../reproduction/finding.ts'

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
const charactersKept = 3000

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
  const { exitCode, output } = await new Promise<{ exitCode: number | null; output: string }>((resolve, reject) => {
    const child = spawn(node, [script, '--target', target], { stdio: ['ignore', 'pipe', 'pipe'] })
    let written = ''
    const collect = (chunk: Buffer): void => {
      written = (written + chunk.toString('utf8')).slice(-charactersKept)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(limit)
      resolve({ exitCode: code, output: written })
    })
  })
  const answer = (Object.keys(answers) as AnswerName[]).find((name) => answers[name] === exitCode)
  // A program that fails to load also exits with 1, so the output must contain the answer as well.
  const said = output.trimEnd().split('\n').at(-1) ?? ''
  return { answer: answer !== undefined && said.startsWith(`${answer.toUpperCase()}: `) ? answer : 'nothing', output }
}
