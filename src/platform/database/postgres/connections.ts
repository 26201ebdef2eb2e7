import pg from 'pg'
import type { DatabaseLog } from '../database.ts'
import { DatabaseUnavailable } from '../database-errors.ts'
import { createPrimary, type Primary, type ServerState } from './primary.ts'
import type { Host, ServerUrl } from './server-url.ts'

/** Timeout for the role of a server, in milliseconds. */
const askMs = 1_500

/** Opens connections to the primary server. */
export interface Connections {
  primary: Primary
  Client: typeof pg.Client
  /**
   * Creates a connection outside the pools, without opening it.
   * @param pipelined whether statements may be sent before earlier ones have completed
   */
  newClient(pipelined?: boolean): pg.Client
  /** Returns whether the connection leads to the current primary. */
  isCurrent(client: object): boolean
  /** Number of statements that these connections have sent, including BEGIN and COMMIT. */
  statements(): number
}

/** Address that a client connects to. The driver's types declare these members as read-only. */
interface Addressed {
  host: string
  port: number
}

/** PostgreSQL 14 and later report at the start of a session whether the server is a standby. */
interface Reporting {
  connection: { on(name: 'parameterStatus', listener: (message: ParameterStatus) => void): void }
}
interface ParameterStatus {
  parameterName: string
  parameterValue: string
}

/** Callback of the driver, with an error or the client. */
type Connected = (error: any, client?: any) => void // oxlint-disable-line no-explicit-any

/** Creates connections. With a single server, they are those of the driver, whatever the role of the server. */
export function createConnections({ hosts }: ServerUrl, config: pg.ClientConfig, log: DatabaseLog): Connections {
  const ask = (host: Host) => askServer(host, config)
  const primary = createPrimary({ hosts, ask, log })
  const generations = new WeakMap<object, number>()
  let statements = 0

  class CountingClient extends pg.Client {
    // The driver declares one signature for each form of a statement.
    // oxlint-disable-next-line no-explicit-any
    override query(...statement: any[]): any {
      statements += 1
      return Reflect.apply(super.query, this, statement)
    }
  }

  /** A connection to the server that is the primary when it is opened. */
  class PrimaryClient extends CountingClient {
    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | void {
      // The driver's pool passes a callback.
      // oxlint-disable-next-line promise/no-callback-in-promise
      if (callback) return void this.#open().then(() => callback(null, this), callback)
      return this.#open()
    }

    async #open(): Promise<pg.Client> {
      const { host, port } = await primary.find()
      generations.set(this, primary.generation)
      Object.assign(this as unknown as Addressed, { host, port })
      let isStandby = false
      const { connection } = this as unknown as Reporting
      connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (parameterName === 'in_hot_standby') isStandby = parameterValue === 'on'
      })
      try {
        await super.connect()
      } catch (error) {
        primary.forget()
        throw error
      }
      if (!isStandby) return this
      await this.end()
      primary.demoted()
      throw new DatabaseUnavailable(`The server ${host}:${port} became a standby.`)
    }
  }

  class SingleClient extends CountingClient {
    constructor(options?: string | pg.ClientConfig) {
      super(options)
      generations.set(this, primary.generation)
    }
  }

  const Client = hosts.length > 1 ? PrimaryClient : SingleClient
  return {
    primary,
    Client,
    newClient: (pipelined = false) => new Client({ ...config, pipeline: pipelined } as pg.ClientConfig),
    isCurrent: (client) => (generations.get(client) ?? primary.generation) === primary.generation,
    statements: () => statements,
  }
}

/** Queries the role of a server. A standby and a read-only server have read-only sessions. */
async function askServer({ host, port }: Host, config: pg.ClientConfig): Promise<ServerState> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: askMs, query_timeout: askMs })
  Object.assign(client as unknown as Addressed, { host, port })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ reads: string; timeline: number | null }>(
      `SELECT current_setting('transaction_read_only') AS reads, CASE WHEN pg_is_in_recovery() THEN 0
         ELSE ('x' || lpad(left(pg_walfile_name(pg_current_wal_lsn()), 8), 8, '0'))::bit(32)::int END AS timeline`,
    )
    return { takesWrites: rows[0]!.reads === 'off', timeline: rows[0]!.timeline ?? 0 }
  } finally {
    void client.end().catch(() => undefined)
  }
}
