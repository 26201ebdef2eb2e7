/** The A2A address of each agent: its card, answers through the chat, and tasks. */
import { authenticate } from '../access/authenticate.ts'
import { createChat } from '../chats/chats.ts'
import { isBlocked } from '../chats/membership.ts'
import { append } from '../event-log/append-event.ts'
import { renderMessage } from '../messages/render-message.ts'
import { awaitReply } from '../messages/reply-waiters.ts'
import { say } from '../messages/store-message.ts'
import { notFound, Refusal } from '../protocol/api-error.ts'
import { type Call, type OpenCall, pattern, type Reply } from '../protocol/route.ts'
import { mint } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat, Message } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { beginTask, goOnTask, readTask } from './tasks.ts'

/** What a call fails with. */
class CallFailure extends Error {
  readonly code: number
  readonly reason: string | null
  constructor(code: number, message: string, reason: string | null = null) {
    super(message)
    this.code = code
    this.reason = reason
  }
}

const agentCalled = (subject: Subject, handle: string): Actor => {
  const agent = subject.handles.get(handle.toLowerCase())
  if (agent?.kind !== 'agent' || agent.status !== 'active') throw notFound('there is no such agent')
  return agent
}

export function getCard({ subject, params, token }: OpenCall): Reply {
  if (token === '' && subject.chose('card-needs-a-token')) throw new Refusal('unauthorized', 'a token is needed')
  const agent = agentCalled(subject, params[0] ?? '')
  const protocolVersion = subject.faulty('card-of-another-version') ? '0.3' : '1.0'
  const card: JsonObject = {
    name: agent.name,
    description: agent.name,
    version: '1',
    capabilities: {},
    supportedInterfaces: [
      { url: `${subject.baseUrl}/a2a/${agent.handle}`, protocolBinding: 'JSONRPC', protocolVersion },
    ],
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: [{ id: 'talk', name: 'Talk', description: 'Talks', tags: ['talk'] }],
  }
  if (subject.faulty('card-lacks-skills')) delete card['skills']
  return { status: 200, body: card }
}

export async function callAgent(call: OpenCall): Promise<Reply> {
  const { subject, body } = call
  const id = isObject(body) ? ((body['id'] as Json) ?? null) : null
  const shown = subject.faulty('call-id-not-echoed') ? 1 : id
  try {
    const caller = callerOf(call)
    const method = methodOf(call)
    if (!isObject(body) || body['jsonrpc'] !== '2.0' || method === undefined) throw new CallFailure(-32600, 'no call')
    const result = await run(
      { ...call, actor: caller, kind: 'agent' },
      method,
      isObject(body['params']) ? body['params'] : {},
    )
    return { status: 200, body: { jsonrpc: '2.0', id: shown, result } }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const { code, message, reason } = error
    const failure: JsonObject = { code, message, ...(reason === null ? {} : { data: [{ reason }] }) }
    const envelope: JsonObject = { jsonrpc: '2.0', id: shown, error: failure }
    if (subject.faulty('call-result-and-error')) envelope['result'] = null
    return { status: 200, body: envelope }
  }
}

function methodOf({ subject, body, headers }: OpenCall): string | undefined {
  if (headers['a2a-version'] === undefined) {
    if (subject.faulty('version-needed')) throw new Refusal('internal_error', 'no version')
    if (subject.chose('call-needs-version'))
      throw new CallFailure(-32009, 'A2A-Version: 1.0 is needed', 'VERSION_NOT_SUPPORTED')
  }
  const method = isObject(body) ? body['method'] : undefined
  if (method === undefined && subject.faulty('nameless-call-delivered')) return 'SendMessage'
  if (method === 'message/send' && subject.faulty('old-method-served')) return 'SendMessage'
  return typeof method === 'string' ? method : undefined
}

/** Calls are authenticated here, so that a fault may let one pass. */
function callerOf({ subject, token }: OpenCall): Actor {
  const route = {
    access: 'agent',
    method: 'POST',
    pattern: pattern('/a2a/{}'),
    handle: () => ({ status: 204 }),
  } as const
  try {
    return authenticate(subject, 'agent', token, route, [], undefined).actor
  } catch (error) {
    const first = [...subject.actors.values()].find((actor) => actor.kind === 'agent')
    if (first && subject.faulty('anonymous-call-delivered')) return first
    if (subject.chose('call-refused-by-json-rpc')) throw new CallFailure(-32000, 'who are you?')
    throw error
  }
}

