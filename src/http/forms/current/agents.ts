import { decodeNewAgent, encodeAgent, encodeOwnAgent } from '../../../identity/agents/agent.current.ts'
import { createAgent } from '../../../identity/agents/create-agent.ts'
import { getOwnAgent } from '../../../identity/agents/find-agents.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const agentHandlers = {
  getOwnAgent: async (context, { caller }) => ({
    status: 200,
    body: encodeOwnAgent(await getOwnAgent(context, caller.id)),
  }),

  createAgent: async (context, { caller, body }) => {
    const { agent, token } = await createAgent(context, caller.id, decodeNewAgent(body))
    if (token === null) return { status: 200, body: { agent: encodeAgent(agent) } }
    return { status: 201, body: { agent: encodeAgent(agent), agent_token: token }, headers: noStore }
  },
} satisfies AreaHandlers<'agents'>
