import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const versions = '/usr/lib/postgresql'

/** A PostgreSQL of a trial's own, which it may stop, kill and starve. */
export interface PostgresCluster {
  readonly port: number
  start(): Promise<void>
  /** `fast` ends sessions and writes a checkpoint; `immediate` is a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
}

/** The folder of PostgreSQL's programs, or undefined where there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(versions)) return undefined
  const newest = readdirSync(versions).sort((one, other) => Number(other) - Number(one))[0]
  const folder = path.join(versions, newest ?? '', 'bin')
  return existsSync(path.join(folder, 'initdb')) ? folder : undefined
}

/** Makes a cluster in the folder and starts it. Run by root, PostgreSQL runs as the user postgres, as it demands. */
export async function createCluster(folder: string, programs: string): Promise<PostgresCluster> {
  const data = path.join(folder, 'postgres')
  await mkdir(data, { recursive: true })
  const user = await postgresUser()
  if (user !== undefined) await chown(data, user.uid, user.gid)
  const port = await freePort()
  const call = (program: string, ...args: string[]) => run(path.join(programs, program), args, { cwd: '/', ...user })
  await call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-instructions', '--no-locale', '-E', 'UTF8')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_wal_size=64MB -c log_min_messages=fatal`
  const cluster: PostgresCluster = {
    port,
    start: async () => {
      await call('pg_ctl', '-D', data, '-w', '-t', '60', '-l', path.join(data, 'log'), '-o', settings, 'start')
    },
    stop: async (mode) => {
      await call('pg_ctl', '-D', data, '-w', '-t', '60', '-m', mode, 'stop').catch((error: unknown) => {
        if (!String((error as { stderr?: string }).stderr).includes('PID file')) throw error
      })
    },
  }
  await cluster.start()
  return cluster
}

async function postgresUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (option: string) => Number((await run('id', [option, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
