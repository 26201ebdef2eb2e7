import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Command } from 'commander'

import { CommandFailed, type CommandContext, type OpenContext } from './command.ts'
import { projectFiles, typescriptFloor } from './init-files.ts'
import { addressOf, demoBeside } from './operator-api.ts'
import { nonEmpty, webUrl } from './options.ts'

interface Options {
  url?: string
  webhook?: true
  typescript?: true
}

/** Adds `init agent`, which creates a folder with an agent, a test and its dependencies. */
export function addInitCommands(program: Command, openContext: OpenContext): void {
  const init = program.command('init').description('Create a project')
  init
    .command('agent')
    .description('Create a folder with an agent and a test, for npm install, npm test and npm start')
    .argument('<folder>', 'new folder', nonEmpty)
    .option('--url <url>', 'address of the server (default: of the demo, PARLEY_URL, else HOST and PORT)', webUrl)
    .option('--typescript', 'write TypeScript, which Node.js 22.18 or later runs without a build step')
    .option('--webhook', 'receive events by webhook instead of polling')
    .action((folder: string, options: Options) => {
      const context = openContext()
      const address = createAgentFolder(path.resolve(folder), options, context)
      const next = `Created ${folder}. Next: cd ${folder} && npm install && npm test`
      context.print(options.webhook ? next + registration(address) : `${next} && npm start`)
      const version = options.typescript && nodeOfShell()
      if (version && version.localeCompare(typescriptFloor, 'en', { numeric: true }) < 0)
        context.warn(`Needs Node.js ${typescriptFloor} or later; this is ${version}.`)
    })
}

const registration = (address: string): string => `
Then register the address of the receiver with POST ${address}/v1/webhooks, write the secret of the answer into .env as
WEBHOOK_SECRET, and run npm start. Without a public address, parley listen --forward-to http://127.0.0.1:3000 prints a
secret and forwards the events.`

/** Returns the version of the Node.js that a shell finds. That of an npm script may be one of its packages. */
function nodeOfShell(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const own = folders.filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
  try {
    const env = { ...process.env, PATH: own.join(path.delimiter) }
    return execFileSync('node', ['--version'], { env, encoding: 'utf8', timeout: 5_000 }).trim().replace('v', '')
  } catch {
    return undefined
  }
}

/** @returns the address of the server @throws CommandFailed when the folder exists */
function createAgentFolder(folder: string, options: Options, { config }: CommandContext): string {
  if (existsSync(folder)) throw new CommandFailed(`${folder} exists already.`)
  const { url, webhook = false, typescript = false } = options
  const demo = demoBeside(config)
  const isNamed = url !== undefined || config.serverUrl !== ''
  const address = (!isNamed && demo.URL) || addressOf(config, url)
  const token = config.agentToken ?? (address === demo.URL ? demo.AGENT_TOKEN : undefined) ?? ''
  const name = path.basename(folder)
  const files = projectFiles({ name, address, token, isWebhook: webhook, isTypeScript: typescript })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files))
    writeFileSync(path.join(folder, file), text, { mode: file === '.env' ? 0o600 : 0o644 })
  return address
}
