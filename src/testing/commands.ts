import { runCommandLine } from '../cli/commands/run-command-line.ts'

/** What a command wrote and how it ended. */
export interface Ended {
  code: number
  out: string
  err: string
}

/** Test support: runs a command as `main.ts` does, with the streams caught. */
export async function runCommand(argv: readonly string[], environment: Record<string, string>): Promise<Ended> {
  let out = ''
  let err = ''
  const output = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  return { code: await runCommandLine(argv, environment, output), out, err }
}
