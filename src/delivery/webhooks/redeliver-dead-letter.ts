import type { DeliveryContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { reviveDeadLetter } from './attempt.store.ts'
import { requireOwnWebhook } from './webhook.store.ts'
import { ATTEMPTS_MAX, type WebhookKey } from './webhook.ts'

/** Sends a dead letter again, with the same event_id and a full set of attempts. @throws DomainError not_found */
export function redeliverDeadLetter(
  { database, clock }: Pick<DeliveryContext, 'clock' | 'database'>,
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
