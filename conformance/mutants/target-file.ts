/**
 * Writes a target file for a server with open operator routes: two persons, and the hooks of this project. `node
 * conformance/mutants/target-file.ts --base-url URL --file FILE [--ca DIR] [--operator-key KEY]` writes one for a
 * running reference server.
 */
import { newAgent } from '../legal-choices/choices/accounts.ts'
import { randomBytes, randomInt } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import type { ChoiceNames } from '../legal-choices/choice.ts'
import { referenceCommunity } from '../reference-server/accounts/communities.ts'
import { callHooks } from './target-file/calls.ts'
import { paymentHooks } from './target-file/payments.ts'
import { referenceSocket } from '../reference-server/events/event-sockets.ts'
import { communityHooks } from './target-file/communities.ts'
import { taskHooks } from './target-file/tasks.ts'
import { answering, operation } from './target-file/templates.ts'
import { webhookHooks } from './target-file/webhooks.ts'

type Members = Readonly<Record<string, unknown>>

/** Options of a reference server in trials. Its target file has the same values. */
export const trialOptions = {
  operatorKey: 'operator-key-of-tests',
  webhookBackoffMs: 10,
  webhookTimeoutMs: 2500,
} as const

/** Areas that the reference server does not have. */
export const referenceLacks: readonly string[] = []
export const referenceIntervalMs = 1000

export interface TargetOptions {
  name: string
  baseUrl: string
  operatorKey: string
  /** Folder with the certificate authority of the harness's receiver. Null excludes the webhook area. */
  caFolder: string | null
  webhookBackoffMs: number
  webhookTimeoutMs: number
  /** Minimum interval between two polls of the exchange, in ms. */
  deviceIntervalMs: number
  /** Areas that the server lacks. */
  lacks?: readonly string[]
  /** Member names that differ from the defaults. Null when the server has no such member. */
  names?: ChoiceNames
  /** Default: both forms. */
  forms?: readonly ('current' | 'variant')[]
  /** Members of live_channel that differ from the defaults. */
  frames?: Readonly<Record<string, unknown>>
  /** Patches merged into the file, in order. */
  patches?: readonly Readonly<Record<string, unknown>>[]
  /** A community that agents may join. */
  community?: { id: string; slug: string }
  /** The server restarts through its operator routes. */
  restarts?: boolean
  /**
   * Number of agents of the first person in the file; the harness can then create no actors. By default, hooks create
   * agents.
   */
  fixedAgents?: number
  /** False for servers without an implementation, for which the persons are invented. */
  provisioned?: boolean
}

interface Person {
  handle: string
  user_id: string
  session: string
  name?: string
  phone_number?: string
  email?: string
  address_book?: string[]
}

export async function writeTarget(file: string, options: TargetOptions): Promise<void> {
  const persons =
    options.provisioned === false
      ? [
          { handle: 'nobodyone', user_id: 'usr_1', session: 'ses_1' },
          { handle: 'nobodytwo', user_id: 'usr_2', session: 'ses_2' },
        ]
      : [await createPerson(options, 'Ann'), await createPerson(options, 'Ben')]
  const names = { ...defaultNames, ...options.names }
  const [owner] = persons
  const agents = await Promise.all(
    Array.from({ length: options.fixedAgents ?? 0 }, () => createAgent(options, owner as Person)),
  )
  const builtIn = options.provisioned === false ? undefined : await createBuiltIn(options, owner as Person)
  const content = {
    name: options.name,
    base_url: options.baseUrl,
    a2a_base: `${options.baseUrl}/a2a`,
    forms: [...(options.forms ?? ['current', 'variant'])],
    persons,
    ...(agents.length === 0 ? {} : { agents }),
    offers: { a2ui: true, ...Object.fromEntries((options.lacks ?? []).map((area) => [area, false])) },
    timing: {
      settle_ms: 2000,
      webhook_backoff_ms: options.webhookBackoffMs,
      webhook_timeout_ms: options.webhookTimeoutMs,
      device_interval_ms: options.deviceIntervalMs,
      token_grace_ms: 0,
    },
    limits: options.fixedAgents === undefined ? { agents: 400, persons: 50 } : { agents: 0, persons: 0 },
    operator_key: options.operatorKey,
    reserved_handle: 'admin',
    variant_description: '/openapi/variant.json',
    built_in_agent: builtIn,
    community: options.community,
    share_base: options.baseUrl,
    directory_category: 'productivity',
    ...(options.caFolder === null
      ? {}
      : { receiver: { listen: '127.0.0.1:0', public_url: null, ca_dir: options.caFolder } }),
    names: Object.fromEntries(Object.entries(names).filter(([, name]) => name !== null)),
    live_channel: { ...defaultFrames, ...options.frames },
    provision: {
      ...provision(names.agent_token ?? 'agent_token'),
      ...(options.restarts === true ? restartHooks : {}),
      ...(options.community === undefined ? {} : communityHooks),
    },
  }
  await writeFile(file, stringify((options.patches ?? []).reduce<object>(mergePatch, content)))
}

