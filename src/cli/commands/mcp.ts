import { statSync } from 'node:fs'
import path from 'node:path'

import type { McpServerFactory } from '@modelcontextprotocol/server'
import { InvalidArgumentError, type Command } from 'commander'

import { ApiError, ConnectionError } from '../../client/api-error.ts'
import { createApi, type Api } from '../../client/api.ts'
import { problemPrinter } from '../../client/problem.ts'
import type { ChatUpdates } from '../../mcp/chat-updates.ts'
import { toolGroups, type ToolGroup } from '../../mcp/tools.ts'
import { CommandFailed, stopped, UsageError, type OpenContext } from './command.ts'
import { addressOf } from './operator-api.ts'
import { portNumber, webUrl } from './options.ts'
import { ownVersion } from '../../platform/version.ts'

interface Options {
  url?: string
  token?: string
  http?: number
  files?: string
  tools?: ToolGroup[]
  fullSchemas?: true
  channel?: string[]
}

/** Attempts of a request before a tool reports that the service does not answer. */
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
    .option(
      '--tools <groups>',
      `groups of tools, separated by commas: ${toolGroups.join(', ')} (default: all)`,
      groupList,
    )
    .option('--full-schemas', 'offer the complete schemas of inputs and results, about 100 KB')
    .option(
      '--channel <handles>',
      'push messages of these persons into the session of the host, and let them answer its permission prompts',
      handleList,
    )
    .action(async ({ url, token: option, http, files, tools, fullSchemas, channel }: Options) => {
      const { config, print, warn } = openContext()
      const token = option ?? config.agentToken
      if (!token) throw new UsageError('Set PARLEY_TOKEN to an Agent Token.')
      if (http !== undefined && config.mcpKey === undefined) throw new UsageError('Set PARLEY_MCP_KEY for --http.')
      if (http !== undefined && channel) throw new UsageError('--channel needs standard input, and not --http.')
      // Loaded on demand, so that other commands start without it.
      const { createMcpServer } = await import('../../mcp/mcp-server.ts')
      const { createChatUpdates } = await import('../../mcp/chat-updates.ts')
      const api = createApi({ url: addressOf(config, url), token, attempts })
      await checkConnection(api)
      const position = { place: undefined, isWaiting: false }
      const updates = createChatUpdates(api, warn)
      if (channel) {
        const options = { folder: files, groups: tools, isFull: fullSchemas, report: warn, updates, isChannel: true }
        const server = createMcpServer(api, position, ownVersion(), options)
        // Each session begins with the messages that have no answer.
        const { createAgent } = await import('../../client/agent.ts')
        const agent = createAgent({ url: api.url, token, position: false })
        agent.on('problem', problemPrinter(warn))
        const { serveChannel } = await import('../../mcp/channel.ts')
        return untilClosed(await serveChannel(server, agent, { from: channel, report: warn }))
      }
      const factory: McpServerFactory = ({ era, requestInfo }) =>
        createMcpServer(api, position, ownVersion(), {
          folder: files,
          groups: tools,
          isFull: fullSchemas,
          report: warn,
          isStreamed: era === 'modern',
          // Over HTTP, a server of the older revisions serves a single request.
          updates: era === 'legacy' && requestInfo ? undefined : updates,
        })
      await (http === undefined
        ? serveStandardInput(factory, updates)
        : serveHttp(factory, updates, { port: http, key: config.mcpKey!, print }))
    })
}

/** Reads the agent of the token, so that a wrong token or address is reported at the start. @throws CommandFailed */
async function checkConnection(api: Api): Promise<void> {
  try {
    await api.call('getOwnAgent', { expects: ['handle'] })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw new CommandFailed(
        `The token is not valid at ${api.url}. Set PARLEY_TOKEN to an Agent Token of this server: its owner creates a new one in the console.`,
      )
    if (!(error instanceof ConnectionError)) throw error
    throw new CommandFailed(`${error.message}. Start the server, or set PARLEY_URL to its address.`)
  }
}

function groupList(text: string): ToolGroup[] {
  const groups = text.split(',').map((group) => group.trim())
  const isGroup = (group: string): group is ToolGroup => (toolGroups as readonly string[]).includes(group)
  if (!groups.every(isGroup)) throw new InvalidArgumentError(`The groups are ${toolGroups.join(', ')}.`)
  return groups
}

function handleList(text: string): string[] {
  const handles = text.split(',').map((handle) => handle.trim().replace(/^@/, ''))
  if (!handles.every((handle) => /^\w{1,30}$/.test(handle)))
    throw new InvalidArgumentError('They must be handles, separated by commas.')
  return handles
}

/** @throws InvalidArgumentError unless the folder exists */
function existingFolder(text: string): string {
  const folder = path.resolve(text)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidArgumentError('There is no such folder.')
  return folder
}

/** Serves until the host closes standard input. Standard output is reserved for the protocol. */
async function serveStandardInput(factory: McpServerFactory, updates: ChatUpdates): Promise<void> {
  const { serveMcpByStdio } = await import('../../mcp/stdio.ts')
  const served = serveMcpByStdio(factory, updates)
  await untilClosed(() => served.close())
}

/** Waits until the host closes standard input, or the process is stopped. */
async function untilClosed(close: () => Promise<void>): Promise<void> {
  const closed = new Promise((resolve) => {
    for (const end of ['close', 'end'] as const) process.stdin.once(end, resolve)
  })
  await Promise.race([closed, stopped()])
  await close()
}

async function serveHttp(
  factory: McpServerFactory,
  updates: ChatUpdates,
  { port, key, print }: { port: number; key: string; print: (text: string) => void },
): Promise<void> {
  const { serveMcpByHttp } = await import('../../mcp/http.ts')
  const served = await serveMcpByHttp(factory, port, key, updates).catch((error: Error) => {
    throw new CommandFailed(`Port ${port} cannot be used: ${error.message}`)
  })
  print(`MCP server listening on ${served.url}`)
  await stopped()
  await served.close()
}
