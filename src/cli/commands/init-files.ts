/** Choices of a new project. */
export interface ProjectOptions {
  name: string
  /** Address of the server, which also serves the client package. */
  address: string
  token: string
  isWebhook: boolean
  isTypeScript: boolean
}

/** Returns the files of a project with an agent and its test, by name. The file `.env` contains a credential. */
export function projectFiles(options: ProjectOptions): Record<string, string> {
  const { address, token, isWebhook, isTypeScript } = options
  const extension = isTypeScript ? 'ts' : 'js'
  const secret = isWebhook ? 'WEBHOOK_SECRET=whsec_\nPORT=3000\n' : ''
  return {
    'package.json': toJson(manifestOf(options, extension)),
    ...(isTypeScript && { 'tsconfig.json': toJson(compilerSettings), 'check-node.js': checkFile }),
    '.env': `URL=${address}\nAGENT_TOKEN=${token}\n${secret}`,
    '.gitignore': 'node_modules/\n.env\n.parley/\n',
    [`agent.${extension}`]: agentFile(options),
    [`agent.test.${extension}`]: testFile(extension),
    [`main.${extension}`]: isWebhook ? webhookFile(extension) : pollingFile(extension),
  }
}

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/** Lowest version of Node.js that runs TypeScript without a compiler. */
export const typescriptFloor = '22.18'

const manifestOf = ({ name, address, isTypeScript }: ProjectOptions, extension: string) => ({
  name: name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, '-') || 'agent',
  private: true,
  type: 'module',
  engines: { node: isTypeScript ? `>=${typescriptFloor}` : '>=20.6' },
  scripts: {
    ...(isTypeScript && { prestart: 'node check-node.js', pretest: 'node check-node.js' }),
    start: `node --env-file=.env main.${extension}`,
    test: 'node --test',
  },
  dependencies: { '@parley-im/client': `${address}/packages/client.tgz` },
})

const compilerSettings = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    noEmit: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    types: ['node'],
  },
}

/** An older Node.js would find no test in TypeScript, and report a success. */
const checkFile = `if (!process.features.typescript) {
  console.error(\`Needs Node.js ${typescriptFloor} or later; this is \${process.versions.node}.\`)
  process.exitCode = 1
}
`

function agentFile({ isWebhook, isTypeScript }: ProjectOptions): string {
  const [types, parameter] = isTypeScript ? [', type AgentOptions', 'options: AgentOptions'] : ['', 'options']
  return `import { createAgent${types} } from '@parley-im/client'

/** Creates the agent with its handlers. Tests pass the options of a service in their own process. */
export function createMyAgent(${parameter}) {
  const agent = createAgent(${isWebhook ? "{ receive: 'webhook', ...options }" : 'options'})
  agent.command('help', (message) => message.reply('Write something, and I repeat it.'))
  agent.on('message', (message) => message.reply(\`You said: \${message.text}\`))
  return agent
}
`
}

const testFile = (extension: string): string => `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestAgent } from '@parley-im/client/testing'
import { createMyAgent } from './agent.${extension}'

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

const settings = "const { URL: url = '', AGENT_TOKEN: token = '' } = process.env"

const pollingFile = (extension: string): string => `import { createMyAgent } from './agent.${extension}'

${settings}
const agent = createMyAgent({ url, token })
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => agent.stop())
await agent.start()
console.log('The agent is running.')
`

const webhookFile = (extension: string): string => `import { createServer } from 'node:http'
import { toNodeHandler } from '@parley-im/client'
import { createMyAgent } from './agent.${extension}'

// Register the address of this receiver with POST /v1/webhooks, and put the answered secret into .env.
${settings}
const { WEBHOOK_SECRET: secret = '', PORT: port = '3000' } = process.env
const agent = createMyAgent({ url, token })
await agent.start()
const server = createServer(toNodeHandler(agent.webhook(secret)))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close()
    void agent.stop()
  })
server.listen(Number(port), () => console.log(\`The agent receives webhooks on port \${port}.\`))
`
