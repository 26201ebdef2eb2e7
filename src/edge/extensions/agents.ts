import type { OperationTypes } from '../../../generated/extensions/operation-types.ts'
import { encodeAgent } from '../../agents/agent.current.ts'
import { getOwnedAgent, listOwnedAgents, updateOwnedAgent } from '../../agents/owned-agents.ts'
import type { Handler } from '../handler.ts'

const list: Handler<OperationTypes['listOwnedAgents']> = async (context, { caller, query }) => {
  const { items, nextCursor, hasMore } = await listOwnedAgents(context, caller.id, query)
  return { status: 200, body: { agents: items.map(encodeAgent), next_cursor: nextCursor, has_more: hasMore } }
}

const get: Handler<OperationTypes['getOwnedAgent']> = async (context, { caller, path }) => {
  const agent = await getOwnedAgent(context, caller.id, path.agent_id)
  return { status: 200, body: { agent: encodeAgent(agent), owner: { user_id: caller.id } } }
}

const update: Handler<OperationTypes['updateOwnedAgent']> = async (context, { caller, path, body }) => {
  const { display_name: displayName, accent_color: accentColor, tagline, avatar, visibility } = body
  const changes = { displayName, accentColor, tagline, avatar, visibility }
  return { status: 200, body: { agent: encodeAgent(await updateOwnedAgent(context, caller.id, path.agent_id, changes)) } }
}

export const agentHandlers = { listOwnedAgents: list, getOwnedAgent: get, updateOwnedAgent: update }
