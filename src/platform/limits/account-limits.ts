import { DomainError, type DomainErrorDetails } from '../errors.ts'

/** No limit: greater than every count. */
export const unlimited = Number.MAX_SAFE_INTEGER

/** One limit: how much of something one account, or one of its things, may have at a time. */
export interface AccountLimit {
  /** What is allowed where neither PARLEY_LIMITS nor an override says otherwise. */
  default: number
  /** What is counted: a plural noun, or `bytes`. */
  unit: string
  /** Whose limit an operator can override; `none`: what is counted belongs to no account, such as an address. */
  account: 'person' | 'agent' | 'any' | 'none'
  /** A stored count is rejected with `limit_exceeded` (409), what is held open or passes with time with `rate_limited` (429). */
  code: 'limit_exceeded' | 'rate_limited'
  /** One sentence for operators. */
  doc: string
}

const stored = (
  defaultValue: number,
  unit: string,
  account: AccountLimit['account'],
  doc: string,
): Readonly<AccountLimit> => ({ default: defaultValue, unit, account, code: 'limit_exceeded', doc })

/** Held by one server process: the count ends with what is counted, or with the process. */
const held = (
  defaultValue: number,
  unit: string,
  account: AccountLimit['account'],
  doc: string,
): Readonly<AccountLimit> => ({ default: defaultValue, unit, account, code: 'rate_limited', doc })

/** The only list of limits on what accounts store and hold; setting, operator routes, metric and guide come from it. */
export const accountLimits = {
  agents_per_person: stored(10_000, 'agents', 'person', 'Agents that a person owns.'),
  requests_at_once: held(
    256,
    'requests',
    'any',
    'Requests of one credential that are worked on at a time, without those that the following limits count.',
  ),
  held_pulls: held(100, 'pulls', 'any', 'Pulls of one credential that wait for events.'),
  held_pulls_per_address: held(10_000, 'pulls', 'none', 'The same of one client address.'),
  waiting_calls: held(1_000, 'calls', 'agent', 'A2A calls and tasks of one credential that wait for an answer.'),
  waiting_calls_per_address: held(10_000, 'calls', 'none', 'The same of one client address.'),
  streams: held(100, 'streams', 'agent', 'A2A calls of one credential that are answered with a stream of events.'),
  streams_per_address: held(5_000, 'streams', 'none', 'The same of one client address.'),
  sockets: held(100, 'sockets', 'agent', 'WebSockets of one credential.'),
  sockets_per_address: held(5_000, 'sockets', 'none', 'The same of one client address.'),
  socket_tickets: held(100, 'tickets', 'agent', 'Tickets for WebSockets that one credential got in 30 seconds.'),
  socket_tickets_per_address: held(5_000, 'tickets', 'none', 'The same of one client address.'),
  unread_bytes_per_reader: held(
    64 * 1024 ** 2,
    'bytes',
    'any',
    'Bytes of answers that wait until one credential, or one client address without a credential, reads them.',
  ),
} as const satisfies Readonly<Record<string, AccountLimit>>

export type LimitName = keyof typeof accountLimits

export const limitNames = Object.keys(accountLimits) as readonly LimitName[]

/** Whether a text names a limit. */
export function isLimitName(text: string): text is LimitName {
  return Object.hasOwn(accountLimits, text)
}

interface ExceededDetails extends Pick<DomainErrorDetails, 'field'> {
  /** What is in use now, where that helps the caller. */
  used?: number
  /** What the request would add, where it is not one. */
  added?: number
  /** For `rate_limited`: whole seconds until a further try may succeed. Default: 1. */
  retryAfterSeconds?: number
}

/**
 * The rejection of a request that would exceed a limit. The edge counts it in `parley_limit_refusals_total`.
 * @param most the number in force, as `AccountLimits.of` gave it
 */
export function limitReached(
  name: LimitName,
  most: number,
  { used, added, field, retryAfterSeconds = 1 }: ExceededDetails = {},
): DomainError {
  const { unit, code } = accountLimits[name] as AccountLimit
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
 * Rejects what would exceed a limit. Count inside the transaction that writes, under the lock of the account.
 * @param used how much there is already
 * @param most the number in force, as `AccountLimits.of` gave it
 * @throws DomainError limit_exceeded or rate_limited, as the limit says
 */
export function assertWithinLimit(name: LimitName, used: number, most: number, details: ExceededDetails = {}): void {
  if (used + (details.added ?? 1) > most) throw limitReached(name, most, details)
}
