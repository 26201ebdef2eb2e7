/** The trial of a script: against the faulty server it has to say shown, against a server without the fault not shown. */
import { spawn } from 'node:child_process'
import { answers, type AnswerName } from '../reproduction/finding.ts'

export interface ScriptTrial {
  faulty: AnswerName | 'nothing'
  healthy: AnswerName | 'nothing'
  /** The end of what the script wrote where it was wrong. */
  output: string
}

const limitMs = 240_000
const charactersKept = 3000

/** @param trial null when there was no script */
export const isTrue = (trial: ScriptTrial | null): boolean => trial?.faulty === 'shown' && trial.healthy === 'not shown'

export const describeTrial = (trial: ScriptTrial | null): string =>
  trial === null ? 'none' : isTrue(trial) ? 'true' : `WRONG, ${trial.faulty} with the fault, ${trial.healthy} without`

/** Runs a script against a target file, in a process of its own as its readers do. */
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
  // A program that cannot be read ends with 1 as well: the answer is said in words, too.
  const said = output.trimEnd().split('\n').at(-1) ?? ''
  return { answer: answer !== undefined && said.startsWith(`${answer.toUpperCase()}: `) ? answer : 'nothing', output }
}
