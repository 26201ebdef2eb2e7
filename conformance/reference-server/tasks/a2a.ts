/** The A2A endpoint of each agent: agent card, SendMessage with an answer from the chat, tasks. */
import { authenticate } from '../access/authenticate.ts'
import { createChat } from '../chats/chats.ts'
import { isBlocked } from '../chats/membership.ts'
import { append } from '../event-log/append-event.ts'
import { asLatin1, latin1Parts } from '../messages/changed-texts.ts'
import { renderMessage } from '../messages/render-message.ts'
import { waitForReply } from '../messages/reply-waiters.ts'
import { postMessage } from '../messages/store-message.ts'
import { notFound, ApiError } from '../protocol/api-error.ts'
import { type Call, type OpenCall, pattern, type Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { signedCard } from './card-signature.ts'
import { addReceiver, createPushConfig, deletePushConfig, getPushConfig, listPushConfigs } from './push-methods.ts'
import { invalidParams, RpcError, statusOf, unsupported } from './rpc-error.ts'
import { answered, cancelTask, follow, getTask, listTasks, requireTask, subscribeToTask } from './task-methods.ts'
import { hasEnded, joins, renderTask, tasksOf, type Task } from './task.ts'
import { createTask, continueTask } from './tasks.ts'

const agentCalled = (server: ReferenceServer, handle: string): Actor => {
  const agent = server.handles.get(handle.toLowerCase())
  const hidden = agent?.visibility === 'private' && server.hasChoice('private-agents-have-no-address')
  const isAddressed = agent?.kind === 'agent' || server.hasFault('person-has-an-address')
  if (!agent || !isAddressed || agent.status !== 'active' || hidden) throw notFound('there is no such agent')
  return agent
}

export function getCard({ server, params, token }: OpenCall): Reply {
  if (token === '' && server.hasChoice('card-needs-a-token')) throw new ApiError('unauthorized', 'a token is needed')
  const agent = agentCalled(server, params[0] ?? '')
  if (server.hasFault('no-cards')) throw notFound('no such page')
  return { status: 200, body: cardOf(server, agent) }
}

const optional = ['streaming', 'pushNotifications', 'extendedAgentCard'] as const

/** Returns whether agents offer the optional features of A2A. */
const offers = (server: ReferenceServer): boolean => !server.hasChoice('agents-without-capabilities')

function cardOf(server: ReferenceServer, agent: Actor): JsonObject {
  const protocolVersion = server.hasFault('card-of-another-version') ? '0.3' : '1.0'
  const card: JsonObject = {
    name: agent.name,
    description: agent.name,
    version: '1',
    capabilities: offers(server) ? Object.fromEntries(optional.map((name) => [name, true])) : {},
    supportedInterfaces: [
      { url: `${server.baseUrl}/a2a/${agent.handle}`, protocolBinding: 'JSONRPC', protocolVersion },
      ...(server.hasChoice('json-rpc-only')
        ? []
        : [{ url: `${server.baseUrl}/a2a-http/${agent.handle}`, protocolBinding: 'HTTP+JSON', protocolVersion }]),
    ],
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: [{ id: 'talk', name: 'Talk', description: 'Talks', tags: ['talk'] }],
  }
  if (server.hasFault('card-shows-owner')) {
    const owner = server.actors.get(agent.ownerId ?? '')?.handle ?? 'nobody'
    card['provider'] = { organization: owner, url: `${server.baseUrl}/@${owner}` }
  }
  if (server.hasFault('card-lacks-skills')) delete card['skills']
  if (server.hasChoice('card-names-more')) addMore(server, card)
  if (server.hasChoice('http-json-first')) (card['supportedInterfaces'] as Json[]).reverse()
  return signedCard(server, card)
}

/** Adds an extension that callers may ignore, and an unknown binding (AMB-166, AMB-179). */
function addMore(server: ReferenceServer, card: JsonObject): void {
  card['capabilities'] = {
    ...(card['capabilities'] as JsonObject),
    extensions: [{ uri: `${server.baseUrl}/extensions/mood/v1`, description: 'Moods', required: false }],
  }
  card['supportedInterfaces'] = [
    ...(card['supportedInterfaces'] as Json[]),
    { url: 'coap://parley.example/agent', protocolBinding: 'COAP', protocolVersion: '1.0' },
  ]
}

export async function callAgent(call: OpenCall): Promise<Reply> {
  const { server, body } = call
  const id = isObject(body) ? ((body['id'] as Json) ?? null) : null
  const shown = server.hasFault('call-id-not-echoed') ? 1 : id
  try {
    const caller = callerOf(call, isObject(body) ? body['method'] : undefined)
    const method = methodOf(call)
    if (!isObject(body) || body['jsonrpc'] !== '2.0' || method === undefined) throw new RpcError(-32600, 'no call')
    const result = await run(
      { ...call, actor: caller, kind: 'agent' },
      method,
      isObject(body['params']) ? body['params'] : {},
    )
    if (isStream(result)) return { status: 200, events: envelopes(server, shown, result) }
    return { status: 200, body: { jsonrpc: '2.0', id: shown, result } }
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    const { code, message, reason } = error
    const failure: JsonObject = { code, message, ...(reason === null ? {} : { data: [{ reason }] }) }
    const envelope: JsonObject = { jsonrpc: '2.0', id: shown, error: failure }
    if (server.hasFault('call-result-and-error')) envelope['result'] = null
    const late = reason === 'DEADLINE_EXCEEDED' && server.hasChoice('deadline-504')
    const fitting = server.hasChoice('call-errors-have-statuses') ? statusOf(code) : 200
    return { status: late ? 504 : fitting, body: envelope }
  }
}

type Result = Json | AsyncIterable<JsonObject>

const isStream = (result: Result): result is AsyncIterable<JsonObject> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result

async function* envelopes(
  server: ReferenceServer,
  id: Json,
  items: AsyncIterable<JsonObject>,
): AsyncGenerator<JsonObject> {
  for await (const result of items)
    yield server.hasFault('stream-without-envelope') ? result : { jsonrpc: '2.0', id, result }
}

function methodOf({ server, body, headers }: OpenCall): string | undefined {
  if (headers['a2a-version'] === undefined) {
    if (server.hasFault('version-needed')) throw new ApiError('internal_error', 'no version')
    if (server.hasChoice('call-needs-version'))
      throw new RpcError(-32009, 'A2A-Version: 1.0 is needed', 'VERSION_NOT_SUPPORTED')
  }
  const version = headers['a2a-version'] ?? '1.0'
  if (!/^1\.0(\.\d+)?$/.test(String(version)) && !server.hasFault('version-ignored'))
    throw new RpcError(-32009, 'A2A-Version: 1.0 is served', 'VERSION_NOT_SUPPORTED')
  const method = isObject(body) ? body['method'] : undefined
  if (method === undefined && server.hasFault('nameless-call-delivered')) return 'SendMessage'
  if (method === 'message/send' && server.hasFault('old-method-served')) return 'SendMessage'
  return typeof method === 'string' ? method : undefined
}

/** Authenticates calls. This is not done in serve.ts, because one fault accepts anonymous calls. */
function callerOf({ server, token, body }: OpenCall, method: unknown): Actor {
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
    const named = isObject(body) && isObject(body['params']) ? (body['params']['id'] ?? body['params']['taskId']) : null
    const requester = tasksOf(server).get(String(named))?.requester
    if (requester && method !== 'SendMessage' && server.hasFault('anonymous-caller-is-the-requester')) return requester
    if (server.hasChoice('call-rejected-by-json-rpc')) throw new RpcError(-32000, 'who are you?')
    throw error
  }
}

