import type { Command } from 'commander'

import { ApiError, ConnectionError } from '../../client/api-error.ts'
import { createAgent, type Agent } from '../../client/agent.ts'
import { CommandFailed, UsageError, type CommandContext } from './command.ts'
import { addressOf, demoBeside } from './operator-client.ts'
import { webUrl } from './options.ts'

/** Options of every command that acts as an agent. */
export interface AgentOptions {
  url?: string
  token?: string
}

/** The options of a command that acts as an agent. */
export function addAgentOptions(command: Command): Command {
  return command
    .option('--url <url>', 'address of the server (default: of the demo, PARLEY_URL, else HOST and PORT)', webUrl)
    .option('--token <token>', 'Agent Token (default: PARLEY_TOKEN, else the agent of the demo)')
}

/** Tries of a request before the command says that nobody answers. */
const attempts = 4

/**
 * The agent that a command acts as: of the option, of PARLEY_TOKEN, or of the demo whose file is beside the database.
 * @throws UsageError when none of them names one
 */
export function agentOf({ config }: CommandContext, options: AgentOptions): Agent {
  const demo = demoBeside(config)
  const own = options.token ?? config.agentToken
  const token = own ?? demo.AGENT_TOKEN
  if (!token) throw new UsageError('Set PARLEY_TOKEN to an Agent Token, or run this where the demo keeps its data.')
  const ofDemo = own === undefined && options.url === undefined && config.serverUrl === ''
  return createAgent({ url: (ofDemo && demo.URL) || addressOf(config, options.url), token, attempts })
}

/** Does the work of a command. @throws CommandFailed with what the server says, or that it does not answer */
export async function asCommand<T>(agent: Pick<Agent, 'api'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw new CommandFailed(error.message)
    if (!(error instanceof ConnectionError)) throw error
    throw new CommandFailed(`No server answers at ${agent.api.url}: ${causeOf(error)}`)
  }
}

/** The innermost reason: those around it only say that something failed. */
function causeOf(error: Error): string {
  return error.cause instanceof Error ? causeOf(error.cause) : ((error as NodeJS.ErrnoException).code ?? error.message)
}
