import { readNumberCursor, unusableCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { notFound } from '../../platform/errors.ts'
import type { Needs } from '../../platform/context.ts'
import {
  listDeadLetterRows,
  type DeadLetter,
  reviveDeadLetter,
  listAttemptRows,
  type LoggedAttempt,
} from './delivery-list.store.ts'
import { requireOwnWebhook } from './webhook.store.ts'
import { type WebhookKey } from './webhook.ts'
import { ATTEMPTS_MAX } from './delivery.ts'

/** Returns events that are not retried automatically, in log order. @throws DomainError not_found, invalid_request */
export function listDeadLetters(
  { database }: Needs<'database'>,
  caller: Caller,
  key: WebhookKey,
  page: ListPage,
): Promise<List<DeadLetter>> {
  const after = readNumberCursor(page.cursor) ?? 0
  return database.read(async (tx) => {
    await requireOwnWebhook(tx, caller, key)
    const rows = await listDeadLetterRows(tx, key.id, after, page.limit + 1)
    return paginate(rows, page.limit, ({ eventSequence }) => String(eventSequence))
  })
}

/** Sends a dead letter again, with the same event_id and a full set of attempts. @throws DomainError not_found */
export function redeliverDeadLetter(
  { database, clock }: Needs<'clock' | 'database'>,
  caller: Caller,
  key: WebhookKey,
  eventId: string,
): Promise<void> {
  return database.write(async (tx) => {
    const { actorId } = await requireOwnWebhook(tx, caller, key)
    if (!(await reviveDeadLetter(tx, key.id, eventId, ATTEMPTS_MAX, clock.now()))) {
      throw notFound('There is no dead letter of this event.')
    }
    tx.wakeDeliveries([actorId])
  })
}

/** Returns attempts of a webhook with the receiver's responses, newest event first. @throws DomainError not_found */
export function listWebhookAttempts(
  { database }: Needs<'database'>,
  caller: Caller,
  key: WebhookKey,
  page: ListPage,
): Promise<List<LoggedAttempt>> {
  const before = decodePlace(page.cursor)
  return database.read(async (tx) => {
    await requireOwnWebhook(tx, caller, key)
    const rows = await listAttemptRows(tx, key.id, before, page.limit + 1)
    return paginate(rows, page.limit, ({ eventSequence, attempt }) => `${eventSequence}.${attempt}`)
  })
}

function decodePlace(cursor: string | undefined): { eventSequence: number; attempt: number } {
  if (cursor === undefined) return { eventSequence: Number.MAX_SAFE_INTEGER, attempt: 0 }
  const match = /^(\d{1,15})\.(\d{1,9})$/.exec(cursor)
  if (!match) throw unusableCursor()
  return { eventSequence: Number(match[1]), attempt: Number(match[2]) }
}
