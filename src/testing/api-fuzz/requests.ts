import { documents, resolve, type Schema, type TestedOperation } from './documents.ts'
import { malformed, type Rejection, type Scheme } from './callers.ts'
import { call, callRows } from './calls.ts'
import { community, communityRows } from './communities.ts'
import { contactRequest, contactRows } from './contacts.ts'
import type { Fixture } from './fixture.ts'
import { httpRows, taskMessage } from './a2a-http.ts'
import { demoRows } from './demo-faults.ts'
import { patterns } from './patterns.ts'
import { ownedRows, personRows } from './owned.ts'
import { paymentRequest, paymentRows } from './payments.ts'

/** Test support: a valid request of an authorized caller. Path and query are not encoded. */
export interface TestRequest {
  path: Record<string, string>
  query: Record<string, string>
  headers?: Record<string, string>
  /** A JSON body. */
  body?: unknown
  /** A body of another media type. */
  raw?: { contentType: string; bytes: Uint8Array; headers?: Record<string, string> }
}

interface Row {
  /** Receipts and installations exist in direct chats only. Default: group. */
  chat?: 'group' | 'direct'
  /** Rejections by another operation of the same route that accepts the credential, by scheme. */
  rejections?: Partial<Record<Scheme, Rejection>>
  /** Replaces the request that is derived from the document. */
  request?: (fixture: Fixture) => Promise<Partial<TestRequest>> | Partial<TestRequest>
}

const uploadRow: Row = {
  request: () => ({
    raw: { contentType: 'text/plain', bytes: Buffer.from('hello'), headers: { 'x-svc-filename': 'a.txt' } },
  }),
}

const limitRow: Row = {
  request: async (fixture) => ({ path: { handle: (await fixture.owner()).handle, limit: 'agents_per_person' } }),
}

/**
 * Operations whose requests cannot be derived from the names and schemas of their members. A new operation needs a row
 * only when the test reports that its authorized caller was rejected.
 */