async function run(call: Call, method: string, params: JsonObject): Promise<Result> {
  const { server } = call
  if (server.hasFault('unknown-handle-answered') && !server.handles.has(call.params[0] ?? ''))
    return { message: answerOf([], 'cnv_none') }
  const agent = agentCalled(server, call.params[0] ?? '')
  if (Object.hasOwn(methods, method)) return methods[method]!(call, agent, params)
  const { message } = params
  if (server.hasFault('bad-call-stored') && isObject(message) && Array.isArray(message['parts']))
    void answer(call, agent, message).catch(() => undefined)
  throw new RpcError(-32601, 'no such method')
}

type Method = (call: Call, agent: Actor, params: JsonObject) => Result | Promise<Result>

const methods: Readonly<Record<string, Method>> = {
  SendMessage: sendMessage,
  SendStreamingMessage: streaming(sendStreamingMessage),
  GetTask: getTask,
  ListTasks: listTasks,
  CancelTask: cancelTask,
  SubscribeToTask: streaming(subscribeToTask),
  CreateTaskPushNotificationConfig: pushing(createPushConfig),
  GetTaskPushNotificationConfig: pushing(getPushConfig),
  ListTaskPushNotificationConfigs: pushing(listPushConfigs),
  DeleteTaskPushNotificationConfig: pushing(deletePushConfig),
  GetExtendedAgentCard: ({ server }, agent) => {
    if (!offers(server)) throw unsupported('there is no extended card')
    if (server.hasFault('extended-card-missing'))
      throw new RpcError(-32007, 'no extended card', 'EXTENDED_AGENT_CARD_NOT_CONFIGURED')
    return cardOf(server, agent)
  },
}