const defaultNames = {
  message_sequence: 'sequence',
  part_id: 'part_id',
  delivered_stamp: 'delivered_at',
  read_stamp: 'read_at',
  agent_token: 'agent_token',
  delivery_status: 'delivery_status',
  display_name: 'display_name',
  contact_name: 'name',
  avatar: 'avatar',
  kind: 'kind',
  tagline: 'tagline',
  accent_color: 'accent_color',
  organization: 'organization',
}

const defaultFrames = {
  event: '/event',
  ack: { type: 'ack', sequence: '{sequence}' },
  window: 100,
  revoked_code: 1008,
  malformed_code: 1007,
}

async function createPerson(options: TargetOptions, name: string): Promise<Person> {
  const digits = String(randomInt(1e7, 1e8))
  const about = { name: `${name} Example ${digits}`, phone_number: `+4915${digits}` }
  // This project's server does not store these values, so it cannot return them.
  const kept = { email: `${name.toLowerCase()}${digits}@mail.example`, address_book: [`+4917${digits}`] }
  const response = await fetch(`${options.baseUrl}/_ops/persons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${options.operatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ handle: `${name.toLowerCase()}${randomBytes(4).toString('hex')}`, ...about, ...kept }),
  })
  if (response.status !== 201) throw new Error(`POST /_ops/persons answered ${response.status}`)
  const { person, session } = (await response.json()) as { person: Omit<Person, 'session'>; session: string }
  return { handle: person.handle, user_id: person.user_id, session, ...about, ...kept }
}

async function createAgent(options: TargetOptions, owner: Person): Promise<object> {
  const handle = `bot${randomBytes(4).toString('hex')}`
  const response = await fetch(`${options.baseUrl}/v1/me/agents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.session}`, 'content-type': 'application/json' },
    body: JSON.stringify({ handle, display_name: `Agent ${handle.slice(-4)}` }),
  })
  if (response.status !== 201) throw new Error(`POST /v1/me/agents answered ${response.status}`)
  const { agent, agent_token: token } = (await response.json()) as { agent: { id: string }; agent_token: string }
  return { handle, id: agent.id, token, owner: owner.handle }
}

/** Creates an agent that belongs to the service itself, and returns its handle. */
async function createBuiltIn(options: TargetOptions, owner: Person): Promise<string> {
  const handle = `own${randomBytes(4).toString('hex')}`
  const response = await fetch(`${options.baseUrl}/_ops/agents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${options.operatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      owner_handle: owner.handle,
      handle,
      display_name: 'Assistant',
      visibility: 'unlisted',
      built_in: true,
    }),
  })
  if (response.status !== 201) throw new Error(`POST /_ops/agents answered ${response.status}`)
  return handle
}

const setStatus = (status: string): object => operation('operator', 'PUT', '/_ops/handles/{handle}/status', { status })

