import { newHandle } from '../server.ts'
import { documents, resolve, type Schema, type TestedOperation } from './documents.ts'
import type { Scene } from './scene.ts'

/** Test support: a request that its rightful caller may make. Path and query are unencoded text. */
export interface TestRequest {
  path: Record<string, string>
  query: Record<string, string>
  /** A JSON body. */
  body?: unknown
  /** A body of another media type. */
  raw?: { contentType: string; bytes: Uint8Array; headers?: Record<string, string> }
}

interface Row {
  /** Receipts and installations exist in direct chats only. Default: group. */
  chat?: 'group' | 'direct'
  /** Replaces what the document's own words yield. */
  request?: (scene: Scene) => Promise<Partial<TestRequest>> | Partial<TestRequest>
}

/**
 * Operations whose request does not follow from the names and schemas of its members. A new operation needs a row
 * only when the test says that its rightful caller was refused.
 */
export const rows: Readonly<Record<string, Row>> = {
  react: { request: () => ({ body: { operation: 'add', type: 'emoji', emoji: '👍' } }) },
  'variant.react': { request: () => ({ body: { operation: 'add', type: 'love', part_index: 0 } }) },
  'variant.sendMessage': {
    request: async (scene) => ({ body: { conversation_id: (await scene.chat()).id, draft: true } }),
  },
  createChat: { request: async (scene) => ({ body: { kind: 'direct', handles: [scene.cast.stranger.agent.handle] } }) },
  removeParticipant: {
    request: async (scene) => ({ path: { id: (await scene.chat()).id, handle: scene.cast.peers.agent.handle } }),
  },
  createSignInLink: { request: async (scene) => ({ path: { handle: (await scene.owner()).handle } }) },
  ageDeviceAuthorization: {
    request: async (scene) => ({ path: { user_code: (await openedDevice(scene)).user_code } }),
  },
  setHandleRateLimit: { request: async (scene) => ({ path: { handle: (await scene.sibling()).handle } }) },
  clearHandleRateLimit: { request: async (scene) => ({ path: { handle: (await scene.sibling()).handle } }) },
  setPhoneNumber: { request: async (scene) => ({ path: { handle: (await scene.owner()).handle } }) },
  getListing: {
    request: async (scene) => {
      await listedAgent(scene)
      return {}
    },
  },
  withdrawListing: {
    request: async (scene) => {
      await listedAgent(scene)
      return {}
    },
  },
  adminDecideListing: {
    request: async (scene) => ({ path: { handle: await listedAgent(scene) }, body: { status: 'approved' } }),
  },
  setHandleStatus: { request: async (scene) => ({ path: { handle: (await scene.sibling()).handle } }) },
  adminRotateAgentToken: { request: async (scene) => ({ path: { handle: (await scene.sibling()).handle } }) },
  uploadAttachment: {
    request: () => ({
      raw: { contentType: 'text/plain', bytes: Buffer.from('hello'), headers: { 'x-svc-filename': 'a.txt' } },
    }),
  },
  getMedia: {
    request: async (scene) => {
      const [secret = '', filename = ''] = (await attachment(scene)).url.split('/').slice(-2)
      return { path: { secret, filename } }
    },
  },
  createContactRequest: { request: async ({ cast }) => ({ body: { handle: (await cast.server.person()).handle } }) },
  markRead: { chat: 'direct' },
  markDelivered: { chat: 'direct' },
  markOwnRead: { chat: 'direct' },
  markOwnDelivered: { chat: 'direct' },
  deleteAccount: { request: async (scene) => ({ body: { confirm: (await scene.owner()).handle } }) },
  getAccountDeletion: { request: async (scene) => ({ path: { receipt_id: await receipt(scene) } }) },
  uninstallAgent: {
    chat: 'direct',
    request: async (scene) => {
      await scene.chat()
      return { path: { handle: (await scene.agent()).handle } }
    },
  },
  sendTask: {
    request: async (scene) => {
      const { agent } = scene.cast.stranger
      await scene.ask('PATCH', '/v1/me', agent.token, { accepts_tasks: true })
      return { body: { to: agent.handle, message: taskMessage(scene) } }
    },
  },
  addTaskMessage: { request: (scene) => ({ body: { message: taskMessage(scene) } }) },
  changeTaskStatus: { request: () => ({ body: { state: 'TASK_STATE_WORKING' } }) },
  exchangeDeviceCode: {
    request: async (scene) => ({ body: { device_code: (await approvedDevice(scene)).device_code } }),
  },
  redeliverDeadLetter: {
    request: async (scene) => ({ path: { event_id: await deadLetter(scene), id: await objects.webhook!(scene) } }),
  },
  'variant.redeliverDeadLetter': {
    request: async (scene) => ({
      path: { event_id: await deadLetter(scene, objects.subscription), id: await objects.subscription!(scene) },
    }),
  },
}

