import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../src/testing/free-port.ts'
import { atEnd } from './cleanups.ts'
import { stopChild, type Program } from './processes.ts'

/** Schema of its tables, from the system package. */
const schemaFile = '/usr/share/ejabberd/sql/pg.sql'
const startMs = 30_000

/** Parent folder of the Erlang packages; undefined if ejabberd is not installed. */
const librariesOf = (): string | undefined =>
  globSync('/usr/lib/{*,*/*}/ejabberd-*/ebin/ejabberd.app').map((file) => dirname(dirname(dirname(file))))[0]

export interface Ejabberd extends Program {
  /** Number of archive rows: two for each message, one per side. */
  archived(): Promise<number>
}

/**
 * Starts ejabberd with its archive in a database, its HTTP interface open to this machine, and accounts `u0` to `uN` of
 * `localhost`. Messages to offline accounts are only archived, as its guide advises. Undefined if it is not installed.
 */
export async function startEjabberd(
  folder: string,
  databaseUrl: string,
  accounts: number,
): Promise<Ejabberd | undefined> {
  const libraries = librariesOf()
  if (libraries === undefined || !existsSync(schemaFile)) return undefined
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await database.query(readFileSync(schemaFile, 'utf8'))
  const port = await freePort()
  const configuration = `${folder}/ejabberd.yml`
  writeFileSync(configuration, JSON.stringify(configurationOf(port, new URL(databaseUrl))))
  const child = spawn('erl', ['+K', 'true', '-noinput', '-mnesia', 'dir', `"${folder}/spool"`, '-s', 'ejabberd'], {
    env: {
      ...process.env,
      ERL_LIBS: libraries,
      EJABBERD_CONFIG_PATH: configuration,
      EJABBERD_LOG_PATH: `${folder}/ejabberd.log`,
    },
    stdio: 'ignore',
  })
  const stop = atEnd(async () => {
    await stopChild(child)
    await database.end()
  })
  const url = `http://127.0.0.1:${port}`
  await answers(url, child)
  for (let at = 0; at < accounts; at += 1) await register(url, `u${at}`)
  return {
    url,
    pid: child.pid!,
    stop,
    archived: async () => Number((await database.query('SELECT count(*) AS rows FROM archive')).rows[0].rows),
  }
}

/** Returns the configuration as JSON, which is valid YAML. */
const configurationOf = (port: number, database: URL) => ({
  hosts: ['localhost'],
  loglevel: 'warning',
  listen: [{ port, ip: '127.0.0.1', module: 'ejabberd_http', request_handlers: { '/api': 'mod_http_api' } }],
  api_permissions: {
    bench: { from: 'mod_http_api', who: { ip: '127.0.0.1/8' }, what: ['register', 'send_message'] },
  },
  auth_method: 'sql',
  default_db: 'sql',
  sql_type: 'pgsql',
  sql_server: database.hostname,
  sql_port: Number(database.port || 5432),
  sql_database: database.pathname.slice(1),
  sql_username: decodeURIComponent(database.username),
  sql_password: decodeURIComponent(database.password),
  sql_pool_size: 16,
  modules: { mod_admin_extra: {}, mod_http_api: {}, mod_mam: { default: 'always', assume_mam_usage: true } },
})

/** Waits until the server answers. @throws Error when it exited or did not answer in time */
async function answers(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + startMs
  while (performance.now() < end && child.exitCode === null) {
    const reply = await fetch(`${url}/api/`).catch(() => undefined)
    if (reply) return
    await sleep(200)
  }
  throw new Error('ejabberd did not start')
}

async function register(url: string, user: string): Promise<void> {
  const body = JSON.stringify({ user, host: 'localhost', password: `password of ${user}` })
  const reply = await fetch(`${url}/api/register`, { method: 'POST', body })
  if (!reply.ok) throw new Error(`ejabberd answered ${reply.status}: ${await reply.text()}`)
}
