import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

import { ApiError } from '../../client/api-error.ts'
import { createAgent, type Agent } from '../../client/agent.ts'
import { demoFile, readDemoFile } from '../demo/demo-file.ts'
import { CommandFailed, UsageError, type CommandContext } from './command.ts'
import { addressOf } from './operator-client.ts'

/** Options of every command that acts as an agent. */
export interface AgentOptions {
  url?: string
  token?: string
}

/** Tries of a request before the command says that nobody answers. */
const attempts = 4

/**
 * The agent that a command acts as: of the option, of PARLEY_TOKEN, or of the demo whose file is beside the database.
 * @throws UsageError when none of them names one
 */
export function agentOf({ config }: CommandContext, options: AgentOptions): Agent {
  const folder = dirname(config.databaseUrl)
  const demo = existsSync(demoFile(folder)) ? readDemoFile(folder) : {}
  const own = options.token ?? config.agentToken
  const token = own ?? demo.AGENT_TOKEN
  if (!token) throw new UsageError('Set PARLEY_TOKEN to an Agent Token, or run this where the demo keeps its data.')
  const ofDemo = own === undefined && options.url === undefined && config.serverUrl === ''
  return createAgent({ url: (ofDemo && demo.URL) || addressOf(config, options.url), token, attempts })
}

/** Does the work of a command. @throws CommandFailed with what the server says, or that it does not answer */
export async function asCommand<T>(agent: Agent, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw new CommandFailed(error.message)
    throw new CommandFailed(`No server answers at ${agent.api.url}: ${causeOf(error as Error)}`)
  }
}

/** The innermost reason: those around it only say that something failed. */
function causeOf(error: Error): string {
  return error.cause instanceof Error ? causeOf(error.cause) : ((error as NodeJS.ErrnoException).code ?? error.message)
}
