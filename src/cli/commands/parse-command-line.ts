import { parseArgs } from 'node:util'

import { UsageError, type Command, type ParsedArguments } from './command.ts'

export type Parsed =
  | { help: true; command: Command | undefined; group: string | undefined }
  | { help: false; command: Command; given: ParsedArguments }

/**
 * Finds the command and reads its operands and options.
 * @throws UsageError that names the word or option at fault
 */
export function parseCommandLine(commands: readonly Command[], argv: readonly string[]): Parsed {
  const helps = argv.some((word) => word === '--help' || word === '-h')
  const { command, rest } = findCommand(commands, argv, helps)
  if (helps || !command) return { help: true, command, group: command ? undefined : groupOf(commands, argv[0]) }
  const { values, positionals } = parse(command, rest)
  return { help: false, command, given: { operands: operandsOf(command, positionals), ...optionsOf(command, values) } }
}

function findCommand(
  commands: readonly Command[],
  argv: readonly string[],
  helps: boolean,
): { command?: Command; rest: readonly string[] } {
  const [first, second] = argv
  if (first === undefined) throw new UsageError('Which command?')
  if (first.startsWith('-')) {
    if (helps) return { rest: [] }
    throw new UsageError(`The command comes before its options, such as ${first}.`)
  }
  const single = commands.find(({ name }) => name === first)
  if (single) return { command: single, rest: argv.slice(1) }
  if (!groupOf(commands, first)) throw new UsageError(`There is no command ${first}.`)
  const double = commands.find(({ name }) => name === `${first} ${second}`)
  if (double) return { command: double, rest: argv.slice(2) }
  if (helps && (second === undefined || second.startsWith('-'))) return { rest: [] }
  const known = commands
    .map(({ name }) => name.split(' '))
    .filter(([group]) => group === first)
    .map(([, word]) => word)
  throw new UsageError(
    `${second === undefined || second.startsWith('-') ? `${first} what?` : `There is no command ${first} ${second}.`} Known: ${known.join(', ')}.`,
  )
}

function groupOf(commands: readonly Command[], word: string | undefined): string | undefined {
  return commands.some(({ name }) => name.startsWith(`${word} `)) ? word : undefined
}

function parse({ options }: Command, args: readonly string[]) {
  const known = Object.entries(options).map(([name, { type, short }]) => [name, { type, ...(short && { short }) }])
  try {
    return parseArgs({ args: [...args], allowPositionals: true, strict: true, options: Object.fromEntries(known) })
  } catch (error) {
    throw new UsageError(plainly((error as NodeJS.ErrnoException).code, (error as Error).message))
  }
}

/** Only the first sentence of what node says: the rest explains how to pass operands that begin with a dash. */
function plainly(code: string | undefined, message: string): string {
  if (!code?.startsWith('ERR_PARSE_ARGS')) throw new Error(message)
  const [sentence] = message.split(/\.\s|\n/)
  return `${sentence?.replace(/\.$/, '')}.`
}

function operandsOf({ name, operands = [] }: Command, positionals: readonly string[]): Record<string, string> {
  const missing = operands[positionals.length]
  if (missing) throw new UsageError(`parley ${name} needs ${missing.name}.`)
  const extra = positionals[operands.length]
  if (extra !== undefined) throw new UsageError(`parley ${name} takes no ${JSON.stringify(extra)}.`)
  return Object.fromEntries(operands.map((operand, index) => [operand.name, positionals[index]!]))
}

function optionsOf(
  { name, options }: Command,
  values: Record<string, unknown>,
): Pick<ParsedArguments, 'texts' | 'flags'> {
  const texts: ParsedArguments['texts'] = {}
  const flags: ParsedArguments['flags'] = {}
  for (const [key, option] of Object.entries(options)) {
    const value = values[key]
    if (option.type === 'boolean') flags[key] = value === true
    else texts[key] = checked(name, key, option, value as string | undefined)
  }
  return { texts, flags }
}

function checked(
  name: string,
  key: string,
  { required, oneOf }: Command['options'][string],
  value: string | undefined,
): string | undefined {
  if (value === undefined && required) throw new UsageError(`parley ${name} needs --${key}.`)
  if (value === '') throw new UsageError(`--${key} must not be empty.`)
  if (value !== undefined && oneOf && !oneOf.includes(value))
    throw new UsageError(`--${key} is one of ${oneOf.join(', ')}.`)
  return value
}