export const rows: Readonly<Record<string, Row>> = {
  react: { request: () => ({ body: { operation: 'add', type: 'emoji', emoji: '👍' } }) },
  'variant.react': { request: () => ({ body: { operation: 'add', type: 'love', part_index: 0 } }) },
  'variant.sendMessage': {
    request: async (fixture) => ({ body: { conversation_id: (await fixture.chat()).id, draft: true } }),
  },
  createChat: {
    request: async (fixture) => ({ body: { kind: 'direct', handles: [fixture.actors.outsider.agent.handle] } }),
  },
  updateParticipant: {
    request: async (fixture) => ({
      path: { id: (await fixture.chat()).id, handle: fixture.actors.peers.user.handle },
      body: { role: 'owner' },
    }),
  },
  removeParticipant: {
    request: async (fixture) => ({
      path: { id: (await fixture.chat()).id, handle: fixture.actors.peers.agent.handle },
    }),
  },
  getUser: { chat: 'direct' },
  // An Agent Token selects updateSettings of the same route, which accepts no other member (AMB-068).
  updateOwnUser: {
    rejections: { agentToken: malformed },
    request: () => ({ body: { requests_from: 'contacts' } }),
  },
  createSignInLink: { request: async (fixture) => ({ path: { handle: (await fixture.owner()).handle } }) },
  ageDeviceAuthorization: {
    request: async (fixture) => ({ path: { user_code: (await openedDevice(fixture)).user_code } }),
  },
  setHandleRateLimit: { request: async (fixture) => ({ path: { handle: (await fixture.sibling()).handle } }) },
  clearHandleRateLimit: { request: async (fixture) => ({ path: { handle: (await fixture.sibling()).handle } }) },
  getHandleLimits: { request: async (fixture) => ({ path: { handle: (await fixture.owner()).handle } }) },
  setHandleLimit: limitRow,
  clearHandleLimit: limitRow,
  setPhoneNumber: { request: async (fixture) => ({ path: { handle: (await fixture.owner()).handle } }) },
  getListing: {
    request: async (fixture) => {
      await listedAgent(fixture)
      return {}
    },
  },
  withdrawListing: {
    request: async (fixture) => {
      await listedAgent(fixture)
      return {}
    },
  },
  adminDecideListing: {
    request: async (fixture) => ({ path: { handle: await listedAgent(fixture) }, body: { status: 'approved' } }),
  },
  setHandleStatus: { request: async (fixture) => ({ path: { handle: (await fixture.sibling()).handle } }) },
  adminRotateAgentToken: { request: async (fixture) => ({ path: { handle: (await fixture.sibling()).handle } }) },
  uploadAttachment: uploadRow,
  uploadOwnAttachment: uploadRow,
  getMedia: {
    request: async (fixture) => {
      const [secret = '', filename = ''] = (await attachment(fixture)).url.split('/').slice(-2)
      return { path: { secret, filename } }
    },
  },
  ...communityRows,
  ...demoRows,
  ...contactRows,
  ...paymentRows,
  ...callRows,
  markRead: { chat: 'direct' },
  markDelivered: { chat: 'direct' },
  markOwnRead: { chat: 'direct' },
  markOwnDelivered: { chat: 'direct' },
  deleteAccount: { request: async (fixture) => ({ body: { confirm: (await fixture.owner()).handle } }) },
  getAccountDeletion: { request: async (fixture) => ({ path: { receipt_id: await receipt(fixture) } }) },
  uninstallAgent: {
    chat: 'direct',
    request: async (fixture) => {
      await fixture.chat()
      return { path: { handle: (await fixture.agent()).handle } }
    },
  },
  sendTask: {
    request: async (fixture) => {
      const { agent } = fixture.actors.outsider
      await fixture.ask('PATCH', '/v1/me', agent.token, { accepts_tasks: true })
      return { body: { to: agent.handle, message: taskMessage(fixture) } }
    },
  },
  sendOwnTask: {
    request: async (fixture) => {
      const { agent } = fixture.actors.outsider
      await fixture.ask('PATCH', '/v1/me', agent.token, { accepts_tasks: true })
      return { body: { to: agent.handle, message: taskMessage(fixture) } }
    },
  },
  addOwnTaskMessage: { request: (fixture) => ({ body: { message: taskMessage(fixture) } }) },
  ...httpRows,
  addTaskMessage: { request: (fixture) => ({ body: { message: taskMessage(fixture) } }) },
  changeTaskStatus: { request: () => ({ body: { state: 'TASK_STATE_WORKING' } }) },
  exchangeDeviceCode: {
    request: async (fixture) => ({ body: { device_code: (await approvedDevice(fixture)).device_code } }),
  },
  redeliverDeadLetter: {
    request: async (fixture) => ({
      path: { event_id: await deadLetter(fixture), id: await objects.webhook!(fixture) },
    }),
  },
  'variant.redeliverDeadLetter': {
    request: async (fixture) => ({
      path: { event_id: await deadLetter(fixture, objects.subscription), id: await objects.subscription!(fixture) },
    }),
  },
  ...ownedRows,
  ...personRows,
}

/** Returns the row of an operation; a row for one document only has the name of the document before its id. */
export function rowOf({ document, id }: Pick<TestedOperation, 'document' | 'id'>): Row | undefined {
  return rows[`${document}.${id}`] ?? rows[id]
}

/** Returns the id of the object of a relation, by the word before the dot of the relation. */
export const objects: Readonly<Record<string, (fixture: Fixture) => Promise<string>>> = {
  chat: async (fixture) => (await fixture.chat()).id,
  message: async (fixture) => (await fixture.chat()).fromOwner,
  agent: async (fixture) => (await fixture.sibling()).id,
  user: async (fixture) => {
    await fixture.chat()
    return (await fixture.owner()).id
  },
  webhook: (fixture) =>
    fixture.once('webhook', async () => {
      const { token } = await fixture.agent()
      return (await fixture.ask('POST', '/v1/webhooks', token, { url: 'https://receiver.invalid/' })).id
    }),
  device: async (fixture) => (await openedDevice(fixture)).user_code,
  session: async (fixture) =>
    (await fixture.ask('GET', '/v1/me/sessions', (await fixture.owner()).session)).sessions[0].id,
  task: async (fixture) => newTask(fixture, (await fixture.agent()).token, fixture.actors.peers.agent),
  own_task: async (fixture) =>
    newTask(fixture, (await fixture.owner()).session, fixture.actors.peers.agent, '/v1/me/tasks'),
  assignment: async (fixture) => newTask(fixture, fixture.actors.peers.agent.token, await fixture.agent()),
  attachment: async (fixture) => (await attachment(fixture)).id,
  draft: (fixture) =>
    fixture.once('draft', async () => {
      const body = { conversation_id: (await fixture.chat()).id, draft: true, text: 'hello' }
      return (await fixture.ask('POST', '/v1/messages', (await fixture.agent()).token, body)).message_id
    }),
  subscription: (fixture) =>
    fixture.once('subscription', async () => {
      const body = { target_url: 'https://receiver.invalid/', subscribed_events: ['message.received'] }
      return (await fixture.ask('POST', '/v1/webhook-subscriptions', (await fixture.agent()).token, body)).id
    }),
  contact_request: contactRequest,
  community: async (fixture) => (await community(fixture)).id,
  payment_request: paymentRequest,
  call,
  request: (fixture) =>
    fixture.once('request', async () => {
      const { handle, session } = await fixture.owner()
      const body = { to: [handle], message: { parts: [{ type: 'text', value: 'hello' }] } }
      await fixture.ask('POST', '/v1/messages', fixture.actors.outsider.agent.token, body)
      return (await fixture.ask('GET', '/v1/me/requests', session)).requests[0].id
    }),
}

