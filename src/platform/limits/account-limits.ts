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

/** The only list of limits on what accounts store and hold; setting, operator routes, metric and guide come from it. */
export const accountLimits = {
  messages_per_task: stored(
    10_000,
    'messages',
    'agent',
    'Messages and changes of status in one task that the agent asked for; the status that ends it is always taken.',
  ),
  artifacts_per_task: stored(1_000, 'artifacts', 'agent', 'Artifacts of one task that the agent asked for.'),
  artifact_chunks_per_task: stored(
    10_000,
    'chunks',
    'agent',
    'Artifacts and chunks of artifacts handed over in one task that the agent asked for, replaced ones included.',
  ),
  artifact_parts_per_task: stored(
    20_000,
    'parts',
    'agent',
    'Parts of artifacts handed over in one task that the agent asked for, replaced ones included.',
  ),
  bytes_per_task: stored(
    8 * 1024 * 1024,
    'bytes',
    'agent',
    'Bytes of all that is said and handed over in one task that the agent asked for, replaced artifacts included.',
  ),
  agents_per_person: stored(10_000, 'agents', 'person', 'Agents that a person owns.'),
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
