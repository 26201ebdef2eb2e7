import { taskAtAddress, taskMessage } from './a2a-http.ts'
import { directChat } from './calls.ts'
import { community } from './communities.ts'
import type { Fixture } from './fixture.ts'
import type { NamedMember } from './named-members.ts'
import { attachmentOf, newTask, objects, validRequest, type TestRequest } from './requests.ts'

/** Kind of a credential; an operation with a session may still act for an agent. */
export type Holder = 'agentToken' | 'session'

/** Status and code of a rejection: of REST, of the code in a JSON-RPC error, and of HTTP+JSON. */
interface Rejected {
  rest: readonly [status: number, code: string]
  rpc?: number
  http?: readonly [status: number, code: string]
}

/** Relations of callers to the objects that they name. */
export const roles = ['no relation', 'former member', 'same owner', 'recipient'] as const
export type Role = (typeof roles)[number]

/** Ids of one member, and the errors for callers that must not use them. */
export interface ReferenceRow {
  kind: 'reference'
  rejected: Rejected
  /** Rejection of former members, who know that the object exists. */
  rejectedFormer?: Rejected
  /** Objects of a fixture. The test also checks that the first one is accepted from its holder. */
  named: ((fixture: Fixture, holder: Holder) => Promise<string>)[]
  /** The holder's id for the accepted call, when it depends on the path of the request. */
  own?: (fixture: Fixture, holder: Holder, request: TestRequest) => Promise<string>
  /** Whether a caller with this role may name the object. */
  allowed?: (role: Role, holder: Holder, place: number) => boolean
  /** Value of the first member in the path of the row; by default, the id, in a list when the name is plural. */
  value?: (id: string) => unknown
  /** Reason why no accepted call is tested. */
  waits?: string
  /** Reason why the answer may reveal that the id exists. */
  reveals?: string
}

type IdRow =
  | ReferenceRow
  /** A query parameter that filters the caller's own objects: an unknown id and another account's id both find nothing. */
  | { kind: 'filter'; named: ((fixture: Fixture, holder: Holder) => Promise<string>)[] }
  /** An idempotency key of its caller: keys of others have no effect. */
  | { kind: 'key' }
  /** No object, or a public object. */
  | { kind: 'free'; why: string }

const invalid: Rejected = {
  rest: [422, 'invalid_request'],
  rpc: -32602,
  http: [400, 'invalid_request'],
}
const unknown: Rejected = { rest: [404, 'not_found'], rpc: -32001, http: [404, 'not_found'] }
const forbidden: Rejected = { rest: [403, 'forbidden'] }
const conflict: Rejected = { rest: [409, 'idempotency_conflict'] }

const chat: Omit<ReferenceRow, 'kind'> = {
  named: [objects.chat!],
  rejected: unknown,
  rejectedFormer: forbidden,
  allowed: (role, holder) => role === 'recipient' || isOwner(role, holder),
}
/** The owner calls with the own session: the objects of that session are its own. */
const isOwner = (role: Role, holder: Holder): boolean => role === 'same owner' && holder === 'session'

const attachment: Omit<ReferenceRow, 'kind'> = {
  named: [attachmentOf, (fixture, holder) => attachmentOf(fixture, other(holder))],
  rejected: invalid,
  allowed: (role, holder, place) => isOwner(role, holder) && place === 0,
}
const other = (holder: Holder): Holder => (holder === 'session' ? 'agentToken' : 'session')

const waits = 'An accepted call waits for the agent; src/http/a2a/message-ownership.test.ts answers one.'

