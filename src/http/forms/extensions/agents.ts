import { encodeReceipt } from '../../../identity/accounts/account.extensions.ts'
import { encodeAgent } from '../../../identity/agents/agent.current.ts'
import { deleteOwnedAgent, updateOwnedAgent } from '../../../identity/agents/change-owned-agent.ts'
import {
  getAgentAccess,
  setAgentAccess,
  getOwnedAgentAccess,
  setOwnedAgentAccess,
} from '../../../identity/agents/agent-access.ts'
import { getOwnedAgent, listOwnedAgents } from '../../../identity/agents/find-agents.ts'
import { rotateAgentToken } from '../../../identity/agents/rotate-agent-token.ts'
import { encodeList } from '../../encode-list.ts'
import { noStore } from '../../handler.ts'
import { encodeAccountLimit } from '../../admin/admin.extensions.ts'
import { getOwnedAgentLimits } from '../../agents/get-owned-agent-limits.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const agentHandlers = {
  listOwnedAgents: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('agents', await listOwnedAgents(context, caller.id, query), encodeAgent),
  }),

  getOwnedAgent: async (context, { caller, path }) => {
    const agent = await getOwnedAgent(context, caller.id, path.agent_id)
    return { status: 200, body: { agent: encodeAgent(agent), owner: { user_id: caller.id } } }
  },

  updateOwnedAgent: async (context, { caller, path, body }) => {
    const { display_name: displayName, accent_color: accentColor, tagline, avatar, visibility } = body
    const changes = { displayName, accentColor, tagline, avatar, visibility }
    const agent = await updateOwnedAgent(context, caller.id, path.agent_id, changes)
    return { status: 200, body: { agent: encodeAgent(agent) } }
  },

  rotateAgentToken: async (context, { caller, path }) => {
    const { agent, token } = await rotateAgentToken(context, caller.id, path.agent_id)
    return { status: 200, body: { agent: encodeAgent(agent), agent_token: token }, headers: noStore }
  },

  deleteOwnedAgent: async (context, { caller, path }) => {
    const receipt = await deleteOwnedAgent(context, caller.id, path.agent_id)
    return { status: 200, body: { deleted: true, ...encodeReceipt(receipt) } }
  },

  getAgentAccess: async (context, { caller }) => ({
    status: 200,
    body: await getAgentAccess(context, caller.id),
  }),

  setAgentAccess: async (context, { caller, body }) => ({
    status: 200,
    body: await setAgentAccess(context, caller.id, body),
  }),

  getOwnedAgentAccess: async (context, { caller, path }) => ({
    status: 200,
    body: await getOwnedAgentAccess(context, caller, path.agent_id),
  }),

  setOwnedAgentAccess: async (context, { caller, path, body }) => ({
    status: 200,
    body: await setOwnedAgentAccess(context, caller, path.agent_id, body),
  }),

  getOwnedAgentLimits: async (context, { caller, path }) => {
    const { handle, limits } = await getOwnedAgentLimits(context, caller, path.agent_id)
    return { status: 200, body: { handle, limits: limits.map(encodeAccountLimit) } }
  },
} satisfies AreaHandlers<'agents'>