/** The row of an operation; one for its document alone has that document's name before its id. */
export function rowOf({ document, id }: Pick<TestedOperation, 'document' | 'id'>): Row | undefined {
  return rows[`${document}.${id}`] ?? rows[id]
}

/** The id of what a relation is about, by the word before its dot. */
export const objects: Readonly<Record<string, (scene: Scene) => Promise<string>>> = {
  chat: async (scene) => (await scene.chat()).id,
  message: async (scene) => (await scene.chat()).fromOwner,
  agent: async (scene) => (await scene.sibling()).id,
  user: async (scene) => {
    await scene.chat()
    return (await scene.owner()).id
  },
  webhook: (scene) =>
    scene.once('webhook', async () => {
      const { token } = await scene.agent()
      return (await scene.ask('POST', '/v1/webhooks', token, { url: 'https://receiver.invalid/' })).id
    }),
  device: async (scene) => (await openedDevice(scene)).user_code,
  session: async (scene) => (await scene.ask('GET', '/v1/me/sessions', (await scene.owner()).session)).sessions[0].id,
  task: async (scene) => newTask(scene, (await scene.agent()).token, scene.cast.peers.agent),
  assignment: async (scene) => newTask(scene, scene.cast.peers.agent.token, await scene.agent()),
  attachment: async (scene) => (await attachment(scene)).id,
  draft: (scene) =>
    scene.once('draft', async () => {
      const body = { conversation_id: (await scene.chat()).id, draft: true, text: 'hello' }
      return (await scene.ask('POST', '/v1/messages', (await scene.agent()).token, body)).message_id
    }),
  subscription: (scene) =>
    scene.once('subscription', async () => {
      const body = { target_url: 'https://receiver.invalid/', subscribed_events: ['message.received'] }
      return (await scene.ask('POST', '/v1/webhook-subscriptions', (await scene.agent()).token, body)).id
    }),
  contact_request: (scene) =>
    scene.once('contact_request', async () => {
      const body = { handle: scene.cast.stranger.person.handle }
      return (await scene.ask('POST', '/v1/contact-requests', (await scene.agent()).token, body)).contact_request.id
    }),
  request: (scene) =>
    scene.once('request', async () => {
      const { handle, session } = await scene.owner()
      const body = { to: [handle], message: { parts: [{ type: 'text', value: 'hello' }] } }
      await scene.ask('POST', '/v1/messages', scene.cast.stranger.agent.token, body)
      return (await scene.ask('GET', '/v1/me/requests', session)).requests[0].id
    }),
}

/** What members and parameters of a name hold, wherever they stand, unless their schema gives a pattern. */
const words: Readonly<Record<string, (scene: Scene) => unknown>> = {
  chat_id: objects.chat!,
  message_id: objects.message!,
  agent_id: objects.agent!,
  user_id: objects.user!,
  user_code: objects.device!,
  attachment_id: async (scene) => (await attachment(scene)).id,
  handle: ({ cast }) => cast.stranger.agent.handle,
  owner_handle: async (scene) => (await scene.owner()).handle,
  url: () => 'https://receiver.invalid/',
  target_url: () => 'https://receiver.invalid/',
}

/** A value for each pattern of the documents. */
const patterns: Readonly<Record<string, (scene: Scene) => string>> = {
  '^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$': (scene) => scene.newMessageId(),
  '^[a-z][a-z0-9_]{2,29}$': () => newHandle(),
  '^\\+[1-9][0-9]{6,14}$': () => '+15550100200',
  '^#[0-9A-Fa-f]{6}$': () => '#00bfff',
  '^[A-Za-z0-9+/]*={0,2}$': () => 'aGVsbG8=',
}

/** A valid request for an operation, about the objects of a scene. */
export async function validRequest(operation: TestedOperation, scene: Scene): Promise<TestRequest> {
  const given = (await rowOf(operation)?.request?.(scene)) ?? {}
  const request: TestRequest = { path: {}, query: {}, ...given }
  const object = objects[operation.relation?.split('.')[0] ?? '']
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'header' || !required || request[place][name] !== undefined) continue
    const value = name === 'id' && object ? await object(scene) : await valueOf(operation, schema, name, scene)
    request[place][name] = String(value)
  }
  if (operation.body && operation.bodyRequired && !('body' in given) && !given.raw) {
    request.body = await valueOf(operation, operation.body, '', scene)
  }
  return request
}

/** Every member that a body may have, and of alternatives the one with this number, counted round. */
export async function fullBody(operation: TestedOperation, scene: Scene, alternative: number): Promise<unknown> {
  return valueOf({ ...operation, alternative }, operation.body!, '', scene)
}

/** An operation, and how much of its schemas is wanted: all members of one alternative, or the least. */
type Wanted = TestedOperation & { alternative?: number }

