import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the values that the demo stores between starts, as shell variables. */
const names = [
  'URL',
  'ANN_SESSION',
  'BEN_SESSION',
  'ANN_ID',
  'BEN_ID',
  // Key of the administration routes that the demo generated; absent when the operator has set one.
  'OPERATOR_KEY',
  'AGENT_TOKEN',
  'ECHO_TOKEN',
  // Token of word_bot, which works on tasks while its program runs.
  'WORKER_TOKEN',
  'ANN_CHAT',
  // Chat of demo_agent and echo_bot.
  'ECHO_CHAT',
  'WEBHOOK_ID',
  'WEBHOOK_SECRET',
  'RECEIVER_PORT',
] as const

type Name = (typeof names)[number]
export type DemoValues = Record<Exclude<Name, 'OPERATOR_KEY'>, string> & { OPERATOR_KEY?: string }

/** Definitions for the printed commands: headers and message ids (hexadecimal digits are ULID digits too). */
const commands = [
  'JSON="Content-Type: application/json"',
  'ANN="Authorization: Bearer $ANN_SESSION"',
  'AGENT="Authorization: Bearer $AGENT_TOKEN"',
  'new_id() { echo "msg_01$(od -An -N12 -tx1 /dev/urandom | tr -d " \\n")"; }',
]

/** Files that the demo writes beside the database. */
export const demoFileNames = {
  values: 'demo.env',
  valuesOfPowerShell: 'demo.ps1',
  authority: 'demo-ca.pem',
  certificate: 'demo-receiver.pem',
  certificateKey: 'demo-receiver.key',
  encryptionKey: 'demo-encryption.key',
  echoPosition: 'demo-echo-cursor',
} as const

export function demoFile(directory: string): string {
  return join(directory, demoFileNames.values)
}

/** Reads the file written by writeDemoFile. Missing values are undefined. */
export function readDemoFile(directory: string): Partial<DemoValues> {
  const file = demoFile(directory)
  if (!existsSync(file)) return {}
  const pairs = [...readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)='([^'\n]*)'$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  return Object.fromEntries(pairs) as Partial<DemoValues>
}

/** Definitions for PowerShell, where headers are tables. */
const powerShellCommands = [
  '$ANN = @{ Authorization = "Bearer $ANN_SESSION" }',
  '$AGENT = @{ Authorization = "Bearer $AGENT_TOKEN" }',
  'function New-Id { "msg_01" + (-join (1..24 | ForEach-Object { "{0:x}" -f (Get-Random -Maximum 16) })) }',
]

/**
 * Saves the values for POSIX shells and for PowerShell. Only the owner can read the files, even if they existed with
 * other permissions.
 */
export function writeDemoFile(directory: string, values: DemoValues): void {
  const about = '# Secrets of the demo, created by `parley serve --demo`.'
  const known = names.filter((name) => values[name] !== undefined)
  const shell = known.map((name) => `${name}='${values[name]}'`)
  const powerShell = known.map((name) => `$${name} = '${values[name]}'`)
  save(demoFile(directory), [about, ...shell, ...commands])
  save(join(directory, demoFileNames.valuesOfPowerShell), [about, ...powerShell, ...powerShellCommands])
}

function save(file: string, lines: readonly string[]): void {
  writeFileSync(file, [...lines, ''].join('\n'), { mode: 0o600 })
  chmodSync(file, 0o600)
}
