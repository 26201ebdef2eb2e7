import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { isOwnName, servesOwnMachine } from '../../http/own-machine.ts'
import { createSignInLink } from '../../http/admin/admin-users.ts'
import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import type { DemoOffer, TriedDemo } from '../../http/context.ts'
import type { Context } from '../../server/context.ts'
import { createWebhookServices, type WebhookServices } from '../../delivery/webhooks/sender.ts'
import { receiverCertificate } from './certificates.ts'
import { demoFileNames, readDemoFile, writeDemoFile, type DemoValues } from './demo-file.ts'
import { greeting } from './greeting.ts'
import { startReceiver, type Receiver } from './receiver.ts'
import { seed } from './seed.ts'
import { filePosition } from '../../client/file-position.ts'
import { createAgent, type ReceivedMessage } from '../../client/index.ts'
import { wait } from '../../client/wait.ts'

/** State before the server starts: the receiver, and the permission to reach it. */
export interface PreparedDemo {
  directory: string
  /** File of the encryption key, used when neither the settings nor an embedded database have one. */
  keyFile: string
  kept: Partial<DemoValues>
  receiver: Receiver
  webhooks: WebhookServices
  demo: DemoOffer
  /** Values of the demo; undefined until it has started. */
  made: { values?: DemoValues }
}

export interface Demo {
  /** Printed when the server is listening. */
  greeting: string
  /** Settled when the echo agent has ended, with the demo or with its account. */
  echoEnded: Promise<void>
  stop(): Promise<void>
}

const persons = ['ann', 'ben'] as const

/** Starts the receiver and allows webhooks to its private address and port, but to no other private address. */
export async function prepareDemo(config: Config): Promise<PreparedDemo> {
  const directory = directoryOf(config.databaseUrl)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const kept = readDemoFile(directory)
  // An operator's own key is never written to a file.
  const operatorKey = config.operatorKey ? undefined : (kept.OPERATOR_KEY ?? randomBytes(24).toString('base64url'))
  config.operatorKey ??= operatorKey
  const certificate = await receiverCertificate(directory)
  const receiver = await startReceiver(certificate, Number(kept.RECEIVER_PORT ?? 0), (line) =>
    process.stdout.write(`${line}\n`),
  )
  const services = createWebhookServices(config)
  const isReceiver = (address: string, port?: number) => address === '127.0.0.1' && port === receiver.port
  const guard = {
    allowsPlainLoopback: servesOwnMachine(config),
    rejection: (address: string, port?: number) =>
      isReceiver(address, port) ? null : services.guard.rejection(address, port),
  }
  const ca = [services.ca, certificate.ca].filter((pem) => pem !== null).join('\n')
  const made: PreparedDemo['made'] = {}
  return {
    directory,
    keyFile: join(directory, demoFileNames.encryptionKey),
    kept: { ...kept, OPERATOR_KEY: operatorKey },
    receiver,
    webhooks: { ...services, guard, ca },
    demo: { persons, tried: () => triedDemo(made.values) },
    made,
  }
}

/**
 * Creates missing users and agents, starts the echo agent and saves the secrets for the next start.
 * @param listening address on which the server listens
 */
export async function startDemo(context: Context, prepared: PreparedDemo, listening: string): Promise<Demo> {
  const { directory, kept, receiver } = prepared
  // Not every system connects to a wildcard address.
  const address = listening.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//127.0.0.1:')
  const values = await seed(context, kept, receiver.port, address)
  writeDemoFile(directory, values)
  prepared.made.values = values
  receiver.trust(values.WEBHOOK_SECRET)
  const ended = new AbortController()
  const networkAddress = servesOwnMachine(context.config) ? undefined : ownNetworkAddress()
  const echo = runEchoAgent({
    url: address,
    token: values.ECHO_TOKEN,
    cursorFile: join(directory, demoFileNames.echoPosition),
    signal: ended.signal,
    exists: async () => (await context.database.read((tx) => findActorByHandle(tx, 'echo_bot')))?.status === 'active',
  })
  const [ann, ben] = await Promise.all(persons.map(async (handle) => (await createSignInLink(context, handle)).url))
  return {
    greeting: greeting(values, kept, directory, {
      ann: reachable(ann!, networkAddress),
      ben: reachable(ben!, networkAddress),
      forOthers: networkAddress !== undefined || !isOwnName(new URL(ann!).hostname),
      byButton: servesOwnMachine(context.config),
    }),
    echoEnded: echo,
    async stop() {
      ended.abort()
      receiver.close()
      await echo
    },
  }
}

/**
 * Returns the credentials and values for the API reference: the agent and the persons of the demo, and a chat of a
 * person with the agent.
 */
function triedDemo(values: DemoValues | undefined): TriedDemo {
  if (!values) return { credentials: [], values: {} }
  return {
    credentials: [
      { name: 'demo_agent', credential: values.AGENT_TOKEN, schemes: ['agentToken'] },
      { name: 'ann', credential: values.ANN_SESSION, schemes: ['session'] },
      { name: 'ben', credential: values.BEN_SESSION, schemes: [] },
    ],
    values: { chat_id: values.ANN_CHAT, handle: 'demo_agent' },
  }
}

/** Returns the folder of the database file, or ./data without one. */
function directoryOf(databaseUrl: string): string {
  const isFile = databaseUrl !== ':memory:' && !databaseUrl.startsWith('postgres')
  return resolve(isFile ? dirname(databaseUrl) : 'data')
}

/** Returns the first IPv4 address of the machine that other machines can reach; undefined without a network. */
function ownNetworkAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}

/** Replaces the loopback or wildcard address of a link. The address of a public URL is unchanged. */
function reachable(link: string, address: string | undefined): string {
  const url = new URL(link)
  const isLocal = isOwnName(url.hostname) || ['0.0.0.0', '[::]'].includes(url.hostname)
  if (isLocal && address !== undefined) url.hostname = address
  return url.href
}

const prefix = 'Echo: '
/** Pause before the agent restarts, in milliseconds. */
const restartMs = 1_000

/** Connection of the agent, and file of its position. */
export interface EchoOptions {
  url: string
  token: string
  cursorFile: string
  /** Stops the agent. */
  signal: AbortSignal
  /** Returns whether the account of the agent exists: its owner may delete it. */
  exists(): Promise<boolean>
}

/**
 * Replies to every message in its chats with the same text, through the public API. After errors and restarts of the
 * server it continues at its position, even after an injected fault that stops other agents. It ends with its account.
 */
export async function runEchoAgent(options: EchoOptions): Promise<void> {
  while (!options.signal.aborted) {
    await runUntilError(options).catch(() => wait(restartMs, options.signal))
    if (!options.signal.aborted && !(await options.exists().catch(() => true))) return
  }
}

async function runUntilError({ url, token, cursorFile, signal }: EchoOptions): Promise<void> {
  const agent = createAgent({ url, token, signal, begin: 'oldest', position: filePosition(cursorFile) })
  agent.on('message', async (message) => {
    if (needsReply(message)) await message.reply(`${prefix}${message.text || '(no text)'}`.slice(0, 2_000))
  })
  await agent.start()
  await agent.stopped
}

/** Skips replies of agents: two echo agents would never stop. */
function needsReply({ sender, raw, text }: ReceivedMessage): boolean {
  return !(sender.type === 'agent' && raw.reply_to) && !text.startsWith(prefix)
}
