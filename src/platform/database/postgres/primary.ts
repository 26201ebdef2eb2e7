import type { DatabaseLog } from '../database.ts'
import { DatabaseUnavailable } from '../database-errors.ts'
import type { Host } from './server-url.ts'

/** What a server says of itself. */
export interface ServerState {
  /** Neither a standby nor read-only. */
  takesWrites: boolean
  /** Each promotion begins one with a higher number. */
  timeline: number
}

/** After a search that found none, nobody is asked again for so long, in milliseconds. */
const pauseMs = 200

/** The one of several servers that takes writes. */
export interface Primary {
  /**
   * Where to connect to: the server found last, as long as nothing is known against it.
   * @throws DatabaseUnavailable when no server takes writes right now
   */
  find(): Promise<Host>
  /** A connection to it failed: it is looked for again. Connections to it that are open stay, if it is found again. */
  forget(): void
  /** It takes no writes any more: connections that are open are worth nothing, either. */
  demoted(): void
  /** Grows when open connections lead to the wrong server. */
  readonly generation: number
  /** Calls the listener after the generation has grown. */
  onChange(listener: () => void): void
}

export interface PrimaryOptions {
  hosts: readonly Host[]
  ask(host: Host): Promise<ServerState>
  log: DatabaseLog
  /** Milliseconds. Default: the time since the process started. */
  now?: () => number
}

/**
 * Finds the server that takes writes, by asking all of them at once: of several that do, as after a failed primary was
 * started again beside the one that was promoted in its place, the one that was promoted last. Of one server nothing is asked.
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

  async function look(): Promise<Host> {
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
      log.warn({ host: found.host.host, port: found.host.port }, 'another server of PostgreSQL takes the writes now')
      change()
    }
    last = found.host
    current = found.host
    return current
  }

  async function find(): Promise<Host> {
    if (current) return current
    if (failure && now() < failure.until) throw failure.error
    search ??= look()
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
