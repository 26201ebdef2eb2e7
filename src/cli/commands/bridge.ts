import { InvalidArgumentError, type Command } from 'commander'

import type { AgUiThread } from '../../client/ag-ui.ts'
import { fileSessions } from '../../client/file-position.ts'
import { problemPrinter } from '../../client/problem.ts'
import { addAgentOptions, asCommand, agentOf, connectionOf, type AgentOptions } from './as-agent.ts'
import { interrupted, type CommandContext, type OpenContext } from './command.ts'
import { webUrl } from './options.ts'

interface Options extends AgentOptions {
  header: Record<string, string>
}

/** Adds `bridge`: agents that speak another protocol join without code. */
export function addBridgeCommand(program: Command, openContext: OpenContext): void {
  const bridge = program.command('bridge').description('Let an agent of another protocol converse')
  addAgentOptions(
    bridge
      .command('ag-ui')
      .argument('<agent-url>', 'URL of the AG-UI agent, which starts a run by POST', webUrl)
      .option('--header <header>', "'Name: value' of each request to the AG-UI agent; repeatable", header, {}),
  )
    .summary('Let an AG-UI 1.0 agent converse')
    .description(
      'Let an AG-UI 1.0 agent converse: each message of a person starts a run, until SIGINT. The position and the threads are stored in ./.parley.',
    )
    .action(async (agentUrl: string, options: Options) => {
      await runAgUiBridge(agentUrl, options, openContext())
    })
}

async function runAgUiBridge(agentUrl: string, options: Options, context: CommandContext): Promise<void> {
  const known = await agentOf(context, options)
  const { handle } = await asCommand(known, () => known.api.call('getOwnAgent', { expects: ['handle'] }))
  const { createAgUiBridge } = await import('../../client/ag-ui.ts')
  const agent = createAgUiBridge({
    ...connectionOf(context, options),
    agentUrl,
    agentHeaders: options.header,
    threads: fileSessions<AgUiThread>(`.parley/${handle}.threads`),
    signal: interrupted(),
    deadLetter: ({ event, error }) => context.warn(`Event ${event.sequence} was not answered: ${String(error)}`),
  })
  agent.on('problem', problemPrinter(context.warn))
  await asCommand(agent, async () => {
    await agent.start()
    context.print(`${handle} answers with the AG-UI agent at ${agentUrl}.`)
    await agent.stopped
  })
}

function header(text: string, before: Record<string, string>): Record<string, string> {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.+)$/.exec(text) ?? []
  if (!name || !value) throw new InvalidArgumentError("It must be 'Name: value'.")
  return { ...before, [name]: value }
}