/** Rows by member, or by operation and member. The longest suffix of a path applies. */
const rows: Readonly<Record<string, IdRow>> = {
  'parts[].attachment_id': {
    kind: 'reference',
    ...attachment,
    value: (id) => [{ type: 'media', attachment_id: id }],
  },
  attachment_id: { kind: 'reference', ...attachment },
  avatar_attachment_id: { kind: 'reference', ...attachment, rejected: unknown },
  'parts[].surfaceId': {
    kind: 'reference',
    named: [surfaceOf],
    rejected: invalid,
    value: (id) => [showing({ deleteSurface: { surfaceId: id } })],
  },
  'variant.sendMessage parts[].surfaceId': { kind: 'free', why: 'A draft is checked when it becomes a message.' },
  'parts[].mention.user_id': { kind: 'free', why: 'A mention is stored as it was sent; nothing is looked up.' },
  'reply_to.message_id': {
    kind: 'reference',
    named: [objects.message!, async (fixture) => (await fixture.chat()).fromAgent],
    rejected: invalid,
    value: (id) => ({ message_id: id }),
  },
  'reply_to.part_id': { kind: 'free', why: 'A position in the message that is answered.' },
  target_part_id: { kind: 'free', why: 'A position in the message of the path.' },
  chat_id: { kind: 'reference', ...chat },
  conversation_id: { kind: 'reference', ...chat },
  'createCall chat_id': {
    kind: 'reference',
    named: [async (fixture) => (await directChat(fixture)).id],
    rejected: unknown,
    allowed: isOwner,
  },
  ...Object.fromEntries(
    ['sendChatMessage', 'sendStrictChatMessage', 'sendOwnMessage', 'sendOwnedAgentMessage'].map((operation) => [
      `${operation} chat_id`,
      { kind: 'reference', named: [objects.chat!], rejected: invalid } satisfies IdRow,
    ]),
  ),
  '?chat_id': { kind: 'filter', named: [objects.chat!] },
  message_id: {
    kind: 'reference',
    named: [objects.message!, async (fixture) => (await fixture.chat()).fromAgent, draftOf],
    rejected: conflict,
    own: async (fixture) => fixture.newMessageId(),
    allowed: (role, holder, place) => isOwner(role, holder) && place === 0,
    reveals: 'Ids of messages are unique, so a conflict shows that the id exists (MSG-044).',
  },
  ...Object.fromEntries(
    ['markRead', 'markDelivered', 'markOwnRead', 'markOwnDelivered'].map((operation) => [
      `${operation} message_id`,
      {
        kind: 'reference',
        named: [objects.message!, async (fixture) => (await fixture.chat()).fromAgent, draftOf],
        rejected: unknown,
      } satisfies IdRow,
    ]),
  ),
  member_id: { kind: 'reference', named: [async (fixture) => (await community(fixture)).memberId], rejected: unknown },
  'createContactRequest user_id': {
    kind: 'free',
    why: 'An agent may ask any person for contact, by handle or by id (CONT-001).',
  },
  request_id: { kind: 'key' },
  'credential.id': { kind: 'free', why: 'An authenticator chooses it, and a signature proves the right to use it.' },
  'credential.rawId': { kind: 'free', why: 'The same as credential.id.' },
  'callMcp id': { kind: 'free', why: 'The id of a JSON-RPC request: its answer repeats it.' },
  'message.messageId': { kind: 'key' },
  'startDeviceAuthorization client_id': { kind: 'free', why: 'A name that the device gives itself.' },
  'exchangeDeviceCode client_id': { kind: 'free', why: 'A name that the device gives itself.' },
  'artifact.artifactId': { kind: 'free', why: 'A name within the task of the path.' },
  'message.contextId': {
    kind: 'reference',
    named: [contextOf, assignedContext],
    own: async (fixture, holder, request) =>
      request.path['id'] === undefined || request.path['handle'] !== undefined
        ? contextOf(fixture, holder)
        : (await taskAt(fixture, holder, request.path['id'])).contextId,
    rejected: invalid,
    allowed: isOwner,
  },
  'message.taskId': {
    kind: 'reference',
    named: [taskOf, assignedTask],
    rejected: unknown,
    allowed: isOwner,
  },
  ...Object.fromEntries(
    ['addTaskMessage', 'changeTaskStatus', 'addOwnTaskMessage'].map((operation) => [
      `${operation} message.taskId`,
      {
        kind: 'reference',
        named: [taskOf, assignedTask],
        own: async (_fixture, _holder, request) => request.path['id']!,
        rejected: invalid,
      } satisfies IdRow,
    ]),
  ),
  'message.referenceTaskIds': {
    kind: 'reference',
    named: [taskOf, assignedTask],
    rejected: invalid,
    // The worker takes part in the task that it was assigned.
    allowed: (role, holder, place) =>
      isOwner(role, holder) || (role === 'recipient' && holder === 'agentToken' && place === 1),
  },
  'rpc.SendMessage@chat message.contextId': {
    kind: 'reference',
    named: [contextOf, chatWithAgent, objects.chat!],
    rejected: invalid,
    waits,
  },
  'rpc.SendMessage@chat message.taskId': {
    kind: 'reference',
    named: [taskOf, assignedTask],
    rejected: unknown,
    waits,
  },
  'rpc.SendMessage@chat message.referenceTaskIds': {
    kind: 'reference',
    named: [taskOf, assignedTask],
    rejected: invalid,
    allowed: (role, _holder, place) => role === 'recipient' && place === 1,
    waits,
  },
  'rpc.SendMessage@chat message.messageId': { kind: 'free', why: waits },
  '?contextId': { kind: 'filter', named: [contextOf] },
  'rpc.ListTasks contextId': { kind: 'filter', named: [contextOf] },
  ...Object.fromEntries(
    ['rpc.GetTask id', 'rpc.CancelTask id', 'rpc.SubscribeToTask id', 'taskId'].map((member) => [
      member,
      {
        kind: 'reference',
        named: [taskOf, assignedTask],
        // The valid request names a task with a receiver.
        own: async (_fixture, _holder, { body }) => {
          const { id, taskId } = (body as { params: { id?: string; taskId?: string } }).params
          return taskId ?? id!
        },
        rejected: unknown,
      } satisfies IdRow,
    ]),
  ),
  'httpCancelTask id': { kind: 'free', why: 'Replaced by the task of the path.' },
  'httpCreateTaskPushNotificationConfig taskId': { kind: 'free', why: 'Replaced by the task of the path.' },
  ...Object.fromEntries(
    [
      'taskPushNotificationConfig.id',
      'httpCreateTaskPushNotificationConfig id',
      'rpc.CreateTaskPushNotificationConfig id',
      'rpc.GetTaskPushNotificationConfig id',
      'rpc.DeleteTaskPushNotificationConfig id',
    ].map((member) => [member, { kind: 'free', why: 'The name of a receiver within its task.' } satisfies IdRow]),
  ),
  'taskPushNotificationConfig.taskId': { kind: 'free', why: 'Ignored: the receiver is of the task of the message.' },
}

