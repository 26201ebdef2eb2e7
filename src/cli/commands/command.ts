import type { Config } from '../../platform/configuration/configuration.ts'

/** What a command works with. */
export interface CommandContext {
  config: Config
  /** Writes to standard output, with a newline at the end. */
  print(text: string): void
  /** Writes what concerns the course of the command, not its result, to standard error. */
  warn(text: string): void
}

/** Reads the settings when a command runs: help needs none. @throws ConfigError */
export type OpenContext = () => CommandContext

/** The command line or a setting is wrong; the message names what. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command was rejected, or no server answered. Exit code 1. */
export class CommandFailed extends Error {
  override name = 'CommandFailed'
}

let interruption: AbortSignal | undefined

/** Ends a command that goes on: aborted when the user presses Ctrl-C, or the system asks the process to stop. */
export function interrupted(): AbortSignal {
  interruption ??= firstOf('SIGINT', 'SIGTERM')
  return interruption
}

function firstOf(...signals: NodeJS.Signals[]): AbortSignal {
  const ended = new AbortController()
  for (const signal of signals) process.once(signal, () => ended.abort())
  return ended.signal
}
