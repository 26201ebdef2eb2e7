import type { DatabaseLog } from '../database.ts'
import { DatabaseUnavailable } from '../database-errors.ts'
import type { Host } from './server-url.ts'

/** Role of a server, as reported by the server. */
export interface ServerState {
  /** Whether the server is neither a standby nor read-only. */
  takesWrites: boolean
  /** Timeline of the server; each promotion starts a higher one. */
  timeline: number
}

/** Pause after a search without a result, in milliseconds. */
const pauseMs = 200

/** The primary server. */
export interface Primary {
  /**
   * Returns the address of the primary: the last known one, unless a failure was reported.
   * @throws DatabaseUnavailable when no server accepts writes at the moment
   */
  find(): Promise<Host>
  /** Reports a failed connection: the primary is searched again. Open connections stay if it is found again. */
  forget(): void
  /** Reports that the primary no longer accepts writes: open connections to it become invalid too. */
  demoted(): void
  /** Increases when open connections lead to the wrong server. */
  readonly generation: number
  /** Registers a listener for increases of the generation. */
  onChange(listener: () => void): void
}

export interface PrimaryOptions {
  hosts: readonly Host[]
  ask(host: Host): Promise<ServerState>
  log: DatabaseLog
  /** Returns the time in milliseconds. Default: time since the start of the process. */
  now?: () => number
}

/**
 * Finds the primary by querying all servers at once. When several accept writes, for example after a failed primary
 * restarts next to its promoted successor, the server promoted last is the primary. A single server is not queried.
 */
export function createPrimary({ hosts, ask, log, now = () => performance.now() }: PrimaryOptions): Primary {
  const listeners: (() => void)[] = []
  let current: Host | undefined = hosts.length === 1 ? hosts[0] : undefined
  let last: Host | undefined
  let search: Promise<Host> | undefined
  let failure: { error: Error; until: number } | undefined
  let generation = 0

  function change(): void {
    generation++
    for (const listener of listeners) listener()
  }

  async function findPrimary(): Promise<Host> {
    const answers = await Promise.allSettled(hosts.map(ask))
    const found = answers
      .flatMap((answer, index) =>
        answer.status === 'fulfilled' && answer.value.takesWrites
          ? { host: hosts[index]!, timeline: answer.value.timeline }
          : [],
      )
      .reduce<{ host: Host; timeline: number } | undefined>(
        (best, one) => (best && best.timeline >= one.timeline ? best : one),
        undefined,
      )
    if (!found) throw noneFound(hosts, answers)
    if (last && last !== found.host) {
      log.warn({ host: found.host.host, port: found.host.port }, 'another server of PostgreSQL is the primary now')
      change()
    }
    last = found.host
    current = found.host
    return current
  }

  async function find(): Promise<Host> {
    if (current) return current
    if (failure && now() < failure.until) throw failure.error
    search ??= findPrimary()
      .catch((error: Error) => {
        failure = { error, until: now() + pauseMs }
        throw error
      })
      .finally(() => {
        search = undefined
      })
    return search
  }

  function forget(): void {
    if (hosts.length > 1) current = undefined
  }

  return {
    find,
    forget,
    demoted() {
      forget()
      change()
    },
    get generation() {
      return generation
    },
    onChange: (listener) => void listeners.push(listener),
  }
}

function noneFound(hosts: readonly Host[], answers: readonly PromiseSettledResult<ServerState>[]): Error {
  const said = answers.map((answer, index) => {
    const { host, port } = hosts[index]!
    const text =
      answer.status === 'fulfilled' ? 'takes no writes' : (answer.reason as Error).message || 'does not answer'
    return `${host}:${port} ${text}`
  })
  const failed = answers.find((answer) => answer.status === 'rejected')
  return new DatabaseUnavailable(`No server of PostgreSQL takes writes: ${said.join('; ')}.`, { cause: failed?.reason })
}
