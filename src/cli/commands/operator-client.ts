import { dirname } from 'node:path'

import { createClient, type Client } from '../../../generated/extensions/client/index.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import { readDemoFile, type DemoValues } from '../demo/demo-file.ts'
import { CommandFailed, UsageError, type CommandContext } from './command.ts'

const answerMs = 30_000

/**
 * A client of the operator routes of the running server, with the key of the settings, or of the demo beside the database
 * for the address of that demo.
 * @throws UsageError without a key
 */
export function operatorClient({ config }: CommandContext, url: string | undefined): Client {
  if (config.operatorKey !== undefined) return clientOf(addressOf(config, url), config.operatorKey)
  const { URL: demoUrl, OPERATOR_KEY: key } = demoBeside(config)
  const isNamed = url !== undefined || config.serverUrl !== ''
  if (demoUrl === undefined || key === undefined || (isNamed && addressOf(config, url) !== demoUrl)) {
    throw new UsageError(
      'Set PARLEY_OPERATOR_KEY to the key that the server was started with, or run this where the demo keeps its data.',
    )
  }
  return clientOf(demoUrl, key)
}

/** What a demo has saved beside the database, if there is one. */
export function demoBeside({ databaseUrl }: Pick<Config, 'databaseUrl'>): Partial<DemoValues> {
  return readDemoFile(dirname(databaseUrl))
}

/** A client of the routes that need no key. */
export function publicClient({ config }: CommandContext, url: string | undefined): Client {
  return clientOf(addressOf(config, url))
}

function clientOf(baseUrl: string, key?: string): Client {
  return createClient({
    baseUrl,
    ...(key && { auth: key }),
    fetch: (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(answerMs) }).catch((error: Error) => {
        throw new CommandFailed(`No server answers at ${baseUrl}: ${causeOf(error)}`)
      }),
  })
}

/** Where the running server is. */
export function addressOf(config: Config, url: string | undefined): string {
  const address = url ?? config.serverUrl
  return address ? address.replace(/\/+$/, '') : `http://${reachable(config.host)}:${config.port}`
}

/** A server that listens on all interfaces is reached at the loopback address. */
function reachable(host: string): string {
  const local = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return local.includes(':') ? `[${local}]` : local
}

/** The result of the generated client: one of data and error. */
interface Answer<T> {
  data?: T | undefined
  error?: unknown
  response?: Response | undefined
}

/** The body of a successful answer. @throws CommandFailed with the reason when there is none */
export async function answerOf<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await asked
  if (!response) throw error
  if (response.ok) return data as T
  const message = (error as { error?: { message?: string } } | undefined)?.error?.message
  if (response.status === 401) throw new CommandFailed('The server rejected this PARLEY_OPERATOR_KEY.')
  if (message === undefined || isRouteless(response.status, message)) {
    throw new CommandFailed(
      `${response.url} answered ${response.status}: is this a Parley server with PARLEY_OPERATOR_KEY set?`,
    )
  }
  throw new CommandFailed(message)
}

/** Without an operator key, the server has no such route. */
function isRouteless(status: number, message: string): boolean {
  return status === 404 && message === 'There is no such route or method.'
}

function causeOf({ message, cause }: Error): string {
  const { message: reason, code } = (cause ?? {}) as NodeJS.ErrnoException
  return reason || code || message
}

/** All pages of a list, or its first `limit` items. */
export async function everything<T>(
  limit: number,
  page: (cursor: string | undefined) => Promise<{ items: T[]; next: string | null }>,
): Promise<T[]> {
  const found: T[] = []
  for (let cursor: string | undefined; ;) {
    const { items, next } = await page(cursor)
    found.push(...items)
    if (next === null || found.length >= limit) return found.slice(0, limit)
    cursor = next
  }
}