/** Values of members and parameters by name, unless their schema has a pattern. */
const words: Readonly<Record<string, (fixture: Fixture) => unknown>> = {
  chat_id: objects.chat!,
  message_id: objects.message!,
  agent_id: objects.agent!,
  user_id: objects.user!,
  user_code: objects.device!,
  attachment_id: async (fixture) => (await attachment(fixture)).id,
  handle: ({ actors }) => actors.outsider.agent.handle,
  owner_handle: async (fixture) => (await fixture.owner()).handle,
  url: () => 'https://receiver.invalid/',
  target_url: () => 'https://receiver.invalid/',
}

/** Returns a valid request for an operation, about the objects of a fixture. */
export async function validRequest(operation: TestedOperation, fixture: Fixture): Promise<TestRequest> {
  const given = (await rowOf(operation)?.request?.(fixture)) ?? {}
  const request: TestRequest = { path: {}, query: {}, ...given }
  const object = objects[operation.relation?.split('.')[0] ?? '']
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'header' || !required || request[place][name] !== undefined) continue
    const value = name === 'id' && object ? await object(fixture) : await valueOf(operation, schema, name, fixture)
    request[place][name] = String(value)
  }
  if (operation.body && operation.bodyRequired && !('body' in given) && !given.raw) {
    request.body = await valueOf(operation, operation.body, '', fixture)
  }
  return request
}

/** Returns a body with all members, and the alternative with this number, modulo the number of alternatives. */
export async function fullBody(operation: TestedOperation, fixture: Fixture, alternative: number): Promise<unknown> {
  return valueOf({ ...operation, alternative }, operation.body!, '', fixture)
}

/** An operation, and the extent of its body: all members of one alternative, or the minimum. */
type Wanted = TestedOperation & { alternative?: number }

/** Returns a value that fits a schema. */
async function valueOf(operation: Wanted, raw: Schema, name: string, fixture: Fixture): Promise<unknown> {
  const schema = merged(operation, raw)
  if (schema.pattern !== undefined) return (patterns[schema.pattern] ?? unknownPattern(schema.pattern))(fixture)
  if (words[name]) return words[name](fixture)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  switch ([schema.type].flat()[0]) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'array':
      return listOf(operation, schema, name, fixture)
    case 'string':
      return schema.format === 'https-url'
        ? 'https://somewhere.invalid/'
        : 'x'.repeat(Math.max(schema.minLength ?? 1, 4))
    default:
      return objectOf(operation, schema, fixture)
  }
}

async function listOf(operation: Wanted, schema: Schema, name: string, fixture: Fixture): Promise<unknown[]> {
  const length = Math.max(schema.minItems ?? 0, operation.alternative === undefined ? 0 : 1)
  return Promise.all(Array.from({ length }, () => valueOf(operation, schema.items, name, fixture)))
}

async function objectOf(operation: Wanted, schema: Schema, fixture: Fixture): Promise<object> {
  const all = Object.keys(schema.properties ?? {})
  const least: string[] = schema.required?.length ? schema.required : all.slice(0, schema.minProperties ?? 0)
  const names = operation.alternative === undefined ? least : all
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await valueOf(operation, schema.properties?.[name] ?? {}, name, fixture)]),
    ),
  )
}

/** Merges a schema with its references and one of its alternatives. */
function merged(operation: Wanted, raw: Schema): Schema {
  const schema = resolve(documents[operation.document], raw) as Schema
  const one = (alternatives: Schema[] = []) =>
    alternatives.length === 0 ? [] : [alternatives[(operation.alternative ?? 0) % alternatives.length]!]
  const parts = [...(schema.allOf ?? []), ...one(schema.oneOf), ...one(schema.anyOf)]
  return parts
    .map((part) => merged(operation, part))
    .reduce(
      (whole, part) => ({
        ...part,
        ...whole,
        properties: bothOf(part.properties ?? {}, whole.properties ?? {}),
        required: [...new Set([...(whole.required ?? []), ...(part.required ?? [])])],
      }),
      schema,
    )
}