/** A value that fits a schema. */
async function valueOf(operation: Wanted, raw: Schema, name: string, scene: Scene): Promise<unknown> {
  const schema = merged(operation, raw)
  if (schema.pattern !== undefined) return (patterns[schema.pattern] ?? unknownPattern(schema.pattern))(scene)
  if (words[name]) return words[name](scene)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  switch ([schema.type].flat()[0]) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'array':
      return listOf(operation, schema, name, scene)
    case 'string':
      return schema.format === 'https-url'
        ? 'https://somewhere.invalid/'
        : 'x'.repeat(Math.max(schema.minLength ?? 1, 4))
    default:
      return objectOf(operation, schema, scene)
  }
}

async function listOf(operation: Wanted, schema: Schema, name: string, scene: Scene): Promise<unknown[]> {
  const length = Math.max(schema.minItems ?? 0, operation.alternative === undefined ? 0 : 1)
  return Promise.all(Array.from({ length }, () => valueOf(operation, schema.items, name, scene)))
}

async function objectOf(operation: Wanted, schema: Schema, scene: Scene): Promise<object> {
  const all = Object.keys(schema.properties ?? {})
  const least: string[] = schema.required?.length ? schema.required : all.slice(0, schema.minProperties ?? 0)
  const names = operation.alternative === undefined ? least : all
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await valueOf(operation, schema.properties?.[name] ?? {}, name, scene)]),
    ),
  )
}

/** A schema with what it refers to, and one of its alternatives, in one. */
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

/** A member that both describe has to fit both. */
function bothOf(some: Schema, others: Schema): Schema {
  const shared = Object.keys(some).filter((name) => name in others)
  return {
    ...some,
    ...others,
    ...Object.fromEntries(shared.map((name) => [name, { allOf: [others[name], some[name]] }])),
  }
}

const taskMessage = (scene: Scene) => ({
  messageId: scene.newMessageId(),
  role: 'ROLE_USER',
  parts: [{ text: 'Do it.' }],
})

/** @returns the id of a task that one agent asks of another */
async function newTask(scene: Scene, token: string, worker: { handle: string; token: string }): Promise<string> {
  await scene.ask('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
  return (await scene.ask('POST', '/v1/tasks', token, { to: worker.handle, message: taskMessage(scene) })).task.id
}

function attachment(scene: Scene): Promise<{ id: string; url: string }> {
  return scene.once('attachment', async () => {
    const { url } = scene.cast.server
    const authorization = `Bearer ${(await scene.agent()).token}`
    const answer = await fetch(`${url}/v1/attachments`, {
      method: 'POST',
      headers: { authorization, 'x-svc-filename': 'a.txt' },
      body: 'hello',
    })
    return ((await answer.json()) as { attachment: { id: string; url: string } }).attachment
  })
}

function unknownPattern(pattern: string): never {
  throw new Error(`Give src/testing/api-fuzz/requests.ts a value for the pattern ${pattern}`)
}

/** @returns the handle of an agent whose listing is in review */
async function listedAgent(scene: Scene): Promise<string> {
  const agent = await scene.sibling()
  const listing = { categories: ['assistants'], tasks: [] }
  await scene.once('listing', async () =>
    scene.ask('POST', `/v1/me/agents/${agent.id}/listing`, (await scene.owner()).session, listing),
  )
  return agent.handle
}

async function openedDevice(scene: Scene): Promise<{ user_code: string; device_code: string }> {
  return scene.once('device', async () => {
    const codes = await scene.ask('POST', '/api/auth/device/code', '', {})
    await scene.ask('GET', `/api/auth/device?user_code=${codes.user_code}`, (await scene.owner()).session)
    return codes
  })
}

async function approvedDevice(scene: Scene): Promise<{ user_code: string; device_code: string }> {
  const codes = await openedDevice(scene)
  await scene.ask('POST', '/api/auth/device/approve', (await scene.owner()).session, { user_code: codes.user_code })
  return codes
}

/** Of somebody else than the scene's owner, whose session is still needed. */
async function receipt(scene: Scene): Promise<string> {
  const { session, handle } = await scene.cast.server.person()
  return (await scene.ask('DELETE', '/v1/me', session, { confirm: handle })).cleanup.receipt_id
}

/** What happened before the webhook was made is not delivered to it. @returns the id of the event */
async function deadLetter(scene: Scene, hook = objects.webhook!): Promise<string> {
  await scene.chat()
  const [webhookId, agent] = [await hook(scene), await scene.agent()]
  return scene.cast.server.context.database.write(async (tx) => {
    await tx.run(
      `INSERT INTO deliveries (webhook_id, event_sequence, actor_id, event_id, event_type, state, attempts, next_at, updated_at)
       SELECT ?, sequence, actor_id, event_id, event_type, 'dead', 10, 0, 0 FROM events WHERE actor_id = ?
       ON CONFLICT DO NOTHING`,
      [webhookId, agent.id],
    )
    const [row] = await tx.rows<{ event_id: string }>('SELECT event_id FROM deliveries WHERE webhook_id = ?', [
      webhookId,
    ])
    return row!.event_id
  })
}
