import type { Needs } from '../../platform/context.ts'
import { operations } from '../../../generated/extensions/operations.ts'
import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { isDomainError } from '../../platform/errors.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readNewestFirst } from '../../platform/read-page.ts'
import type { HttpContext } from '../context.ts'
import { hasTrait, type Operation } from '../operation.ts'
import {
  deleteEntry,
  insertEntry,
  completeEntry,
  type Detail,
  listEntryRows,
  type ListedEntry,
} from './operator-log.store.ts'

/** Retention of entries, in milliseconds. */
const keptMs = 366 * 24 * 60 * 60 * 1000

/**
 * Allowlist of path and body members in the log. Names, phone numbers and secrets are not in it, so they are never
 * stored.
 */
const shownMembers = [
  'status',
  'visibility',
  'built_in',
  'requests',
  'seconds',
  'limit',
  'value',
  'webhook_id',
  'event_id',
  'verified',
  'enabled',
  'target',
  'kind',
  'delay_ms',
  'retry_after',
  'probability',
  'times',
  'fault_id',
  'invitation_id',
  'uses',
  'expires_in',
] as const

interface Called {
  path: unknown
  body: unknown
  ip: string
}

/** A handler without its exact types, which each operation declares itself. */
type AnyHandler = (context: HttpContext, call: never) => Promise<{ status: number; body?: unknown }>

type LogContext = Needs<'clock' | 'ids' | 'database'>

/**
 * Wraps the handlers of operators, so that the operator log contains each change. The entry is stored before the change
 * begins, so that no change lacks an entry. It is deleted if the change is rejected.
 */
export function logOperatorChanges<T extends Record<string, AnyHandler>>(handlers: T): T {
  const logged = Object.entries(handlers).map(([operation, handle]) => {
    const known: Operation = operations[operation as keyof typeof operations]
    return [operation, known.method === 'get' || hasTrait(known, 'reads') ? handle : withEntry(operation, handle)]
  })
  return Object.fromEntries(logged) as T
}

function withEntry(operation: string, handle: AnyHandler): AnyHandler {
  return async (context, call) => {
    const id = await begin(context, operation, call)
    try {
      const reply = await handle(context, call)
      await context.database.write((tx) => completeEntry(tx, id, madeAccount(reply.body), receiptIn(reply.body)))
      return reply
    } catch (error) {
      if (isDomainError(error)) await context.database.write((tx) => deleteEntry(tx, id))
      throw error
    }
  }
}

function begin({ clock, ids, database }: LogContext, operation: string, { path, body, ip }: Called): Promise<string> {
  const input = { ...(path as object), ...(body as object | undefined) } as Record<string, unknown>
  const at = clock.now()
  const id = ids.next('opl')
  return database.write(async (tx) => {
    const handle = [input['handle'], input['agent']].find((value) => typeof value === 'string')
    const account = handle === undefined ? undefined : await findActorByHandle(tx, foldHandle(handle as string))
    const entry = { id, at, operation, accountId: account?.id ?? null, details: detailsOf(input), address: ip }
    await insertEntry(tx, entry, at - keptMs)
    return id
  })
}

function detailsOf(input: Readonly<Record<string, unknown>>): Record<string, Detail> {
  const shown = shownMembers.filter((name) => name in input && typeof input[name] !== 'object')
  return Object.fromEntries(shown.map((name) => [name, input[name] as Detail]))
}

/** Returns the id of the account that an operation created, from its response body. */
function madeAccount(body: unknown): string | null {
  const { person, agent } = (body ?? {}) as { person?: { user_id?: string }; agent?: { id?: string } }
  return person?.user_id ?? agent?.id ?? null
}

/** Returns the receipt of a deletion, from its response body. */
function receiptIn(body: unknown): string | null {
  return (body as { cleanup?: { receipt_id?: string } } | undefined)?.cleanup?.receipt_id ?? null
}

/** Returns a page of the operator log, newest entry first. */
export function listOperatorLog({ database }: Needs<'database'>, page: ListPage): Promise<List<ListedEntry>> {
  return readNewestFirst(database, 'opl', page, listEntryRows)
}