/** A member that both schemas describe must fit both. */
function bothOf(some: Schema, others: Schema): Schema {
  const shared = Object.keys(some).filter((name) => name in others)
  return {
    ...some,
    ...others,
    ...Object.fromEntries(shared.map((name) => [name, { allOf: [others[name], some[name]] }])),
  }
}

/** @returns the id of a task between two accounts */
export async function newTask(
  fixture: Fixture,
  credential: string,
  worker: { handle: string; token: string },
  path = '/v1/tasks',
): Promise<string> {
  await fixture.ask('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
  return (await fixture.ask('POST', path, credential, { to: worker.handle, message: taskMessage(fixture) })).task.id
}

/** @returns the id of an attachment that the agent or the owner of the fixture uploaded */
export async function attachmentOf(fixture: Fixture, holder: 'agentToken' | 'session'): Promise<string> {
  return (await attachment(fixture, holder)).id
}

function attachment(
  fixture: Fixture,
  holder: 'agentToken' | 'session' = 'agentToken',
): Promise<{ id: string; url: string }> {
  return fixture.once(`attachment of ${holder}`, async () => {
    const { url } = fixture.actors.server
    const isUser = holder === 'session'
    const authorization = `Bearer ${isUser ? (await fixture.owner()).session : (await fixture.agent()).token}`
    const answer = await fetch(`${url}${isUser ? '/v1/me/attachments' : '/v1/attachments'}`, {
      method: 'POST',
      headers: { authorization, 'x-svc-filename': 'a.png', 'content-type': 'image/png' },
      body: 'hello',
    })
    return ((await answer.json()) as { attachment: { id: string; url: string } }).attachment
  })
}

function unknownPattern(pattern: string): never {
  throw new Error(`Give src/testing/api-fuzz/requests.ts a value for the pattern ${pattern}`)
}

/** @returns the handle of an agent whose listing is in review */
async function listedAgent(fixture: Fixture): Promise<string> {
  const agent = await fixture.sibling()
  const listing = { categories: ['assistants'], tasks: [] }
  await fixture.once('listing', async () =>
    fixture.ask('POST', `/v1/me/agents/${agent.id}/listing`, (await fixture.owner()).session, listing),
  )
  return agent.handle
}

async function openedDevice(fixture: Fixture): Promise<{ user_code: string; device_code: string }> {
  return fixture.once('device', async () => {
    const codes = await fixture.ask('POST', '/api/auth/device/code', '', {})
    await fixture.ask('GET', `/api/auth/device?user_code=${codes.user_code}`, (await fixture.owner()).session)
    return codes
  })
}

async function approvedDevice(fixture: Fixture): Promise<{ user_code: string; device_code: string }> {
  const codes = await openedDevice(fixture)
  await fixture.ask('POST', '/api/auth/device/approve', (await fixture.owner()).session, { user_code: codes.user_code })
  return codes
}

/** Deletes another account: the session of the fixture's owner is still needed. */
async function receipt(fixture: Fixture): Promise<string> {
  const { session, handle } = await fixture.actors.server.user()
  return (await fixture.ask('DELETE', '/v1/me', session, { confirm: handle })).cleanup.receipt_id
}

/** Stores a dead letter directly: a new webhook receives no earlier events. @returns the id of the event */
async function deadLetter(fixture: Fixture, hook = objects.webhook!): Promise<string> {
  await fixture.chat()
  const [webhookId, agent] = [await hook(fixture), await fixture.agent()]
  return fixture.actors.server.context.database.write(async (tx) => {
    await tx.run(
      `INSERT INTO deliveries (webhook_id, event_sequence, actor_id, event_id, event_type, state, attempts, next_at, updated_at)
       SELECT ?, sequence, actor_id, event_id, event_type, 'dead', 10, 0, 0 FROM events WHERE actor_id = ?
       ON CONFLICT DO NOTHING`,
      [webhookId, agent.id],
    )
    const query = 'SELECT event_id FROM deliveries WHERE webhook_id = ?'
    return (await tx.rows<{ event_id: string }>(query, [webhookId]))[0]!.event_id
  })
}
