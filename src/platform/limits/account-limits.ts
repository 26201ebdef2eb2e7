import { DomainError, type DomainErrorDetails } from '../errors.ts'

/** No limit: greater than every count. */
export const unlimited = Number.MAX_SAFE_INTEGER

/** A limit: maximum number of items that an account, or an object of it, may have at a time. */
export interface AccountLimit {
  /** Value without PARLEY_LIMITS and without an override. */
  default: number
  /** Counted unit: a plural noun, or `bytes`. */
  unit: string
  /** Accounts whose limit an operator can override; `none`: the items belong to no account, such as an address. */
  account: 'person' | 'agent' | 'any' | 'none'
  /**
   * Response above the limit: `limit_exceeded` (409) for stored items, `rate_limited` (429) for items that are open or
   * expire. `oldest_ends`: the item is accepted, and the oldest one ends.
   */
  code: 'limit_exceeded' | 'rate_limited' | 'oldest_ends'
  /** One sentence for operators. */
  doc: string
}

/** All limits of accounts; setting, operator routes, metric and guide are derived from this list. */
export const accountLimits = {
  stored_bytes_per_account: stored(
    10 * 1024 ** 3,
    'bytes',
    'any',
    'Bytes of messages, drafts and tasks that an account has stored; attachments have limits of their own.',
  ),
  messages_per_task: stored(
    10_000,
    'messages',
    'agent',
    'Messages and status changes in one task that the agent requested; the final status is always accepted.',
  ),
  artifacts_per_task: stored(1_000, 'artifacts', 'agent', 'Artifacts of one task that the agent asked for.'),
  artifact_chunks_per_task: stored(
    10_000,
    'chunks',
    'agent',
    'Artifacts and chunks of artifacts delivered in one task that the agent requested, including replaced artifacts.',
  ),
  artifact_parts_per_task: stored(
    20_000,
    'parts',
    'agent',
    'Parts of artifacts delivered in one task that the agent requested, including replaced artifacts.',
  ),
  bytes_per_task: stored(
    8 * 1024 * 1024,
    'bytes',
    'agent',
    'Bytes of messages and artifacts in one task that the agent requested, including replaced artifacts.',
  ),
  agents_per_person: stored(10_000, 'agents', 'person', 'Agents that a person owns.'),
  sessions_per_person: {
    ...stored(100, 'sessions', 'person', 'Sessions of a person; signing in once more ends the one that began first.'),
    code: 'oldest_ends',
  },
  groups_per_account: stored(1_000, 'groups', 'any', 'Groups that a person or an agent has made.'),
  participants_per_group: stored(1_024, 'participants', 'any', 'Participants of a group, of whoever made it.'),
  attachment_bytes_per_agent: stored(
    10 * 1024 ** 3,
    'bytes',
    'agent',
    'Stored bytes of attachments, including uploads in progress.',
  ),
  attachments_per_agent: stored(100_000, 'attachments', 'agent', 'Stored attachments, uploads that run included.'),
  attachment_bytes_per_person: stored(
    1024 ** 3,
    'bytes',
    'person',
    'Stored bytes of attachments of a person, including uploads in progress.',
  ),
  attachments_per_person: stored(
    10_000,
    'attachments',
    'person',
    'Stored attachments of a person, including uploads in progress.',
  ),
  drafts_per_agent: stored(1_000, 'drafts', 'agent', 'Drafts that are neither finalized nor older than 7 days.'),
  webhooks_per_agent: stored(10, 'webhooks', 'agent', 'Webhook subscriptions, of both forms together.'),
  access_entries_per_list: stored(1_000, 'handles', 'agent', 'Handles in one access list of an agent.'),
  communities_per_person: stored(100, 'communities', 'person', 'Communities that a person owns.'),
  communities_per_agent: stored(1_000, 'communities', 'agent', 'Communities that an agent is in.'),
  agents_per_community: stored(1_024, 'agents', 'person', 'Agents in one community that the person owns.'),
  bans_per_community: stored(10_000, 'bans', 'person', 'Bans of one community that the person owns.'),
  contact_requests_per_agent: stored(
    1_000,
    'requests',
    'agent',
    'Contact requests that are not accepted and not expired.',
  ),
  open_payment_requests_per_chat: stored(
    10,
    'requests',
    'agent',
    'Payment requests of an agent to one person in one chat that are pending.',
  ),
  calls_per_person_and_hour: passing(120, 'calls', 'person', 'Calls that a person begins in an hour.'),
  candidates_per_call: stored(256, 'candidates', 'any', 'ICE candidates that one party of a call sends.'),
  message_requests_per_person: stored(
    1_000,
    'requests',
    'person',
    'Requests that wait for a person: chats and invitations to groups.',
  ),
  message_requests_per_agent_and_day: passing(
    500,
    'requests',
    'agent',
    'Requests that an agent makes in 24 hours: chats that a person has not accepted, and invitations of a person.',
  ),
  pending_messages_per_request: stored(
    20,
    'messages',
    'agent',
    'Messages of one message request; accepting the request delivers all of them at once.',
  ),
  open_tasks_per_requester: stored(1_000, 'tasks', 'any', 'Tasks that one has sent and that have not ended.'),
  open_tasks_per_worker: stored(10_000, 'tasks', 'agent', 'Tasks that an agent has received and that have not ended.'),
  push_configs_per_task: stored(
    10,
    'configurations',
    'agent',
    'Push notification configurations of one task, of its requester.',
  ),
  socket_tickets_per_agent: passing(
    100,
    'tickets',
    'agent',
    'Tickets for a WebSocket that are neither used nor expired.',
  ),
  socket_tickets_per_person: passing(
    100,
    'tickets',
    'person',
    'Tickets of a person for a WebSocket that are neither used nor expired.',
  ),
  device_codes_per_address: passing(
    200,
    'codes',
    'none',
    'Device codes that wait for a person, of one client address.',
  ),
  device_codes: passing(10_000, 'codes', 'none', 'Device codes that wait for a person, altogether.'),
  requests_at_once: passing(
    256,
    'requests',
    'any',
    'Concurrent requests of one account, without requests that the following limits count.',
  ),
  held_pulls: passing(100, 'pulls', 'any', 'Pulls of one account that wait for events.'),
  held_pulls_per_address: passing(10_000, 'pulls', 'none', 'The same of one client address.'),
  waiting_calls: passing(1_000, 'calls', 'agent', 'A2A calls and tasks of one account that wait for an answer.'),
  waiting_calls_per_address: passing(10_000, 'calls', 'none', 'The same of one client address.'),
  streams: passing(100, 'streams', 'agent', 'A2A calls of one account that are answered with a stream of events.'),
  streams_per_address: passing(5_000, 'streams', 'none', 'The same of one client address.'),
  sockets: passing(100, 'sockets', 'any', 'WebSockets of one account.'),
  sockets_per_address: passing(5_000, 'sockets', 'none', 'The same of one client address.'),
  socket_tickets_per_address: passing(5_000, 'tickets', 'none', 'Tickets that one client address got in 30 seconds.'),
  unread_bytes_per_reader: passing(
    64 * 1024 ** 2,
    'bytes',
    'any',
    'Bytes of answers that one account, or one client address without a credential, has not read.',
  ),
} as const satisfies Readonly<Record<string, AccountLimit>>

