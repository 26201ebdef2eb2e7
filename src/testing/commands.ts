import { runCommandLine } from '../cli/commands/run-command-line.ts'

/** Output and exit code of a command. */
export interface Ended {
  code: number
  out: string
  err: string
}

/** Test support: runs a command like `main.ts`, and captures its output. */
export async function runCommand(argv: readonly string[], environment: Record<string, string>): Promise<Ended> {
  let out = ''
  let err = ''
  const output = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  return { code: await runCommandLine(argv, environment, output), out, err }
}
