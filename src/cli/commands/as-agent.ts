import type { Command } from 'commander'

import { ApiError, ConnectionError } from '../../client/api-error.ts'
import type { Agent } from '../../client/agent.ts'
import { CommandFailed, UsageError, type CommandContext } from './command.ts'
import { addressOf, unreachable, demoBeside } from './operator-api.ts'
import { webUrl } from './options.ts'

/** Options of every command that acts as an agent. */
export interface AgentOptions {
  url?: string
  token?: string
}

export function addAgentOptions(command: Command): Command {
  return command
    .option('--url <url>', 'address of the server (default: of the demo, PARLEY_URL, else HOST and PORT)', webUrl)
    .option('--token <token>', 'Agent Token (default: PARLEY_TOKEN, else the agent of the demo)')
}

/** Attempts of a request before the command reports that no server answers. */
const attempts = 4

/** Returns the agent of a command. @throws UsageError without a token */
export async function agentOf(context: CommandContext, options: AgentOptions): Promise<Agent> {
  const connection = connectionOf(context, options)
  const { createAgent } = await import('../../client/agent.ts')
  return createAgent({ ...connection, attempts })
}

/**
 * Returns the address and the token of a command's agent: from the options, from PARLEY_TOKEN, or from the demo beside
 * the database.
 * @throws UsageError without a token, or with the session of a person
 */
export function connectionOf({ config }: CommandContext, options: AgentOptions): { url: string; token: string } {
  const demo = demoBeside(config)
  const own = options.token ?? config.agentToken
  const token = own ?? demo.AGENT_TOKEN
  if (!token) throw new UsageError('Set PARLEY_TOKEN to an Agent Token, or run this in the folder of the demo.')
  if (token.startsWith('ses_'))
    throw new UsageError('The token is the session of a person. Set an Agent Token (svc_live_…).')
  const ofDemo = own === undefined && options.url === undefined && config.serverUrl === ''
  return { url: (ofDemo && demo.URL) || addressOf(config, options.url), token }
}

/** Runs a command. @throws CommandFailed with the error of the server, or when no server answers */
export async function asCommand<T>(agent: Pick<Agent, 'api'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw new CommandFailed(error.message)
    if (!(error instanceof ConnectionError)) throw error
    throw unreachable(error, agent.api)
  }
}