/** Keys of all rows. */
export const idRowKeys: readonly string[] = Object.keys(rows)

/** Returns the row of a member. */
export function idRowOf({ operation, at }: NamedMember): { key: string; row: IdRow; suffix: string } | undefined {
  const parts = at.split('.')
  const suffixes = parts.map((_part, index) => parts.slice(index).join('.'))
  for (const prefix of [`${operation.document}.${operation.id} `, `${operation.id} `, '']) {
    for (const suffix of suffixes) {
      const key = `${prefix}${suffix}`
      if (rows[key]) return { key, row: rows[key], suffix }
    }
  }
  return undefined
}

/** Returns the kind of account that an operation acts for. */
export function holderOf({ operation }: NamedMember): Holder {
  return operation.id === 'sendOwnedAgentMessage' || operation.security.includes('agentToken')
    ? 'agentToken'
    : 'session'
}

/** Returns a valid request of the fixture's holder, whose body has every member on the way to the named one. */
export async function requestNaming({ operation, at }: NamedMember, fixture: Fixture): Promise<TestRequest> {
  if (operation.id.startsWith('rpc.')) return rpcRequest(operation.id.slice('rpc.'.length), fixture)
  const request = await validRequest(operation, fixture)
  const body = await bodies[`${operation.id} ${at.split('.')[0]}`]?.(fixture)
  return body ? { ...request, body } : request
}

/** Bodies for members that the shortest valid request does not have room for. */
const bodies: Readonly<Record<string, (fixture: Fixture) => Promise<object>>> = {
  'sendMessage message': async (fixture) => {
    await fixture.chat()
    return { to: [(await fixture.owner()).handle], message: { parts: [{ type: 'text', value: 'hello' }] } }
  },
  'changeTaskStatus message': async (fixture) => ({
    state: 'TASK_STATE_WORKING',
    message: { ...taskMessage(fixture), role: 'ROLE_AGENT' },
  }),
  'sendVoiceMemo attachment_id': async () => ({}),
  'createContactRequest user_id': async () => ({}),
  'banCommunityAgent member_id': async () => ({}),
}

async function rpcRequest(method: string, fixture: Fixture): Promise<TestRequest> {
  const { handle: worker, id: taskId, configId: id } = await taskAtAddress(fixture)
  const [name = '', place] = method.split('@')
  const handle = place === 'chat' ? chatAgent(fixture).handle : worker
  const message = { message: taskMessage(fixture), configuration: { returnImmediately: true } }
  const params: Record<string, object> = {
    SendMessage: message,
    SendStreamingMessage: message,
    GetTask: { id: taskId },
    CancelTask: { id: taskId },
    SubscribeToTask: { id: taskId },
    ListTasks: {},
    CreateTaskPushNotificationConfig: { taskId, url: 'https://receiver.invalid/' },
    GetTaskPushNotificationConfig: { taskId, id },
    DeleteTaskPushNotificationConfig: { taskId, id },
    ListTaskPushNotificationConfigs: { taskId },
  }
  const body = { jsonrpc: '2.0', id: 1, method: name, params: params[name] ?? {} }
  return { path: { handle: handle! }, query: { 'A2A-Version': '1.0' }, body }
}

