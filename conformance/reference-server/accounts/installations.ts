/** Installations of agents by persons. A removal ends the membership of the agent in their direct chat (AMB-101). */
import { byHandle, createChat } from '../chats/chats.ts'
import { currentPeriod } from '../chats/membership.ts'
import { append } from '../event-log/append-event.ts'
import { postMessage } from '../messages/store-message.ts'
import { ApiError, forbidden, notFound } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { unlessCached } from '../state/late.ts'
import type { Actor, Chat } from '../state/model.ts'

/** PUT /v1/me/installations/{handle}: creates the direct chat, or adds the agent to it again. */
export function installAgent(call: Call): Reply {
  const { server, actor } = call
  const agent = agentNamed(call)
  createChat({ ...call, body: { kind: 'direct', handles: [agent.handle] } })
  const chat = chatWith(call, agent)
  const changed = chat.uninstalled.delete(agent.id)
  if (currentPeriod(chat, agent.id) === undefined) {
    chat.members.set(agent.id, [
      ...(chat.members.get(agent.id) ?? []),
      { from: chat.lastSequence + 1, to: null, role: 'member' },
    ])
  }
  if (server.hasChoice('installs-say-hello')) postMessage(server, actor, chat, [{ type: 'text', text: 'Hello' }])
  if (server.hasFault('install-emits-event'))
    append(server, agent, { event_type: 'agent.installed', chat_id: chat.id, data: { by: actor.id } })
  return { status: 200, body: { installation: { agent_handle: agent.handle, chat_id: chat.id }, changed } }
}

/** DELETE /v1/me/installations/{handle} */
export function uninstallAgent(call: Call): Reply {
  const { server, actor } = call
  const agent = agentNamed(call)
  if (agent.builtIn === true) {
    if (server.hasFault('built-in-removed')) return { status: 204 }
    if (server.hasChoice('built-in-removal-405')) throw new ApiError('forbidden', 'not for a built-in agent', 405)
    throw forbidden('a built-in agent cannot be removed')
  }
  const chat = chatWith(call, agent)
  if (server.hasFault('uninstall-emits-event'))
    append(server, agent, { event_type: 'installation.removed', chat_id: chat.id, data: { by: actor.id } })
  if (server.hasFault('uninstall-without-effect')) return { status: 204 }
  const left = server.hasFault('uninstall-ends-every-chat')
    ? [...server.chats.values()].filter(({ members }) => members.has(agent.id))
    : [chat]
  for (const one of left) unlessCached(server, 'uninstallation-two-seconds-late', () => close(one, agent))
  return { status: 204 }
}

function close(chat: Chat, agent: Actor): void {
  const period = currentPeriod(chat, agent.id)
  if (period !== undefined) period.to = chat.lastSequence
  chat.uninstalled.add(agent.id)
}

function agentNamed(call: Call): Actor {
  const agent = byHandle(call.server, call.params[0] ?? '')
  if (agent.kind !== 'agent') throw notFound('no such agent')
  return agent
}

function chatWith({ server, actor }: Call, agent: Actor): Chat {
  const chat = server.pairs.get([actor.id, agent.id].toSorted().join(':'))
  if (chat === undefined) throw notFound('no such agent installed')
  return chat
}