async function run(call: Call, method: string, params: JsonObject): Promise<Json> {
  const { subject } = call
  if (subject.faulty('unknown-handle-answered') && !subject.handles.has(call.params[0] ?? ''))
    return { message: answerOf([], 'cnv_none') }
  const agent = agentCalled(subject, call.params[0] ?? '')
  if (method === 'GetTask') {
    const task = readTask(subject, call.actor, params['id'])
    if (!task || subject.faulty('task-routes-apart')) throw new CallFailure(-32001, 'no such task', 'TASK_NOT_FOUND')
    return task
  }
  const { message } = params
  if (method !== 'SendMessage') {
    if (subject.faulty('bad-call-stored') && isObject(message) && Array.isArray(message['parts']))
      void answer(call, agent, message).catch(() => undefined)
    throw new CallFailure(-32601, 'no such method')
  }
  if (agent === call.actor && subject.faulty('self-call-fails')) throw new Refusal('internal_error', 'a loop')
  if (agent === call.actor && subject.chose('self-call-refused'))
    throw new CallFailure(-32602, 'an agent cannot call itself')
  if (!isObject(message) || !Array.isArray(message['parts'])) {
    if (subject.faulty('invalid-params-delivered')) return { message: answerOf([], 'cnv_none') }
    throw new CallFailure(-32602, 'message is missing')
  }
  if (typeof message['taskId'] === 'string') return { task: goOnTask(subject, call.actor, message) }
  const takesTasks = (agent.acceptsTasks || subject.faulty('task-while-off')) && !subject.faulty('chat-while-on')
  return takesTasks
    ? { task: beginTask(subject, call.actor, agent, message) }
    : { message: await answer(call, agent, message) }
}

async function answer(call: Call, agent: Actor, message: JsonObject): Promise<JsonObject> {
  const { subject, actor, gone } = call
  const chat = chatOf(call, agent, message['contextId'])
  const texts = (message['parts'] as JsonObject[]).map((part) => {
    const { text = '' } = part
    if (typeof text !== 'string') throw new CallFailure(-32602, 'text is no text')
    return { type: 'text', text }
  })
  if (subject.faulty('blocked-call-fails-at-once') && isBlocked(subject, actor.id, agent.id))
    throw new CallFailure(-32603, 'blocked')
  const before = earlierCall(subject, actor, message['messageId'])
  const sent = before ?? say(subject, actor, chat, texts)
  rememberCall(subject, actor, message['messageId'], sent)
  if (subject.faulty('call-crosses-blocks') && sent.suppressed.delete(agent.id)) {
    append(subject, agent, {
      event_type: 'message.received',
      chat_id: chat.id,
      data: { message: renderMessage(subject, sent) },
      message: sent,
    })
  }
  const withdraw = () => {
    chat.messages = chat.messages.filter((one) => one !== sent)
  }
  if (subject.faulty('call-hidden-from-sender')) sent.suppressed.add(actor.id)
  gone.addEventListener('abort', () => {
    if (subject.faulty('hang-up-withdraws')) withdraw()
  })
  const reply = await awaitReply(subject, { question: sent, chat, requester: actor, agent }, gone)
  if (!reply && agent.acceptsTasks && subject.faulty('switch-loses-the-wait'))
    throw new Refusal('internal_error', 'no wait')
  if (!reply) {
    if (subject.faulty('deadline-withdraws')) withdraw()
    throw new CallFailure(-32603, 'no answer', subject.faulty('deadline-without-reason') ? null : 'DEADLINE_EXCEEDED')
  }
  if (subject.faulty('answer-as-chat-message')) return renderMessage(subject, reply)
  const parts = subject.faulty('answer-echoes-question') ? sent.parts : reply.parts
  return answerOf(parts, subject.faulty('answer-context-invented') ? mint('ctx') : chat.id, reply)
}

const calls = new WeakMap<Subject, Map<string, Message>>()

const keyOf = (caller: Actor, messageId: Json | undefined): string => `${caller.id} ${JSON.stringify(messageId)}`

/** What a call of this messageId became before, where that counts. */
function earlierCall(subject: Subject, caller: Actor, messageId: Json | undefined): Message | undefined {
  const earlier = calls.get(subject)?.get(keyOf(caller, messageId))
  if (earlier && subject.faulty('repeated-call-fails')) throw new Refusal('internal_error', 'the id is taken')
  return subject.chose('call-repeat-joins') ? earlier : undefined
}

function rememberCall(subject: Subject, caller: Actor, messageId: Json | undefined, message: Message): void {
  const known = calls.get(subject) ?? new Map<string, Message>()
  calls.set(subject, known.set(keyOf(caller, messageId), message))
}

const answerOf = (parts: JsonObject[], contextId: string, reply?: Message): JsonObject => ({
  messageId: reply?.id ?? 'msg_none',
  contextId,
  role: 'ROLE_AGENT',
  parts: parts.map((part) => ({ text: part['text'] ?? '' })),
})

function chatOf(call: Call, agent: Actor, contextId: Json | undefined): Chat {
  const { subject, actor } = call
  const key = [actor.id, agent.id].toSorted().join(':')
  if (typeof contextId === 'string') {
    const named = subject.chats.get(contextId)
    if (named && (subject.faulty('context-of-others-accepted') || subject.pairs.get(key) === named)) return named
    throw new CallFailure(-32602, 'contextId is no conversation with this agent')
  }
  if (subject.faulty('call-in-a-chat-of-its-own')) subject.pairs.delete(key)
  const { status } = createChat({ ...call, body: { kind: 'direct', handles: [agent.handle] } })
  const chat = subject.pairs.get(key)
  if (status >= 300 || !chat) throw new Refusal('internal_error', 'no chat')
  return chat
}
