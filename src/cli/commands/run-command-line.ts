import { ConfigError, parseConfig } from '../../platform/configuration/configuration.ts'
import { CommandFailed, UsageError, type Command } from './command.ts'
import { commandHelp, overview } from './help.ts'
import { parseCommandLine } from './parse-command-line.ts'

/** Where the program writes. */
export interface Output {
  out(text: string): void
  err(text: string): void
}

/**
 * Runs what the command line asks for.
 * @returns the exit code: 0 done, 1 refused or no server, 2 the command line or a setting is wrong
 */
export async function runCommandLine(
  commands: readonly Command[],
  argv: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: Output,
): Promise<number> {
  try {
    const parsed = parseCommandLine(commands, argv)
    if (parsed.help) {
      out(parsed.command ? commandHelp(parsed.command) : overview(commands, parsed.group))
      return 0
    }
    const config = parseConfig(environment)
    return await parsed.command.run(parsed.given, {
      config,
      print: (text) => out(text.endsWith('\n') ? text : `${text}\n`),
    })
  } catch (error) {
    if (error instanceof ConfigError) return complain(err, error.message, 2)
    if (error instanceof CommandFailed) return complain(err, error.message, 1)
    if (error instanceof UsageError) return complain(err, `${error.message}\nparley --help lists the commands.`, 2)
    throw error
  }
}

function complain(err: Output['err'], message: string, exitCode: number): number {
  err(`${message}\n`)
  return exitCode
}
