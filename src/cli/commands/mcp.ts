import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { McpServer } from '@modelcontextprotocol/server'
import { InvalidArgumentError, type Command } from 'commander'

import { createApi } from '../../client/api.ts'
import { UsageError } from './command.ts'

interface Options {
  url?: string
  token?: string
  http?: number
}

/** Tries of a request before a tool says that the service does not answer. */
const attempts = 4

export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .description(
      'Offer the conversations of an agent to a language model by the Model Context Protocol, over standard input and output',
    )
    .option('--url <url>', 'address of the service (default: PARLEY_URL)')
    .option('--token <token>', 'Agent Token; better given as PARLEY_TOKEN, which no list of processes shows')
    .option('--http <port>', 'serve HTTP on this port of 127.0.0.1 instead; 0 selects a free port', portNumber)
    .action(async (options: Options) => {
      const url = options.url ?? process.env['PARLEY_URL']
      const token = options.token ?? process.env['PARLEY_TOKEN']
      if (url === undefined || !URL.canParse(url))
        throw new UsageError('--url or PARLEY_URL must be the address of the service.')
      if (!token) throw new UsageError('--token or PARLEY_TOKEN must be an Agent Token.')
      const { createMcpServer } = await import('../mcp/mcp-server.ts')
      const api = createApi({ url, token, attempts })
      const position = { cursor: undefined }
      const factory = () => createMcpServer(api, position, version())
      if (options.http === undefined) return serveStandardInput(factory)
      await serveHttp(factory, options.http)
    })
}

type Factory = () => McpServer

/** Until the host closes standard input. Standard output belongs to the protocol. */
async function serveStandardInput(factory: Factory): Promise<void> {
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
  const served = serveStdio(factory, { onerror: (error) => process.stderr.write(`${error.message}\n`) })
  await Promise.race([new Promise((resolve) => process.stdin.once('close', resolve)), stopped()])
  await served.close()
}

async function serveHttp(factory: Factory, port: number): Promise<void> {
  const { serveMcpByHttp } = await import('../mcp/http.ts')
  const own = process.env['PARLEY_MCP_TOKEN']
  const token = own ?? randomBytes(24).toString('base64url')
  const served = await serveMcpByHttp(factory, port, token)
  process.stderr.write(`MCP at ${served.url}\n`)
  if (own === undefined) process.stderr.write(`Authorization: Bearer ${token}\n`)
  await stopped()
  await served.close()
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}

function version(): string {
  return (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string })
    .version
}

function portNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('It must be a number up to 65535.')
  return Number(text)
}