function streaming(method: Method): Method {
  return (call, agent, params) => {
    if (!offers(call.server)) throw unsupported('no streams')
    return method(call, agent, params)
  }
}

function pushing(method: Method): Method {
  return (call, agent, params) => {
    if (!offers(call.server)) throw new RpcError(-32003, 'no push', 'PUSH_NOTIFICATION_NOT_SUPPORTED')
    return method(call, agent, params)
  }
}

async function sendMessage(call: Call, agent: Actor, params: JsonObject): Promise<Json> {
  const { server } = call
  if (agent === call.actor && server.hasFault('self-call-fails')) throw new ApiError('internal_error', 'a loop')
  const { message } = params
  if ((!isObject(message) || !Array.isArray(message['parts'])) && server.hasFault('invalid-params-delivered'))
    return { message: answerOf([], 'cnv_none') }
  const said = messageOf(call, agent, params)
  const task = taskFor(call, agent, params)
  if (!task) {
    const message = await answer(call, agent, said)
    return server.hasFault('task-beside-the-answer') ? { message, task: { id: newId('tsk') } } : { message }
  }
  if (server.hasFault('task-answered-with-a-message')) return { message: answerOf([{ text: 'taken' }], task.id) }
  const { historyLength, returnImmediately } = isObject(params['configuration']) ? params['configuration'] : {}
  const waits =
    (returnImmediately !== true || server.hasFault('task-only-when-it-has-ended')) &&
    !server.hasFault('task-answered-at-once')
  return {
    task: renderTask(server, waits ? await answered(call, task) : task, {
      historyLength: historyLength as number | undefined,
    }),
  }
}

function sendStreamingMessage(call: Call, agent: Actor, params: JsonObject): AsyncIterable<JsonObject> {
  const said = messageOf(call, agent, params)
  const task = taskFor(call, agent, params)
  if (task) return follow(call, task)
  return (async function* () {
    yield { message: await answer(call, agent, said) }
  })()
}

function messageOf({ server, actor }: Call, agent: Actor, { message }: JsonObject): JsonObject {
  if (agent === actor && server.hasChoice('self-call-rejected'))
    throw new RpcError(-32602, 'an agent cannot call itself')
  if (!isObject(message) || !Array.isArray(message['parts'])) throw new RpcError(-32602, 'message is missing')
  if (message['role'] !== 'ROLE_USER' && server.hasChoice('false-role-rejected'))
    throw invalidParams('the caller is the user')
  const odd = message['parts'].some((part) => isObject(part) && (part['mediaType'] ?? 'text/plain') !== 'text/plain')
  if (odd && server.hasChoice('media-types-checked'))
    throw new RpcError(-32005, 'text/plain is taken', 'CONTENT_TYPE_NOT_SUPPORTED')
  return message
}

