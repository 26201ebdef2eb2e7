/** The A2A endpoint of each agent: agent card, SendMessage answered through the chat, tasks. */
import { authenticate } from '../access/authenticate.ts'
import { createChat } from '../chats/chats.ts'
import { isBlocked } from '../chats/membership.ts'
import { append } from '../event-log/append-event.ts'
import { renderMessage } from '../messages/render-message.ts'
import { waitForReply } from '../messages/reply-waiters.ts'
import { postMessage } from '../messages/store-message.ts'
import { notFound, ApiError } from '../protocol/api-error.ts'
import { type Call, type OpenCall, pattern, type Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { createTask, continueTask, readTask } from './tasks.ts'

/** An error response of JSON-RPC. */
class RpcError extends Error {
  readonly code: number
  readonly reason: string | null
  constructor(code: number, message: string, reason: string | null = null) {
    super(message)
    this.code = code
    this.reason = reason
  }
}

const agentCalled = (server: ReferenceServer, handle: string): Actor => {
  const agent = server.handles.get(handle.toLowerCase())
  if (agent?.kind !== 'agent' || agent.status !== 'active') throw notFound('there is no such agent')
  return agent
}

export function getCard({ server, params, token }: OpenCall): Reply {
  if (token === '' && server.hasChoice('card-needs-a-token')) throw new ApiError('unauthorized', 'a token is needed')
  const agent = agentCalled(server, params[0] ?? '')
  if (server.hasFault('no-cards')) throw notFound('no such page')
  const protocolVersion = server.hasFault('card-of-another-version') ? '0.3' : '1.0'
  const card: JsonObject = {
    name: agent.name,
    description: agent.name,
    version: '1',
    capabilities: {},
    supportedInterfaces: [
      { url: `${server.baseUrl}/a2a/${agent.handle}`, protocolBinding: 'JSONRPC', protocolVersion },
    ],
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: [{ id: 'talk', name: 'Talk', description: 'Talks', tags: ['talk'] }],
  }
  if (server.hasFault('card-lacks-skills')) delete card['skills']
  return { status: 200, body: card }
}

export async function callAgent(call: OpenCall): Promise<Reply> {
  const { server, body } = call
  const id = isObject(body) ? ((body['id'] as Json) ?? null) : null
  const shown = server.hasFault('call-id-not-echoed') ? 1 : id
  try {
    const caller = callerOf(call)
    const method = methodOf(call)
    if (!isObject(body) || body['jsonrpc'] !== '2.0' || method === undefined) throw new RpcError(-32600, 'no call')
    const result = await run(
      { ...call, actor: caller, kind: 'agent' },
      method,
      isObject(body['params']) ? body['params'] : {},
    )
    return { status: 200, body: { jsonrpc: '2.0', id: shown, result } }
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    const { code, message, reason } = error
    const failure: JsonObject = { code, message, ...(reason === null ? {} : { data: [{ reason }] }) }
    const envelope: JsonObject = { jsonrpc: '2.0', id: shown, error: failure }
    if (server.hasFault('call-result-and-error')) envelope['result'] = null
    return { status: 200, body: envelope }
  }
}

function methodOf({ server, body, headers }: OpenCall): string | undefined {
  if (headers['a2a-version'] === undefined) {
    if (server.hasFault('version-needed')) throw new ApiError('internal_error', 'no version')
    if (server.hasChoice('call-needs-version'))
      throw new RpcError(-32009, 'A2A-Version: 1.0 is needed', 'VERSION_NOT_SUPPORTED')
  }
  const method = isObject(body) ? body['method'] : undefined
  if (method === undefined && server.hasFault('nameless-call-delivered')) return 'SendMessage'
  if (method === 'message/send' && server.hasFault('old-method-served')) return 'SendMessage'
  return typeof method === 'string' ? method : undefined
}

/** Calls are authenticated here and not at the edge, because one fault accepts anonymous calls. */
function callerOf({ server, token }: OpenCall): Actor {
  const route = {
    access: 'agent',
    method: 'POST',
    pattern: pattern('/a2a/{}'),
    handle: () => ({ status: 204 }),
  } as const
  try {
    return authenticate(server, 'agent', token, route, [], undefined).actor
  } catch (error) {
    const first = [...server.actors.values()].find((actor) => actor.kind === 'agent')
    if (first && server.hasFault('anonymous-call-delivered')) return first
    if (server.hasChoice('call-rejected-by-json-rpc')) throw new RpcError(-32000, 'who are you?')
    throw error
  }
}

async function run(call: Call, method: string, params: JsonObject): Promise<Json> {
  const { server } = call
  if (server.hasFault('unknown-handle-answered') && !server.handles.has(call.params[0] ?? ''))
    return { message: answerOf([], 'cnv_none') }
  const agent = agentCalled(server, call.params[0] ?? '')
  if (method === 'GetTask') {
    const task = readTask(server, call.actor, params['id'])
    if (!task || server.hasFault('task-routes-apart')) throw new RpcError(-32001, 'no such task', 'TASK_NOT_FOUND')
    return task
  }
  const { message } = params
  if (method !== 'SendMessage') {
    if (server.hasFault('bad-call-stored') && isObject(message) && Array.isArray(message['parts']))
      void answer(call, agent, message).catch(() => undefined)
    throw new RpcError(-32601, 'no such method')
  }
  if (agent === call.actor && server.hasFault('self-call-fails')) throw new ApiError('internal_error', 'a loop')
  if (agent === call.actor && server.hasChoice('self-call-rejected'))
    throw new RpcError(-32602, 'an agent cannot call itself')
  if (!isObject(message) || !Array.isArray(message['parts'])) {
    if (server.hasFault('invalid-params-delivered')) return { message: answerOf([], 'cnv_none') }
    throw new RpcError(-32602, 'message is missing')
  }
  if (typeof message['taskId'] === 'string') return { task: continueTask(server, call.actor, message) }
  const takesTasks = (agent.acceptsTasks || server.hasFault('task-while-off')) && !server.hasFault('chat-while-on')
  return takesTasks
    ? { task: createTask(server, call.actor, agent, message) }
    : { message: await answer(call, agent, message) }
}

async function answer(call: Call, agent: Actor, message: JsonObject): Promise<JsonObject> {
  const { server, actor, signal } = call
  const chat = chatOf(call, agent, message['contextId'])
  const texts = (message['parts'] as JsonObject[]).map((part) => {
    const { text = '' } = part
    if (typeof text !== 'string') throw new RpcError(-32602, 'text is no text')
    return { type: 'text', text }
  })
  if (server.hasFault('blocked-call-fails-at-once') && isBlocked(server, actor.id, agent.id))
    throw new RpcError(-32603, 'blocked')
  const before = earlierCall(server, actor, message['messageId'])
  const sent = before ?? postMessage(server, actor, chat, texts)
  rememberCall(server, actor, message['messageId'], sent)
  if (server.hasFault('call-crosses-blocks') && sent.suppressed.delete(agent.id)) {
    append(server, agent, {
      event_type: 'message.received',
      chat_id: chat.id,
      data: { message: renderMessage(server, sent) },
      message: sent,
    })
  }
  const withdraw = () => {
    chat.messages = chat.messages.filter((one) => one !== sent)
  }
  if (server.hasFault('call-hidden-from-sender')) sent.suppressed.add(actor.id)
  signal.addEventListener('abort', () => {
    if (server.hasFault('hang-up-withdraws')) withdraw()
  })
  const reply = await waitForReply(server, { question: sent, chat, requester: actor, agent }, signal)
  if (!reply && agent.acceptsTasks && server.hasFault('switch-loses-the-wait'))
    throw new ApiError('internal_error', 'no wait')
  if (!reply) {
    if (server.hasFault('deadline-withdraws')) withdraw()
    throw new RpcError(-32603, 'no answer', server.hasFault('deadline-without-reason') ? null : 'DEADLINE_EXCEEDED')
  }
  if (server.hasFault('answer-as-chat-message')) return renderMessage(server, reply)
  const parts = server.hasFault('answer-echoes-question') ? sent.parts : reply.parts
  return answerOf(parts, server.hasFault('answer-context-invented') ? newId('ctx') : chat.id, reply)
}

const calls = new WeakMap<ReferenceServer, Map<string, Message>>()

const keyOf = (caller: Actor, messageId: Json | undefined): string => `${caller.id} ${JSON.stringify(messageId)}`

/** The message that an earlier call with this messageId became, under the choice call-repeat-joins. */
function earlierCall(server: ReferenceServer, caller: Actor, messageId: Json | undefined): Message | undefined {
  const earlier = calls.get(server)?.get(keyOf(caller, messageId))
  if (earlier && server.hasFault('repeated-call-fails')) throw new ApiError('internal_error', 'the id is taken')
  return server.hasChoice('call-repeat-joins') ? earlier : undefined
}

function rememberCall(server: ReferenceServer, caller: Actor, messageId: Json | undefined, message: Message): void {
  const known = calls.get(server) ?? new Map<string, Message>()
  calls.set(server, known.set(keyOf(caller, messageId), message))
}

const answerOf = (parts: JsonObject[], contextId: string, reply?: Message): JsonObject => ({
  messageId: reply?.id ?? 'msg_none',
  contextId,
  role: 'ROLE_AGENT',
  parts: parts.map((part) => ({ text: part['text'] ?? '' })),
})

function chatOf(call: Call, agent: Actor, contextId: Json | undefined): Chat {
  const { server, actor } = call
  const key = [actor.id, agent.id].toSorted().join(':')
  if (typeof contextId === 'string') {
    const named = server.chats.get(contextId)
    if (named && (server.hasFault('context-of-others-accepted') || server.pairs.get(key) === named)) return named
    throw new RpcError(-32602, 'contextId is no conversation with this agent')
  }
  if (server.hasFault('call-in-a-chat-of-its-own')) server.pairs.delete(key)
  const { status } = createChat({ ...call, body: { kind: 'direct', handles: [agent.handle] } })
  const chat = server.pairs.get(key)
  if (status >= 300 || !chat) throw new ApiError('internal_error', 'no chat')
  return chat
}
