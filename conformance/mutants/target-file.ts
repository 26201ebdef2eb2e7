/**
 * Writes a target file for a server with open operator routes: two persons, and the hooks of this project. `node
 * conformance/mutants/target-file.ts --base-url URL --file FILE [--ca DIR] [--operator-key KEY]` writes one for a
 * running reference server.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parse, stringify } from 'yaml'
import type { ChoiceNames } from '../legal-choices/choice.ts'
import { referenceCommunity } from '../reference-server/accounts/communities.ts'
import { referenceSocket } from '../reference-server/events/event-sockets.ts'
import { hooksOfArea } from '../target/optional-areas.ts'

type Members = Readonly<Record<string, unknown>>

/** Options of a reference server in trials. Its target file has the same values. */
export const trialOptions = {
  operatorKey: 'operator-key-of-tests',
  webhookBackoffMs: 10,
  webhookTimeoutMs: 2500,
} as const

export interface TargetOptions {
  name: string
  baseUrl: string
  operatorKey: string
  /** Folder with the certificate authority of the harness's receiver. Null excludes the webhook area. */
  caFolder: string | null
  webhookBackoffMs: number
  webhookTimeoutMs: number
  /** Minimum interval between two polls of the exchange, in ms. Default: that of the reference server. */
  deviceIntervalMs?: number
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
  const names: ChoiceNames = { ...own.names, ...reference.names, ...options.names }
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
    offers: own.offers,
    timing: {
      settle_ms: 2000,
      webhook_backoff_ms: options.webhookBackoffMs,
      webhook_timeout_ms: options.webhookTimeoutMs,
      device_interval_ms: options.deviceIntervalMs ?? 1000,
      token_grace_ms: 0,
    },
    limits: options.fixedAgents === undefined ? { agents: 400, persons: 50 } : { agents: 0, persons: 0 },
    operator_key: options.operatorKey,
    reserved_handle: own.reserved_handle,
    variant_description: own.variant_description,
    built_in_agent: builtIn,
    community: options.community,
    share_base: options.baseUrl,
    directory_category: own.directory_category,
    ...(options.caFolder === null
      ? {}
      : { receiver: { listen: '127.0.0.1:0', public_url: null, ca_dir: options.caFolder } }),
    names: Object.fromEntries(Object.entries(names).filter(([, name]) => name !== null)),
    live_channel: { ...own.live_channel, ...options.frames },
    provision: hooks(options, String(names['agent_token'] ?? 'agent_token')),
  }
  await writeFile(file, stringify((options.patches ?? []).reduce<object>(mergePatch, content)))
}

/** The target file of this project's server. The reference server has most of its routes. */
const own = parse(readFileSync(new URL('../target/own-target.yaml', import.meta.url), 'utf8')) as {
  offers: object
  reserved_handle: string
  variant_description: string
  directory_category: string
  names: Readonly<Record<string, string>>
  live_channel: object
  provision: Members
}

const at = (path: string): object => ({ request: { path } })

/** Differences of the reference server, as patches (RFC 7396). */
const reference = {
  names: { created_at: null, sender: null },
  hooks: {
    banCommunityAgent: { request: { body: { member_id: null, handle: '{handle}' } }, result: null },
    connectPayments: null,
    createSignInLink: null,
    deliveredAsPerson: { result: null },
    eventsAsPerson: at('/v1/me/events?after={after}'),
    joinCommunity: { result: null },
    listJoinNotices: at('/v1/me/events?after=0'),
    payAsPerson: { as: 'operator', ...at('/_ops/payments/{id}/pay') },
    readAsPerson: { result: null },
    redeliverDeadLetter: null,
    removeCommunityAgent: at('/v1/communities/{id}/agents/{handle}'),
    requestContact: { result: null },
    rotateWebhookSecret: { request: { body: { overlap_seconds: null } } },
    searchDump: { result: { tables: null } },
    sendAsPerson: { request: { body: { reply_to: null } } },
    unbanCommunityAgent: at('/v1/communities/{id}/bans/{handle}'),
    workTask: { result: null },
  },
  restarts: {
    restartServer: at('/_ops/restart'),
    failStorage: at('/_ops/storage'),
    failDatabase: at('/_ops/database'),
  },
}

/** Returns the hooks of the server. */
function hooks({ restarts, community }: TargetOptions, tokenName: string): Members {
  const token = { result: { token: `/${tokenName}` } }
  const absent = (names: readonly string[]): Members => Object.fromEntries(names.map((name) => [name, null]))
  return [
    reference.hooks,
    { createAgent: token, rotateToken: token },
    restarts === true ? reference.restarts : absent(Object.keys(reference.restarts)),
    community === undefined ? absent(hooksOfArea('communities')) : {},
  ].reduce<Members>(mergePatch, own.provision)
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
    frames: { window: referenceSocket.window },
    community: referenceCommunity,
    restarts: true,
  })
}