/** Returns the task that a message creates or continues. Undefined when the message becomes a chat message. */
function taskFor(call: Call, agent: Actor, params: JsonObject): Task | undefined {
  const { server, actor } = call
  const message = params['message'] as JsonObject
  const { taskPushNotificationConfig: receiver } = isObject(params['configuration']) ? params['configuration'] : {}
  if (typeof message['taskId'] === 'string') {
    const task = requireTask(call, agent, message['taskId'])
    if (hasEnded(task) && !server.hasFault('ended-task-continued')) throw unsupported('the task has ended')
    return continueTask(server, task, message)
  }
  const isOffForSiblings = (server.counters.get(`sibling off ${agent.id}`) ?? 0) > 0
  const acceptsTasks = (agent.acceptsTasks && !isOffForSiblings) || server.hasFault('task-while-off')
  if (!acceptsTasks || server.hasFault('chat-while-on')) return undefined
  if (server.hasFault('task-for-strangers-alone') && server.pairs.get(pairKey(actor, agent))?.messages.length)
    return undefined
  if (message['contextId'] !== undefined && server.hasFault('context-of-chat-becomes-message')) return undefined
  if (message['contextId'] !== undefined && server.hasChoice('context-of-new-task-rejected'))
    throw new RpcError(-32602, 'contextId is given by the service')
  if (!joins(server, actor, agent, message)) throw invalidParams('contextId is no conversation with this agent')
  const task = createTask(server, actor, agent, message)
  if (isObject(receiver) && offers(server) && !server.hasFault('push-config-of-call-ignored'))
    addReceiver(server, task, receiver)
  return task
}

async function answer(call: Call, agent: Actor, message: JsonObject): Promise<JsonObject> {
  const { server, actor, signal } = call
  const chat = chatOf(call, agent, message['contextId'])
  const texts = (message['parts'] as JsonObject[]).map((part) => {
    const { text = '' } = part
    if (typeof text !== 'string') throw new RpcError(-32602, 'text is no text')
    return { type: 'text', text: server.hasFault('a2a-text-as-latin1') ? asLatin1(text) : text }
  })
  if (server.hasFault('a2a-first-part-only')) texts.splice(1)
  if (server.hasFault('blocked-call-fails-at-once') && isBlocked(server, actor.id, agent.id))
    throw new RpcError(-32603, 'blocked')
  const before = earlierCall(server, actor, message['messageId'])
  const sent = before ?? postMessage(server, actor, chat, texts)
  if (sent.suppressed.size > 0 && server.hasFault('call-across-block-not-stored'))
    chat.messages = chat.messages.filter((one) => one !== sent)
  const wasBlocked = chat.messages.some(({ suppressed }) => suppressed.has(agent.id))
  if (wasBlocked && sent.suppressed.size === 0 && server.hasFault('call-after-unblock-not-stored'))
    chat.messages = chat.messages.filter((one) => one !== sent)
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
    const code = server.hasFault('deadline-as-wrong-params') ? -32602 : -32603
    throw new RpcError(code, 'no answer', server.hasFault('deadline-without-reason') ? null : 'DEADLINE_EXCEEDED')
  }
  if (server.hasFault('answer-as-chat-message')) return renderMessage(server, reply)
  const all = server.hasFault('answer-echoes-question') ? sent.parts : reply.parts
  let parts = server.hasFault('answer-of-the-first-part') ? all.slice(0, 1) : all
  if (server.hasFault('a2a-answer-as-latin1')) parts = latin1Parts(parts) as JsonObject[]
  const shown = server.hasChoice('answer-id-of-its-own') ? { ...reply, id: newId('ans') } : reply
  return answerOf(parts, server.hasFault('answer-context-invented') ? newId('ctx') : chat.id, shown)
}

const calls = new WeakMap<ReferenceServer, Map<string, Message>>()

const keyOf = (caller: Actor, messageId: Json | undefined): string => `${caller.id} ${JSON.stringify(messageId)}`

/** Returns the message of an earlier call with this messageId, with the choice call-repeat-joins. */
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
  parts: parts.map((part): JsonObject =>
    part['type'] === 'data' ? { data: part['data'] ?? null } : { text: part['text'] ?? '' },
  ),
})

const pairKey = (one: Actor, other: Actor): string => [one.id, other.id].toSorted().join(':')

function chatOf(call: Call, agent: Actor, contextId: Json | undefined): Chat {
  const { server, actor } = call
  const key = pairKey(actor, agent)
  if (typeof contextId === 'string') {
    const named = server.chats.get(contextId)
    const own = server.pairs.get(key) === named && !server.hasFault('own-context-rejected')
    if (named && (server.hasFault('context-of-others-accepted') || own)) return named
    throw new RpcError(-32602, 'contextId is no conversation with this agent')
  }
  if (server.hasFault('call-in-a-chat-of-its-own')) server.pairs.delete(key)
  const { status } = createChat({ ...call, body: { kind: 'direct', handles: [agent.handle] } })
  const chat = server.pairs.get(key)
  if (status >= 300 || !chat) throw new ApiError('internal_error', 'no chat')
  return chat
}
