import { dirname } from 'node:path'

import { createApi, type Api } from '../../client/api.ts'
import { ApiError, ConnectionError } from '../../client/api-error.ts'
import type { CallArguments, OperationId, ReplyOf } from '../../client/operation-table.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import { readDemoFile, type DemoValues } from '../demo/demo-file.ts'
import { CommandFailed, UsageError, type CommandContext } from './command.ts'

const answerMs = 30_000

/**
 * Returns the API of the running server with the operator key of the settings. The default is the key of a demo, which
 * is stored next to its database, if the URL is that of the demo.
 * @throws UsageError without a key
 */
export function operatorApi({ config }: CommandContext, url: string | undefined): Api {
  if (config.operatorKey !== undefined) return apiOf(addressOf(config, url), config.operatorKey)
  const { URL: demoUrl, OPERATOR_KEY: key } = demoBeside(config)
  const isNamed = url !== undefined || config.serverUrl !== ''
  if (demoUrl === undefined || key === undefined || (isNamed && addressOf(config, url) !== demoUrl)) {
    throw new UsageError(
      'Set PARLEY_OPERATOR_KEY to the key that the server was started with, or run this in the folder of the demo.',
    )
  }
  return apiOf(demoUrl, key)
}

export function demoBeside({ databaseUrl }: Pick<Config, 'databaseUrl'>): Partial<DemoValues> {
  return readDemoFile(dirname(databaseUrl))
}

/** Returns the API for the routes that need no key: of the named server, or of the demo beside the database. */
export function publicApi({ config }: CommandContext, url: string | undefined): Api {
  const isNamed = url !== undefined || config.serverUrl !== ''
  return apiOf((!isNamed && demoBeside(config).URL) || addressOf(config, url))
}

const apiOf = (url: string, token?: string): Api =>
  createApi({ url, ...(token !== undefined && { token }), attempts: 1, timeoutMs: answerMs })

/** Returns the URL of the running server. */
export function addressOf(config: Config, url: string | undefined): string {
  const address = url ?? config.serverUrl
  return address ? address.replace(/\/+$/, '') : `http://${reachable(config.host)}:${config.port}`
}

/** Returns the host for connections: the loopback address for a server that listens on all interfaces. */
function reachable(host: string): string {
  const local = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return local.includes(':') ? `[${local}]` : local
}

/**
 * Calls an operation once.
 * @param failure returns the error to throw for a call that failed
 * @throws CommandFailed with the reason when it does not succeed
 */
export async function operatorCall<Id extends OperationId>(
  api: Api,
  id: Id,
  args: CallArguments<Id> = {},
  failure = failureOf,
): Promise<ReplyOf<Id>> {
  try {
    return await api.call(id, args)
  } catch (error) {
    throw failure(error, api)
  }
}

/** Returns the error to throw for a call that failed: with advice where the address or the key is wrong. */
export function failureOf(error: unknown, { url }: Pick<Api, 'url'>): unknown {
  if (error instanceof ConnectionError) return unreachable(error, { url })
  if (!(error instanceof ApiError)) return error
  if (error.status === 401) return new CommandFailed('The server rejected this PARLEY_OPERATOR_KEY.')
  if (error.code === 'unknown' || isRouteless(error))
    return new CommandFailed(`${url} answered ${error.status}: is this a Parley server with PARLEY_OPERATOR_KEY set?`)
  return new CommandFailed(error.reason)
}

/**
 * Returns whether the server has no such route: operator routes do not exist without an operator key, faults only in a
 * demo.
 */
export const isRouteless = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.reason === 'There is no such route or method.'

/** Returns the error for a server that does not answer. */
export const unreachable = (error: ConnectionError, { url }: Pick<Api, 'url'>): CommandFailed =>
  new CommandFailed(`No server answers at ${url}: ${causeOf(error)}`)

/** Returns the innermost cause, because the outer errors contain no reason. */
function causeOf(error: Error): string {
  return error.cause instanceof Error ? causeOf(error.cause) : ((error as NodeJS.ErrnoException).code ?? error.message)
}

/** Reads all pages of a list, or its first `limit` items. */
export async function everything<Name extends string, T>(
  name: Name,
  limit: number,
  readPage: (query: { limit: number; cursor?: string }) => Promise<Record<Name, T[]> & { next_cursor: string | null }>,
): Promise<T[]> {
  const found: T[] = []
  for (let cursor: string | null = null; ;) {
    const page = await readPage({ limit: 100, ...(cursor !== null && { cursor }) })
    found.push(...page[name])
    cursor = page.next_cursor
    if (cursor === null || found.length >= limit) return found.slice(0, limit)
  }
}
