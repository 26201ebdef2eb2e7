import { CommanderError } from 'commander'

import { ConfigError, parseConfig } from '../../platform/configuration/parse-config.ts'
import { CommandFailed, UsageError } from './command.ts'
import { createProgram, type Output } from './program.ts'

/**
 * Runs one command.
 * @returns the exit code: 0 done, 1 rejected or no answer from the server, 2 usage error or invalid setting
 */
export async function runCommandLine(
  argv: readonly string[],
  environment: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const openContext = () => ({
    config: parseConfig(environment),
    print: (text: string) => output.out(text.endsWith('\n') ? text : `${text}\n`),
    warn: (text: string) => output.err(`${text}\n`),
  })
  try {
    await createProgram(openContext, output).parseAsync(argv, { from: 'user' })
    return 0
  } catch (error) {
    // Requested help exits with 0; all other errors of commander are usage errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (error instanceof ConfigError || error instanceof UsageError) return fail(output, error, 2)
    if (error instanceof CommandFailed) return fail(output, error, 1)
    throw error
  }
}

function fail({ err }: Output, { message }: Error, exitCode: number): number {
  err(`${message}\n`)
  return exitCode
}