/** Returns the hooks for routes that this project's server and the reference server have in common. */
function provision(tokenName: string): Record<string, object> {
  return {
    ...accountHooks(tokenName),
    ...leavingHooks,
    ...directoryHooks,
    ...chatHooks,
    ...personHooks,
    ...webhookHooks,
    ...taskHooks,
    ...a2uiHooks,
    ...contactHooks,
    ...paymentHooks,
    ...callHooks,
  }
}

const restartHooks = {
  restartServer: operation('operator', 'POST', '/_ops/restart', { signal: '{signal}' }),
  failStorage: answering(operation('operator', 'POST', '/_ops/storage', { up: '{up}' }), {
    outlasts_restart: { default: true },
  }),
  failDatabase: operation('operator', 'POST', '/_ops/database', { up: '{up}' }),
}

const accountHooks = (tokenName: string): Record<string, object> => ({
  createPerson: answering(
    operation('operator', 'POST', '/_ops/persons', {
      handle: '{handle}',
      name: '{name}',
      phone_number: '{phone_number}',
    }),
    {
      user_id: '/person/user_id',
      handle: '/person/handle',
      session: '/session',
    },
  ),
  createAgent: answering(operation('person', 'POST', '/v1/me/agents', newAgent), {
    id: '/agent/id',
    handle: '/agent/handle',
    token: `/${tokenName}`,
  }),
  rotateToken: answering(operation('person', 'POST', '/v1/me/agents/{agent_id}/rotate-token', {}), {
    token: `/${tokenName}`,
  }),
  setVisibility: operation('person', 'PATCH', '/v1/me/agents/{agent_id}', { visibility: '{visibility}' }),
  suspendHandle: setStatus('suspended'),
  retireHandle: setStatus('retired'),
  restoreHandle: setStatus('active'),
  limitRate: operation('operator', 'PUT', '/_ops/handles/{handle}/rate-limit', {
    requests: '{requests}',
    seconds: '{seconds}',
  }),
  approveDevice: operation('person', 'POST', '/api/auth/device/approve', { user_code: '{user_code}' }),
  denyDevice: operation('person', 'POST', '/api/auth/device/deny', { user_code: '{user_code}' }),
  ageDeviceCode: operation('operator', 'POST', '/_ops/device-authorizations/{user_code}/age', { seconds: '{seconds}' }),
})

const leavingHooks = {
  liveChannel: answering(operation('actor', 'POST', '/v1/socket-tickets', {}), { url: '/url' }),
  install: operation('person', 'PUT', '/v1/me/installations/{handle}', {}),
  uninstall: operation('person', 'DELETE', '/v1/me/installations/{handle}'),
  deleteAgent: operation('person', 'DELETE', '/v1/me/agents/{agent_id}'),
  deleteAccount: answering(operation('person', 'DELETE', '/v1/me', { confirm: '{handle}' }), {
    status: '/cleanup/status',
    receipt_id: '/cleanup/receipt_id',
  }),
  readCleanup: answering(operation('none', 'GET', '/v1/account-deletions/{receipt_id}'), { status: '/cleanup/status' }),
}

const directoryHooks = {
  submitListing: operation('person', 'POST', '/v1/me/agents/{agent_id}/listing', {
    categories: ['{category}'],
    tasks: ['{task}'],
  }),
  approveListing: operation('operator', 'PUT', '/_ops/handles/{handle}/listing', { status: 'approved' }),
  publishListing: operation('operator', 'PUT', '/_ops/handles/{handle}/listing', { status: 'published' }),
  listDirectory: answering(
    operation('none', 'GET', '/v1/directory?category={category}&task={task}&q={q}&cursor={cursor}'),
    { agents: '/agents', next_cursor: '/next_cursor' },
  ),
  setPhoneNumber: operation('operator', 'PUT', '/_ops/persons/{handle}/phone-number', {
    phone_number: '{phone_number}',
    verified: '{verified}',
  }),
}

