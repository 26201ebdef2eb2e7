import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeAuthority } from '../../conformance/client/authority.ts'
import type { Answer, Receiver } from '../../conformance/client/receiver.ts'
import { startReceiver } from '../../conformance/client/tls-receiver.ts'
import { canMakeClusters, makeCluster, type PostgresCluster } from '../../src/testing/postgres-cluster.ts'
import { mountSmallDisk, type SmallDisk } from '../../src/testing/small-disk.ts'
import { startFaultyProxy, type FaultyProxy } from './faulty-proxy.ts'
import type { Random } from './random.ts'
import { createProcess, createServerProcess, programOf, type TrialProcess } from './service.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export interface TrialOptions {
  database: DatabaseKind
  random: Random
  /** Whether the data is on a file system that can be filled. */
  smallDisk: boolean
  /** Name of the fault that is planted into the server. */
  sabotage?: string
}

/** A node: one server process, and the proxies on both of its sides. */
export interface TrialNode {
  readonly process: TrialProcess
  readonly edge: FaultyProxy
  /** Proxy between the process and PostgreSQL. */
  readonly database?: FaultyProxy
  /** File with the offset of the process's clock, in milliseconds. */
  readonly clockFile: string
  /** File with the additional milliseconds of each flush of the embedded database. */
  readonly diskFile: string
}

/** An agent made with the client package, which runs as a process, and the proxy between it and the service. */
export interface TrialAgent {
  readonly process: TrialProcess
  readonly proxy: FaultyProxy
  /** File with a line for each step of the agent. */
  readonly logFile: string
}

/** A service of real processes, with every part that a fault can disturb. */
export interface Trial {
  readonly database: DatabaseKind
  readonly nodes: readonly TrialNode[]
  readonly addresses: readonly string[]
  readonly operatorKey: string
  readonly receiver: Receiver
  /** File of the embedded database. */
  readonly databaseFile: string
  readonly cluster?: PostgresCluster
  readonly disk?: SmallDisk
  /** Runs `parley` with the settings of the service. @throws Error when it fails */
  command(...argv: readonly string[]): Promise<void>
  /** Deletes the database and the attachments of the stopped service. */
  deleteData(): Promise<void>
  /** A folder that outlives the data. */
  readonly folder: string
  /** Agent of the current round, if its kind of fault needs one. */
  agent?: TrialAgent | undefined
  /** Creates the process of an agent. */
  createAgent(name: string, token: string): Promise<TrialAgent>
  /** Returns the current answer of webhook receivers. */
  answer: () => Answer
  /** Repairs everything that a fault disturbed. */
  heal(): Promise<void>
  stop(): Promise<void>
}

/** The setup is impossible on this machine. The message names the missing part. */
export class NotPossibleHere extends Error {
  override name = 'NotPossibleHere'
}

const diskMegabytes = { sqlite: 96, postgres: 400 }
/** Small WAL files, because the disk that is filled is small. */
const clusterSettings = { fsync: 'on', max_wal_size: '64MB', max_connections: '100' }

