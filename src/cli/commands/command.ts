import type { Config } from '../../platform/configuration/configuration.ts'

/** An option of a command, as people read it and as node:util parses it. */
export interface Option {
  type: 'string' | 'boolean'
  short?: string
  /** What stands for the value in the help: NAME, ID. */
  value?: string
  /** The words that a value may be. */
  oneOf?: readonly string[]
  required?: boolean
  doc: string
}

/** What was given on the command line: operands by name, options by name, everything checked. */
export interface ParsedArguments {
  operands: Record<string, string>
  texts: Record<string, string | undefined>
  flags: Record<string, boolean>
}

/** Where a command writes, and what it knows of its surroundings. */
export interface CommandContext {
  config: Config
  /** Writes to standard output, where a line ends after it. */
  print(text: string): void
}

/** One command: its help is made of what is parsed, so that the one cannot say what the other does not do. */
export interface Command {
  /** One word or two: `serve`, `persons list`. */
  name: string
  summary: string
  /** What cannot be said in one line; shown by `--help` of the command. */
  details?: string
  operands?: readonly { name: string; doc: string }[]
  options: Readonly<Record<string, Option>>
  /** @returns the exit code */
  run(given: ParsedArguments, surroundings: CommandContext): Promise<number>
}

/** The command line is wrong: the message names what. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command was understood and could not be done: refused, or no server. Exit code 1. */
export class CommandFailed extends Error {
  override name = 'CommandFailed'
}
