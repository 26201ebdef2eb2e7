/** Writes a target file for a server whose operator routes are open: two persons, and the hooks of this project. */
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { stringify } from 'yaml'

export interface TargetOptions {
  name: string
  baseUrl: string
  operatorKey: string
  /** Folder with the certificate authority of the harness's receiver; null leaves the webhook area out. */
  caFolder: string | null
  webhookBackoffMs: number
  webhookTimeoutMs: number
  /** Member names that differ from the defaults (AMB-012, AMB-013, AMB-033). */
  names?: Readonly<Record<string, string>>
  /** False for servers that implement nothing: the persons are made up then. */
  provisioned?: boolean
}

interface Person { handle: string; user_id: string; session: string }

export async function writeTarget(file: string, options: TargetOptions): Promise<void> {
  const persons = options.provisioned === false
    ? [{ handle: 'nobodyone', user_id: 'usr_1', session: 'ses_1' }, { handle: 'nobodytwo', user_id: 'usr_2', session: 'ses_2' }]
    : [await createPerson(options, 'Ann'), await createPerson(options, 'Ben')]
  await writeFile(file, stringify({
    name: options.name,
    base_url: options.baseUrl,
    forms: ['current'],
    persons,
    offers: { attachments: false, tasks: false },
    timing: { settle_ms: 2000, webhook_backoff_ms: options.webhookBackoffMs, webhook_timeout_ms: options.webhookTimeoutMs },
    ...(options.caFolder === null ? {} : { receiver: { listen: '127.0.0.1:0', public_url: null, ca_dir: options.caFolder } }),
    names: { message_sequence: 'sequence', part_id: 'part_id', delivered_stamp: 'delivered_at', read_stamp: 'read_at', ...options.names },
    provision: provision(options.operatorKey),
  }))
}

async function createPerson(options: TargetOptions, name: string): Promise<Person> {
  const response = await fetch(`${options.baseUrl}/_ops/persons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${options.operatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ handle: `${name.toLowerCase()}${randomBytes(4).toString('hex')}`, name }),
  })
  if (response.status !== 201) throw new Error(`POST /_ops/persons answered ${response.status}`)
  const { person, session } = await response.json() as { person: Omit<Person, 'session'>; session: string }
  return { handle: person.handle, user_id: person.user_id, session }
}

const operation = (as: string, method: string, path: string, body?: object): object =>
  ({ as, request: { method, path, ...(body === undefined ? {} : { body }) } })

function provision(operatorKey: string): object {
  const operator = { authorization: `Bearer ${operatorKey}` }
  const ops = (method: string, path: string, body: object): object => ({ as: 'none', request: { method, path, headers: operator, body } })
  return {
    createPerson: {
      ...ops('POST', '/_ops/persons', { handle: '{handle}', name: '{name}' }),
      result: { user_id: '/person/user_id', handle: '/person/handle', session: '/session' },
    },
    suspendHandle: ops('PUT', '/_ops/handles/{handle}/status', { status: 'suspended' }),
    createAgent: {
      ...operation('person', 'POST', '/v1/me/agents', { handle: '{handle}', display_name: '{display_name}' }),
      result: { id: '/agent/id', handle: '/agent/handle', token: '/agent_token' },
    },
    rotateToken: { ...operation('person', 'POST', '/v1/me/agents/{agent_id}/rotate-token', {}), result: { token: '/agent_token' } },
    openDirectChat: {
      ...operation('actor', 'POST', '/v1/chats', { kind: 'direct', handles: ['{handle}'] }), result: { chat_id: '/chat/id' },
    },
    createGroup: {
      ...operation('person', 'POST', '/v1/chats', { kind: 'group', handles: '{handles}', group_name: 'A group' }),
      result: { chat_id: '/chat/id' },
    },
    addMember: operation('person', 'POST', '/v1/chats/{chat_id}/participants', { handle: '{handle}' }),
    removeMember: operation('person', 'DELETE', '/v1/chats/{chat_id}/participants/{handle}'),
    renameGroup: operation('person', 'PATCH', '/v1/chats/{chat_id}', { group_name: '{name}' }),
    block: operation('actor', 'PUT', '/v1/blocked-handles/{handle}'),
    unblock: operation('actor', 'DELETE', '/v1/blocked-handles/{handle}'),
    approveDevice: operation('person', 'POST', '/api/auth/device/approve', { user_code: '{user_code}' }),
    denyDevice: operation('person', 'POST', '/api/auth/device/deny', { user_code: '{user_code}' }),
    sendAsPerson: operation('person', 'POST', '/v1/me/chats/{chat_id}/messages', { message_id: '{message_id}', parts: '{parts}' }),
    readAsPerson: operation('person', 'POST', '/v1/me/chats/{chat_id}/read', { message_id: '{message_id}' }),
    historyAsPerson: { ...operation('person', 'GET', '/v1/me/chats/{chat_id}/messages'), result: { messages: '/messages' } },
    listWebhooks: { ...operation('actor', 'GET', '/v1/webhooks'), result: { webhooks: '/webhooks' } },
    rotateWebhookSecret: { ...operation('actor', 'POST', '/v1/webhooks/{id}/rotate-secret', {}), result: { signing_secret: '/signing_secret' } },
    deleteWebhook: operation('actor', 'DELETE', '/v1/webhooks/{id}'),
  }
}