/** Starts a trial. @throws NotPossibleHere when the machine lacks something */
export async function startTrial(options: TrialOptions): Promise<Trial> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-chaos-'))
  // PostgreSQL runs as another user, and must reach its folder inside this one.
  await chmod(folder, 0o711)
  const ending: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    process.off('SIGINT', interrupted)
    process.off('SIGTERM', interrupted)
    for (const end of ending.splice(0).reverse()) await end()
  }
  const interrupted = (): void => void stop().finally(() => process.exit(2))
  process.once('SIGINT', interrupted)
  process.once('SIGTERM', interrupted)
  try {
    return { ...(await start(options, folder, ending)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(options: TrialOptions, folder: string, ending: (() => unknown)[]): Promise<Omit<Trial, 'stop'>> {
  const disk = options.smallDisk ? requireDisk(options.database) : undefined
  if (disk) ending.push(() => disk.unmount())
  const data = disk?.path ?? path.join(folder, 'data')
  await mkdir(data, { recursive: true, mode: options.database === 'postgres' ? 0o711 : 0o700 })
  const authority = path.join(folder, 'ca')
  await makeAuthority(authority)
  const receiver = await startReceiver({ listen: '127.0.0.1:0', public_url: null, ca_dir: authority })
  ending.push(() => receiver.close())
  const cluster = options.database === 'postgres' ? await requireCluster(data) : undefined
  if (cluster) ending.push(() => cluster.remove())
  const operatorKey = randomBytes(24).toString('hex')
  const databaseFile = path.join(data, 'parley.db')
  const env = settings(folder, data, databaseFile, operatorKey)
  const nodes: TrialNode[] = []
  for (let index = 0; index < (cluster ? 2 : 1); index += 1)
    nodes.push(await startNode({ ...options, folder, data, cluster, env, ending, index }))
  const addresses = nodes.map(({ edge }) => `http://127.0.0.1:${edge.port}`)
  const settingsOfCommands = { ...env, ...(cluster && { DATABASE_URL: cluster.url }) }
  const trial = {
    folder,
    database: options.database,
    nodes,
    addresses,
    operatorKey,
    receiver,
    databaseFile,
    cluster,
    disk,
  }
  return {
    ...trial,
    createAgent: async (name, token) => {
      const proxy = await startFaultyProxy(nodes[0]!.process.port, options.random.branch().next)
      const logFile = path.join(folder, `${name}.steps`)
      const plant = plantOf(options.sabotage)
      const url = `http://127.0.0.1:${proxy.port}`
      const env = { AGENT_URL: url, AGENT_TOKEN: token, AGENT_LOG: logFile, ...plant.env }
      const program = () => programOf('scripts/chaos/agent-program.ts', [], { env, preload: plant.preload })
      const own = createProcess({ folder, name, program, ready: /agent runs/ })
      ending.push(async () => {
        own.signal('SIGKILL')
        await own.ended()
        await proxy.close()
      })
      return { process: own, proxy, logFile }
    },
    answer: () => ({ status: 204 }),
    command: (...argv: readonly string[]) => runParley(argv, settingsOfCommands, options.sabotage),
    deleteData: async () => {
      for (const name of readdirSync(data))
        if (/^(parley\.db|attachments)/.test(name)) await rm(path.join(data, name), { recursive: true })
      await cluster?.query('DROP SCHEMA public CASCADE')
    },
    async heal(this: Pick<Trial, 'agent'>) {
      disk?.free()
      await cluster?.start().catch(() => undefined)
      for (const node of nodes) {
        node.process.signal('SIGCONT')
        for (const proxy of [node.edge, node.database]) if (proxy !== undefined) proxy.disturbances = {}
        await node.process.start()
      }
      if (!this.agent) return
      this.agent.proxy.disturbances = {}
      await this.agent.process.start()
    },
  }
}

/** Returns the settings and the preloaded modules that plant a fault; empty without one. */
const plantOf = (sabotage: string | undefined): { env: Record<string, string>; preload: readonly string[] } =>
  sabotage === undefined
    ? { env: {}, preload: [] }
    : { env: { CHAOS_SABOTAGE: sabotage }, preload: ['preload/patch.ts'] }

async function runParley(argv: readonly string[], env: Record<string, string>, sabotage?: string): Promise<void> {
  const plant = plantOf(sabotage)
  const program = programOf('src/main.ts', argv, { env: { ...env, ...plant.env }, preload: plant.preload })
  await promisify(execFile)(process.execPath, program.args, { env: program.env })
}

function requireDisk(database: DatabaseKind): SmallDisk {
  const disk = mountSmallDisk(diskMegabytes[database])
  if (disk === undefined) throw new NotPossibleHere('a file system of its own cannot be mounted')
  return disk
}

async function requireCluster(folder: string): Promise<PostgresCluster> {
  if (!canMakeClusters) throw new NotPossibleHere('the programs of PostgreSQL are not installed')
  const cluster = await makeCluster({ parent: folder, settings: clusterSettings })
  await cluster.start()
  return cluster
}

function settings(folder: string, data: string, databaseFile: string, operatorKey: string): Record<string, string> {
  return {
    DATABASE_URL: databaseFile,
    PARLEY_STORAGE_URL: path.join(data, 'attachments'),
    PARLEY_OPERATOR_KEY: operatorKey,
    PARLEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    PARLEY_LOG_LEVEL: 'warn',
    PARLEY_RATE_LIMITS: 'off',
    PARLEY_WEBHOOK_CA_FILE: path.join(folder, 'ca', 'ca.pem'),
    PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
    PARLEY_WEBHOOK_BACKOFF_MS: '50',
    PARLEY_WEBHOOK_TIMEOUT_MS: '1000',
  }
}

interface NodeOptions extends TrialOptions {
  folder: string
  data: string
  cluster: PostgresCluster | undefined
  env: Record<string, string>
  ending: (() => unknown)[]
  index: number
}

async function startNode(options: NodeOptions): Promise<TrialNode> {
  const { folder, cluster, index, random, ending } = options
  const plant = plantOf(options.sabotage)
  const clockFile = path.join(folder, `clock-${index}`)
  const diskFile = path.join(folder, `disk-${index}`)
  await writeFile(diskFile, '0')
  const database = cluster && (await startFaultyProxy(cluster.port, random.branch().next))
  if (database) ending.push(() => database.close())
  const env = {
    ...options.env,
    CHAOS_CLOCK_FILE: clockFile,
    ...(!cluster && { CHAOS_DISK_FILE: diskFile }),
    ...plant.env,
    ...(database && { DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres` }),
  }
  const preload = ['preload/clock.ts', 'preload/disk.ts', ...plant.preload]
  const own = createServerProcess({ folder, name: `server-${index}`, env, preload })
  ending.push(async () => {
    own.signal('SIGCONT')
    own.signal('SIGKILL')
    await own.ended()
  })
  await own.start()
  const edge = await startFaultyProxy(own.port, random.branch().next)
  ending.push(() => edge.close())
  return { process: own, edge, clockFile, diskFile, ...(database && { database }) }
}
