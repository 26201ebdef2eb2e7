import { adminCreateAgent, adminListAgents, adminRotateAgentToken } from '../../../generated/extensions/sdk.gen.ts'
import type { Command } from './command.ts'
import { limitOption, readLimit } from './list-options.ts'
import { answerOf, everything, operatorClient, serverOptions } from './operator-client.ts'
import { fields, table } from './table.ts'

const visibilities = ['public', 'unlisted', 'private'] as const

const list: Command = {
  name: 'agents list',
  summary: 'List agents, oldest first',
  options: {
    owner: { type: 'string', value: 'HANDLE', doc: 'only the agents of this person' },
    limit: limitOption,
    ...serverOptions,
  },
  async run({ texts, flags }, surroundings) {
    const client = operatorClient(surroundings, texts['url'])
    const owner = texts['owner']
    const agents = await everything(readLimit(texts['limit']), async (cursor) => {
      const query = { limit: 100, ...(owner && { owner }), ...(cursor && { cursor }) }
      const page = await answerOf(adminListAgents({ client, query }))
      return { items: page.agents, next: page.next_cursor }
    })
    const rows = agents.map((agent) => [
      agent.handle,
      agent.display_name,
      agent.owner_handle,
      agent.visibility,
      agent.status,
      agent.id,
      agent.created_at,
    ])
    const headings = ['HANDLE', 'NAME', 'OWNER', 'VISIBILITY', 'STATUS', 'ID', 'CREATED']
    surroundings.print(flags['json'] ? JSON.stringify(agents) : table(headings, rows))
    return 0
  },
}

const create: Command = {
  name: 'agents create',
  summary: 'Make an agent of a person and print its token',
  details: 'The Agent Token is shown here and never again; whoever holds it acts as the agent.',
  operands: [{ name: 'HANDLE', doc: '3 to 30 letters, digits or underscores, beginning with a letter' }],
  options: {
    owner: { type: 'string', value: 'HANDLE', required: true, doc: 'the person whom it belongs to' },
    name: { type: 'string', value: 'NAME', required: true, doc: 'the name that others see' },
    visibility: { type: 'string', value: 'WORD', oneOf: visibilities, doc: 'who can find it (default: private)' },
    ...serverOptions,
  },
  async run({ operands, texts, flags }, surroundings) {
    const client = operatorClient(surroundings, texts['url'])
    const visibility = texts['visibility'] as (typeof visibilities)[number] | undefined
    const body = {
      handle: operands['HANDLE']!,
      owner_handle: texts['owner']!,
      display_name: texts['name']!,
      ...(visibility && { visibility }),
    }
    const { agent, agent_token: token } = await answerOf(adminCreateAgent({ client, body }))
    if (flags['json']) surroundings.print(JSON.stringify({ agent, agent_token: token ?? null }))
    else
      surroundings.print(
        fields({ id: agent.id, handle: agent.handle, visibility: agent.visibility, agent_token: token ?? null }),
      )
    return 0
  },
}

const rotateToken: Command = {
  name: 'agents rotate-token',
  summary: 'Give an agent a new token and print it',
  details: 'The former token is refused from then on. The new one is shown here and never again.',
  operands: [{ name: 'HANDLE', doc: 'the agent' }],
  options: { ...serverOptions },
  async run({ operands, texts, flags }, surroundings) {
    const client = operatorClient(surroundings, texts['url'])
    const { agent, agent_token: token } = await answerOf(
      adminRotateAgentToken({ client, path: { handle: operands['HANDLE']! } }),
    )
    surroundings.print(
      flags['json']
        ? JSON.stringify({ agent, agent_token: token })
        : fields({ handle: agent.handle, agent_token: token ?? null }),
    )
    return 0
  },
}

export const agentCommands = [list, create, rotateToken]
