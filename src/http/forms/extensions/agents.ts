import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { encodeReceipt } from '../../../identity/accounts/deletion.extensions.ts'
import { encodeAgent } from '../../../identity/agents/agent.current.ts'
import { getOwnedAgent, listOwnedAgents, updateOwnedAgent } from '../../../identity/agents/owned-agents.ts'
import { deleteOwnedAgent } from '../../../identity/agents/delete-owned-agent.ts'
import { getAccess, setAccess } from '../../../identity/agents/own-access.ts'
import { rotateAgentToken } from '../../../identity/agents/rotate-agent-token.ts'
import type { Handler } from '../../handler.ts'
import { noStore } from '../../no-store.ts'

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
  return {
    status: 200,
    body: { agent: encodeAgent(await updateOwnedAgent(context, caller.id, path.agent_id, changes)) },
  }
}

const rotate: Handler<OperationTypes['rotateAgentToken']> = async (context, { caller, path }) => {
  const { agent, token } = await rotateAgentToken(context, caller.id, path.agent_id)
  return { status: 200, body: { agent: encodeAgent(agent), agent_token: token }, headers: noStore }
}

const remove: Handler<OperationTypes['deleteOwnedAgent']> = async (context, { caller, path }) => {
  const receipt = await deleteOwnedAgent(context, caller.id, path.agent_id)
  return { status: 200, body: { deleted: true, ...encodeReceipt(receipt) } }
}

const access: Handler<OperationTypes['getAgentAccess']> = async (context, { caller }) => ({
  status: 200,
  body: await getAccess(context, caller.id),
})

const changeAccess: Handler<OperationTypes['setAgentAccess']> = async (context, { caller, body }) => ({
  status: 200,
  body: await setAccess(context, caller.id, body),
})

export const agentHandlers = {
  listOwnedAgents: list,
  getOwnedAgent: get,
  updateOwnedAgent: update,
  rotateAgentToken: rotate,
  deleteOwnedAgent: remove,
  getAgentAccess: access,
  setAgentAccess: changeAccess,
}
