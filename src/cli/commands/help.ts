import type { Command, Option } from './command.ts'

/** How the command is typed: its words, operands and required options. */
function usageOf({ name, operands = [], options }: Command): string {
  const required = Object.entries(options)
    .filter(([, option]) => option.required)
    .map(([key, option]) => optionText(key, option))
  const others = Object.values(options).some(({ required: needed }) => !needed)
  return [
    'parley',
    name,
    ...operands.map((operand) => operand.name),
    ...required,
    ...(others ? ['[options]'] : []),
  ].join(' ')
}

/** Everything about one command. */
export function commandHelp(command: Command): string {
  const { summary, details, operands = [], options } = command
  const rows = [
    ...operands.map(({ name, doc }) => [name, doc] as const),
    ...Object.entries(options).map(([key, option]) => [withShort(key, option), docOf(option)] as const),
    ['-h, --help', 'this text'] as const,
  ]
  return [`Usage: ${usageOf(command)}`, '', summary, ...(details ? ['', details] : []), '', ...columns(rows), ''].join(
    '\n',
  )
}

/** The commands, of one group or all. */
export function overview(commands: readonly Command[], group?: string): string {
  const shown = commands.filter(({ name }) => group === undefined || name.startsWith(`${group} `))
  return [
    'Usage: parley COMMAND',
    '',
    ...columns(shown.map((command) => [usageOf(command).slice(7), command.summary] as const)),
    '',
    '`parley COMMAND --help` says what a command takes.',
    'Exit codes: 0 done, 1 refused or no server, 2 the command line or a setting is wrong.',
    '',
  ].join('\n')
}

function docOf({ doc, oneOf, required }: Option): string {
  return `${doc}${oneOf ? `: ${oneOf.join(', ')}` : ''}${required ? ' (required)' : ''}`
}

function withShort(key: string, option: Option): string {
  return `${option.short ? `-${option.short}, ` : ''}${optionText(key, option)}`
}

function optionText(key: string, { type, value = 'TEXT' }: Option): string {
  return type === 'boolean' ? `--${key}` : `--${key} ${value}`
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
