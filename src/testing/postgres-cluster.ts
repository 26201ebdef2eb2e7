import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import pg from 'pg'

import { freePort } from './free-port.ts'

const startLimitMs = 60_000
const startPollMs = 50
const connectLimitMs = 3_000

const calmSettings = {
  listen_addresses: "'127.0.0.1'",
  unix_socket_directories: "''",
  // Writes of a killed process are in the page cache of the system; tests cause no power failure.
  fsync: 'off',
  max_connections: '60',
  wal_level: 'replica',
  shared_buffers: "'32MB'",
}

const execute = promisify(execFile)
const system = findSystem()

/** Whether the PostgreSQL programs are installed, so that tests can create a server. */
export const canMakeClusters = system !== undefined

/** Programs of the newest version, and the user that runs them: the server does not run as the superuser. */
function findSystem(): { bin: string; owner: { uid: number; gid: number } | undefined } | undefined {
  const versions = '/usr/lib/postgresql'
  const newest = existsSync(versions) ? readdirSync(versions).sort((one, other) => Number(other) - Number(one)) : []
  const bin = newest.map((version) => join(versions, version, 'bin')).find((path) => existsSync(join(path, 'initdb')))
  if (bin === undefined) return undefined
  if (process.getuid?.() !== 0) return { bin, owner: undefined }
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const owner = { uid: id('-u'), gid: id('-g') }
  return owner.uid > 0 ? { bin, owner } : undefined
}

export interface ClusterOptions {
  /** Lines of postgresql.conf, in addition to those of every cluster here. */
  settings?: Record<string, string>
  /** Parent folder, accessible to the user `postgres`. Default: the temporary folder of the system. */
  parent?: string
}

/** Creates a server with its own folder and port, without starting it. Every local user may connect as `postgres`. */
export async function makeCluster({ settings = {}, parent }: ClusterOptions = {}): Promise<PostgresCluster> {
  const folder = makeFolder(parent)
  await run('initdb', ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const cluster = new PostgresCluster(folder, await freePort())
  cluster.configure({ ...calmSettings, ...settings })
  return cluster
}

/** Test support: a separate PostgreSQL server, which a test can stop, kill and promote. */
export class PostgresCluster {
  readonly folder: string
  readonly port: number
  /** URL of the database `postgres`. */
  readonly url: string
  #server: ChildProcess | undefined
  #ended: Promise<unknown> = Promise.resolve()

  constructor(folder: string, port: number) {
    this.folder = folder
    this.port = port
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`
  }

  /** Starts the server unless it runs, as a standby if it was created as one. Resolves when it accepts connections. */
  async start(): Promise<void> {
    if (this.#running) return
    await this.#ended
    rmSync(join(this.folder, 'postmaster.pid'), { force: true })
    const server = spawn(join(installed().bin, 'postgres'), ['-D', this.folder, '-p', String(this.port)], {
      ...installed().owner,
      cwd: this.folder,
      stdio: 'ignore',
    })
    this.#server = server
    this.#ended = new Promise((resolve) => server.once('exit', resolve))
    await this.#untilItAnswers(server)
  }

  /** Stops the server. `fast` ends sessions and writes a checkpoint; `immediate` is a crash. */
  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    if (!this.#running) return
    await run('pg_ctl', ['stop', '-D', this.folder, '-m', mode, '-w'])
    await this.#ended
  }

  /** Kills the server and its child processes with SIGKILL. */
  async kill(): Promise<void> {
    this.signal('SIGKILL')
    await this.#ended
  }

  /** Sends a signal to every process of the server. While suspended, it does not respond. */
  signal(name: NodeJS.Signals): void {
    if (!this.#running || this.#server?.pid === undefined) return
    for (const pid of [this.#server.pid, ...childrenOf(this.#server.pid)]) sendSignal(pid, name)
  }

  /** Promotes a standby to the primary. */
  async promote(): Promise<void> {
    await run('pg_ctl', ['promote', '-D', this.folder, '-w'])
  }

  /** Adds lines to its settings; the next start or `reload` reads them. */
  configure(settings: Record<string, string>): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
    appendFileSync(join(this.folder, 'postgresql.conf'), lines.join(''))
  }

  async reload(): Promise<void> {
    await run('pg_ctl', ['reload', '-D', this.folder])
  }

  async query<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: connectLimitMs })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<R>(sql, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Creates a standby of this server, without starting it. */
  async standby(): Promise<PostgresCluster> {
    const folder = makeFolder()
    await run('pg_basebackup', ['-d', this.url, '-D', folder, '-X', 'stream', '-c', 'fast', '--no-sync'])
    const follower = new PostgresCluster(folder, await freePort())
    follower.configure({
      primary_conninfo: `'${this.url}?application_name=standby'`,
      hot_standby: 'on',
      synchronous_standby_names: "''",
    })
    const signal = join(folder, 'standby.signal')
    writeFileSync(signal, '')
    giveToOwner(signal)
    return follower
  }

  /** Kills the server and deletes its folder. */
  remove(): void {
    this.signal('SIGCONT')
    this.signal('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  get #running(): boolean {
    return this.#server !== undefined && this.#server.exitCode === null && this.#server.signalCode === null
  }

  async #untilItAnswers(server: ChildProcess): Promise<void> {
    const answers = () =>
      this.query('SELECT 1').then(
        () => true,
        () => false,
      )
    for (const until = Date.now() + startLimitMs; Date.now() < until; await sleep(startPollMs)) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} at its start`)
      if (await answers()) return
    }
    throw new Error('PostgreSQL did not start')
  }
}

/** Sessions are separate process groups, so a signal to the group of the server does not reach them. Linux only. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
}

/** @returns 0 when the process has ended in the meantime */
function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program is in brackets and may contain any character.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function installed(): NonNullable<typeof system> {
  if (!system) throw new Error('PostgreSQL is not installed')
  return system
}

function makeFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'parley-postgres-'))
  giveToOwner(folder)
  chmodSync(folder, 0o700)
  return folder
}

function giveToOwner(path: string): void {
  const { owner } = installed()
  if (owner) chownSync(path, owner.uid, owner.gid)
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const { bin, owner } = installed()
  await execute(join(bin, program), args, { ...owner, cwd: tmpdir() })
}
