import { Option, type Command } from 'commander'

import type { OpenContext } from './command.ts'
import { everything, operatorApi, operatorCall } from './operator-api.ts'
import { addListOptions, addServerOptions, nonEmpty, type ListOptions, type ServerOptions } from './options.ts'
import { fields, table } from './table.ts'

const visibilities = ['public', 'unlisted', 'private'] as const

interface CreateOptions extends ServerOptions {
  owner: string
  name: string
  visibility?: (typeof visibilities)[number]
}

export function addAgentCommands(program: Command, openContext: OpenContext): void {
  const agents = program.command('agents').description('Manage agents')
  addList(agents, openContext)

  addServerOptions(
    agents
      .command('create')
      .argument('<handle>', '3 to 30 letters, digits or underscores, beginning with a letter', nonEmpty)
      .requiredOption('--owner <handle>', 'the person who owns the agent', nonEmpty)
      .requiredOption('--name <name>', 'the name that others see', nonEmpty)
      .addOption(
        new Option('--visibility <visibility>', 'who can find the agent (default: private)').choices(visibilities),
      ),
  )
    .summary('Create an agent of a person and print its token')
    .description(
      'Create an agent of a person and print its Agent Token, which is shown only once: whoever has it acts as the agent.',
    )
    .action(async (handle: string, { owner, name, visibility, url, json }: CreateOptions) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const body = { handle, owner_handle: owner, display_name: name, ...(visibility && { visibility }) }
      const { agent, agent_token: token = null } = await operatorCall(api, 'adminCreateAgent', { body })
      const shown = { id: agent.id, handle: agent.handle, visibility: agent.visibility, agent_token: token }
      context.print(json ? JSON.stringify({ agent, agent_token: token }) : fields(shown))
    })

  addServerOptions(agents.command('rotate-token').argument('<handle>', 'the agent', nonEmpty))
    .summary('Replace the token of an agent and print the new one')
    .description(
      'Replace the token of an agent and print the new one, which is shown only once. The former is invalid.',
    )
    .action(async (handle: string, { url, json }: ServerOptions) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const { agent, agent_token: token } = await operatorCall(api, 'adminRotateAgentToken', { path: { handle } })
      const shown = { handle: agent.handle, agent_token: token ?? null }
      context.print(json ? JSON.stringify({ agent, agent_token: token }) : fields(shown))
    })
}

function addList(agents: Command, openContext: OpenContext): void {
  addListOptions(agents.command('list').option('--owner <handle>', 'only the agents of this person', nonEmpty))
    .description('List agents, oldest first')
    .action(async ({ owner, limit, url, json }: ListOptions & { owner?: string }) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const found = await everything('agents', limit, (query) =>
        operatorCall(api, 'adminListAgents', { query: { ...query, ...(owner && { owner }) } }),
      )
      const rows = found.map((agent) => [
        agent.handle,
        agent.display_name,
        agent.owner_handle,
        agent.visibility,
        agent.status,
        agent.id,
        agent.created_at,
      ])
      const headings = ['HANDLE', 'NAME', 'OWNER', 'VISIBILITY', 'STATUS', 'ID', 'CREATED']
      context.print(json ? JSON.stringify(found) : table(headings, rows))
    })
}
