import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

/** Test support: a server of PostgreSQL of its own, which a test may stop, kill and promote. */
export interface PostgresCluster {
  port: number
  folder: string
  /** Of the database `postgres`. */
  url: string
  /** Starts it, as a standby when it was made as one. Resolves when it takes connections. */
  start(): Promise<void>
  /** `smart` waits for clients, `fast` ends their sessions, `immediate` says nothing to anybody. */
  stop(mode: 'fast' | 'immediate'): void
  /** Ends the server and what it started by SIGKILL, at once. */
  kill(): Promise<void>
  /** Stops or continues every process of the server, which then answers nothing. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Makes a standby the one that takes writes. */
  promote(): void
  /** Adds lines to its settings; the next start or `reload` reads them. */
  configure(settings: Record<string, string>): void
  reload(): void
  query<R extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>
  /** A copy of this server that follows it, not started yet. */
  standby(): Promise<PostgresCluster>
  /** Stops it and removes its folder. */
  remove(): void
}

const system = findSystem()

/** Whether the programs of PostgreSQL are installed here, so that a server can be made. */
export const canMakeClusters = system !== undefined

/** Programs of the newest version, and the user that runs them: the server refuses to run as the superuser. */
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

const calmSettings = {
  listen_addresses: "'127.0.0.1'",
  unix_socket_directories: "''",
  // What a killed process has written is in the memory of the system; a test cuts no power.
  fsync: 'off',
  max_connections: '60',
  wal_level: 'replica',
  shared_buffers: "'32MB'",
}

/** Makes a server with its own folder and port, not started yet. Anybody on this machine may connect as `postgres`. */
export async function makeCluster(settings: Record<string, string> = {}): Promise<PostgresCluster> {
  const folder = makeFolder()
  run('initdb', ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const cluster = openCluster(folder, await freePort())
  cluster.configure({ ...calmSettings, ...settings })
  return cluster
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-postgres-'))
  if (system?.owner) chownSync(folder, system.owner.uid, system.owner.gid)
  chmodSync(folder, 0o700)
  return folder
}

function run(program: string, args: readonly string[]): void {
  if (!system) throw new Error('PostgreSQL is not installed')
  execFileSync(join(system.bin, program), args, { ...system.owner, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

// oxlint-disable-next-line max-lines-per-function
function openCluster(folder: string, port: number): PostgresCluster {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined
  let ended: Promise<unknown> = Promise.resolve()

  async function query<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<R>(sql, values)).rows
    } finally {
      await client.end()
    }
  }

  async function start(): Promise<void> {
    await ended
    rmSync(join(folder, 'postmaster.pid'), { force: true })
    const args = ['-D', folder, '-p', String(port)]
    const child = spawn(join(system!.bin, 'postgres'), args, {
      ...system!.owner,
      cwd: folder,
      stdio: 'ignore',
      detached: true,
    })
    server = child
    ended = new Promise((resolve) => child.once('exit', resolve))
    for (const until = Date.now() + 60_000; Date.now() < until; await sleep(50)) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode} at its start`)
      if (
        await query('SELECT 1').then(
          () => true,
          () => false,
        )
      )
        return
    }
    throw new Error('PostgreSQL did not start')
  }

  /** Its children are processes of its group. */
  function signal(name: NodeJS.Signals): void {
    if (server?.pid !== undefined && server.exitCode === null && server.signalCode === null)
      process.kill(-server.pid, name)
  }

  const cluster: PostgresCluster = {
    port,
    folder,
    url,
    query,
    start,
    stop: (mode) => run('pg_ctl', ['stop', '-D', folder, '-m', mode, '-w']),
    async kill() {
      signal('SIGKILL')
      await ended
    },
    signal,
    promote: () => run('pg_ctl', ['promote', '-D', folder, '-w']),
    configure(settings) {
      const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
      appendFileSync(join(folder, 'postgresql.conf'), lines.join(''))
    },
    reload: () => run('pg_ctl', ['reload', '-D', folder]),
    async standby() {
      const copy = makeFolder()
      run('pg_basebackup', ['-d', url, '-D', copy, '-X', 'stream', '-c', 'fast', '--no-sync'])
      const follower = openCluster(copy, await freePort())
      follower.configure({
        primary_conninfo: `'${url}?application_name=standby'`,
        hot_standby: 'on',
        synchronous_standby_names: "''",
      })
      writeFileSync(join(copy, 'standby.signal'), '')
      if (system?.owner) chownSync(join(copy, 'standby.signal'), system.owner.uid, system.owner.gid)
      return follower
    },
    remove() {
      signal('SIGCONT')
      signal('SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
  return cluster
}