/** Returns a copy of a request that names an id. */
export function naming(request: TestRequest, at: string, suffix: string, row: IdRow, id: string): TestRequest {
  if (at.startsWith('?')) return { ...request, query: { ...request.query, [at.slice(1)]: id } }
  const body = structuredClone(request.body ?? {}) as Record<string, any>
  const isRpc = 'jsonrpc' in body
  const way = at
    .slice(0, at.length - suffix.length)
    .split('.')
    .filter(Boolean)
  const value = row.kind === 'reference' && row.value
  const [first = '', ...rest] = suffix.split('.')
  const keys = value ? [...way, first.replace('[]', '')] : [...way, first, ...rest]
  let place = isRpc ? body['params'] : body
  for (const key of keys.slice(0, -1)) place = place[key] ??= {}
  const last = keys.at(-1)!
  place[last] = value ? value(id) : last.endsWith('Ids') ? [id] : id
  return { ...request, body }
}

/** Returns an id of the same shape that does not exist. */
export const unknownLike = (id: string): string =>
  id.replace(/.{6}$/, (end) => (end === '000000' ? '111111' : '000000'))

/** Error that an operation must answer, as status and code. */
export function rejectionAt({ operation }: NamedMember, row: ReferenceRow, role: Role): (number | string)[] {
  const rejected = (role === 'former member' && row.rejectedFormer) || row.rejected
  if (operation.id.startsWith('rpc.')) return [200, rejected.rpc!]
  return [...(operation.path.startsWith('/a2a/') ? rejected.http! : rejected.rest)]
}

const credentialOf = async (fixture: Fixture, holder: Holder): Promise<string> =>
  holder === 'session' ? (await fixture.owner()).session : (await fixture.agent()).token

/** Returns the id of a draft of the fixture's agent. */
async function draftOf(fixture: Fixture): Promise<string> {
  return objects.draft!(fixture)
}

/** An agent that accepts no tasks. */
const chatAgent = ({ actors }: Fixture) => actors.blocked.agent

/** Returns the chat of the fixture's agent with the agent that accepts no tasks. */
async function chatWithAgent(fixture: Fixture): Promise<string> {
  const body = { kind: 'direct', handles: [chatAgent(fixture).handle] }
  return (await fixture.ask('POST', '/v1/chats', (await fixture.agent()).token, body)).chat.id
}

/** Returns a task of the holder that the outsiders' agent works on. */
function taskOf(fixture: Fixture, holder: Holder): Promise<string> {
  return fixture.once(`named task of ${holder}`, async () =>
    newTask(fixture, await credentialOf(fixture, holder), fixture.actors.outsider.agent, taskPath(holder)),
  )
}

/** Returns a task of the holder that the peers' agent works on, which is a recipient of the fixture. */
function assignedTask(fixture: Fixture, holder: Holder): Promise<string> {
  return fixture.once(`assigned task of ${holder}`, async () =>
    newTask(fixture, await credentialOf(fixture, holder), fixture.actors.peers.agent, taskPath(holder)),
  )
}

const taskPath = (holder: Holder): string => (holder === 'session' ? '/v1/me/tasks' : '/v1/tasks')

async function taskAt(fixture: Fixture, holder: Holder, id: string): Promise<{ contextId: string }> {
  return (await fixture.ask('GET', `${taskPath(holder)}/${id}`, await credentialOf(fixture, holder))).task
}

async function contextOf(fixture: Fixture, holder: Holder): Promise<string> {
  return (await taskAt(fixture, holder, await taskOf(fixture, holder))).contextId
}

async function assignedContext(fixture: Fixture, holder: Holder): Promise<string> {
  return (await taskAt(fixture, holder, await assignedTask(fixture, holder))).contextId
}

const showing = (...data: object[]) => ({
  type: 'data',
  data: data.map((message) => ({ version: 'v0.9.1', ...message })),
  media_type: 'application/a2ui+json',
})

/** Returns the name of a surface that the holder created in the fixture's chat. */
async function surfaceOf(fixture: Fixture, holder: Holder): Promise<string> {
  return fixture.once(`surface of ${holder}`, async () => {
    const { id } = await fixture.chat()
    const messageId = fixture.newMessageId()
    const surfaceId = `surface-${messageId}`
    const path = holder === 'session' ? `/v1/me/chats/${id}/messages` : `/v2/chats/${id}/messages`
    const parts = [showing({ createSurface: { surfaceId, catalogId: 'c' } })]
    await fixture.ask('POST', path, await credentialOf(fixture, holder), { message_id: messageId, parts })
    return surfaceId
  })
}