const chatHooks = {
  openDirectChat: answering(operation('actor', 'POST', '/v1/chats', { kind: 'direct', handles: ['{handle}'] }), {
    chat_id: '/chat/id',
  }),
  createGroup: answering(
    operation('person', 'POST', '/v1/chats', { kind: 'group', handles: '{handles}', group_name: '{name}' }),
    { chat_id: '/chat/id' },
  ),
  getChat: answering(operation('actor', 'GET', '/v1/chats/{chat_id}'), { chat: '/chat' }),
  addMember: operation('person', 'POST', '/v1/chats/{chat_id}/participants', { handle: '{handle}' }),
  removeMember: operation('person', 'DELETE', '/v1/chats/{chat_id}/participants/{handle}'),
  leaveGroup: operation('actor', 'DELETE', '/v1/chats/{chat_id}/participants/{handle}'),
  getAttachment: answering(operation('actor', 'GET', '/v1/attachments/{attachment_id}'), { attachment: '/attachment' }),
  renameGroup: operation('person', 'PATCH', '/v1/chats/{chat_id}', { group_name: '{name}' }),
  block: operation('actor', 'PUT', '/v1/blocked-handles/{handle}'),
  unblock: operation('actor', 'DELETE', '/v1/blocked-handles/{handle}'),
}

const personHooks = {
  sendAsPerson: answering(
    operation('person', 'POST', '/v1/me/chats/{chat_id}/messages', { message_id: '{message_id}', parts: '{parts}' }),
    { message: '/message' },
  ),
  readAsPerson: operation('person', 'POST', '/v1/me/chats/{chat_id}/read', { message_id: '{message_id}' }),
  deliveredAsPerson: operation('person', 'POST', '/v1/me/chats/{chat_id}/delivered', { message_id: '{message_id}' }),
  typingAsPerson: operation('person', 'POST', '/v1/me/chats/{chat_id}/typing', { started: '{started}' }),
  historyAsPerson: answering(operation('person', 'GET', '/v1/me/chats/{chat_id}/messages'), { messages: '/messages' }),
  listRequests: answering(operation('person', 'GET', '/v1/me/requests'), { requests: '/requests' }),
  acceptRequest: operation('person', 'POST', '/v1/me/requests/{id}/accept', {}),
  eventsAsPerson: answering(operation('person', 'GET', '/v1/me/events?after={after}'), {
    events: '/events',
    latest: '/latest',
  }),
}

const contactHooks = {
  discoverContacts: answering(operation('person', 'POST', '/v1/me/contact-discovery', { entries: '{entries}' }), {
    matches: '/matches',
  }),
  listJoinNotices: answering(operation('person', 'GET', '/v1/me/events?after=0'), { notices: '/events' }),
  requestContact: operation('actor', 'POST', '/v1/contact-requests', { handle: '{handle}', note: '{note}' }),
  searchDump: answering(operation('operator', 'POST', '/_ops/dump-search', { text: '{text}' }), { found: '/found' }),
}

const a2uiHooks = {
  encodeA2ui: { value: { part: { type: 'data', media_type: 'application/a2ui+json', data: '{messages}' } } },
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Merges a patch into an object: null removes a member (RFC 7396). */
function mergePatch(base: unknown, patch: Members): Members {
  const merged: Record<string, unknown> = isMembers(base) ? { ...base } : {}
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name]
    else merged[name] = isMembers(value) ? mergePatch(merged[name], value) : value
  }
  return merged
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      file: { type: 'string' },
      ca: { type: 'string' },
      'operator-key': { type: 'string', default: 'operator-key-of-tests' },
      'webhook-backoff-ms': { type: 'string', default: '20' },
      'webhook-timeout-ms': { type: 'string', default: '1000' },
    },
  })
  const { 'base-url': baseUrl, file } = values
  if (baseUrl === undefined || file === undefined) throw new Error('--base-url and --file are required')
  await writeTarget(file, {
    name: 'reference server',
    baseUrl,
    operatorKey: values['operator-key'],
    caFolder: values.ca ?? null,
    webhookBackoffMs: Number(values['webhook-backoff-ms']),
    webhookTimeoutMs: Number(values['webhook-timeout-ms']),
    deviceIntervalMs: referenceIntervalMs,
    lacks: referenceLacks,
    frames: { window: referenceSocket.window },
    community: referenceCommunity,
    restarts: true,
  })
}
