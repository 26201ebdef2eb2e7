/** Installations of agents by persons: a removal closes the agent's part in the direct chat of the two (AMB-101). */
import { byHandle, createChat } from '../chats/chats.ts'
import { currentStay } from '../chats/membership.ts'
import { append } from '../event-log/append-event.ts'
import { notFound } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import type { Actor, Chat } from '../state/model.ts'

/** PUT /v1/me/installations/{handle}; the chat is opened where there is none, and opens again where it was closed. */
export function installAgent(call: Call): Reply {
  const { subject, actor } = call
  const agent = agentNamed(call)
  createChat({ ...call, body: { kind: 'direct', handles: [agent.handle] } })
  const chat = chatWith(call, agent)
  const changed = chat.uninstalled.delete(agent.id)
  if (currentStay(chat, agent.id) === undefined) {
    chat.members.set(agent.id, [
      ...(chat.members.get(agent.id) ?? []),
      { from: chat.lastSequence + 1, to: null, role: 'member' },
    ])
  }
  if (subject.faulty('install-is-told'))
    append(subject, agent, { event_type: 'agent.installed', chat_id: chat.id, data: { by: actor.id } })
  return { status: 200, body: { installation: { agent_handle: agent.handle, chat_id: chat.id }, changed } }
}

/** DELETE /v1/me/installations/{handle} */
export function uninstallAgent(call: Call): Reply {
  const { subject, actor } = call
  const agent = agentNamed(call)
  const chat = chatWith(call, agent)
  if (subject.faulty('uninstall-is-told'))
    append(subject, agent, { event_type: 'installation.removed', chat_id: chat.id, data: { by: actor.id } })
  if (subject.faulty('uninstall-without-effect')) return { status: 204 }
  const left = subject.faulty('uninstall-ends-every-chat')
    ? [...subject.chats.values()].filter(({ members }) => members.has(agent.id))
    : [chat]
  for (const one of left) close(one, agent)
  return { status: 204 }
}

function close(chat: Chat, agent: Actor): void {
  const stay = currentStay(chat, agent.id)
  if (stay !== undefined) stay.to = chat.lastSequence
  chat.uninstalled.add(agent.id)
}

function agentNamed(call: Call): Actor {
  const agent = byHandle(call.subject, call.params[0] ?? '')
  if (agent.kind !== 'agent') throw notFound('no such agent')
  return agent
}

function chatWith({ subject, actor }: Call, agent: Actor): Chat {
  const chat = subject.pairs.get([actor.id, agent.id].toSorted().join(':'))
  if (chat === undefined) throw notFound('no such agent installed')
  return chat
}
