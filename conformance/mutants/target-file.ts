/**
 * Writes a target file for a server whose operator routes are open: two persons, and the hooks of this project.
 * `node conformance/mutants/target-file.ts --base-url URL --file FILE [--ca DIR] [--operator-key KEY]` writes one for a
 * subject that listens already.
 */
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'

/** Areas that the subject does not have. */
export const subjectLacks = ['attachments', 'tasks', 'a2a', 'profiles', 'sockets', 'calls', 'openapi'] as const
export const subjectIntervalMs = 1000

export interface TargetOptions {
  name: string
  baseUrl: string
  operatorKey: string
  /** Folder with the certificate authority of the harness's receiver; null leaves the webhook area out. */
  caFolder: string | null
  webhookBackoffMs: number
  webhookTimeoutMs: number
  /** Least time between two polls of the exchange, in ms. */
  deviceIntervalMs: number
  /** Areas that the server lacks. */
  lacks?: readonly string[]
  /** Member names that differ from the defaults; null where the server has no such member (AMB-012, AMB-013, AMB-033). */
  names?: Readonly<Record<string, string | null>>
  /** False for servers that implement nothing: the persons are made up then. */
  provisioned?: boolean
}

interface Person { handle: string; user_id: string; session: string }

export async function writeTarget(file: string, options: TargetOptions): Promise<void> {
  const persons = options.provisioned === false
    ? [{ handle: 'nobodyone', user_id: 'usr_1', session: 'ses_1' }, { handle: 'nobodytwo', user_id: 'usr_2', session: 'ses_2' }]
    : [await createPerson(options, 'Ann'), await createPerson(options, 'Ben')]
  const names = { ...defaultNames, ...options.names }
  await writeFile(file, stringify({
    name: options.name,
    base_url: options.baseUrl,
    forms: ['current'],
    persons,
    offers: Object.fromEntries((options.lacks ?? []).map((area) => [area, false])),
    timing: {
      settle_ms: 2000, webhook_backoff_ms: options.webhookBackoffMs, webhook_timeout_ms: options.webhookTimeoutMs,
      device_interval_ms: options.deviceIntervalMs, token_grace_ms: 0,
    },
    limits: { agents: 200, persons: 50 },
    operator_key: options.operatorKey,
    reserved_handle: 'admin',
    ...(options.caFolder === null ? {} : { receiver: { listen: '127.0.0.1:0', public_url: null, ca_dir: options.caFolder } }),
    names: Object.fromEntries(Object.entries(names).filter(([, name]) => name !== null)),
    provision: provision(names.agent_token ?? 'agent_token'),
  }))
}

