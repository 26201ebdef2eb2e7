import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRandom, type Random } from '../chaos/random.ts'
import { temporaryDatabase } from '../gates/postgres.ts'
import { rawConnection, type RawConnection } from './raw-connections.ts'
import { startWatched, type WatchedServer } from './watched-server.ts'
import type { HostileRequest } from './page-requests.ts'
import { prepareWorld, type World } from './world.ts'

/** Maximum peak memory of a server under hostile load, in megabytes. */
export const peakMegabytesMax = 600

/** Time after which a request counts as not answered, in milliseconds. */
const patienceMs = 20_000
const requestsAtOnce = 24
/** Share of requests that are malformed bytes on a raw connection. */
const rawShare = 1 / 50
const reportEveryMs = 30_000
/** Maximum number of errors that are printed. */
const errorsShown = 20

export interface FuzzOptions {
  database: 'sqlite' | 'postgres'
  requests: number
  seed: number
  print(line: string): void
}

export interface FuzzResult {
  database: string
  requests: number
  /** Number of answers by status. */
  answers: ReadonlyMap<number, number>
  serverErrors: number
  unanswered: number
  /** Lines that the server logged at level error or above. */
  logged: number
  peakMegabytes: number
  seconds: number
}

export const isFaultless = ({ serverErrors, unanswered, logged, peakMegabytes }: FuzzResult): boolean =>
  serverErrors + unanswered + logged === 0 && peakMegabytes < peakMegabytesMax

/** Sends invalid requests to a separate server process on a new database. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-fuzz-'))
  try {
    if (options.database === 'sqlite') return await fuzzAt(path.join(folder, 'parley.db'), folder, options)
    await using database = await temporaryDatabase()
    return await fuzzAt(database.url, folder, options)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fuzzAt(databaseUrl: string, folder: string, options: FuzzOptions): Promise<FuzzResult> {
  const storage = path.join(folder, 'attachments')
  const world = await prepareWorld(databaseUrl, storage)
  const server = await startWatched({ DATABASE_URL: databaseUrl, PARLEY_STORAGE_URL: storage })
  try {
    world.moveTo(server.url)
    return await new Attack(server, world, options).run()
  } finally {
    await server.stop()
  }
}

class Attack {
  readonly #server: WatchedServer
  readonly #world: World
  readonly #options: FuzzOptions
  readonly #random: Random
  readonly #answers = new Map<number, number>()
  #sent = 0
  #serverErrors = 0
  #unanswered = 0

  constructor(server: WatchedServer, world: World, options: FuzzOptions) {
    this.#server = server
    this.#world = world
    this.#options = options
    this.#random = createRandom(options.seed)
  }

  async run(): Promise<FuzzResult> {
    const start = Date.now()
    const report = setInterval(() => this.#report(), reportEveryMs)
    try {
      const requests = this.#world.requests(this.#random)
      await Promise.all(Array.from({ length: requestsAtOnce }, () => this.#send(requests)))
    } finally {
      clearInterval(report)
    }
    for (const line of this.#server.errors.slice(0, errorsShown)) this.#options.print(`logged: ${line}`)
    return {
      database: this.#options.database,
      requests: this.#sent,
      answers: this.#answers,
      serverErrors: this.#serverErrors,
      unanswered: this.#unanswered,
      logged: this.#server.errors.length,
      peakMegabytes: this.#server.peakMegabytes(),
      seconds: (Date.now() - start) / 1000,
    }
  }

  async #send(requests: AsyncIterator<HostileRequest>): Promise<void> {
    while (this.#sent < this.#options.requests) {
      this.#sent += 1
      if (this.#random.chance(rawShare)) await this.#sendRaw(rawConnection(this.#random))
      else await this.#ask((await requests.next()).value as HostileRequest)
    }
  }

  async #ask({ what, target, init }: HostileRequest): Promise<void> {
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const { status, body } = await fetch(this.#server.url + target, { ...init, redirect: 'manual', signal })
      this.#answers.set(status, (this.#answers.get(status) ?? 0) + 1)
      if (status >= 500) this.#blame(`${status} to ${init.method} ${target.slice(0, 200)} (${what})`)
      await body?.cancel()
    } catch (error) {
      if (isRefusedByClient(error)) return
      this.#unanswered += 1
      this.#show(
        `no answer to ${init.method} ${target.slice(0, 200)} (${what}): ${(error as Error).message} ${String((error as Error).cause ?? '')}`,
      )
    }
  }

  async #sendRaw({ what, send }: RawConnection): Promise<void> {
    const status = await send(this.#server.port)
    if (status === undefined) return
    this.#answers.set(status, (this.#answers.get(status) ?? 0) + 1)
    if (status >= 500) this.#blame(`${status} to ${what}`)
  }

  #blame(error: string): void {
    this.#serverErrors += 1
    this.#show(error)
  }

  #show(error: string): void {
    if (this.#serverErrors + this.#unanswered <= errorsShown) this.#options.print(error)
  }

  #report(): void {
    this.#options.print(`${this.#sent} requests, peak ${this.#server.peakMegabytes()} MB`)
  }
}

/** Returns whether the HTTP client itself rejected the request, such as a header with a line feed. */
function isRefusedByClient(error: unknown): boolean {
  return error instanceof TypeError && !(error.message === 'fetch failed')
}
