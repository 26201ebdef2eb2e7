import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Command } from 'commander'

import { CommandFailed, type CommandContext, type OpenContext } from './command.ts'
import { addressOf, demoBeside } from './operator-api.ts'
import { nonEmpty, webUrl } from './options.ts'

interface Options {
  url?: string
  webhook?: true
}

/** Adds `init agent`: a folder with an agent, a test, and what it needs to run. */
export function addInitCommands(program: Command, openContext: OpenContext): void {
  const init = program.command('init').description('Create a project')
  init
    .command('agent')
    .description('Create a folder with an agent in JavaScript and a test, for npm install, npm test and npm start')
    .argument('<folder>', 'new folder', nonEmpty)
    .option('--url <url>', 'address of the server (default: of the demo, PARLEY_URL, else HOST and PORT)', webUrl)
    .option('--webhook', 'receive events by webhook instead of polling')
    .action((folder: string, options: Options) => {
      const context = openContext()
      createAgentFolder(path.resolve(folder), options, context)
      context.print(`Created ${folder}. Next: cd ${folder} && npm install && npm test && npm start`)
    })
}

/** @throws CommandFailed when the folder exists */
function createAgentFolder(folder: string, { url, webhook }: Options, { config }: CommandContext): void {
  if (existsSync(folder)) throw new CommandFailed(`${folder} exists already.`)
  const demo = demoBeside(config)
  const isNamed = url !== undefined || config.serverUrl !== ''
  const address = (!isNamed && demo.URL) || addressOf(config, url)
  const token = config.agentToken ?? (address === demo.URL ? demo.AGENT_TOKEN : undefined) ?? ''
  const secret = webhook ? 'WEBHOOK_SECRET=whsec_\nPORT=3000\n' : ''
  const files = {
    'package.json': `${JSON.stringify(manifestOf(path.basename(folder), address), null, 2)}\n`,
    '.env': `URL=${address}\nAGENT_TOKEN=${token}\n${secret}`,
    '.gitignore': 'node_modules/\n.env\n.parley/\n',
    'agent.js': agentFile(webhook === true),
    'agent.test.js': testFile,
    'main.js': webhook ? webhookFile : pollingFile,
  }
  mkdirSync(folder, { recursive: true })
  // The file .env contains a credential.
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, name), text, { mode: name === '.env' ? 0o600 : 0o644 })
}

const manifestOf = (name: string, address: string) => ({
  name: name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, '-') || 'agent',
  private: true,
  type: 'module',
  engines: { node: '>=20.6' },
  scripts: { start: 'node --env-file=.env main.js', test: 'node --test' },
  dependencies: { '@parley-im/client': `${address}/packages/client.tgz` },
})

const agentFile = (isWebhook: boolean): string => `import { createAgent } from '@parley-im/client'

/** Creates the agent with its handlers. Tests pass the options of a service in their own process. */
export function createMyAgent(options) {
  const agent = createAgent(${isWebhook ? "{ receive: 'webhook', ...options }" : 'options'})
  agent.command('help', (message) => message.reply('Write something, and I repeat it.'))
  agent.on('message', (message) => message.reply(\`You said: \${message.text}\`))
  return agent
}
`

const testFile = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestAgent } from '@parley-im/client/testing'
import { createMyAgent } from './agent.js'

test('the agent repeats a message, and explains itself', async () => {
  const { person, stop } = await createTestAgent(createMyAgent)
  const ann = person()
  ann.writes('hi')
  assert.equal(await ann.hears(), 'You said: hi')
  ann.writes('/help')
  assert.equal(await ann.hears(), 'Write something, and I repeat it.')
  await stop()
})
`

const pollingFile = `import { createMyAgent } from './agent.js'

const agent = createMyAgent({ url: process.env.URL, token: process.env.AGENT_TOKEN })
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => agent.stop())
await agent.start()
console.log('The agent is running.')
`

const webhookFile = `import { createServer } from 'node:http'
import { toNodeHandler } from '@parley-im/client'
import { createMyAgent } from './agent.js'

// Register the address of this receiver with POST /v1/webhooks, and put the answered secret into .env.
const agent = createMyAgent({ url: process.env.URL, token: process.env.AGENT_TOKEN })
await agent.start()
const server = createServer(toNodeHandler(agent.webhook(process.env.WEBHOOK_SECRET)))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close()
    void agent.stop()
  })
server.listen(Number(process.env.PORT), () => console.log(\`The agent receives webhooks on port \${process.env.PORT}.\`))
`
