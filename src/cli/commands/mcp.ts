import { statSync } from 'node:fs'
import path from 'node:path'

import type { McpServerFactory } from '@modelcontextprotocol/server'
import { InvalidArgumentError, type Command } from 'commander'

import { createApi } from '../../client/api.ts'
import type { ChatUpdates } from '../mcp/chat-updates.ts'
import { CommandFailed, UsageError, type OpenContext } from './command.ts'
import { addressOf } from './operator-client.ts'
import { webUrl } from './options.ts'
import { ownVersion } from './version.ts'

interface Options {
  url?: string
  token?: string
  http?: number
  files?: string
}

/** Tries of a request before a tool says that the service does not answer. */
const attempts = 4

export function addMcpCommand(program: Command, openContext: OpenContext): void {
  program
    .command('mcp')
    .description('Offer the conversations of an agent to language models by the Model Context Protocol')
    .option('--url <url>', 'address of the server (default: PARLEY_URL, else HOST and PORT)', webUrl)
    .option('--token <token>', 'Agent Token; better given as PARLEY_TOKEN, which no list of processes shows')
    .option(
      '--http <port>',
      'serve HTTP on this port of 127.0.0.1, with PARLEY_MCP_KEY; 0 selects a free port',
      portNumber,
    )
    .option('--files <folder>', 'let the model upload files of this folder (default: none)', existingFolder)
    .action(async ({ url, token: option, http, files }: Options) => {
      const { config, print, warn } = openContext()
      const token = option ?? config.agentToken
      if (!token) throw new UsageError('Set PARLEY_TOKEN to an Agent Token.')
      if (http !== undefined && config.mcpKey === undefined) throw new UsageError('Set PARLEY_MCP_KEY for --http.')
      // Loaded here: other commands start without it.
      const { createMcpServer } = await import('../mcp/mcp-server.ts')
      const { createChatUpdates } = await import('../mcp/chat-updates.ts')
      const api = createApi({ url: addressOf(config, url), token, attempts })
      const position = { cursor: undefined, isWaiting: false }
      const updates = createChatUpdates(api, warn)
      const factory: McpServerFactory = ({ era, requestInfo }) =>
        createMcpServer(api, position, ownVersion(), {
          folder: files,
          isStreamed: era === 'modern',
          // By HTTP, a server of the older revisions lives for one request.
          updates: era === 'legacy' && requestInfo ? undefined : updates,
        })
      await (http === undefined
        ? serveStandardInput(factory, updates)
        : serveHttp(factory, updates, { port: http, key: config.mcpKey!, print }))
    })
}

/** @throws InvalidArgumentError where there is no folder */
function existingFolder(text: string): string {
  const folder = path.resolve(text)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidArgumentError('There is no such folder.')
  return folder
}

/** Until the host closes standard input. Standard output belongs to the protocol. */
async function serveStandardInput(factory: McpServerFactory, updates: ChatUpdates): Promise<void> {
  const { serveMcpByStdio } = await import('../mcp/stdio.ts')
  const served = serveMcpByStdio(factory, updates)
  await Promise.race([new Promise((resolve) => process.stdin.once('close', resolve)), stopped()])
  await served.close()
}

async function serveHttp(
  factory: McpServerFactory,
  updates: ChatUpdates,
  { port, key, print }: { port: number; key: string; print: (text: string) => void },
): Promise<void> {
  const { serveMcpByHttp } = await import('../mcp/http.ts')
  const served = await serveMcpByHttp(factory, port, key, updates).catch((error: Error) => {
    throw new CommandFailed(`Port ${port} cannot be used: ${error.message}`)
  })
  print(`MCP server listening on ${served.url}`)
  await stopped()
  await served.close()
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}

function portNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('It must be a number up to 65535.')
  return Number(text)
}