/** Limit of items that are stored until they are deleted. */
function stored<const A extends AccountLimit['account']>(most: number, unit: string, account: A, doc: string) {
  return { default: most, unit, account, code: 'limit_exceeded', doc } as const
}

/** Limit of items that are open, or expire: a later request may succeed. */
function passing<const A extends AccountLimit['account']>(most: number, unit: string, account: A, doc: string) {
  return { default: most, unit, account, code: 'rate_limited', doc } as const
}

export type LimitName = keyof typeof accountLimits

export const limitNames = Object.keys(accountLimits) as readonly LimitName[]

export function isLimitName(text: string): text is LimitName {
  return Object.hasOwn(accountLimits, text)
}

interface ExceededDetails extends Pick<DomainErrorDetails, 'field'> {
  /** Current use; undefined when the error does not name it. */
  used?: number
  /** Amount that the request would add. Default: 1. */
  added?: number
  /** For `rate_limited`: whole seconds until another request may succeed. Default: 1. */
  retryAfterSeconds?: number
}

/**
 * Returns the rejection of a request that would exceed a limit; the HTTP layer counts it in
 * `parley_limit_refusals_total`.
 * @param most current limit, as returned by `Limits.of`
 */
export function limitReached(
  name: LimitName,
  most: number,
  { used, added, field, retryAfterSeconds = 1 }: ExceededDetails = {},
): DomainError {
  const { unit, code } = accountLimits[name] as AccountLimit
  if (code === 'oldest_ends') throw new Error(`The limit ${name} rejects nothing.`)
  const details = [
    ...(used === undefined ? [] : [`${used} are in use`]),
    ...(added === undefined ? [] : [`the request adds ${added}`]),
  ]
  const message = `The limit ${name} is reached: at most ${most} ${unit}${details.map((text) => `, ${text}`).join('')}.`
  return new DomainError(code, message, {
    limit: name,
    ...(field !== undefined && { field }),
    ...(code === 'rate_limited' && { retryAfterSeconds }),
  })
}

/**
 * Rejects a request that would exceed a limit. Count inside the writing transaction, under the lock of the account.
 * @param used current count
 * @param most current limit, as returned by `Limits.of`
 * @throws DomainError limit_exceeded or rate_limited, as defined by the limit
 */
export function assertWithinLimit(name: LimitName, used: number, most: number, details: ExceededDetails = {}): void {
  if (used + (details.added ?? 1) > most) throw limitReached(name, most, details)
}