const defaultNames = {
  message_sequence: 'sequence', part_id: 'part_id', delivered_stamp: 'delivered_at', read_stamp: 'read_at', agent_token: 'agent_token',
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

const operation = (as: 'actor' | 'person' | 'operator', method: string, path: string, body?: object): object =>
  ({ as, request: { method, path, ...(body === undefined ? {} : { body }) } })
const answering = (hook: object, result: Record<string, string>): object => ({ ...hook, result })
const setStatus = (status: string): object => operation('operator', 'PUT', '/_ops/handles/{handle}/status', { status })

/** The hooks that this project's own routes offer; the own server and the subject share them. */
function provision(tokenName: string): Record<string, object> {
  return { ...accountHooks(tokenName), ...chatHooks, ...personHooks, ...webhookHooks }
}

const accountHooks = (tokenName: string): Record<string, object> => ({
  createPerson: answering(operation('operator', 'POST', '/_ops/persons', { handle: '{handle}', name: '{name}' }),
    { user_id: '/person/user_id', handle: '/person/handle', session: '/session' }),
  createAgent: answering(operation('person', 'POST', '/v1/me/agents', { handle: '{handle}', display_name: '{display_name}' }),
    { id: '/agent/id', handle: '/agent/handle', token: `/${tokenName}` }),
  rotateToken: answering(operation('person', 'POST', '/v1/me/agents/{agent_id}/rotate-token', {}), { token: `/${tokenName}` }),
  setVisibility: operation('person', 'PATCH', '/v1/me/agents/{agent_id}', { visibility: '{visibility}' }),
  suspendHandle: setStatus('suspended'),
  retireHandle: setStatus('retired'),
  restoreHandle: setStatus('active'),
  approveDevice: operation('person', 'POST', '/api/auth/device/approve', { user_code: '{user_code}' }),
  denyDevice: operation('person', 'POST', '/api/auth/device/deny', { user_code: '{user_code}' }),
})

const chatHooks = {
  openDirectChat: answering(operation('actor', 'POST', '/v1/chats', { kind: 'direct', handles: ['{handle}'] }), { chat_id: '/chat/id' }),
  createGroup: answering(operation('person', 'POST', '/v1/chats', { kind: 'group', handles: '{handles}', group_name: '{name}' }),
    { chat_id: '/chat/id' }),
  getChat: answering(operation('actor', 'GET', '/v1/chats/{chat_id}'), { chat: '/chat' }),
  addMember: operation('person', 'POST', '/v1/chats/{chat_id}/participants', { handle: '{handle}' }),
  removeMember: operation('person', 'DELETE', '/v1/chats/{chat_id}/participants/{handle}'),
  leaveGroup: operation('actor', 'DELETE', '/v1/chats/{chat_id}/participants/{handle}'),
  renameGroup: operation('person', 'PATCH', '/v1/chats/{chat_id}', { group_name: '{name}' }),
  block: operation('actor', 'PUT', '/v1/blocked-handles/{handle}'),
  unblock: operation('actor', 'DELETE', '/v1/blocked-handles/{handle}'),
}

const personHooks = {
  sendAsPerson: answering(operation('person', 'POST', '/v1/me/chats/{chat_id}/messages', { message_id: '{message_id}', parts: '{parts}' }),
    { message: '/message' }),
  readAsPerson: operation('person', 'POST', '/v1/me/chats/{chat_id}/read', { message_id: '{message_id}' }),
  deliveredAsPerson: operation('person', 'POST', '/v1/me/chats/{chat_id}/delivered', { message_id: '{message_id}' }),
  typingAsPerson: operation('person', 'POST', '/v1/me/chats/{chat_id}/typing', { started: '{started}' }),
  historyAsPerson: answering(operation('person', 'GET', '/v1/me/chats/{chat_id}/messages'), { messages: '/messages' }),
  eventsAsPerson: answering(operation('person', 'GET', '/v1/me/events?after={after}'), { events: '/events', latest: '/latest' }),
}

const webhookHooks = {
  listWebhooks: answering(operation('actor', 'GET', '/v1/webhooks'), { webhooks: '/webhooks' }),
  updateWebhook: operation('actor', 'PATCH', '/v1/webhooks/{id}', { status: '{status}' }),
  rotateWebhookSecret: answering(operation('actor', 'POST', '/v1/webhooks/{id}/rotate-secret', {}), { signing_secret: '/signing_secret' }),
  deleteWebhook: operation('actor', 'DELETE', '/v1/webhooks/{id}'),
  listDeadLetters: answering(operation('actor', 'GET', '/v1/webhooks/{id}/dead-letters'), { items: '/dead_letters' }),
  listWebhookAttempts: answering(operation('actor', 'GET', '/v1/webhooks/{id}/attempts'), { items: '/attempts' }),
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' }, file: { type: 'string' }, ca: { type: 'string' },
      'operator-key': { type: 'string', default: 'operator-key-of-tests' },
      'webhook-backoff-ms': { type: 'string', default: '20' }, 'webhook-timeout-ms': { type: 'string', default: '1000' },
    },
  })
  const { 'base-url': baseUrl, file } = values
  if (baseUrl === undefined || file === undefined) throw new Error('--base-url and --file are needed')
  await writeTarget(file, {
    name: 'subject', baseUrl, operatorKey: values['operator-key'], caFolder: values.ca ?? null,
    webhookBackoffMs: Number(values['webhook-backoff-ms']), webhookTimeoutMs: Number(values['webhook-timeout-ms']),
    deviceIntervalMs: subjectIntervalMs, lacks: subjectLacks,
  })
}
