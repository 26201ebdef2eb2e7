import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Command } from 'commander'

import { CommandFailed, type CommandContext, type OpenContext } from './command.ts'
import { projectFiles } from './init-files.ts'
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
      createAgentFolder(path.resolve(folder), options, context)
      context.print(`Created ${folder}. Next: cd ${folder} && npm install && npm test && npm start`)
    })
}

/** @throws CommandFailed when the folder exists */
function createAgentFolder(folder: string, options: Options, { config }: CommandContext): void {
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
}
