import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the demo saves from one start to the next, as shell variables. */
export interface DemoValues {
  URL: string
  ANN_SESSION: string
  BEN_SESSION: string
  AGENT_TOKEN: string
  ECHO_TOKEN: string
  /** Token of word_bot, which works on tasks while its program runs. */
  WORKER_TOKEN: string
  /** Chat of ann and demo_agent. */
  ANN_CHAT: string
  /** Chat of demo_agent and echo_bot. */
  ECHO_CHAT: string
  WEBHOOK_ID: string
  WEBHOOK_SECRET: string
  RECEIVER_PORT: string
}

const names = [
  'URL',
  'ANN_SESSION',
  'BEN_SESSION',
  'AGENT_TOKEN',
  'ECHO_TOKEN',
  'WORKER_TOKEN',
  'ANN_CHAT',
  'ECHO_CHAT',
  'WEBHOOK_ID',
  'WEBHOOK_SECRET',
  'RECEIVER_PORT',
] as const satisfies (keyof DemoValues)[]

/** Definitions for the printed commands: headers and message ids (hexadecimal digits are digits of a ULID too). */
const commands = [
  'JSON="Content-Type: application/json"',
  'ANN="Authorization: Bearer $ANN_SESSION"',
  'AGENT="Authorization: Bearer $AGENT_TOKEN"',
  'new_id() { echo "msg_01$(od -An -N12 -tx1 /dev/urandom | tr -d " \\n")"; }',
]

export function demoFile(directory: string): string {
  return join(directory, 'demo.env')
}

/** Reads the file, which is only ever written by writeDemoFile; what is missing is undefined. */
export function readDemoFile(directory: string): Partial<DemoValues> {
  const file = demoFile(directory)
  if (!existsSync(file)) return {}
  const pairs = [...readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)='([^'\n]*)'$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  return Object.fromEntries(pairs) as Partial<DemoValues>
}

/** Only the owner may read the file, even if it existed with other permissions. */
export function writeDemoFile(directory: string, values: DemoValues): void {
  const lines = [
    '# Secrets of the demo, created by `parley serve --demo`.',
    ...names.map((name) => `${name}='${values[name]}'`),
  ]
  writeFileSync(demoFile(directory), [...lines, ...commands, ''].join('\n'), { mode: 0o600 })
  chmodSync(demoFile(directory), 0o600)
}
